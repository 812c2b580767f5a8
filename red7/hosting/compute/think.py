"""Thinking on machines of its own: a thinker, and the workers of a server that leaves it to one."""

import asyncio
import signal
from logging import INFO

from red7.hosting.cluster.bus import Bus
from red7.hosting.cluster.shared_bus import opened_bus
from red7.hosting.compute.job_queue import JobQueue
from red7.hosting.compute.pool import PoolLoad, ProcessWorkers
from red7.hosting.compute.queue_workers import QueueWorkers
from red7.hosting.compute.thinker import Thinker
from red7.hosting.database_addresses import check_bus, check_database, cluster_packages
from red7.hosting.operations.logs import tell
from red7.hosting.processes.serve_options import Database
from red7.live.games.game_offer import RELEASE


def jobs_of(database: Database, data_id: str) -> tuple[JobQueue, Bus]:
    """The job queue of a database, and the bus that hints at it. Raises `Red7Error`."""
    with cluster_packages():
        from red7.hosting.postgres.jobs import PostgresJobQueue
    # A channel of its own: thinkers hear nothing of tables.
    return PostgresJobQueue(database.address), opened_bus(database, f"{data_id}_jobs")


class ThinkingElsewhere(QueueWorkers):
    """The workers of a server that leaves thinking to others."""

    def __init__(self, database: Database, data_id: str) -> None:
        """Raises `Red7Error`."""
        self._processes = ProcessWorkers()
        super().__init__(*jobs_of(database, data_id), self._processes)

    def loads(self) -> dict[str, PoolLoad]:
        """How it goes in each pool, by its name, and with what others think about."""
        return {**self._processes.loads(), "elsewhere": PoolLoad(self.waiting, 0)}


def think(database: Database, processes: int) -> None:
    """Take jobs until somebody ends it. Raises `Red7Error`."""
    check_database(database.address)
    if database.bus:
        check_bus(database.bus)
    asyncio.run(_think(database, processes))


async def _think(database: Database, processes: int) -> None:
    with cluster_packages():
        from red7.hosting.postgres.store import prepared
    queue, bus = jobs_of(database, await prepared(database.address))
    thinker = Thinker(queue, bus, processes)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, thinker.stop)
    tell(INFO, "started", version=RELEASE, processes=processes, **database.shown()._asdict())
    await thinker.run()
