"""The opponent model: how likely the other players' turns of this round were, given their hands.

The model has two kinds of players. The epsilon-greedy kind takes a turn with the most mobility,
like `planner`, or with probability epsilon any turn. The random kind always takes any turn.
"""

import numpy as np

from red7.core import (
    ALL,
    CANVAS,
    EMPTY,
    PALETTE,
    PastTurn,
    Turn,
    View,
    kind_of,
    number_of,
    step_card,
)
from red7.search.compiled.rollout import mobility_of
from red7.search.compiled.workspace import SEATS, words
from red7.search.history import first_palettes, spent_in
from red7.search.policy import OPPONENT_EPSILON, RANDOM_OPPONENTS
from red7.sim.array_types import Words
from red7.sim.bits import lowest
from red7.sim.jit import inlined_early
from red7.sim.pcg_random import advanced, card_of, number_below
from red7.sim.rounds import after
from red7.sim.row_layout import (
    COLOR,
    DECK,
    HAND,
    MOVER,
    PLAYERS,
    ROW_WORDS,
    RULES,
    Rows,
    put_seat,
    rule_bits,
)
from red7.sim.turn_list import EARLY, GROUP, LATE, MASK, list_turns
from red7.sim.turns_without_actions import STOP

SPENT, DRAWN, ITS_EARLY, ITS_LATE, ITS_ENDING = range(ROW_WORDS, ROW_WORDS + 5)
"""After the words of the round as the turn began: the hand cards that its player played in this
turn and later ones, how many it drew in them, and the turn in the form of `turn_list`."""
PAST = ROW_WORDS + 5
_SCALE = 1 << 30


def past_turns(view: View) -> Rows:
    """Return the turns of the other players in this round, `PAST` words each.

    Return no words if the first palettes cannot be reconstructed.
    """
    firsts = first_palettes(view)
    found = [words(0)]
    if any(first.bit_count() != 1 for first in firsts):
        return found[0]
    row = words(ROW_WORDS)
    row[RULES], row[PLAYERS] = rule_bits(view.rules), len(firsts)
    row[COLOR] = view.rules.edition.start_color
    row[MOVER], row[DECK] = view.history[0].seat if view.history else 0, ALL
    for seat, first in enumerate(firsts):
        put_seat(row, seat, spent_in(view.history, seat), first, EMPTY)
    for number, past in enumerate(view.history):
        if past.seat != view.seat and not past.out:
            found.append(np.concatenate([row, _told(view.history[number:])]))
        row = after(row, past.steps)
    return np.concatenate(found)


def _told(history: tuple[PastTurn, ...]) -> Rows:
    """Return the words that follow the row of the first of some turns."""
    past = history[0]
    drawn = sum(turn.drew for turn in history if turn.seat == past.seat)
    return np.array([spent_in(history, past.seat), drawn, *written(past.steps)], dtype=np.int64)


def written(turn: Turn) -> tuple[int, int, int]:
    """Return a turn as the first two words of a group and its ending, its 5s in a group's order."""
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


@inlined_early
def likelihood(past: Words, particles: Words, at: int, groups: Words, rng_state: int) -> float:
    """Return how likely the other players' turns were with the hands of a particle.

    Each seat is a mixture of the two kinds, since players do not change kind in a round: the prior
    of a kind times the likelihood of all turns. Write after the hands, as bits, the seats taken for
    random players, drawn from the posterior of the two kinds.
    """
    likely, random_seats = 1.0, 0
    for seat in range(SEATS):
        greedy, uniform = 1.0 - RANDOM_OPPONENTS, RANDOM_OPPONENTS
        for turn in range(0, len(past), PAST):
            if past[turn + MOVER] != seat:
                continue
            hand = particles[at + seat]
            # It is unknown which cards were drawn since then, so remove random cards.
            for _ in range(past[turn + DRAWN]):
                rng_state = advanced(rng_state)
                if hand:
                    hand ^= 1 << card_of(rng_state, hand)
            past[turn + HAND + seat] = hand | past[turn + SPENT]
            by_greedy, by_uniform = _turn_likelihood(past, turn, groups)
            greedy *= by_greedy
            uniform *= by_uniform
        likely *= greedy + uniform
        rng_state = advanced(rng_state)
        if number_below(rng_state, _SCALE) >= greedy / (greedy + uniform) * _SCALE:
            random_seats |= 1 << seat
    particles[at + SEATS] = random_seats
    return likely


@inlined_early
def _turn_likelihood(past: Words, at: int, groups: Words) -> tuple[float, float]:
    """Return how likely a turn was for each kind of player, with the hand that its row has now.

    The random kind takes each turn with equal probability. The epsilon-greedy kind takes one of
    those with the most mobility, or with probability epsilon any turn. `its` is the mobility of the
    turn played, or -1 if the turn is not listed: a hope, or a turn that declined a draw.
    """
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
            value = mobility_of(past, at, groups, group, ending, 0)
            if value > best:
                best, ties = value, 0
            if value == best:
                ties += 1
            if is_its and ending == past[at + ITS_ENDING]:
                its = value
    if turns == 0:
        return 1.0, 1.0
    return OPPONENT_EPSILON / turns + (1 - OPPONENT_EPSILON) * (its == best) / ties, 1 / turns
