"""Loading a table: the fold of what the store has of it."""

from typing import NamedTuple

from red7.core import Red7Error
from red7.live.compute.protocol import Workers, WorkFailed
from red7.live.compute.table_jobs import rebuild_packed, unpacked
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.store import Damaged, Store, StoredTable
from red7.table import LoggedCommand, Refused, Sender, Table, rebuild_log


class LoadedTable(NamedTuple):
    """A table, and what the store says about it besides."""

    table: Table
    versions: dict[tuple[Sender, str], int]
    """By the sender and the id of the command that led to it: idempotency keys."""
    people: frozenset[str]
    imported: bool
    """Whether it came as a record, so that nobody plays it on."""
    opened: float
    """When it was opened, in seconds since 1970."""

    @property
    def is_open(self) -> bool:
        """Whether there is nothing left to hide."""
        return self.imported or self.table.match.is_over


LONG = 12
"""Logs of more entries are folded in another process, which takes longer to be asked."""


async def _rebuilt(workers: Workers, log: list[LoggedCommand]) -> Table:
    """The table of a log. Raises `Red7Error`."""
    if len(log) <= LONG:
        return await workers.run_in_thread(rebuild_log, log)
    return unpacked(await workers.run_batch(rebuild_packed, log))


async def load_table(store: Store, workers: Workers, name: str) -> LoadedTable:
    """A table of the store. Raises `Refused`, `Damaged` or `WorkFailed`."""
    stored = await store.load(name)
    if stored is None:
        raise Refused("unknown-table")
    return await rebuilt(workers, stored)


async def rebuilt(workers: Workers, stored: StoredTable) -> LoadedTable:
    """A table of what is stored of it. Raises `Damaged` or `WorkFailed`."""
    try:
        log = [LoggedCommand(entry.command, entry.sender, entry.at) for entry in stored.entries]
        table = await _rebuilt(workers, log)
    except (WorkFailed, TooManyRequests):
        raise
    except Red7Error as error:
        raise Damaged(str(error)) from None
    versions = {(entry.sender, entry.command_id): entry.version for entry in stored.entries}
    opened = stored.entries[0].at
    return LoadedTable(table, versions, stored.people, stored.imported, opened)
