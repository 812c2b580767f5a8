"""Search for whole turns: every way to end an unfinished turn in the lead."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias, overload

from red7.core.actions import WITHOUT_ACTION, after_step, take_step
from red7.core.advanced_draw import gives_draw, may_draw
from red7.core.cards import ALL, BIT, CARDS, COLOR_OF, EMPTY, CardSet, Color, cards_in
from red7.core.draft import Draft
from red7.core.editions import Rules
from red7.core.legality import AT_THE_START, allowed_cards, kinds_in_question
from red7.core.steps import (
    BURY,
    CANVAS,
    DRAW,
    END,
    PALETTE,
    SHIFT,
    TAKE,
    Kind,
    Step,
    Turn,
    kind_of,
    step_card,
    step_of,
    to_canvas,
    to_palette,
)
from red7.core.strengths import IMPROVING

Part: TypeAlias = tuple[Turn, CardSet, Turn]
"""Turns that differ only in one card played to the palette: a start, the cards, an ending.

A part without cards is one turn: the start and the ending."""


class Turns(Sequence[Turn]):
    """A sequence of complete turns; to count turns or pick one does not build the others."""

    __slots__ = ("_count", "_parts")

    def __init__(self, parts: list[Part]) -> None:
        self._parts = parts
        self._count = sum([heads.bit_count() or 1 for _, heads, _ in parts])

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Turn]:
        for start, heads, ending in self._parts:
            if not heads:
                yield start + ending
            for card in cards_in(heads):
                yield (*start, to_palette(card), *ending)

    @overload
    def __getitem__(self, index: int) -> Turn: ...

    @overload
    def __getitem__(self, index: slice) -> list[Turn]: ...

    def __getitem__(self, index: int | slice) -> Turn | list[Turn]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + self._count if index < 0 else index
        if left >= 0:
            for start, heads, ending in self._parts:
                count = heads.bit_count()
                if left < count:
                    return (*start, to_palette(cards_in(heads)[left]), *ending)
                if not left and not count:
                    return start + ending
                left -= count or 1
        raise IndexError("turn index out of range")

    def by_step(self, taken: int) -> Counter[Step]:
        """Return how many turns have each step at index `taken`, without building the turns."""
        found: Counter[Step] = Counter()
        for start, heads, ending in self._parts:
            if heads and taken == len(start):
                found.update(map(to_palette, cards_in(heads)))
                continue
            steps, place = start + ending, taken - (heads > 0 and taken > len(start))
            if place < len(steps):
                found[steps[place]] += heads.bit_count() or 1
        return found

    def by_use(self, taken: int) -> Counter[Step]:
        """Return how many turns take each step at index `taken` or later."""
        found: Counter[Step] = Counter()
        # Many parts have the same heads, so each set of heads is split into cards only once.
        times: Counter[CardSet] = Counter()
        for start, heads, ending in self._parts:
            count = heads.bit_count() or 1
            times[heads] += 1
            for step in {*start[taken:], *ending}:
                found[step] += count
        for heads, count in times.items():
            for card in cards_in(heads):
                found[to_palette(card)] += count
        return found

    def having(self, step: Step) -> "Turns":
        """Return the turns that contain a step."""
        parts = []
        for start, heads, ending in self._parts:
            if step in start or step in ending:
                parts.append((start, heads, ending))
            elif any(to_palette(card) == step for card in cards_in(heads)):
                parts.append((start, BIT[step_card(step)], ending))
        return Turns(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turns) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Turns({list(self)!r})"


def complete(draft: Draft, parts: list[Part]) -> None:
    """Add all ways to end an unfinished turn in the lead, with every offered draw taken."""
    if draft.steps and may_draw(draft):
        take_step(draft, DRAW)
    kinds = kinds_in_question(draft) if draft.steps else AT_THE_START
    plain = draft.hand if PALETTE in kinds else EMPTY
    if draft.rules.actions:
        plain &= WITHOUT_ACTION
        for step in _deeper_steps(draft, kinds):
            complete(after_step(draft, step), parts)
    _finish(draft, kinds, plain, parts)


def _deeper_steps(draft: Draft, kinds: tuple[Kind, ...]) -> list[Step]:
    """Return the legal actions and plays of cards with an action, after which to search deeper."""
    return [
        step_of(kind, card)
        for kind in (PALETTE, TAKE, BURY, SHIFT)
        if kind in kinds
        for card in allowed_cards(draft, kind)
        if kind != PALETTE or not WITHOUT_ACTION >> card & 1
    ]


def _finish(draft: Draft, kinds: tuple[Kind, ...], plain: CardSet, parts: list[Part]) -> None:
    """Add the turns that end without a further action.

    Such a turn may still play one card of `plain`, all without an action, to the palette, and then
    one card to the canvas.
    """
    mine, bars, here = draft.mine, draft.bars, draft.color
    heads = plain
    if mine[here] <= bars[here]:
        heads = IMPROVING[here](mine, draft.palette, plain, bars[here])
    elif _END in kinds:
        parts.append((draft.steps, EMPTY, _STOP))
    if heads:
        parts.append((draft.steps, heads, _STOP))
    if plain or CANVAS in kinds:
        _finish_on_canvas(draft, CANVAS in kinds, plain, {here: heads}, parts)


def _finish_on_canvas(
    draft: Draft, at_once: bool, plain: CardSet, lifting: dict[Color, CardSet], parts: list[Part]
) -> None:
    """Add the turns that end with a hand card on the canvas.

    `lifting` has, for each color looked at so far, the cards of `plain` that would make the mover
    win its rule.
    """
    steps, palette, mine, bars = draft.steps, draft.palette, draft.mine, draft.bars
    now, then = _endings(draft.rules, palette.bit_count(), draft.deck > 0)
    hand = draft.hand
    while hand:
        card = hand.bit_length() - 1
        hand ^= BIT[card]
        color = COLOR_OF[card]
        if mine[color] > bars[color]:
            if at_once:
                parts.append((steps, EMPTY, now[card]))
            heads = plain & _OTHERS[card]
        else:
            if color not in lifting:
                lifting[color] = IMPROVING[color](mine, palette, plain, bars[color])
            heads = lifting[color] & _OTHERS[card]
        if heads:
            parts.append((steps, heads, then[card]))


_END = kind_of(END)
_STOP = (END,)
_OTHERS: tuple[CardSet, ...] = tuple(ALL ^ BIT[card] for card in CARDS)


@lru_cache(maxsize=1 << 10)
def _endings(rules: Rules, size: int, stocked: bool) -> tuple[tuple[Turn, ...], tuple[Turn, ...]]:
    """Return, for each card, the last steps of a turn that puts it on the canvas.

    An offered draw is taken. There are two results: for a palette of the given size, and for a
    palette with one card more. `stocked` tells whether the deck has a card.
    """
    optional = not rules.edition.compulsory_draw
    now, then = (
        tuple(
            (to_canvas(card), DRAW, END)
            if optional and gives_draw(rules, CANVAS, card, beside, stocked)
            else (to_canvas(card), END)
            for card in CARDS
        )
        for beside in (size, size + 1)
    )
    return now, then
