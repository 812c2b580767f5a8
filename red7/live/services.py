"""Services: everything that one process offers its clients, independent of the transport."""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic

from red7.live.compute.protocol import Workers
from red7.live.coordination import Alone, Coordinator, PersonMoved
from red7.live.counters import Metrics
from red7.live.games.friend_tables import FriendTables
from red7.live.games.game_list import GameList
from red7.live.games.game_requests import GameRequests
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.rate_limits import Kind, RateLimiter
from red7.live.limits.requester import requester
from red7.live.live_settings import DEFAULTS, LiveSettings
from red7.live.metered import MeteredStore, MeteredWorkers
from red7.live.people import People
from red7.live.person_deletion import PersonDeletion
from red7.live.registry import TableRegistry
from red7.live.store import Store


class Services:
    """The services of one process: tables, people, games, limits and metrics."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        coordinator: Callable[[Store], Coordinator] = Alone,
        settings: LiveSettings = DEFAULTS,
    ) -> None:
        """Create the services on top of a store and workers.

        `coordinator` creates the object that says which process runs the bots and clocks of a
        table. The default, `Alone`, is for a process that has the store for itself.
        """
        self.metrics, self.settings = Metrics(), settings
        store, workers = MeteredStore(store, self.metrics), MeteredWorkers(workers, self.metrics)
        self.store, self.workers = store, workers
        self.coordinator = coordinator(store)
        self.rates = RateLimiter(settings.rates.limits)
        self.people = People(store, lambda *moved: self.coordinator.publish(PersonMoved(*moved)))
        self.moves = MoveQueue(self.rates)
        self.tables = TableRegistry(store, workers, self.coordinator, settings, self.moves)
        self.games = GameList(store, workers, settings.retention, self._charge_for_list)
        self.game_requests = GameRequests(store, workers, self.people, self.tables, self.games)
        self.friend_tables = FriendTables(store, self.people, self.tables, self._charge_for_list)
        self.person_deletion = PersonDeletion(store, self.people, self.tables)
        self.background: list[Callable[[], Coroutine[object, object, None]]] = []
        """Functions that a server adds before `open`. Their coroutines run until `settle`."""
        self._tasks: list[asyncio.Task[None]] = []
        self._is_resting = False

    def _charge_for_list(self, requests: float) -> None:
        self.rates.charge(Kind.LIST, requester.get(), requests, monotonic())

    async def open(self) -> None:
        """Start the workers, the bots and clocks of the tables, and the background work.

        If this process has the store for itself, return before the workers are ready. Otherwise
        wait for them, because other processes can answer clients meanwhile.
        """
        starting = asyncio.create_task(self.workers.start())
        if not self.coordinator.is_alone:
            # Until the workers are ready, other processes can answer clients sooner.
            await asyncio.wait([starting])
        opening = self.coordinator.open(self.tables, self.people)
        self._tasks = [starting, asyncio.create_task(opening)]
        self._tasks += [asyncio.create_task(work()) for work in self.background]

    def settle(self) -> None:
        """Stop bots, clocks and background work; clients' requests are still answered."""
        for task in self._tasks:
            task.cancel()
        self.tables.stop()

    async def rest(self) -> None:
        """Stop bots, clocks, background work and workers.

        After that, no request waits for a worker any longer.
        """
        self.settle()
        if not self._is_resting:
            self._is_resting = True
            await self.coordinator.close()
        await self.workers.close()

    async def close(self) -> None:
        """Stop all computing, finish all writes to the store, and release everything."""
        await self.rest()
        await self.store.close()
