"""The store that an operator has chosen: a file, or a database."""

import asyncio
from pathlib import Path

from red7.hosting.database_addresses import check_database, cluster_packages
from red7.hosting.processes.serve_options import Database
from red7.live.store import Store


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
