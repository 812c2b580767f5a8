"""A search budget: how long, or how many rollouts, a decision may take."""

from typing import NamedTuple


class Budget(NamedTuple):
    """How much thought a step may take. Bots that need none pay it no heed."""

    milliseconds: float | None = None
    """Think for about this long at most."""
    playouts: int | None = None
    """Do about so many playouts, whatever the time, so that results repeat."""
    may_wait: bool = True
    """Wait for the compiler where it has not been here yet; if not, the plain engine plays."""
