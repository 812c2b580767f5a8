"""Flat search: every turn is tried in the same worlds, each world played to its end."""

from red7.search.compiled.determinization import deal_world
from red7.search.compiled.rollout import playout
from red7.sim.array_types import Reals, Words
from red7.sim.jit import entry, inlined
from red7.sim.row_layout import COLOR, PLAYERS, SHOWN, TURN, WORDS
from red7.sim.scoring import counting, points
from red7.sim.stepping import take_step
from red7.sim.turn_list import MOST_IN_TURN

_ROW = "i8[::1]"


@inlined
def points_won(rows: Words, base: int) -> int:
    """What the winner of a round that is over scores."""
    return points(counting(rows[base + COLOR], rows[base + SHOWN + rows[base + TURN]]))


@entry(f"i8({_ROW},{_ROW},{_ROW},{_ROW},f8[:,:,::1],i8,i8,f8[:,::1],{_ROW},{_ROW},{_ROW},{_ROW})")
def try_turns(
    rows: Words,
    hands: Words,
    turns: Words,
    alive: Words,
    stakes: Reals,
    worlds: int,
    chance: int,
    gains: Reals,
    wins: Words,
    scratch: Words,
    groups: Words,
    steps: Words,
) -> int:
    """Try each turn still alive in the same worlds, and add up what every seat gained by it.

    `rows` has what is known, then room for two rows; `turns` has `MOST_IN_TURN` words a turn,
    0 after its end. Gives the generator's next state.
    """
    seat, world, row = rows[TURN], WORDS, 2 * WORDS
    for _ in range(worlds):
        chance = deal_world(rows, 0, world, hands, chance)
        for index in range(len(alive)):
            turn = alive[index]
            for place in range(WORDS):
                rows[row + place] = rows[world + place]
            place = turn * MOST_IN_TURN
            while turns[place]:
                take_step(rows, row, turns[place])
                place += 1
            playout(rows, row, scratch, groups, steps)
            winner, scored = rows[row + TURN], points_won(rows, row)
            for other in range(rows[PLAYERS]):
                gains[turn, other] += stakes[other, winner, scored]
            wins[turn] += winner == seat
    return chance
