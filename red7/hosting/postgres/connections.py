"""Connections to PostgreSQL: a pool, retries after lost connections, and conversion of errors.

A job is a function that is called with a connection. If the connection is lost, the job is retried
for some seconds, because the database may be restarting. A job must be safe to run twice: the first
attempt may have been committed, and only its answer lost.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeVar

import asyncpg

from red7.hosting.postgres.migrations import BadDatabase
from red7.live.store.protocol import Cause, StorageFailed, Uncertain

T = TypeVar("T")

MAX_CONNECTIONS = 8
"""Maximum connections in one pool. A message bus over PostgreSQL needs one more."""
RETRY_INTERVAL_S = 0.1
"""Seconds between two attempts at a job or a connection."""


class Timeouts(NamedTuple):
    """How long a process waits for the database, in seconds."""

    connect_s: float = 2.0
    """Limit for a connection attempt. After a network failure, a new attempt succeeds sooner than
    TCP repeats the old one."""
    command_s: float = 4.0
    """Limit for the answer to a command, because a link that is cut off reports no error."""
    retries_s: float = 6.0
    """Limit for all attempts at a job whose connection is lost."""


TIMEOUTS = Timeouts()

CONNECTION_SETTINGS = {
    "application_name": "red7",
    # All statements are small: compiling them would take longer than running them.
    "jit": "off",
    # The transaction of a process that is cut off must not block other processes.
    "idle_in_transaction_session_timeout": "5000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

IN_USE_LOCK = "hashtext('red7 in use'), hashtext(current_schema())"
"""The key of an advisory lock, so that no database in use is copied.

All connections of a pool share the lock. `red7 transfer`, which copies a database, takes it
exclusively.
"""

TRANSIENT_ERRORS = (
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
"""Errors after which a retry may succeed: a lost connection, a restart, a deadlock."""


async def connected(address: str, command_s: float = TIMEOUTS.command_s) -> "asyncpg.Connection":
    """Return a new connection that belongs to no pool.

    Each command on the connection may take `command_s` seconds. Raise `OSError` or an error of
    asyncpg if the connection fails.
    """
    return await asyncpg.connect(
        address,
        timeout=TIMEOUTS.connect_s,
        command_timeout=command_s,
        server_settings=CONNECTION_SETTINGS,
    )


async def _ready(connection: "asyncpg.Connection") -> None:
    """Prepare a new connection: share `IN_USE_LOCK`, and make commits wait for the disk.

    Raise `BadDatabase` if `red7 transfer` is copying the database.
    """
    shared = await connection.fetchval(f"SELECT pg_try_advisory_lock_shared({IN_USE_LOCK})")
    if not shared:
        raise BadDatabase("a transfer is under way in the database; try again when it is done")
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )


async def _leave_as_it_is(connection: "asyncpg.Connection") -> None:
    """Do nothing: jobs change no settings of a connection, so there is nothing to reset."""


class Connections:
    """The pool of connections of one process."""

    def __init__(self, address: str, timeouts: Timeouts = TIMEOUTS) -> None:
        self._address, self._timeouts = address, timeouts
        self._pool: asyncpg.Pool | None = None
        self._closed = False

    async def fetch(
        self, question: str, *given: object, timeout_s: float | None = None
    ) -> "list[asyncpg.Record]":
        """Return the rows of a query. Raise `StorageFailed` if the database fails.

        The query may take `timeout_s` seconds; None means `command_s` of the timeouts.
        """
        limit = timeout_s or self._timeouts.command_s
        return list(
            await self.do(
                "read", lambda connection: connection.fetch(question, *given, timeout=limit)
            )
        )

    async def execute(self, command: str, *given: object) -> None:
        """Execute a command that is safe to run twice.

        Raise `StorageFailed` if the database fails.
        """
        await self.do("write", lambda connection: connection.execute(command, *given))

    async def do(
        self,
        work: Literal["read", "write"],
        job: "Callable[[asyncpg.Connection], Awaitable[T]]",
        *,
        retry: bool = True,
    ) -> T:
        """Return the result of a job. Try again after transient errors, unless `retry` is False.

        Raise `StorageFailed` if the database fails, or `Uncertain` if the job writes and may have
        been committed all the same.
        """
        clock = asyncio.get_running_loop().time
        end, is_uncertain = clock() + self._timeouts.retries_s, False
        while True:
            try:
                return await self._attempt(job)
            except _Interrupted as interrupted:
                error = interrupted.error
                is_uncertain = is_uncertain or (work == "write" and not _is_undone(error))
            except (*TRANSIENT_ERRORS, asyncpg.PostgresError, BadDatabase) as other:
                error = other
            if not retry or self._closed or clock() >= end or not is_transient(error):
                kind = Uncertain if is_uncertain else StorageFailed
                raise kind(work, str(error) or type(error).__name__, _cause(error)) from error
            await asyncio.sleep(RETRY_INTERVAL_S)

    async def close(self) -> None:
        """Close all connections after their pending commands."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), self._timeouts.command_s)
            except TRANSIENT_ERRORS:
                pool.terminate()

    async def _attempt(self, job: "Callable[[asyncpg.Connection], Awaitable[T]]") -> T:
        pool = await self._opened()
        connection = await pool.acquire(timeout=self._timeouts.command_s)
        try:
            return await job(connection)
        except (*TRANSIENT_ERRORS, asyncpg.PostgresError) as error:
            if isinstance(error, TRANSIENT_ERRORS):
                # The connection may be cut off, or still busy with the abandoned command.
                connection.terminate()
            raise _Interrupted(error) from error
        finally:
            await pool.release(connection, timeout=self._timeouts.command_s)

    async def _opened(self) -> "asyncpg.Pool":
        if self._closed:
            raise asyncpg.InterfaceError("the store is closed")
        if self._pool is None:
            # Assigned before the first `await`, so that there is only one pool.
            self._pool = asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=MAX_CONNECTIONS,
                max_inactive_connection_lifetime=300,
                init=_ready,
                reset=_leave_as_it_is,
                timeout=self._timeouts.connect_s,
                command_timeout=self._timeouts.command_s,
                server_settings=CONNECTION_SETTINGS,
            )
        return await self._pool


class _Interrupted(Exception):
    """The error of a job that failed after it had got a connection."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def is_transient(error: BaseException | None) -> bool:
    """Return whether a retry may succeed after this error."""
    # A `ValueError` is about arguments that cannot be encoded; a full disk stays full.
    return isinstance(error, TRANSIENT_ERRORS) and not isinstance(
        error, ValueError | asyncpg.DiskFullError
    )


def _is_undone(error: Exception) -> bool:
    """Return whether an error means that nothing was committed.

    That is so if the database answered with an error, or the arguments could not be encoded.
    """
    cut_off = asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError
    is_answer = isinstance(error, asyncpg.PostgresError) and not isinstance(error, cut_off)
    return is_answer or isinstance(error, ValueError)


def _cause(error: Exception) -> Cause:
    """Return the cause of an error, which tells an operator what to do."""
    causes = {
        Cause.FULL: asyncpg.DiskFullError,
        Cause.DAMAGED: asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError,
        Cause.GONE: asyncpg.UndefinedTableError | asyncpg.InvalidCatalogNameError,
    }
    found = (cause for cause, kinds in causes.items() if isinstance(error, kinds))
    return next(found, Cause.OTHER)
