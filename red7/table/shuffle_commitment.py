"""The commitment to a shuffle (commit and reveal): shown at the start, opened at the end."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from red7.core import Card
from red7.notation import join_cards
from red7.table.state import PlayedRound


@lru_cache(maxsize=1024)
def _commitment(order: tuple[Card, ...], salt: str) -> str:
    return sha256(f"{salt} {join_cards(order)}".encode()).hexdigest()


def commitment(order: Sequence[Card], salt: str) -> str:
    """The hash that binds whoever shuffled to an order: SHA-256 of the salt and its cards."""
    return _commitment(tuple(order), salt)


def proof_text(played: PlayedRound) -> str:
    """The opened commitment of a round in words; empty where it came as a record."""
    if not played.salt:
        return ""
    order = join_cards(played.order)
    return f"salt {played.salt}, order {order}, SHA-256 {commitment(played.order, played.salt)}"
