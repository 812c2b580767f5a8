"""Game records: whole matches as text, read back without loss and checked against the rules.

docs/reference/notation.md describes the format. The parser plays the whole match, so every record
that it accepts is a match that the rules allow.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from red7.core.cards import Card, CardSet, cards_in
from red7.core.editions import Rules
from red7.core.match import Match, deal, with_result
from red7.core.playing import play
from red7.core.position import Position
from red7.core.rules import Seat
from red7.core.steps import Turn
from red7.notation.cards import join_cards
from red7.notation.errors import BadText
from red7.notation.positions import SWITCHES
from red7.notation.steps import turn_name

FORMAT = "1"
SEAT_TAG = re.compile(r"Seat[0-9]+")


def is_structural(tag: str) -> bool:
    """Return whether a tag belongs to the format itself."""
    return tag in ("Red7", "Edition", "Switches", "Result") or bool(SEAT_TAG.fullmatch(tag))


class RecordedTurn(NamedTuple):
    """A turn of a record; the last one of a match may be unfinished."""

    seat: Seat
    steps: Turn
    comment: str = ""


class RecordedRound(NamedTuple):
    """A round of a record: its deal and its turns."""

    hands: tuple[CardSet, ...]
    palettes: tuple[Card, ...]
    deck: tuple[Card, ...]
    turns: tuple[RecordedTurn, ...] = ()
    comment: str = ""

    @property
    def order(self) -> list[Card]:
        """The cards in the order in which they were dealt."""
        hands = [card for hand in self.hands for card in cards_in(hand)]
        return [*hands, *self.palettes, *self.deck]


class Record(NamedTuple):
    """A match as it was played."""

    rules: Rules
    names: tuple[str, ...]
    rounds: tuple[RecordedRound, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    """The other tags, such as Date or Event, in their order."""


class Moment(NamedTuple):
    """A position of a match between two turns, or in the middle of an unfinished last one."""

    match: Match
    round: int
    turn_number: int
    """Number of turns of the round played so far; 0 at the deal."""
    position: Position


def recorded_deal(position: Position) -> RecordedRound:
    """Return the deal of a round in which no turn has been played yet."""
    palettes = tuple(card for palette in position.palettes for card in cards_in(palette))
    return RecordedRound(position.hands, palettes, position.deck)


def replay(record: Record) -> Iterator[Moment]:
    """Yield every moment of a match: each deal, and the position after each turn.

    Raise `IllegalStep`, `BadDeal` or `BadText` if the record breaks the rules.
    """
    match = Match(record.rules, len(record.names))
    for number, played in enumerate(record.rounds, start=1):
        position = deal(match, played.order)
        yield Moment(match, number, 0, position)
        for count, turn in enumerate(played.turns, start=1):
            if turn.seat != position.mover or not turn.steps:
                raise BadText("bad-value", f"round {number}, turn {count}: not a turn of this seat")
            position = play(position, turn.steps)
            yield Moment(match, number, count, position)
        if position.is_over:
            match = with_result(match, position)


def result_of(record: Record) -> Match:
    """Return the match at the end of a record."""
    match = Match(record.rules, len(record.names))
    for moment in replay(record):
        match = moment.match
        if moment.position.is_over:
            match = with_result(match, moment.position)
    return match


def result_text(match: Match) -> str:
    """Return the winners' seats as text, or `*` while the match runs."""
    return " ".join(map(str, match.winners)) or "*"


def record_text(record: Record) -> str:
    """Return the text of a record.

    Raise `BadText` if the format cannot hold the record, and like `replay` if it breaks the rules.
    """
    lines = [_tag(name, value) for name, value in _structural_tags(record)]
    lines += [_tag(name, value) for name, value in _further_tags(record)]
    for number, played in enumerate(record.rounds, start=1):
        lines += ["", f"Round {number}{_braced(played.comment)}"]
        lines += [
            f"hand {seat}: {join_cards(cards_in(hand))}" for seat, hand in enumerate(played.hands)
        ]
        lines.append(f"palettes: {join_cards(played.palettes)}")
        lines.append(f"deck: {join_cards(played.deck)}".rstrip())
        lines += [
            f"{count}. {seat}: {turn_name(steps)}{_braced(comment)}"
            for count, (seat, steps, comment) in enumerate(played.turns, start=1)
        ]
    return "\n".join(lines) + "\n"


def _structural_tags(record: Record) -> Iterator[tuple[str, str]]:
    rules = record.rules
    switches = [name for name in SWITCHES if getattr(rules, name)]
    yield "Red7", FORMAT
    yield "Edition", rules.edition.name
    yield "Switches", " ".join(switches)
    for seat, name in enumerate(record.names):
        yield f"Seat{seat}", name
    yield "Result", result_text(result_of(record))


def _further_tags(record: Record) -> Iterator[tuple[str, str]]:
    names = [name for name, _ in record.tags]
    for name, value in record.tags:
        if not re.fullmatch(r"\w+", name) or is_structural(name) or names.count(name) > 1:
            raise BadText("bad-value", f"{name!r:.40} cannot be the name of a further tag")
        yield name, value


def _tag(name: str, value: str) -> str:
    _refuse(value, "")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _braced(comment: str) -> str:
    _refuse(comment, "{}")
    return f" {{{comment}}}" if comment else ""


def _refuse(text: str, characters: str) -> None:
    """Raise `BadText` if a text has control characters or some of the given characters."""
    if has_controls(text) or any(character in text for character in characters):
        raise BadText("bad-value", f"{text!r:.40} has a character that a record cannot hold")


def has_controls(text: str) -> bool:
    """Return whether a text has control characters, which could manipulate a terminal."""
    return any(character < " " or "\x7f" <= character < "\xa0" for character in text)
