"""A search budget: how long, or how many rollouts, a decision may take."""

from typing import NamedTuple


class Budget(NamedTuple):
    """How much thought a step may take. Bots that need none pay it no heed."""

    milliseconds: float | None = None
    """Think for about this long at most."""
    playouts: int | None = None
    """Do about so many rollouts, whatever the time, so that results repeat.

    Rounds played to their end in thought are called rollouts everywhere else; here, in
    `--playouts` and in the docs they have kept their older name.
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
