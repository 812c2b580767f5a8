"""A search budget: how long, or how many rollouts, a decision may take; and its clock."""

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple


class Budget(NamedTuple):
    """How much thought a step may take. Bots that need none pay it no heed."""

    milliseconds: float | None = None
    """Think for about this long at most."""
    playouts: int | None = None
    """Do about so many rollouts, whatever the time, so that results repeat.

    A rollout is a round played to its end by the search; here, in `--playouts` and in the
    docs it has kept its other name, playout.
    """
    may_wait: bool = True
    """Wait for the compiler where it has not been here yet; if not, pure Python searches."""

    def part(self, share: float) -> "Budget":
        """A share of a budget."""
        return self._replace(
            milliseconds=None if self.milliseconds is None else self.milliseconds * share,
            playouts=None if self.playouts is None else max(1, round(self.playouts * share)),
        )

    def less(self, spent: "Budget") -> "Budget":
        """What is left of a budget once a part of it is spent."""
        time, count = self.milliseconds, self.playouts
        return self._replace(
            milliseconds=None if time is None else time - (spent.milliseconds or 0),
            playouts=None if count is None else count - (spent.playouts or 0),
        )


class Clock:
    """A budget that is being spent, first on sampling hands, then on rollouts."""

    def __init__(self, budget: Budget, usual: float, sampling: float) -> None:
        """`usual` are milliseconds where the budget does not say, `sampling` a share of them."""
        self.rollouts = budget.playouts
        self.start = perf_counter()
        self.seconds = (budget.milliseconds or usual) / 1000
        self.sampling = sampling

    def has(self, share: float) -> bool:
        """Whether less than a share of the time has gone."""
        return perf_counter() - self.start < share * self.seconds

    def portions(self, portion: int, most: int) -> Iterator[int]:
        """How many hands to sample at a time, a portion in any case, `most` in all."""
        if self.rollouts is not None:
            yield min(max(portion, self.rollouts // 8), most)
            return
        for sampled in range(0, most, portion):
            if not sampled or self.has(self.sampling):
                yield portion

    def batches(self, turns: int, phase: int, phases: int) -> Iterator[int]:
        """How many rollouts for each of some turns to do at a time, one in any case.

        The phases of sequential halving get equal shares of what is left after sampling.
        """
        if self.rollouts is not None:
            yield max(1, self.rollouts // (phases * turns))
            return
        share = self.sampling + (1 - self.sampling) * (phase + 1) / phases
        yield 1
        while self.has(share):
            yield 1
