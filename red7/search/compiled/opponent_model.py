"""What the others did in this round, and how likely that was with some hand or other.

A player is taken to be of one of two kinds: one keeps as many turns open as it can, as
`planner` does, but for a whim now and then; the other takes any turn.
"""

from collections.abc import Iterator

import numpy as np

from red7.core import (
    ALL,
    BURY,
    CANVAS,
    EMPTY,
    PALETTE,
    RED,
    SHIFT,
    TAKE,
    CardSet,
    Kind,
    PastTurn,
    Seat,
    Turn,
    View,
    kind_of,
    number_of,
    step_card,
)
from red7.search.compiled.rollout import value_of
from red7.sim.array_types import Words
from red7.sim.bits import lowest
from red7.sim.jit import woven
from red7.sim.pcg_random import advanced, card_of, number_below
from red7.sim.rounds import after
from red7.sim.row_layout import (
    COLOR,
    DECK,
    HAND,
    PLAYERS,
    RULES,
    TURN,
    WORDS,
    Rows,
    put_seat,
    rule_bits,
)
from red7.sim.turn_list import EARLY, GROUP, LATE, MASK, list_turns
from red7.sim.turns_without_actions import STOP

SPENT, DRAWN, ITS_EARLY, ITS_LATE, ITS_ENDING = range(WORDS, WORDS + 5)
"""After the words of the round as the turn began: the hand cards that its player spent from
then on, how many it drew, and the turn as `turn_list` writes it."""
PAST = WORDS + 5
CARELESS, WHIM = 0.4, 0.2
"""At a guess, the share of players who take any turn, and how often the others do."""
_SCALE = 1 << 30


def past_turns(view: View) -> Rows:
    """The turns that others have taken in this round, `PAST` words each.

    None where it cannot be told how the round began.
    """
    firsts = first_palettes(view)
    found = [np.empty(0, dtype=np.int64)]
    if any(first.bit_count() != 1 for first in firsts):
        return found[0]
    row = np.zeros(WORDS, dtype=np.int64)
    row[RULES], row[PLAYERS], row[COLOR] = rule_bits(view.rules), len(firsts), RED
    row[TURN], row[DECK] = view.history[0].seat if view.history else 0, ALL
    for seat, first in enumerate(firsts):
        put_seat(row, seat, _spent(view.history, seat), first, EMPTY)
    for number, past in enumerate(view.history):
        if past.seat != view.seat and not past.out:
            found.append(np.concatenate([row, _told(view.history[number:])]))
        row = after(row, past.steps)
    return np.concatenate(found)


def _steps(history: tuple[PastTurn, ...]) -> Iterator[tuple[Seat, Kind, CardSet]]:
    """The steps of some turns: whose, of which kind, with the set of which card."""
    for past in history:
        for step in past.steps:
            yield past.seat, kind_of(step), 1 << step_card(step)


def first_palettes(view: View) -> list[CardSet]:
    """What the palettes began with: taken back, step by step, to before the first turn."""
    palettes = list(view.palettes)
    gone = [EMPTY] * len(palettes)
    so_far = PastTurn(view.turn, view.steps, view.drew, out=False)
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
    """From whose palette a card was taken, as far as that is clear."""
    others = [seat for seat in range(len(view.palettes)) if seat != taker]
    if len(others) == 1:
        return others[0]
    played = {seat for seat, kind, card in _steps(view.history) if card == bit and kind == PALETTE}
    return played.pop() if len(played) == 1 and played <= set(others) else None


def _spent(history: tuple[PastTurn, ...], seat: Seat) -> CardSet:
    """The hand cards that a seat spent in some turns."""
    spent = EMPTY
    for mover, kind, bit in _steps(history):
        if mover == seat and kind in (PALETTE, CANVAS):
            spent |= bit
    return spent


def _told(history: tuple[PastTurn, ...]) -> Rows:
    """What is told of the first of some turns beside its row."""
    past = history[0]
    drawn = sum(turn.drew for turn in history if turn.seat == past.seat)
    return np.array([_spent(history, past.seat), drawn, *written(past.steps)], dtype=np.int64)


def written(turn: Turn) -> tuple[int, int, int]:
    """A turn as the first two words of a group and its ending; 5s in the order of a group."""
    kinds = [kind_of(step) for step in turn]
    cut = kinds.index(CANVAS) if CANVAS in kinds else len(turn) - 1
    start = list(turn[:cut])
    fives = 0
    while fives < cut and kinds[fives] == PALETTE and number_of(step_card(turn[fives])) == 5:
        fives += 1
    start[:fives] = sorted(start[:fives], reverse=True)
    early, late = (
        sum(step << 10 * place for place, step in enumerate(half))
        for half in (start[:6], start[6:])
    )
    return early, late, step_card(turn[cut]) if CANVAS in kinds else STOP


@woven
def likelihood(past: Words, hands: Words, world: int, groups: Words, chance: int) -> float:
    """How likely the others would have played as they did, with the hands of a world.

    Writes after the hands which seats, as bits, are then taken for careless ones.
    """
    likely, careless = 1.0, 0
    for seat in range(4):
        planned, whims = 1.0 - CARELESS, CARELESS
        for at in range(0, len(past), PAST):
            if past[at + TURN] != seat:
                continue
            hand = hands[world + seat]
            # Which cards came by drawing since then nobody knows: any of the hand.
            for _ in range(past[at + DRAWN]):
                chance = advanced(chance)
                if hand:
                    hand ^= 1 << card_of(chance, hand)
            past[at + HAND + seat] = hand | past[at + SPENT]
            by_plan, by_whim = _likelihood(past, at, groups)
            planned *= by_plan
            whims *= by_whim
        likely *= planned + whims
        chance = advanced(chance)
        if number_below(chance, _SCALE) >= planned / (planned + whims) * _SCALE:
            careless |= 1 << seat
    hands[world + 4] = careless
    return likely


@woven
def _likelihood(past: Words, at: int, groups: Words) -> tuple[float, float]:
    """How likely a turn was for either kind of player, with the hand that its row has now."""
    best, ties, its, turns = -1, 0, -1, 0
    for group in range(list_turns(past, at, groups)):
        is_its = (
            groups[group * GROUP + EARLY] == past[at + ITS_EARLY]
            and groups[group * GROUP + LATE] == past[at + ITS_LATE]
        )
        mask = groups[group * GROUP + MASK]
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            turns += 1
            value = value_of(past, at, groups, group, ending, 0)
            if value > best:
                best, ties = value, 0
            if value == best:
                ties += 1
            if is_its and ending == past[at + ITS_ENDING]:
                its = value
    if turns == 0:
        return 1.0, 1.0
    return WHIM / turns + (1 - WHIM) * (its == best) / ties, 1 / turns
