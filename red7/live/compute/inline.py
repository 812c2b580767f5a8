"""Workers without processes: every job is done where it is asked for.

For tests, and for a page with Python inside, where there is nobody else to do it.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from red7.bots.registry import BOTS
from red7.core import Position, Step, Turn, View
from red7.live.compute import bot_jobs
from red7.live.compute.protocol import WorkFailed, whole_turn
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")


class InlineWorkers:
    """`Workers` that hold up the event loop, a job at a time."""

    async def run(self, job: Callable[..., T], *given: object) -> T:
        """What a job of a move comes to. Raises what it raises."""
        return job(*given)

    async def run_question(self, job: Callable[..., T], *given: object) -> T:
        """The same."""
        return job(*given)

    async def run_long(self, job: Callable[..., T], *given: object) -> T:
        """The same."""
        return job(*given)

    async def run_here(self, job: Callable[..., T], *given: object) -> T:
        """The same."""
        return job(*given)

    async def turn(self, bot: str, position: Position) -> Turn:
        """The rest of the turn of the bot at the seat to move. Raises `WorkFailed`."""
        if bot not in BOTS:
            raise WorkFailed(f"nobody here plays as {bot}")

        async def choose(seen: View) -> Step:
            await asyncio.sleep(0)
            return bot_jobs.choose_step(bot, seen, secrets.token_hex(8))

        return await whole_turn(position, choose)

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat."""
        await asyncio.sleep(0)
        return bot_jobs.hints(seen)

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game."""
        await asyncio.sleep(0)
        return bot_jobs.review(record)

    def warm(self) -> None:
        """Nothing gets ready any sooner."""

    async def start(self) -> None:
        """Everything is ready."""

    def stop(self) -> None:
        """There is nothing to let go of."""
