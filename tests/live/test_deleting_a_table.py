"""A table that is deleted while its bots move: it ends, and nothing is complained of."""

import asyncio
import gc
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import pytest

from red7.core import Position, Red7Error, Turn
from red7.live.compute.inline import InlineWorkers
from red7.live.registry import TableRegistry
from red7.live.store import Entry, MemoryStore, TableStatus
from tests.live.test_live_table import ANN, BY_ANN, Onlooker, all_let_go_of, game

T = TypeVar("T")
MOMENTS = 24
"""More than there are in the first turns of three bots."""


class Moments:
    """Every moment at which a bot's move waits for something; at one of them something is done."""

    def __init__(self, chosen: int) -> None:
        self.chosen, self.count = chosen, 0
        self.deed: Callable[[], Any] | None = None

    async def pass_by(self) -> None:
        """Let another moment pass."""
        self.count += 1
        if self.count > self.chosen and self.deed is not None:
            deed, self.deed = self.deed, None
            # Whoever waits here may well be cancelled by it.
            await asyncio.wait([asyncio.create_task(deed())])


class Store(MemoryStore):
    """A store that takes its time."""

    def __init__(self, moments: Moments) -> None:
        super().__init__()
        self.moments = moments

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        await self.moments.pass_by()
        await super().append(entry, status, people)
        await self.moments.pass_by()


class Workers(InlineWorkers):
    """Workers who take theirs."""

    def __init__(self, moments: Moments) -> None:
        self.moments = moments

    async def run_move(self, job: Callable[..., T], *given: object) -> T:
        await self.moments.pass_by()
        done = await super().run_move(job, *given)
        await self.moments.pass_by()
        return done

    async def turn(self, bot: str, position: Position) -> Turn:
        await self.moments.pass_by()
        turn = await super().turn(bot, position)
        await self.moments.pass_by()
        return turn


def test_a_delete_at_any_moment_of_a_bots_move_is_no_complaint(
    caplog: pytest.LogCaptureFixture,
) -> None:
    complaints: list[dict[str, Any]] = []
    for chosen in range(MOMENTS):
        asyncio.run(deleted_at(chosen, complaints))
    # What nobody has asked about is complained of when it goes.
    gc.collect()
    assert complaints == []
    assert caplog.messages == []


async def deleted_at(chosen: int, complaints: list[dict[str, Any]]) -> None:
    """Delete a table at a moment of its bots' moves."""
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
    moments = Moments(chosen)
    tables = TableRegistry(Store(moments), Workers(moments))
    name = await tables.open(game("random", "random", "random"), BY_ANN)
    moments.deed = lambda: tables.remove_from_list(name, ANN)
    # It may be gone before anybody looks.
    with suppress(Red7Error), await tables.at(name, ANN) as live:
        await live.watch(Onlooker(ANN))
        live.autopilot.wake()
        async with asyncio.timeout(20):
            while moments.deed is not None and live.table.bot_to_move:
                await asyncio.sleep(0)
    if moments.deed is not None:
        # The bots had done before.
        await tables.remove_from_list(name, ANN)
    await all_let_go_of(tables)
    assert await tables.store.load(name) is None
    tables.stop()
    await tables.store.close()
