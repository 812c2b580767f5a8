"""Data of the rules page: examples of each rule, and the answers of each printed edition.

This module has the palettes of the examples; `red7.core` determines which cards count and which
palette leads.
"""

from collections.abc import Iterator
from typing import NamedTuple

from red7.core import EDITIONS, PRESETS, Color, Edition, Lead, counting, lead
from red7.core.cards import BLUE, GREEN, INDIGO, ORANGE, RED, VIOLET, YELLOW, CardSet, card_set
from red7.notation import parse_cards


class Example(NamedTuple):
    """Two palettes under a rule: yours, and that of another player."""

    color: Color
    palettes: tuple[str, str]
    """The cards of each palette, from left to right."""

    @property
    def sets(self) -> tuple[CardSet, ...]:
        """The palettes as sets of cards."""
        return tuple(card_set(parse_cards(palette)) for palette in self.palettes)

    @property
    def counts(self) -> tuple[CardSet, ...]:
        """The cards of each palette that count."""
        return tuple(counting(self.color, palette) for palette in self.sets)

    @property
    def lead(self) -> Lead:
        """Who leads, and why."""
        return lead(self.color, self.sets, [False, False])


EXAMPLES = (
    Example(RED, ("B7 Y3", "R6 O5 G4")),
    Example(ORANGE, ("G3 V3 I1", "R7 O6 Y2")),
    Example(YELLOW, ("B5 B2 B1", "R7 Y6 Y4")),
    Example(GREEN, ("R7 G5 O3 B2", "I6 V4 Y1")),
    Example(BLUE, ("R7 R6 O4", "G3 B2 V1")),
    Example(INDIGO, ("R3 B4 Y5 V5 O7", "G6 I7 R2")),
    Example(VIOLET, ("R7 O6 V2", "B3 Y5 G1")),
)
"""One example for each rule, from red to violet."""

TIES = (
    Example(GREEN, ("R5 B6 G2", "Y7 O2 V2")),
    Example(VIOLET, ("O3 B1 G7", "R3 I2 V4")),
)
"""Examples with equal counts of cards, decided by a number and by a color."""


class Point(NamedTuple):
    """A question that the printed editions answer differently."""

    field: str
    """The field of `Edition` that answers it."""
    passage: str
    """The passage to look up in a rulebook."""
    switches: tuple[str, ...] = ()
    """The switches that must be on for the question to matter."""

    @property
    def presets(self) -> Iterator[str]:
        """The presets for which the question matters."""
        for name, rules in PRESETS.items():
            if all(getattr(rules, switch) for switch in self.switches):
                yield name

    def answer(self, edition: Edition) -> bool | None:
        """Return the answer of an edition; None if the question does not arise."""
        if self.field == "hopeless_one_takes" and edition.hopeless_banned:
            return None
        found: bool = getattr(edition, self.field)
        return found

    def others(self, edition: Edition) -> list[str]:
        """Return the names of the editions with the opposite answer."""
        said = self.answer(edition)
        opposite = None if said is None else not said
        answers = {each.name: self.answer(each) for each in EDITIONS.values()}
        return [name for name, found in answers.items() if found is not None and found == opposite]


POINTS = (
    Point("losing_canvas", "turn"),
    Point("compulsory_draw", "draw", ("draw",)),
    Point("hopeless_banned", "actions", ("actions",)),
    Point("hopeless_one_takes", "card-1", ("actions",)),
    Point("seven_wins_at_once", "card-7", ("actions",)),
    Point("seven_draws", "card-7", ("actions", "draw")),
)
