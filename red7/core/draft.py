"""Drafts: an unfinished turn, with the place of each card, and methods that move single cards.

A draft is made from a view, and then knows only those cards of the deck that the view's seat
knows; or from a position, and then knows all of them. A draft is the only mutable value in this
package: copy it before trying steps. What a step does is in `actions`.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from red7.core.cards import BIT, COLOR_OF, COLORS, OF_COLOR, Card, CardSet, Color
from red7.core.editions import Rules
from red7.core.rules import Seat
from red7.core.steps import Turn
from red7.core.strengths import Strengths, strengths, strengths_with

T = TypeVar("T")


class Draft:
    """An unfinished turn of the mover."""

    __slots__ = (
        "bars",
        "blind",
        "canvas",
        "color",
        "deck",
        "drew",
        "found",
        "hand",
        "known",
        "known_top",
        "mine",
        "palette",
        "rivals",
        "rules",
        "steps",
        "top",
    )

    rules: Rules
    hand: CardSet
    """The mover's hand, without the cards that `blind` counts."""
    palette: CardSet
    mine: Strengths
    """The strengths of the mover's palette."""
    rivals: tuple[CardSet, ...]
    """The palettes of the rivals still in, in seat order; empty if actions are off."""
    bars: Strengths
    """The strengths that the mover's palette must beat, under each rule."""
    canvas: tuple[Card, ...]
    color: Color
    """The color whose rule is in force."""
    deck: int
    """Number of cards in the deck."""
    top: tuple[Card, ...]
    """The cards on top of the deck that the draft knows, top first."""
    known_top: int
    """Number of cards on top of the deck that all players know."""
    known: CardSet
    """The cards of the mover's hand that all players know."""
    steps: Turn
    drew: int
    """Number of cards drawn in this turn."""
    found: CardSet
    """The cards drawn since the draft was made that it knew beforehand."""
    blind: int
    """Number of cards drawn since the draft was made that it did not know."""

    def copy(self) -> "Draft":
        """Return an independent draft in the same state."""
        # Written out for speed: a search copies drafts more often than it does anything else.
        draft = Draft()
        draft.rules = self.rules
        draft.hand = self.hand
        draft.palette = self.palette
        draft.mine = self.mine
        draft.rivals = self.rivals
        draft.bars = self.bars
        draft.canvas = self.canvas
        draft.color = self.color
        draft.deck = self.deck
        draft.top = self.top
        draft.known_top = self.known_top
        draft.known = self.known
        draft.steps = self.steps
        draft.drew = self.drew
        draft.found = self.found
        draft.blind = self.blind
        return draft

    def wins(self, color: Color) -> bool:
        """Return whether the mover would lead under a color's rule with the present palettes."""
        return self.mine[color] > self.bars[color]

    def reach(self) -> CardSet:
        """Return all cards, wherever they lie, of the colors whose rule the mover would win."""
        return sum([OF_COLOR[color] for color in COLORS if self.mine[color] > self.bars[color]])

    def all_palettes(
        self, before: Sequence[CardSet], out: Sequence[bool], seat: Seat
    ) -> tuple[CardSet, ...]:
        """Return the palettes of all seats after the draft; `seat` is the mover's."""
        rivals = iter(self.rivals or rivals_of(before, out, seat))
        palettes = enumerate(before)
        return tuple(
            self.palette if other == seat else palette if out[other] else next(rivals)
            for other, palette in palettes
        )

    def hand_to_palette(self, card: Card) -> None:
        """Move a card from the hand to the mover's palette."""
        bit = BIT[card]
        self.hand ^= bit
        self.known &= ~bit
        self.palette |= bit
        self.mine = strengths_with(self.mine, self.palette, card)

    def hand_to_canvas(self, card: Card) -> None:
        """Move a card from the hand to the canvas."""
        bit = BIT[card]
        self.hand ^= bit
        self.known &= ~bit
        self._to_canvas(card)

    def palette_to_canvas(self, card: Card) -> None:
        """Move a card from the mover's palette to the canvas."""
        self._leave_palette(card)
        self._to_canvas(card)

    def palette_to_deck(self, card: Card) -> None:
        """Move a card from the mover's palette to the top of the deck, seen by all players."""
        self._leave_palette(card)
        self._to_deck(card)

    def rival_to_deck(self, card: Card) -> None:
        """Move a card from a rival's palette to the top of the deck, seen by all players."""
        self.rivals = tuple([rival & ~BIT[card] for rival in self.rivals])
        self.bars = best_of(map(strengths, self.rivals))
        self._to_deck(card)

    def draw(self) -> None:
        """Draw a card, if there is one; if the draft does not know the card, only count it."""
        if not self.deck:
            return
        self.deck -= 1
        self.drew += 1
        if not self.top:
            self.blind += 1
            return
        card = BIT[self.top[0]]
        self.top = self.top[1:]
        self.hand |= card
        self.found |= card
        if self.known_top:
            self.known_top -= 1
            self.known |= card

    def _leave_palette(self, card: Card) -> None:
        self.palette ^= BIT[card]
        self.mine = strengths(self.palette)

    def _to_canvas(self, card: Card) -> None:
        self.canvas += (card,)
        self.color = COLOR_OF[card]

    def _to_deck(self, card: Card) -> None:
        self.deck += 1
        self.top = (card, *self.top)
        self.known_top += 1


def rivals_of(values: Sequence[T], out: Sequence[bool], seat: Seat) -> tuple[T, ...]:
    """Return the values of a seat's rivals who are still in, in seat order."""
    return tuple([value for other, value in enumerate(values) if other != seat and not out[other]])


def bars_of(strengths: Sequence[Strengths], out: Sequence[bool], seat: Seat) -> Strengths:
    """Return the strengths that a seat must beat: under each rule, that of its best rival."""
    if len(strengths) == 2:
        return strengths[1 - seat]
    return best_of(rivals_of(strengths, out, seat))


def best_of(rivals: Iterable[Strengths]) -> Strengths:
    """Return the strength of the best palette under each rule."""
    return tuple(map(max, zip(*rivals, strict=True)))
