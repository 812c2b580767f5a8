"""Where games are kept, as an operator has named it: a file, or a database and a bus.

What only many machines need is imported by those who have them.
"""

import asyncio
from pathlib import Path

from red7.hosting.cluster.bus import Bus, Died, Hear, ignored
from red7.hosting.database_addresses import check_bus, check_database, cluster_packages
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


def opened_bus(database: Database, data_id: str) -> Bus:
    """The bus of those who share a database: the one that is named, or else PostgreSQL's own."""
    if database.bus:
        check_bus(database.bus)
        with cluster_packages():
            from red7.hosting.cluster.redis_bus import RedisBus
        return RedisBus(database.bus, data_id)
    with cluster_packages():
        from red7.hosting.cluster.postgres_bus import PostgresBus
    return PostgresBus(database.address, data_id)


class WorkerBus:
    """The bus of one of several processes on a machine, of which there are others.

    Its parent tells it of those that die; everything else goes over the bus of all machines.
    """

    def __init__(self, parent: Bus, everybody: Bus) -> None:
        self._parent, self._everybody = parent, everybody

    @property
    def linked_since(self) -> float | None:
        """Return when the link to the bus of all machines was made, or None."""
        return self._everybody.linked_since

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear."""
        await self._parent.open(hear, died)
        await self._everybody.open(hear)

    async def tell(self, message: bytes) -> None:
        """Send a hint to everybody."""
        await self._everybody.tell(message)

    async def close(self) -> None:
        """Hear and tell no longer."""
        await self._everybody.close()
        await self._parent.close()
