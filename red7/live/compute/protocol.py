"""The worker protocol: how to run jobs that would block the event loop.

A server runs these jobs in worker processes. `InlineWorkers` runs them in the caller's process.
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
    """A worker could not compute a job."""

    code = "failed"


class PoolLoad(NamedTuple):
    """The load of a pool of workers."""

    waiting: int
    """The number of jobs that wait for a worker."""
    replaced: int
    """The number of worker processes that died, or were killed because they hung."""


class Workers(Protocol):
    """Workers that compute jobs. Every method may raise `WorkFailed`.

    Each `run_…` method runs a job, and returns its result or raises its `Red7Error`. A job is a
    function at the top level of a module; its arguments must be picklable. The methods differ in
    priority.
    """

    async def run_move(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job that a move waits for, and return its result."""

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job that no move waits for, such as joining a table or exploring a turn."""

    async def run_batch(self, job: Callable[..., T], *given: object) -> T:
        """Run a job that may take long, such as making a replay or parsing a record."""

    async def run_in_thread(self, job: Callable[..., T], *given: object) -> T:
        """Run a short job in a thread, so that its arguments need not go to another process."""

    async def turn(self, bot: str, position: Position) -> Turn:
        """Return the rest of the current turn, as a bot plays it for the seat to move."""

    async def hints(self, seen: View) -> list[HintShape]:
        """Return hints: the best turns for the seat of a view."""

    async def review(self, record: Record) -> ReviewShape:
        """Return the review of a finished game."""

    def loads(self) -> dict[str, PoolLoad]:
        """Return the load of each worker pool, by the name of the pool."""

    def warm(self) -> None:
        """Start to load what hints and searching bots need, and return at once.

        The server calls this when a client opens the lobby, before the first search is needed.
        """

    async def start(self) -> None:
        """Prepare the workers that every move needs."""

    async def close(self) -> None:
        """Cancel all jobs, and end all workers."""


async def whole_turn(position: Position, plan: Callable[[View], Awaitable[Turn]]) -> Turn:
    """Return the rest of the mover's turn, planned from what the mover can see.

    Call `plan` again whenever a step has drawn a card, because the mover then sees this card. The
    steps of all plans make one turn. Raise `WorkFailed` or `IllegalStep` if a plan cannot be
    played.
    """
    now, seat = position, position.mover
    while len(now.history) == len(position.history):
        for step in await _next_steps(view(now, seat), plan):
            before, now = now, apply(now, step)
            if now.drew != before.drew or len(now.history) > len(before.history):
                break
    return now.history[-1].steps[len(position.steps) :]


async def _next_steps(seen: View, plan: Callable[[View], Awaitable[Turn]]) -> Turn:
    """Return the next steps of a turn.

    If the turn has begun and only one step is legal, return this step. Otherwise call `plan`, and
    return those of its steps that are not taken yet. Raise `WorkFailed` if the plan does not
    continue the turn.
    """
    if seen.steps and len(only := legal_steps(seen)) == 1:
        return only
    turn = await plan(seen)
    if not continues(turn, seen):
        raise WorkFailed("a bot has planned another turn")
    return turn[len(seen.steps) :]
