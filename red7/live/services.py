"""The services around tables, put together: what a transport answers its clients with."""

import asyncio
import secrets
from time import monotonic

from red7.hosting.cluster.bus import Bus, LocalBus
from red7.hosting.cluster.cluster import Cluster
from red7.hosting.cluster.leases import Leases
from red7.hosting.cluster.peer_messages import PersonMoved
from red7.hosting.cluster.peers import USUAL_TIMES, Peers, PeerTimes
from red7.hosting.operations.retention import Pruner
from red7.live.compute.protocol import Workers
from red7.live.counted import counted_store, counted_workers
from red7.live.counters import Metrics
from red7.live.games.friend_tables import FriendTables
from red7.live.games.game_list import GameList
from red7.live.games.game_requests import GameRequests
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.quotas import USUAL_DATA, DataLimits
from red7.live.limits.rate_limits import USUAL, Kind, RateLimiter, RateLimits
from red7.live.limits.requester import requester
from red7.live.limits.switches import EVERYTHING, Switches
from red7.live.people import People
from red7.live.person_deletion import Forgetting
from red7.live.registry import TableRegistry
from red7.live.store import Store


class Services:
    """What one process has."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        bus: Bus | None = None,
        owner: str = "",
        limits: RateLimits = USUAL,
        switches: Switches = EVERYTHING,
        *,
        data: DataLimits = USUAL_DATA,
        times: PeerTimes = USUAL_TIMES,
    ) -> None:
        """With a bus there are other processes, to whom this one is known by a random name."""
        self.metrics, self.switches = Metrics(), switches
        store, workers = counted_store(store, self.metrics), counted_workers(workers, self.metrics)
        self.store, self.workers = store, workers
        self.rates = RateLimiter(limits)
        owner = owner or secrets.token_hex(8)
        peers = Peers(bus or LocalBus(), owner, times)
        leases = Leases(store, owner, is_alone=peers.is_alone)
        self.people = People(store, lambda *moved: peers.tell(PersonMoved(owner, *moved)))
        moves = MoveQueue(self.rates)
        self.tables = TableRegistry(store, workers, leases, peers, switches, data, moves)
        self.cluster = Cluster(store, peers, self.tables, self.people)
        games = GameList(store, workers, data, self._charge_for_list)
        self.game_requests = GameRequests(store, workers, self.people, self.tables, games)
        self.friend_tables = FriendTables(store, self.people, self.tables, self._charge_for_list)
        self.forgetting = Forgetting(store, self.people, self.tables)
        self._pruner = Pruner(store, games, self.tables, data)
        self._beginning: list[asyncio.Task[None]] = []
        self._is_resting = False

    def _charge_for_list(self, requests: float) -> None:
        self.rates.charge(Kind.LIST, requester.get(), requests, monotonic())

    async def open(self) -> None:
        """Begin: bots play on wherever they are to move, while others are answered already."""
        starting = asyncio.create_task(self.workers.start())
        if not self.tables.peers.is_alone:
            # Others do better meanwhile than somebody who has to get ready first.
            await asyncio.wait([starting])
        self._beginning = [
            starting,
            asyncio.create_task(self.cluster.open()),
            asyncio.create_task(self._pruner.run()),
        ]

    def settle(self) -> None:
        """Let nothing happen by itself any longer; what people ask for is still done."""
        for task in self._beginning:
            task.cancel()
        self.tables.stop()

    async def rest(self) -> None:
        """End all thought, so that nobody waits for it any longer."""
        self.settle()
        if not self._is_resting:
            self._is_resting = True
            await self.cluster.close()
        await asyncio.to_thread(self.workers.stop)

    async def close(self) -> None:
        """Store what has come in, and let go of everything."""
        await self.rest()
        await self.store.close()
