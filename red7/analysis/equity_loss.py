"""A turn of a game judged against the best its mover could do, by what it could know then.

What is drawn in the middle of a turn divides it: up to the draw and after it are choices of
their own, and what the draw brought is nobody's doing.
"""

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from red7.analysis.hints import options
from red7.core import Position, Turn, View, apply, finishes, legal_steps, view
from red7.search.budget import Budget
from red7.search.engines import estimates

Chances: TypeAlias = tuple[float, ...]
"""For each seat its chance to win the match."""

SEARCH, COMPARISON, LOOK = 0.4, 0.4, 0.2
"""How the thought for a turn is shared out: what is best, how much better, how things stand."""
PARTS = 6
"""The parts of a comparison, by whose spread its error is known."""
ERRORS = 2.0
"""So many standard errors apart two turns must be before one is called better."""


class Case(NamedTuple):
    """A turn to be judged, from its start."""

    position: Position
    steps: Turn
    """What was played; with nothing played only the chances are looked at."""
    budget: Budget
    seed: str


class Decision(NamedTuple):
    """A choice, looked at with the eyes of whoever made it."""

    played: Turn
    best: Turn
    """What was played, unless something else is clearly better."""
    before: Chances
    """With the best turn."""
    after: Chances
    """With what was played."""


class Verdict(NamedTuple):
    """A turn, judged."""

    chances: Chances
    """Before the turn, for somebody who sees every hand, but not the deck."""
    decisions: tuple[Decision, ...]
    """None for a turn under way that has not come to its first draw."""


def judge(case: Case) -> Verdict:
    """How things stood before a turn, and how good its choices were."""
    position, _, budget, seed = case
    rng = Random(seed)
    decisions = tuple(_weighed(seen, played, rng, budget) for seen, played in choices(case))
    if decisions:
        best = decisions[0].best
    else:
        best = options(view(position, position.mover), rng, budget.part(SEARCH))[0].turn
    return Verdict(_open_chances(position, best, rng, budget), decisions)


def choices(case: Case) -> Iterator[tuple[View, Turn]]:
    """The choices of a turn: what was seen, and the turn up to the next card drawn unseen."""
    position = start = case.position
    seat = position.mover
    for step in case.steps:
        if finishes(step):
            yield view(start, seat), (*position.steps, step)
            return
        before, position = position, apply(position, step)
        drew_unseen = position.drew > before.drew and not before.known_top
        if drew_unseen and len(legal_steps(view(position, seat))) > 1:
            yield view(start, seat), position.steps
            start = position


def _weighed(seen: View, played: Turn, rng: Random, budget: Budget) -> Decision:
    """A choice compared with the best there was.

    The best is searched for in some worlds and compared in others, so that a turn that was
    merely lucky in the search gains nothing by it.
    """
    found = options(seen, rng, budget.part(SEARCH), also=(played,))
    best = found[0].turn
    if best[: len(played)] == played:
        chances = next(one.match for one in found if one.turn == played)
        return Decision(played, played, chances, chances)
    pairs = [_compared(seen, best, played, rng, budget) for _ in range(PARTS)]
    before, after = (_mean([pair[side] for pair in pairs]) for side in (0, 1))
    gaps = [one[seen.mover] - other[seen.mover] for one, other in pairs]
    if fmean(gaps) <= ERRORS * stdev(gaps) / sqrt(PARTS):
        return Decision(played, played, after, after)
    return Decision(played, best, before, after)


def _compared(
    seen: View, best: Turn, played: Turn, rng: Random, budget: Budget
) -> tuple[Chances, Chances]:
    """The chances after either of two turns, tried in the same worlds."""
    part = budget.part(COMPARISON / PARTS)
    found = {one.turn: one.match for one in estimates(seen, rng, part, also=(best, played))}
    return found[best], found[played]


def _open_chances(position: Position, best: Turn, rng: Random, budget: Budget) -> Chances:
    """Everybody's chances with all hands open, if the mover plays what seemed best to it."""
    seen = view(position, position.mover)._replace(known=position.hands)
    found = estimates(seen, rng, budget.part(LOOK), also=(best,))
    return next(one.match for one in found if one.turn == best)


def _mean(chances: list[Chances]) -> Chances:
    """The average of some chances, seat by seat."""
    return tuple(map(fmean, zip(*chances, strict=True)))
