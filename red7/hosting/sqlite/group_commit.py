"""Group commit: one thread that writes, a group of jobs a transaction.

Whatever has come in while the last transaction was under way is committed together, so that
the disk is waited for once. What a job did is told only after that.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple, TypeAlias, TypeVar

from red7.hosting.sqlite.vacuum import Untidy, tidied
from red7.hosting.sqlite.failures import FileWatch, failed
from red7.live.store.protocol import Cause, StorageFailed

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]

IDLE = 0.5
"""Seconds without a job after which there is time to tidy up."""
PAUSE = 0.02
"""Seconds between two steps of it."""
PATIENCE = 5.0
"""Seconds after which a step of it is taken between jobs where there is no such time."""


class _Pending(NamedTuple):
    job: Job[object]
    future: "asyncio.Future[object]"
    loop: asyncio.AbstractEventLoop
    leaves: Untidy


class _Outcome(NamedTuple):
    value: object = None
    error: Exception | None = None


class GroupCommitWriter:
    """The only thread that writes to a connection."""

    def __init__(self, connection: sqlite3.Connection, watch: FileWatch | None = None) -> None:
        self._connection, self._watch = connection, watch
        self._is_idle, self._tidied, self._untidy = False, monotonic(), Untidy.SPACE
        self._failure: Cause | None = None
        self._jobs: SimpleQueue[_Pending | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T], leaves: Untidy = Untidy.NOTHING) -> T:
        """What a job gives, once it is committed. Raises what it raises, or `StorageFailed`.

        What one that deletes leaves is tidied up soon.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        pending = _Pending(job, future, loop, leaves)  # type: ignore[arg-type] # each gets its own
        self._jobs.put(pending)
        return await future

    def close(self) -> None:
        """Write what has come in, and end."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()
        if self._watch is not None:
            self._watch.close()

    def _run(self) -> None:
        closing = False
        while not closing:
            group = self._next_group()
            closing = None in group
            pending = [each for each in group if each is not None]
            if pending:
                self._tell_all(pending, self._stored(pending))
                self._untidy = max(self._untidy, *(each.leaves for each in pending))
            if not closing and self._untidy:
                self._tidy_up()

    def _next_group(self) -> list[_Pending | None]:
        """What has come in; nothing after a while without anything, if there is to be tidied up."""
        wait = PAUSE if self._is_idle else IDLE
        try:
            group = [self._jobs.get(timeout=wait if self._untidy else None)]
        except Empty:
            self._is_idle = True
            return []
        self._is_idle = False
        while not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _tidy_up(self) -> None:
        if not self._is_idle and monotonic() < self._tidied + PATIENCE:
            return
        self._tidied = monotonic()
        # What cannot be done now is tried again after the next deletion.
        untidy, self._untidy = self._untidy, Untidy.NOTHING
        with suppress(sqlite3.Error, StorageFailed):
            self._check_file()
            self._untidy = tidied(self._connection, untidy)

    def _stored(self, group: list[_Pending]) -> list[_Outcome]:
        """The outcomes of some jobs, in a file that is where it should be before and after."""
        try:
            self._check_file()
            outcomes = self._committed(group)
            self._check_file()
        except StorageFailed as error:
            outcomes = [_Outcome(error=error) for _ in group]
        self._log(outcomes)
        return outcomes

    def _check_file(self) -> None:
        if self._watch is not None:
            self._watch.check()

    def _log(self, outcomes: list[_Outcome]) -> None:
        """Tell the operator when storing begins to fail, and when it goes on."""
        errors = [each.error for each in outcomes if isinstance(each.error, StorageFailed)]
        cause = errors[0].cause if errors else None
        if errors and cause is not self._failure:
            where = "" if self._watch is None else f" in {self._watch.path}"
            log = getLogger("red7")
            log.error("nothing can be stored (%s)%s: %s", cause, where, errors[0])
        elif not errors and self._failure is not None:
            getLogger("red7").warning("storing goes on")
        self._failure = cause

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
            return [_Outcome(error=self._failed(error))]
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
            outcome = _Outcome(error=self._failed(error) if is_foreign else error)
        self._connection.execute("RELEASE job")
        return outcome

    def _failed(self, error: Exception) -> StorageFailed:
        return failed("write", error, None if self._watch is None else self._watch.path)

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
