"""Search budgets and results: the time or rollouts to spend, the clock, the estimates of turns."""

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from red7.core import Turn


class Budget(NamedTuple):
    """The time or rollouts that a bot may spend on a step. Bots that do not search ignore it."""

    milliseconds: float | None = None
    """Maximum time to think, approximately."""
    playouts: int | None = None
    """Number of rollouts, approximately, instead of a time, so that results are reproducible.

    A rollout is a round that the search plays to its end. Here, in `--playouts` and in the docs it
    is called a playout.
    """
    may_wait: bool = True
    """Whether a call may wait for the compiler. If not, pure Python searches until it is done."""

    def part(self, share: float) -> "Budget":
        """Return a share of the budget."""
        return self._replace(
            milliseconds=None if self.milliseconds is None else self.milliseconds * share,
            playouts=None if self.playouts is None else max(1, round(self.playouts * share)),
        )

    def less(self, spent: "Budget") -> "Budget":
        """Return what is left of the budget once another budget is spent."""
        time, count = self.milliseconds, self.playouts
        return self._replace(
            milliseconds=None if time is None else time - (spent.milliseconds or 0),
            playouts=None if count is None else count - (spent.playouts or 0),
        )


class Clock:
    """A budget that is being spent, first on sampling hands, then on rollouts."""

    def __init__(self, budget: Budget, default_ms: float, sampling_share: float) -> None:
        """Start the clock; `default_ms` applies if the budget has no time."""
        self.rollouts = budget.playouts
        self.start = perf_counter()
        self.seconds = (budget.milliseconds or default_ms) / 1000
        self.sampling_share = sampling_share

    def has(self, share: float) -> bool:
        """Return whether less than a share of the time is spent."""
        return perf_counter() - self.start < share * self.seconds

    def portions(self, portion: int, most: int) -> Iterator[int]:
        """Yield how many hands to sample next: one portion or more, in all at most `most`."""
        if self.rollouts is not None:
            yield min(max(portion, self.rollouts // 8), most)
            return
        for sampled in range(0, most, portion):
            if not sampled or self.has(self.sampling_share):
                yield portion

    def batches(self, turns: int, phase: int, phases: int) -> Iterator[int]:
        """Yield how many rollouts to play next for each of some turns, at least one.

        The phases of sequential halving get equal shares of the time left after sampling.
        """
        if self.rollouts is not None:
            yield max(1, self.rollouts // (phases * turns))
            return
        share = self.sampling_share + (1 - self.sampling_share) * (phase + 1) / phases
        yield 1
        while self.has(share):
            yield 1


class Estimate(NamedTuple):
    """A turn and the results of its rollouts."""

    turn: Turn
    """The whole turn, including the steps taken so far."""
    round: float
    """The share of determinizations in which the mover won the round."""
    match: tuple[float, ...]
    """Every seat's mean chance to win the match; without scoring, the round."""
    worlds: int
    """The number of determinizations in which the turn was tried."""
