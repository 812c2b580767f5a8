"""Running a thinker process: a job queue in a database, a bus, and what is done with jobs."""

import asyncio
import signal
from logging import getLogger

from red7.core import Red7Error
from red7.server.thinker import Thinker
from red7.store.bus import Bus
from red7.store.job_queue import JobQueue


class NoCluster(Red7Error):
    """What is needed for many machines is not installed."""


def jobs_of(database: str, bus: str | None, data_id: str) -> tuple[JobQueue, Bus]:
    """The job queue of a database, and the bus that hints at it. Raises `Red7Error`."""
    from red7.store.postgres_bus import PostgresBus
    from red7.store.postgres_jobs import PostgresJobQueue

    # A channel of its own: thinkers hear nothing of tables.
    channel, queue = f"{data_id}_jobs", PostgresJobQueue(database)
    if bus is None:
        return queue, PostgresBus(database, channel)
    from red7.store.redis_bus import RedisBus

    return queue, RedisBus(bus, channel)


def think(database: str, bus: str | None, processes: int) -> None:
    """Take jobs until somebody ends it. Raises `Red7Error`."""
    asyncio.run(_think(database, bus, processes))


async def _think(database: str, bus: str | None, processes: int) -> None:
    try:
        from red7.store.postgres import prepared
    except ModuleNotFoundError as missing:
        raise NoCluster(f"{missing.name} is missing: install red7[cluster]") from None
    queue, hints = jobs_of(database, bus, await prepared(database))
    thinker = Thinker(queue, hints, processes)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, thinker.stop)
    getLogger("red7").info("thinking for servers, in %d processes", processes)
    await thinker.run()
