"""Everything that a server needs to answer: the log, the thought, the tables, what is kept."""

import asyncio

from red7.core import Seat
from red7.server.workers import Lanes
from red7.service.async_lru_cache import Kept
from red7.service.game_list import Listing
from red7.service.game_record import record_of
from red7.service.replays import moments
from red7.service.table_loader import Known
from red7.service.table_registry import Tables
from red7.store import Log
from red7.table import Table
from red7.wire.http_bodies import Moment, ReviewShape


class Replays:
    """Replays, each made once for all its parts."""

    def __init__(self) -> None:
        self._kept: Kept[list[Moment]] = Kept(8)

    async def of(self, name: str, table: Table, seat: Seat | None) -> list[Moment]:
        """All moments of a table as a seat saw them, or with all hands open."""
        key = name, table.version, seat
        return await self._kept.get(key, lambda: asyncio.to_thread(moments, table, seat))


class Reviews:
    """Reviews, each made once."""

    def __init__(self, lanes: Lanes) -> None:
        self._lanes = lanes
        self._kept: Kept[ReviewShape] = Kept(32)

    async def of(self, name: str, known: Known) -> ReviewShape:
        """The review of a game that is over. Raises `ThoughtFailed`."""
        key = name, known.table.version
        return await self._kept.get(key, lambda: self._lanes.review(record_of(known)))


class House:
    """What one server process has."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.lanes = Lanes()
        self.tables = Tables(log, self.lanes)
        self.listing = Listing(log)
        self.replays = Replays()
        self.reviews = Reviews(self.lanes)

    async def open(self) -> None:
        """Begin: bots play on wherever they are to move, while others are answered already."""
        self._beginning = [
            asyncio.create_task(self.lanes.start()),
            asyncio.create_task(self.tables.resume()),
        ]

    async def rest(self) -> None:
        """End all thought, so that nobody waits for it any longer."""
        for task in self._beginning:
            task.cancel()
        self.tables.stop()
        await asyncio.to_thread(self.lanes.stop)

    async def close(self) -> None:
        """Write what has come in, and close the file."""
        await self.rest()
        await asyncio.to_thread(self.log.close)
