"""Equity loss: how much a turn lowers its mover's chance to win, compared with the best turn.

A turn is judged by what its mover could know. A card drawn in the middle of a turn divides it into
separate decisions, before and after the draw; the effect of the drawn card is luck.
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
"""Each seat's chance to win the match."""

SEARCH, COMPARISON, LOOK = 0.4, 0.4, 0.2
"""Shares of a turn's budget: to find the best turn, to compare it, and for open-hand chances."""
PARTS = 6
"""Number of parts of a comparison; their spread gives its standard error."""
ERRORS = 2.0
"""Standard errors by which a turn must beat the played turn to count as better."""


class Case(NamedTuple):
    """A turn to judge, with the budget and the seed of the search."""

    position: Position
    """The position at the start of the turn."""
    steps: Turn
    """The steps that were played; if there are none, only the chances are estimated."""
    budget: Budget
    seed: str


class Decision(NamedTuple):
    """A decision of the mover, judged by the mover's view."""

    played: Turn
    best: Turn
    """The played turn, unless another turn is clearly better."""
    before: Chances
    """Every seat's chance if the mover plays the best turn."""
    after: Chances
    """Every seat's chance if the mover plays the played turn."""


class Verdict(NamedTuple):
    """The result of judging a turn."""

    chances: Chances
    """Every seat's chance before the turn, with all hands open and the deck hidden."""
    decisions: tuple[Decision, ...]
    """Empty for an unfinished turn without a draw so far."""


def judge(case: Case) -> Verdict:
    """Return the chances before a turn and the quality of its decisions."""
    position, _, budget, seed = case
    rng = Random(seed)
    decisions = tuple(_weighed(seen, played, rng, budget) for seen, played in choices(case))
    if decisions:
        best = decisions[0].best
    else:
        best = options(view(position, position.mover), rng, budget.part(SEARCH))[0].turn
    return Verdict(_open_chances(position, best, rng, budget), decisions)


def choices(case: Case) -> Iterator[tuple[View, Turn]]:
    """Yield the decisions of a turn: the mover's view, and the turn up to the next unseen draw.

    A draw after which only one step is legal does not start another decision.
    """
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
    """Compare a played turn with the best turn of a view, and return the decision.

    The search and the comparison use different determinizations, so that a turn that was only lucky
    in the search gains nothing.
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
    """Return the chances after each of two turns, tried in the same determinizations."""
    part = budget.part(COMPARISON / PARTS)
    found = {one.turn: one.match for one in estimates(seen, rng, part, also=(best, played))}
    return found[best], found[played]


def _open_chances(position: Position, best: Turn, rng: Random, budget: Budget) -> Chances:
    """Return every seat's chance with all hands open, if the mover plays its best turn."""
    seen = view(position, position.mover)._replace(known=position.hands)
    found = estimates(seen, rng, budget.part(LOOK), also=(best,))
    return next(one.match for one in found if one.turn == best)


def _mean(chances: list[Chances]) -> Chances:
    """Return the mean of several chances, seat by seat."""
    return tuple(map(fmean, zip(*chances, strict=True)))
