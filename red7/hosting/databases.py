"""The store that an operator has chosen: a file, or a database."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from red7.hosting.compute.job_queue import JobQueue
from red7.hosting.database_addresses import check_database, cluster_packages
from red7.hosting.processes.serve_options import Database
from red7.live.store import Store

if TYPE_CHECKING:
    from red7.hosting.cluster.bus import Bus


def opened_store(database: Database, file: Path | None = None, *, checked: bool = False) -> Store:
    """The store in a database, or else in a file, which somebody may have checked already.

    Raises `Red7Error`; not for an event loop.
    """
    if not database.address:
        from red7.hosting.sqlite.store import SqliteStore

        assert file is not None
        return SqliteStore(file, checked=checked)
    check_database(database.address)
    with cluster_packages():
        from red7.hosting.postgres.store import PostgresStore, prepared
    return PostgresStore(database.address, asyncio.run(prepared(database.address)))


def opened_queue(database: Database, data_id: str) -> tuple[JobQueue, "Bus"]:
    """Return the job queue of a database and its bus. Raise `Red7Error`."""
    from red7.hosting.cluster.shared_bus import opened_bus

    with cluster_packages():
        from red7.hosting.postgres.jobs import PostgresJobQueue
    # A channel of its own, so that thinkers get no messages about tables.
    return PostgresJobQueue(database.address), opened_bus(database, f"{data_id}_jobs")
