"""Connections to PostgreSQL: a pool that mends itself, and what has gone wrong in our words.

What is lost with its connection is tried again for a while: a database that restarts is waited
for. Jobs must bear being done twice, for the answer to a commit may be what was lost.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeVar

import asyncpg

from red7.hosting.postgres.migrations import BadDatabase
from red7.live.store.protocol import Cause, StorageFailed, Uncertain

T = TypeVar("T")

MOST_CONNECTIONS = 8
"""Of one process; the bus has one more."""
PAUSE = 0.1
"""Seconds between two tries."""


class Patience(NamedTuple):
    """How long a database is waited for, in seconds."""

    connect: float = 2.0
    """For a connection: after a gap a new try is heard sooner than an old one is repeated."""
    command: float = 4.0
    """For the answer to a command: a link that is cut off says nothing."""
    tries: float = 6.0
    """For all tries of what is lost with its connection."""


USUAL = Patience()

SETTINGS = {
    "application_name": "red7",
    # Small commands only: compiling them would take longer than they do.
    "jit": "off",
    # A process that is cut off must not hold others up.
    "idle_in_transaction_session_timeout": "5000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

IN_USE = "hashtext('red7 in use'), hashtext(current_schema())"
"""The advisory lock that every connection shares, and that `red7 transfer` has for itself."""

LOST = (
    OSError,
    EOFError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InvalidCachedStatementError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What a new try may mend: no connection, a restart, a deadlock, too many others."""


async def connected(address: str, command: float = USUAL.command) -> "asyncpg.Connection":
    """A connection of one's own, with so many seconds a command. Raises what asyncpg raises."""
    return await asyncpg.connect(
        address, timeout=USUAL.connect, command_timeout=command, server_settings=SETTINGS
    )


async def _ready(connection: "asyncpg.Connection") -> None:
    """Share the lock; and a commit that is acknowledged is on the disk, whatever is usual there."""
    shared = await connection.fetchval(f"SELECT pg_try_advisory_lock_shared({IN_USE})")
    if not shared:
        raise BadDatabase("a transfer is under way in the database; try again when it is done")
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )


async def _leave_as_it_is(connection: "asyncpg.Connection") -> None:
    """Nothing is set in a connection that the next one must not find."""


class Connections:
    """The connections of one process, made as they are needed."""

    def __init__(self, address: str, patience: Patience = USUAL) -> None:
        self._address, self._patience = address, patience
        self._pool: asyncpg.Pool | None = None
        self._closed = False

    async def fetch(
        self, question: str, *given: object, seconds: float | None = None
    ) -> "list[asyncpg.Record]":
        """The rows that a question finds. Raises `StorageFailed`."""
        limit = seconds or self._patience.command
        return list(
            await self.do(
                "read", lambda connection: connection.fetch(question, *given, timeout=limit)
            )
        )

    async def execute(self, command: str, *given: object) -> None:
        """Carry out a command that may be done twice. Raises `StorageFailed`."""
        await self.do("write", lambda connection: connection.execute(command, *given))

    async def do(
        self,
        work: Literal["read", "write"],
        job: "Callable[[asyncpg.Connection], Awaitable[T]]",
        *,
        again: bool = True,
    ) -> T:
        """What a job gives; it is done anew where a connection is lost, unless told otherwise.

        Raises `StorageFailed`, or `Uncertain` where the answer to a commit may have been lost.
        """
        clock = asyncio.get_running_loop().time
        end, is_uncertain = clock() + self._patience.tries, False
        while True:
            try:
                return await self._attempt(job)
            except _Interrupted as interrupted:
                error = interrupted.error
                is_uncertain = is_uncertain or (work == "write" and not _is_undone(error))
            except (*LOST, asyncpg.PostgresError, BadDatabase) as other:
                error = other
            if not again or self._closed or clock() >= end or not may_be_mended(error):
                kind = Uncertain if is_uncertain else StorageFailed
                raise kind(work, str(error) or type(error).__name__, _cause(error)) from error
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """End all connections, once they have done what they are at."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), self._patience.command)
            except LOST:
                pool.terminate()

    async def _attempt(self, job: "Callable[[asyncpg.Connection], Awaitable[T]]") -> T:
        pool = await self._opened()
        connection = await pool.acquire(timeout=self._patience.command)
        try:
            return await job(connection)
        except (*LOST, asyncpg.PostgresError) as error:
            if isinstance(error, LOST):
                # It may be busy with what nobody waits for any longer, or be cut off.
                connection.terminate()
            raise _Interrupted(error) from error
        finally:
            await pool.release(connection, timeout=self._patience.command)

    async def _opened(self) -> "asyncpg.Pool":
        if self._closed:
            raise asyncpg.InterfaceError("the store is closed")
        if self._pool is None:
            # Nothing is awaited before it is noted, so that there is one.
            self._pool = asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=MOST_CONNECTIONS,
                max_inactive_connection_lifetime=300,
                init=_ready,
                reset=_leave_as_it_is,
                timeout=self._patience.connect,
                command_timeout=self._patience.command,
                server_settings=SETTINGS,
            )
        return await self._pool


class _Interrupted(Exception):
    """A job that had begun, and met an error."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def may_be_mended(error: BaseException | None) -> bool:
    """Whether a new try may come to something else."""
    # What cannot be sent at all is a `ValueError`; and a disk stays full.
    return isinstance(error, LOST) and not isinstance(error, ValueError | asyncpg.DiskFullError)


def _is_undone(error: Exception) -> bool:
    """Whether the database itself has said that nothing has happened."""
    cut_off = asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError
    is_answer = isinstance(error, asyncpg.PostgresError) and not isinstance(error, cut_off)
    return is_answer or isinstance(error, ValueError)


def _cause(error: Exception) -> Cause:
    """Why something failed, as far as an operator does something else about it."""
    causes = {
        Cause.FULL: asyncpg.DiskFullError,
        Cause.DAMAGED: asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError,
        Cause.GONE: asyncpg.UndefinedTableError | asyncpg.InvalidCatalogNameError,
    }
    found = (cause for cause, kinds in causes.items() if isinstance(error, kinds))
    return next(found, Cause.OTHER)
