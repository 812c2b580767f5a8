"""Flat Monte Carlo with sequential halving (Karnin, Koren & Somekh 2013), in pure Python."""

from collections.abc import Sequence
from math import log1p
from random import Random
from statistics import fmean

from red7.core import FOLD, Position, Turn, View, play, turns, view
from red7.core.views import draft_of
from red7.search.budget import Budget, Clock, Estimate
from red7.search.equity import TYPICAL_POINTS, stakes
from red7.search.mobility import mobility_after, ranked
from red7.search.pure_python.determinization import World, sample_worlds
from red7.search.pure_python.rollout import Evaluate, rollout_evaluator

MOST_CANDIDATES = 6
DEFAULT_BUDGET_MS = 20.0
"""Milliseconds to think if the budget has no time."""
SAMPLING_SHARE = 0.25
"""Share of the time for sampling and weighing hands."""
PRIOR_WEIGHT = 40.0
"""Number of rollouts that the prior by mobility is worth: the variance of rollouts, about 0.22,
divided by the variance of the turns' values around the prior, about 0.006."""
PRIOR_SLOPE = 0.2
"""Growth of the chance with the logarithm of the mobility, fitted by least squares."""
WORLDS_AT_ONCE, MOST_WORLDS = 2, 128
"""Number of worlds sampled between two looks at the clock, and in all."""


class FlatMonteCarlo:
    """The rewards of some turns in some worlds, from one view."""

    def __init__(self, seen: View, worlds: Sequence[World], evaluate: Evaluate) -> None:
        self.seen, self.worlds, self.evaluate = seen, worlds, evaluate
        self.rewards: dict[Turn, list[float]] = {}
        self.wins: dict[Turn, float] = {}
        self.counts: dict[Turn, int] = {}
        self.prior = mobility_prior(seen)

    def sample(self, alive: Sequence[Turn], worlds: int, rng: Random) -> None:
        """Evaluate some turns in the same, randomly chosen worlds."""
        for _ in range(worlds):
            position, random_seats = rng.choice(self.worlds)
            for turn in alive:
                after = play(position, turn[len(position.steps) :])
                value = self.evaluate(World(after, random_seats), rng)
                before = self.rewards.get(turn, [0.0] * len(value.match))
                self.rewards[turn] = [*map(sum, zip(before, value.match, strict=True))]
                self.wins[turn] = self.wins.get(turn, 0.0) + value.round[self.seen.mover]
                self.counts[turn] = self.counts.get(turn, 0) + 1

    def best_first(self, found: Sequence[Turn]) -> list[Turn]:
        """Return the given turns, the most promising first, by their rewards and the prior."""
        seat = self.seen.mover
        means = {turn: self.rewards[turn][seat] / self.counts[turn] for turn in found}
        stay = [turn for turn in found if turn in self.prior]
        if stay:
            pooled = fmean(means[turn] - self.prior[turn] for turn in stay)
            for turn in stay:
                count, expected = self.counts[turn], pooled + self.prior[turn]
                means[turn] += (expected - means[turn]) * PRIOR_WEIGHT / (PRIOR_WEIGHT + count)
        return sorted(found, key=lambda turn: -means[turn])

    def estimate(self, turn: Turn) -> Estimate:
        """Return the estimate of a turn."""
        count = self.counts[turn]
        match = tuple(reward / count for reward in self.rewards[turn])
        return Estimate(turn, self.wins[turn] / count, match, count)


def estimates(
    seen: View,
    rng: Random,
    budget: Budget,
    *,
    also: Sequence[Turn] = (),
    evaluate: Evaluate | None = None,
) -> list[Estimate]:
    """Return the turns with the most mobility and those in `also`, the best for the mover first.

    Rollouts evaluate positions unless another evaluator is given.
    """
    clock = Clock(budget, DEFAULT_BUDGET_MS, SAMPLING_SHARE)
    choices = _candidates(seen, rng, also)
    if not choices:
        return []
    worlds = sample_worlds(seen, rng, clock.portions(WORLDS_AT_ONCE, MOST_WORLDS))
    return _halved(seen, worlds, choices, also, clock, rng, evaluate)


def mobility_prior(seen: View) -> dict[Turn, float]:
    """Return the prior value, by mobility, of each turn that keeps the mover in."""
    draft = draft_of(seen)
    table = stakes(seen.rules, seen.score.points)[seen.mover]
    spread = max(row[TYPICAL_POINTS] for row in table) - min(row[TYPICAL_POINTS] for row in table)
    if draft is None:
        return {}
    slope = PRIOR_SLOPE * spread
    return {turn: slope * log1p(mobility_after(draft, turn)) for turn in turns(seen)}


def estimates_in_the_open(position: Position, rng: Random, budget: Budget) -> list[Estimate]:
    """Return estimates for a mover that sees all cards."""
    seen, clock = view(position, position.mover), Clock(budget, DEFAULT_BUDGET_MS, 0.0)
    choices = _candidates(seen, rng, ())
    return _halved(seen, [World(position)], choices, (), clock, rng) if choices else []


def _candidates(seen: View, rng: Random, also: Sequence[Turn]) -> list[Turn]:
    """Return the turns to try, including a fold if it can help or is the only choice."""
    choices = ranked(seen, rng)[:MOST_CANDIDATES]
    if not seen.steps and (seen.rules.scoring or not choices):
        choices.append((FOLD,))
    return list(dict.fromkeys([*choices, *also]))


def _halved(
    seen: View,
    worlds: Sequence[World],
    choices: list[Turn],
    also: Sequence[Turn],
    clock: Clock,
    rng: Random,
    evaluate: Evaluate | None = None,
) -> list[Estimate]:
    """Return estimates of all turns by sequential halving, those left in the last phase first."""
    usual = rollout_evaluator(seen.rules, seen.score.points)
    search = FlatMonteCarlo(seen, worlds, evaluate or usual)
    count, alive = len(choices), choices
    phases = max(1, (count - 1).bit_length())
    for phase in range(phases):
        order = search.best_first(alive) if phase else alive
        alive = [*dict.fromkeys([*order[: max(2, -(-count >> phase))], *also])]
        for rounds in clock.batches(len(alive), phase, phases):
            search.sample(alive, rounds, rng)
    rest = [turn for turn in choices if turn not in alive]
    return [search.estimate(turn) for turn in (*search.best_first(alive), *search.best_first(rest))]
