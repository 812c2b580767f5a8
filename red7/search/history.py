"""The history of a round for the opponent model: the first palettes, and the cards played."""

from collections.abc import Iterator

from red7.core import (
    BURY,
    CANVAS,
    EMPTY,
    PALETTE,
    SHIFT,
    TAKE,
    CardSet,
    Kind,
    PastTurn,
    Seat,
    View,
    kind_of,
    step_card,
)


def _steps(history: tuple[PastTurn, ...]) -> Iterator[tuple[Seat, Kind, CardSet]]:
    """Yield the steps of some turns: the seat, the kind, and the card as a set."""
    for past in history:
        for step in past.steps:
            yield past.seat, kind_of(step), 1 << step_card(step)


def first_palettes(view: View) -> list[CardSet]:
    """Return the palettes before the first turn, found by taking back all steps of the view.

    Return empty palettes if the owner of a card taken by a 1 is not clear.
    """
    palettes = list(view.palettes)
    gone = [EMPTY] * len(palettes)
    so_far = PastTurn(view.mover, view.steps, view.drew, out=False)
    for seat, kind, bit in reversed(list(_steps((*view.history, so_far)))):
        if kind == PALETTE:
            palettes[seat] &= ~bit
        elif kind in (BURY, SHIFT):
            palettes[seat] |= bit
        elif kind == TAKE:
            owner = _owner(view, seat, bit)
            if owner is None:
                return gone
            palettes[owner] |= bit
    return palettes


def _owner(view: View, taker: Seat, bit: CardSet) -> Seat | None:
    """Return the seat from whose palette a card was taken, or None if that is not clear."""
    others = [seat for seat in range(len(view.palettes)) if seat != taker]
    if len(others) == 1:
        return others[0]
    played = {seat for seat, kind, card in _steps(view.history) if card == bit and kind == PALETTE}
    return played.pop() if len(played) == 1 and played <= set(others) else None


def spent_in(history: tuple[PastTurn, ...], seat: Seat) -> CardSet:
    """Return the hand cards that a seat played in some turns."""
    spent = EMPTY
    for mover, kind, bit in _steps(history):
        if mover == seat and kind in (PALETTE, CANVAS):
            spent |= bit
    return spent
