"""Opening the store, the job queue and the message bus that the settings name.

The store keeps the games. The bus carries messages between processes that share a store. Servers
put the jobs for `red7 think` (bots, hints and reviews) into the job queue.
"""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from red7.hosting.compute.job_queue import JobQueue
from red7.hosting.database_addresses import check_bus, check_database, cluster_packages
from red7.hosting.server_settings import DatabaseSettings
from red7.live.store import Store

if TYPE_CHECKING:
    from red7.hosting.cluster.bus.protocol import Bus


def opened_store(
    database: DatabaseSettings, file: Path | None = None, *, checked: bool = False
) -> Store:
    """Open the store in a database, or in a file if the settings name no database.

    Check the pages of the file for damage, unless `checked` says that this was done before. Raise
    `Red7Error` if the store cannot be opened. Do not call this function from a coroutine, because
    it runs an event loop of its own.
    """
    if not database.address:
        from red7.hosting.sqlite.store import SqliteStore

        assert file is not None
        return SqliteStore(file, checked=checked)
    check_database(database.address)
    with cluster_packages():
        from red7.hosting.postgres.store import PostgresStore, prepared
    return PostgresStore(database.address, asyncio.run(prepared(database.address)))


def opened_bus(database: DatabaseSettings, data_id: str) -> "Bus":
    """Return a message bus over Redis or Valkey if the settings name one, or else over PostgreSQL.

    Only processes with the same `data_id` share a bus. Raise `Red7Error` if the address of the bus
    is invalid or a package is missing.
    """
    if database.bus:
        check_bus(database.bus)
        with cluster_packages():
            from red7.hosting.cluster.bus.redis import RedisBus
        return RedisBus(database.bus, data_id)
    with cluster_packages():
        from red7.hosting.cluster.bus.postgres import PostgresBus
    return PostgresBus(database.address, data_id)


def opened_queue(database: DatabaseSettings, data_id: str) -> tuple[JobQueue, "Bus"]:
    """Return the job queue in a PostgreSQL database, and the bus for messages about its jobs.

    Raise `Red7Error` if the address of the bus is invalid or a package is missing.
    """
    with cluster_packages():
        from red7.hosting.postgres.job_queue import PostgresJobQueue
    # The bus has a channel of its own, so that thinkers get no messages about tables.
    return PostgresJobQueue(database.address), opened_bus(database, f"{data_id}_jobs")
