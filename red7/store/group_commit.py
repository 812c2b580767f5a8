"""Group commit: one thread that writes, a group of jobs a transaction.

Whatever has come in while the last transaction was under way is committed together, so that
the disk is waited for once. What a job did is told only after that.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias, TypeVar

from red7.store.protocol import StorageFailed

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]


class _Pending(NamedTuple):
    job: Job[object]
    future: "asyncio.Future[object]"
    loop: asyncio.AbstractEventLoop


class _Outcome(NamedTuple):
    value: object = None
    error: Exception | None = None


class GroupCommitWriter:
    """The only thread that writes to a connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[_Pending | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """What a job gives, once it is committed. Raises what it raises, or `StorageFailed`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Pending(job, future, loop))  # type: ignore[arg-type] # each gets its own
        return await future

    def close(self) -> None:
        """Write what has come in, and end."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        closing = False
        while not closing:
            group = [self._jobs.get()]
            while not self._jobs.empty():
                group.append(self._jobs.get())
            closing = None in group
            pending = [each for each in group if each is not None]
            if pending:
                self._tell_all(pending, self._committed(pending))

    def _tell_all(self, group: list[_Pending], outcomes: list[_Outcome]) -> None:
        for each, outcome in zip(group, outcomes, strict=True):
            # Nobody is left to be told once the loop has ended.
            with suppress(RuntimeError):
                each.loop.call_soon_threadsafe(_tell, each.future, outcome)

    def _committed(self, group: list[_Pending]) -> list[_Outcome]:
        """The outcomes of some jobs, committed together."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempted(each.job) for each in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._give_up()
            # One that is too large for the disk must not take the others with it.
            if len(group) > 1:
                return [outcome for each in group for outcome in self._committed([each])]
            return [_Outcome(error=_failed(error))]
        return outcomes

    def _attempted(self, job: Job[object]) -> _Outcome:
        """What a job comes to; one that fails leaves nothing behind, and the others alone."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = _Outcome(job(self._connection))
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            # Damage, say: whoever asked knows nothing of databases.
            is_foreign = isinstance(error, sqlite3.Error) and not isinstance(
                error, sqlite3.IntegrityError
            )
            outcome = _Outcome(error=_failed(error) if is_foreign else error)
        self._connection.execute("RELEASE job")
        return outcome

    def _give_up(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


def _tell(future: "asyncio.Future[object]", outcome: _Outcome) -> None:
    if future.done():
        return
    if outcome.error is None:
        future.set_result(outcome.value)
    else:
        future.set_exception(outcome.error)


def _failed(error: Exception) -> StorageFailed:
    return StorageFailed("write", str(error))
