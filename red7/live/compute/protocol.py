"""The worker protocol: what computes jobs that would block the event loop.

A server has worker processes; `InlineWorkers` computes every job where it is asked for.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from red7.bots.bot_protocol import continues
from red7.core import Position, Red7Error, Turn, View, apply, legal_steps, view
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")


class WorkFailed(Red7Error):
    """A job that could not be computed."""

    code = "failed"


class PoolLoad(NamedTuple):
    """The load of a pool of workers."""

    waiting: int
    """Jobs that wait for a worker."""
    replaced: int
    """How often a worker process died, or was killed because it hung."""


class Workers(Protocol):
    """Compute jobs. Every method may raise `WorkFailed`.

    The `run_…` methods return the result of a job, a function of a module with arguments that can
    be pickled, and raise its `Red7Error`. They differ in priority.
    """

    async def run_move(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job that a move waits for."""

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job that no move waits for: joining a table, exploring a turn."""

    async def run_batch(self, job: Callable[..., T], *given: object) -> T:
        """Run a job that may take long: replays, records, long logs."""

    async def run_in_thread(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job with arguments too large to send to another process."""

    async def turn(self, bot: str, position: Position) -> Turn:
        """Return the rest of the turn that a bot plays for the seat to move."""

    async def hints(self, seen: View) -> list[HintShape]:
        """Return the best turns of a view's seat."""

    async def review(self, record: Record) -> ReviewShape:
        """Return the review of a finished game."""

    def loads(self) -> dict[str, PoolLoad]:
        """Return the load of each pool by its name."""

    def warm(self) -> None:
        """Begin to load what hints and searching bots need, because a client has connected."""

    async def start(self) -> None:
        """Load what every move needs."""

    async def close(self) -> None:
        """Cancel all jobs and release everything."""


async def whole_turn(position: Position, plan: Callable[[View], Awaitable[Turn]]) -> Turn:
    """Return the rest of the mover's turn, planned from what its seat sees.

    `plan` is asked again whenever the turn has drawn a card, which the seat then sees, though the
    turn is stored and shown to the table only as a whole. Raise `WorkFailed` or `IllegalStep` for
    a plan that cannot be played.
    """
    now, seat = position, position.mover
    while len(now.history) == len(position.history):
        for step in await _next_steps(view(now, seat), plan):
            before, now = now, apply(now, step)
            if now.drew != before.drew or len(now.history) > len(before.history):
                break
    return now.history[-1].steps[len(position.steps) :]


async def _next_steps(seen: View, plan: Callable[[View], Awaitable[Turn]]) -> Turn:
    """Return the next steps of a turn: those of the plan, or the only step that is legal."""
    if seen.steps and len(only := legal_steps(seen)) == 1:
        return only
    turn = await plan(seen)
    if not continues(turn, seen):
        raise WorkFailed("a bot has planned another turn")
    return turn[len(seen.steps) :]
