"""The bus that an operator has chosen, for the processes that share a database."""

from red7.hosting.cluster.bus import Bus, Died, Hear, ignored
from red7.hosting.database_addresses import check_bus, cluster_packages
from red7.hosting.processes.serve_options import Database


def opened_bus(database: Database, data_id: str) -> Bus:
    """Return the bus of a database: Redis or Valkey if one is named, or PostgreSQL's own."""
    if database.bus:
        check_bus(database.bus)
        with cluster_packages():
            from red7.hosting.cluster.redis_bus import RedisBus
        return RedisBus(database.bus, data_id)
    with cluster_packages():
        from red7.hosting.cluster.postgres_bus import PostgresBus
    return PostgresBus(database.address, data_id)


class WorkerBus:
    """The bus of one of several processes on one of several machines.

    Its parent process reports processes that die; the rest goes over the bus of all machines.
    """

    def __init__(self, parent: Bus, everybody: Bus) -> None:
        self._parent, self._everybody = parent, everybody

    @property
    def linked_since(self) -> float | None:
        return self._everybody.linked_since

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        await self._parent.open(hear, died)
        await self._everybody.open(hear)

    async def tell(self, message: bytes) -> None:
        await self._everybody.tell(message)

    async def close(self) -> None:
        await self._everybody.close()
        await self._parent.close()
