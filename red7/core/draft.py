"""The turn under way, as its mover handles it: here cards move, step by step.

A draft is made from a position or from a view, and knows as much of the deck as that
does. It is the only value here that changes; `copy` one before trying something.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from red7.core.cards import BIT, COLORS, OF_COLOR, Card, CardSet, Color, color_of, number_of
from red7.core.editions import Rules
from red7.core.rules import Seat
from red7.core.steps import CANVAS, DRAW, PALETTE, SHIFT, TAKE, Step, Turn
from red7.core.strengths import Strengths, strengths, strengths_with

T = TypeVar("T")


class Draft:
    """A turn under way."""

    __slots__ = (
        "bars",
        "canvas",
        "color",
        "deck",
        "drew",
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
    """The mover's hand, as far as the asker knows it."""
    palette: CardSet
    mine: Strengths
    """What the mover's palette is worth."""
    rivals: tuple[CardSet, ...]
    """The palettes of the others still in, in seat order; kept only where actions are on."""
    bars: Strengths
    """What it must beat, under each rule."""
    canvas: tuple[Card, ...]
    deck: int
    """How many cards the deck has."""
    top: tuple[Card, ...]
    """The cards on top of it that the asker knows, top first."""
    known_top: int
    """How many of them everybody knows."""
    known: CardSet
    """The cards of the mover's hand that everybody knows."""
    steps: Turn
    drew: int

    color: Color
    """The color whose rule is in force."""

    def copy(self) -> "Draft":
        """A draft of its own in the same state."""
        draft = Draft()
        for name in Draft.__slots__:
            setattr(draft, name, getattr(self, name))
        return draft

    def after(self, step: Step) -> "Draft":
        """A draft of its own in which a step has been taken."""
        draft = self.copy()
        draft.take(step)
        return draft

    def wins(self, color: Color) -> bool:
        """Whether the mover would lead under a color's rule as the palettes stand."""
        return self.mine[color] > self.bars[color]

    def reach(self) -> CardSet:
        """All cards, wherever they are, whose color's rule the mover would win."""
        return sum(OF_COLOR[color] for color in COLORS if self.wins(color))

    def all_palettes(
        self, before: Sequence[CardSet], out: Sequence[bool], seat: Seat
    ) -> tuple[CardSet, ...]:
        """The palettes of all seats as the mover, who has this seat, leaves them."""
        rivals = iter(self.rivals or rivals_of(before, out, seat))
        palettes = enumerate(before)
        return tuple(
            self.palette if other == seat else palette if out[other] else next(rivals)
            for other, palette in palettes
        )

    def take(self, step: Step) -> None:
        """Take a step that does not finish the turn. Trusts it: only `legality` checks."""
        kind, card = step >> 6, step & 63
        self.steps += (step,)
        if kind <= CANVAS:
            bit = BIT[card]
            self.hand ^= bit
            if self.known:
                self.known &= ~bit
            if kind == PALETTE:
                self.palette |= bit
                self.mine = strengths_with(self.mine, self.palette, card)
                if self.rules.actions and number_of(card) == 3:
                    self._draw()
            else:
                self._to_canvas(card)
        elif step == DRAW:
            self._draw()
        else:
            self._act(kind, card)

    def _to_canvas(self, card: Card) -> None:
        self.canvas += (card,)
        self.color = color_of(card)
        if self.rules.edition.compulsory_draw and self.is_draw_due():
            self._draw()

    def _act(self, kind: int, card: Card) -> None:
        """Do what a 1 or a 7 does with a palette card."""
        if kind == TAKE:
            self.rivals = tuple(rival & ~BIT[card] for rival in self.rivals)
            self.bars = best_of(map(strengths, self.rivals))
        else:
            self.palette ^= BIT[card]
            self.mine = strengths(self.palette)
        if kind == SHIFT:
            self._to_canvas(card)
        else:
            self.deck, self.top, self.known_top = (
                self.deck + 1,
                (card, *self.top),
                self.known_top + 1,
            )

    def is_draw_due(self) -> bool:
        """Whether the card that just reached the canvas gives the advanced draw."""
        if not self.rules.draw or not self.deck or not self.steps:
            return False
        kind = self.steps[-1] >> 6
        if kind != CANVAS and (kind != SHIFT or not self.rules.edition.seven_draws):
            return False
        return number_of(self.canvas[-1]) > self.palette.bit_count()

    def _draw(self) -> None:
        """Draw a card, if there is one; a card the asker does not know joins the hand unseen."""
        if not self.deck:
            return
        self.deck -= 1
        self.drew += 1
        if self.top:
            card = BIT[self.top[0]]
            self.hand |= card
            self.top = self.top[1:]
            if self.known_top:
                self.known |= card
                self.known_top -= 1


def rivals_of(values: Sequence[T], out: Sequence[bool], seat: Seat) -> tuple[T, ...]:
    """What belongs to everybody else still in, in seat order."""
    return tuple([value for other, value in enumerate(values) if other != seat and not out[other]])


def bars_of(strengths: Sequence[Strengths], out: Sequence[bool], seat: Seat) -> Strengths:
    """The strengths that a seat must beat: under each rule those of its best rival."""
    if len(strengths) == 2:
        return strengths[1 - seat]
    return best_of(rivals_of(strengths, out, seat))


def best_of(rivals: Iterable[Strengths]) -> Strengths:
    """The strengths of the best palette under each rule."""
    return tuple(map(max, zip(*rivals, strict=True)))
