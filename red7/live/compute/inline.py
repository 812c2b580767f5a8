"""Inline workers: jobs run on the event loop, for tests and for Python in the browser."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from red7.bots.registry import BOTS
from red7.core import Position, Turn, View
from red7.live.compute import bot_jobs
from red7.live.compute.protocol import PoolLoad, WorkFailed, whole_turn
from red7.live.live_settings import DEFAULTS, HintSettings
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")


class InlineWorkers:
    """`Workers` that block the event loop while they compute a job."""

    def __init__(self, hints: HintSettings = DEFAULTS.hints) -> None:
        self._hint_budget_ms = hints.budget_ms

    async def run_move(self, job: Callable[..., T], *given: object) -> T:
        return job(*given)

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        return job(*given)

    async def run_batch(self, job: Callable[..., T], *given: object) -> T:
        return job(*given)

    async def run_in_thread(self, job: Callable[..., T], *given: object) -> T:
        return job(*given)

    async def turn(self, bot: str, position: Position) -> Turn:
        if bot not in BOTS:
            raise WorkFailed(f"there is no bot named {bot}")

        async def plan(seen: View) -> Turn:
            await asyncio.sleep(0)
            return bot_jobs.plan_turn(bot, seen, secrets.token_hex(8))

        return await whole_turn(position, plan)

    async def hints(self, seen: View) -> list[HintShape]:
        await asyncio.sleep(0)
        return bot_jobs.hints(seen, self._hint_budget_ms)

    async def review(self, record: Record) -> ReviewShape:
        await asyncio.sleep(0)
        return bot_jobs.review(record)

    def loads(self) -> dict[str, PoolLoad]:
        return {}

    def warm(self) -> None:
        """Do nothing, because there are no worker processes."""

    async def start(self) -> None:
        """Do nothing, because there are no worker processes to start."""

    async def close(self) -> None:
        """Do nothing, because there are no worker processes to end."""
