"""Loading of tables: a table is rebuilt from the log of commands in the store."""

from typing import NamedTuple

from red7.core import Red7Error
from red7.live.compute.protocol import Workers, WorkFailed
from red7.live.compute.table_jobs import rebuild_packed, unpacked
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.store import Damaged, Store, StoredTable
from red7.table import LoggedCommand, Refused, Sender, Table, rebuild_log


class LoadedTable(NamedTuple):
    """A table that was loaded from the store, with data that the store keeps beside it."""

    table: Table
    versions: dict[tuple[Sender, str], int]
    """The version that each command led to.

    The keys are idempotency keys: the sender and the id of the command.
    """
    people: frozenset[str]
    imported: bool
    """Whether the table is an uploaded record, which cannot be played on."""
    opened: float
    """When the table was opened, in seconds since 1970."""

    @property
    def is_open(self) -> bool:
        """Whether all hands may be shown: the match is over, or the table is an uploaded record."""
        return self.imported or self.table.match.is_over


LONG = 12
"""A table with at most this many entries in its log is rebuilt in a thread of this process.

A table with a longer log is rebuilt in a worker process, to which the log must be sent.
"""


async def _rebuilt(workers: Workers, log: list[LoggedCommand]) -> Table:
    """Return the table to which the commands of a log lead.

    Raise `Red7Error` if a command cannot be applied or no worker can do the job.
    """
    if len(log) <= LONG:
        return await workers.run_in_thread(rebuild_log, log)
    return unpacked(await workers.run_batch(rebuild_packed, log))


async def load_table(store: Store, workers: Workers, name: str) -> LoadedTable:
    """Load a table from the store.

    Raise `Refused` for an unknown table, `Damaged` for a log that cannot be read, or `WorkFailed`
    if no worker can rebuild the table.
    """
    stored = await store.load(name)
    if stored is None:
        raise Refused("unknown-table")
    return await rebuilt(workers, stored)


async def rebuilt(workers: Workers, stored: StoredTable) -> LoadedTable:
    """Rebuild a table from its stored log.

    Raise `Damaged` for a log that cannot be read, or `WorkFailed` if no worker can rebuild the
    table.
    """
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
