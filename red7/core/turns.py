"""Whole turns: every way to end a turn under way in the lead."""

from collections.abc import Iterator, Sequence
from typing import overload

from red7.core.cards import (
    ALL,
    CARDS,
    EMPTY,
    EVEN,
    CardSet,
    Color,
    cards_in,
    color_of,
    number_of,
)
from red7.core.draft import Draft
from red7.core.legality import allowed_cards, kinds_in_question, may_draw
from red7.core.race import IMPROVING
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
    step_of,
    to_canvas,
    to_palette,
)


class Turns(Sequence[Turn]):
    """Complete turns, most of them held as products: a start, one of some cards, an ending.

    Counting them, or picking one, does not build the others.
    """

    __slots__ = ("_count", "_endings", "_heads", "_starts", "_whole")

    def __init__(self) -> None:
        self._count = 0
        self._whole: list[Turn] = []
        self._starts: list[Turn] = []
        self._heads: list[CardSet] = []
        self._endings: list[Turn] = []

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Turn]:
        yield from self._whole
        for start, heads, ending in zip(self._starts, self._heads, self._endings, strict=True):
            for card in cards_in(heads):
                yield (*start, to_palette(card), *ending)

    @overload
    def __getitem__(self, index: int) -> Turn: ...

    @overload
    def __getitem__(self, index: slice) -> list[Turn]: ...

    def __getitem__(self, index: int | slice) -> Turn | list[Turn]:
        if isinstance(index, slice):
            return list(self)[index]
        whole = self._whole
        if index < 0:
            index += self._count
        if 0 <= index < len(whole):
            return whole[index]
        left = index - len(whole)
        for part, heads in enumerate(self._heads):
            count = heads.bit_count()
            if 0 <= left < count:
                card = cards_in(heads)[left]
                return (*self._starts[part], PALETTE << 6 | card, *self._endings[part])
            left -= count
        raise IndexError("turn index out of range")

    def __repr__(self) -> str:
        return f"Turns({list(self)!r})"


def turns_of(draft: Draft) -> Turns:
    """Every complete turn that begins as the draft does and ends in the lead."""
    found = Turns()
    _complete(draft, found)
    found._count = len(found._whole) + sum([heads.bit_count() for heads in found._heads])
    return found


def _complete(draft: Draft, found: Turns) -> None:
    """Add every way to end a turn under way in the lead. Takes a draw that is offered."""
    if draft.steps and may_draw(draft):
        draft.take(DRAW)
    kinds = kinds_in_question(draft)
    plain = draft.hand if PALETTE in kinds else EMPTY
    if draft.rules.actions:
        plain &= EVEN
        for step in _deeper_steps(draft, kinds):
            _complete(draft.after(step), found)
    if CANVAS in kinds or _END in kinds:
        _finish(draft, kinds, found)
    if plain:
        _finish_after(draft, plain, found)


def _deeper_steps(draft: Draft, kinds: tuple[Kind, ...]) -> list[Step]:
    """The steps by which an odd card opens further choices on the palette."""
    return [
        step_of(kind, card)
        for kind in (PALETTE, TAKE, BURY, SHIFT)
        if kind in kinds
        for card in allowed_cards(draft, kind)
        if kind != PALETTE or not EVEN >> card & 1
    ]


def _finish(draft: Draft, kinds: tuple[Kind, ...], found: Turns) -> None:
    """Add every turn that ends here, with or without a hand card on the canvas."""
    steps, mine, bars = draft.steps, draft.mine, draft.bars
    if _END in kinds and mine[draft.color] > bars[draft.color]:
        found._whole.append((*steps, END))
    if CANVAS in kinds:
        endings = _endings_for(draft, draft.palette.bit_count())
        for card in cards_in(draft.hand):
            if mine[color_of(card)] > bars[color_of(card)]:
                found._whole.append(steps + endings[card])


def _finish_after(draft: Draft, plain: CardSet, found: Turns) -> None:
    """Add every turn that ends after one more palette card, one without an action."""
    palette, mine, bars = draft.palette, draft.mine, draft.bars
    endings = _endings_for(draft, palette.bit_count() + 1)
    lasts = [(card % 7, _OTHERS[card], endings[card]) for card in cards_in(draft.hand)]
    lasts.append((draft.color, ALL, _STOP))
    leading: dict[Color, CardSet] = {}
    for here, others, ending in lasts:
        if here in leading:
            heads = leading[here]
        else:
            bar = bars[here]
            heads = plain if mine[here] > bar else IMPROVING[here](palette, plain, bar)
            leading[here] = heads
        heads &= others
        if heads:
            found._heads.append(heads)
            found._endings.append(ending)
    found._starts += [draft.steps] * (len(found._heads) - len(found._starts))


def _endings_for(draft: Draft, size: int) -> tuple[Turn, ...]:
    """For each card the end of a turn that puts it on the canvas, any offered draw taken."""
    rules = draft.rules
    if rules.draw and draft.deck and size < 7 and not rules.edition.compulsory_draw:
        return _ENDINGS[size]
    return _ENDINGS[7]


_END = kind_of(END)
_STOP = (END,)
_OTHERS: tuple[CardSet, ...] = tuple(ALL ^ 1 << card for card in CARDS)
_ENDINGS: tuple[tuple[Turn, ...], ...] = tuple(
    tuple(
        (to_canvas(card), DRAW, END) if number_of(card) > size else (to_canvas(card), END)
        for card in CARDS
    )
    for size in range(8)
)
