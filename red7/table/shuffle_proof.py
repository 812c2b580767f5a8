"""Proofs of fair shuffles: a hash is shown before each round, and opened and checked after it.

The server commits to a shuffle by the hash of its order and a salt. A record that agrees with
itself was not changed in part, but may have been replaced as a whole. Hashes that were shown before
the rounds were played (fingerprints) prove that the cards were dealt in the order fixed before.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from red7.core import Card, Match, Red7Error, deal
from red7.notation import Record, RecordedRound, join_cards, parse_cards, recorded_deal, replay
from red7.table.state import PlayedRound

_PROOF = re.compile(
    r"salt (?P<salt>.*), order (?P<order>[A-Z0-9 ]*), SHA-256 (?P<hash>[0-9a-f]{64})"
)


@lru_cache(maxsize=1024)
def _commitment(order: tuple[Card, ...], salt: str) -> str:
    return sha256(f"{salt} {join_cards(order)}".encode()).hexdigest()


def commitment(order: Sequence[Card], salt: str) -> str:
    """Return the hash that commits the server to an order: SHA-256 of the salt and the cards."""
    return _commitment(tuple(order), salt)


def proof_text(played: PlayedRound) -> str:
    """Return the opened commitment of a round as text; empty if the round comes from a record."""
    if not played.salt:
        return ""
    order = join_cards(played.order)
    return f"salt {played.salt}, order {order}, SHA-256 {commitment(played.order, played.salt)}"


class Verdict(StrEnum):
    """The result of checking a round's shuffle."""

    PROVED = "proved"
    """The shuffle is the one whose fingerprint was given."""
    AGREES = "agrees"
    """Salt, order, fingerprint and deal agree; no fingerprint proves when the shuffle was made."""
    NO_PROOF = "no-proof"
    """The record has no salt and order of the shuffle."""
    WRONG_FINGERPRINT = "wrong-fingerprint"
    """The fingerprint of salt and order differs from the one in the record."""
    WRONG_DEAL = "wrong-deal"
    """The cards were not dealt in the order that the record names."""
    OTHER = "other"
    """The shuffle is not the one whose fingerprint was given."""


class Finding(NamedTuple):
    """The verdict on the shuffle of a round, and its fingerprint, if it has one."""

    round: int
    verdict: Verdict
    fingerprint: str = ""

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong with the shuffle."""
        return self.verdict in (Verdict.PROVED, Verdict.AGREES)


def verify(record: Record, fingerprints: Sequence[str] = ()) -> list[Finding]:
    """Check the shuffle of every round of a record.

    `fingerprints` are those of the first rounds, in order; later rounds are checked without one.
    """
    starts = {moment.round: moment.match for moment in replay(record) if moment.turn_number == 0}
    given: list[str | None] = [*fingerprints, *(None,) * len(record.rounds)]
    return [
        _finding(number, played, starts[number], given[number - 1])
        for number, played in enumerate(record.rounds, start=1)
    ]


def _finding(number: int, played: RecordedRound, match: Match, given: str | None) -> Finding:
    found = _PROOF.fullmatch(played.comment)
    if found is None:
        return Finding(number, Verdict.NO_PROOF)
    try:
        order = tuple(parse_cards(found["order"]))
        dealt = recorded_deal(deal(match, order))
    except Red7Error:
        return Finding(number, Verdict.WRONG_DEAL)
    true = commitment(order, found["salt"])
    if true != found["hash"]:
        return Finding(number, Verdict.WRONG_FINGERPRINT, true)
    if dealt[:3] != played[:3]:
        return Finding(number, Verdict.WRONG_DEAL, true)
    if given is None:
        return Finding(number, Verdict.AGREES, true)
    return Finding(number, Verdict.PROVED if given == true else Verdict.OTHER, true)
