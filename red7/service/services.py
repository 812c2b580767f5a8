"""The services around tables, put together: what a transport answers its clients with."""

import asyncio

from red7.service.friend_tables import FriendTables
from red7.service.game_requests import GameRequests
from red7.service.people import People
from red7.service.table_registry import TableRegistry
from red7.service.workers import Workers
from red7.store import Store


class Services:
    """What one process has."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.people = People(store)
        self.tables = TableRegistry(store, workers)
        self.game_requests = GameRequests(store, workers, self.people, self.tables)
        self.friend_tables = FriendTables(store, self.people, self.tables)
        self._beginning: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin: bots play on wherever they are to move, while others are answered already."""
        self._beginning = [
            asyncio.create_task(self.workers.start()),
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self.tables.keep_alive()),
        ]

    async def rest(self) -> None:
        """End all thought, so that nobody waits for it any longer."""
        for task in self._beginning:
            task.cancel()
        self.tables.stop()
        await asyncio.to_thread(self.workers.stop)

    async def close(self) -> None:
        """Store what has come in, and let go of everything."""
        await self.rest()
        await self.store.close()
