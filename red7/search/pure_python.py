"""The plain engine: a search in pure Python, for whoever cannot wait for the compiler.

It tries the turns with the best prospects in worlds that the view allows, with players who
take any turn. It is a hundred times slower than the compiled one, and weaker.
"""

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

from red7.core import (
    FOLD,
    CardSet,
    Position,
    Turn,
    View,
    card_set,
    cards_in,
    play,
    points,
    scored,
    turns,
    unseen,
    view,
)
from red7.search.budget import Budget
from red7.search.equity import stakes
from red7.search.estimate import Estimate
from red7.search.last_resort import way_out
from red7.search.mobility import ranked

MOST_CANDIDATES = 6
USUAL = 20.0
"""Milliseconds, where the budget does not say."""


def estimates_in_pure_python(
    view: View, rng: Random, budget: Budget, also: Sequence[Turn] = ()
) -> list[Estimate]:
    """The turns with the best prospects and those in `also`, best for the mover first."""
    choices = ranked(view, rng)[:MOST_CANDIDATES]
    if not view.steps and (view.rules.scoring or not choices):
        choices.append((FOLD,))
    choices = list(dict.fromkeys([*choices, *also]))
    if not choices:
        return []
    table, seats = stakes(view.rules, view.score.points), range(len(view.palettes))
    wins, gains, worlds = dict.fromkeys(choices, 0), {turn: [0.0] * 4 for turn in choices}, 0
    for world in _worlds(view, rng, budget, len(choices)):
        worlds += 1
        for turn in choices:
            end = _played_out(play(world, turn[len(view.steps) :]), rng)
            wins[turn] += end.turn == view.turn
            for seat in seats:
                gains[turn][seat] += table[seat][end.turn][points(scored(end))]
    found = [
        Estimate(
            turn, wins[turn] / worlds, tuple(gains[turn][seat] / worlds for seat in seats), worlds
        )
        for turn in choices
    ]
    return sorted(found, key=lambda one: -one.match[view.turn])


def _worlds(view: View, rng: Random, budget: Budget, turns: int) -> Iterator[Position]:
    """Worlds for as long as the budget lasts, one at least."""
    if budget.playouts is not None:
        for _ in range(max(1, budget.playouts // turns)):
            yield world_of(view, rng)
        return
    end = perf_counter() + (budget.milliseconds or USUAL) / 1000
    yield world_of(view, rng)
    while perf_counter() < end:
        yield world_of(view, rng)


def world_of(view: View, rng: Random) -> Position:
    """A position that the view's seat could not tell from the real one."""
    pool = cards_in(unseen(view))
    rng.shuffle(pool)
    hands: list[CardSet] = []
    for seat, (known, count) in enumerate(zip(view.known, view.hand_counts, strict=True)):
        mine = view.hand if seat == view.seat else known
        missing = 0 if seat == view.seat else count - known.bit_count()
        hands.append(mine | card_set(pool.pop() for _ in range(missing)))
    return Position(
        view.rules,
        view.turn,
        tuple(hands),
        view.palettes,
        view.strengths,
        view.out,
        view.canvas,
        (*view.top, *pool),
        len(view.top),
        view.known,
        view.score,
        view.steps,
        view.drew,
        view.history,
    )


def _played_out(position: Position, rng: Random) -> Position:
    """The end of a round in which everybody takes any turn that keeps them in."""
    while not position.is_over:
        seen = view(position, position.turn)
        choices = turns(seen)
        turn = rng.choice(choices) if choices else way_out(seen, rng)
        position = play(position, turn[len(position.steps) :])
    return position
