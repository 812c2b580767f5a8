"""The worker protocol: whoever does what would hold up the event loop.

A server has processes for it; `InlineWorkers` does without.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from red7.core import Position, Red7Error, Step, Turn, View, apply, view
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")


class WorkFailed(Red7Error):
    """A job that came to nothing."""

    code = "failed"


class Workers(Protocol):
    """Does jobs; every method may raise `WorkFailed`."""

    async def run(self, job: Callable[..., T], *given: object) -> T:
        """What a job of a move comes to. Raises what it raises, if that is `Red7Error`.

        The job is a function of a module, and what it is given can be pickled.
        """

    async def run_question(self, job: Callable[..., T], *given: object) -> T:
        """The same of a short job that no move waits for: watching, and exploring."""

    async def run_long(self, job: Callable[..., T], *given: object) -> T:
        """The same of a job that may take long: replays, records, long tables."""

    async def run_here(self, job: Callable[..., T], *given: object) -> T:
        """The same of a short job whose values would be too many to send to another process."""

    async def turn(self, bot: str, position: Position) -> Turn:
        """The rest of the turn of the bot at the seat to move."""

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat."""

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game."""

    def warm(self) -> None:
        """Have everything ready soon: somebody has come."""

    async def start(self) -> None:
        """Have ready what is needed at once."""

    def stop(self) -> None:
        """Do nothing more, and let go of everything."""


async def whole_turn(position: Position, choose: Callable[[View], Awaitable[Step]]) -> Turn:
    """The rest of the mover's turn, chosen step by step by what its seat sees.

    What it draws is on the table already, though nobody has seen it; so it can be shown as the
    turn goes on, and the turn is stored whole.
    """
    now, seat = position, position.mover
    while len(now.history) == len(position.history):
        now = apply(now, await choose(view(now, seat)))
    return now.history[-1].steps[len(position.steps) :]
