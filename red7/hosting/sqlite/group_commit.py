"""Group commit: one thread writes to the SQLite file, and commits many jobs in one transaction.

A job is a function that is called with the connection, and changes data.
All jobs that arrive during a transaction are committed together by the next one, so that they wait
for the disk only once. A caller gets the result of its job only after the commit.
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

from red7.hosting.sqlite.failures import FileWatch, failed
from red7.hosting.sqlite.vacuum import Leftover, clean_up
from red7.live.store.protocol import Cause, StorageFailed

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]

IDLE_AFTER_S = 0.5
"""Seconds without a job after which the thread begins to clean up after deletions."""
IDLE_CLEANUP_INTERVAL_S = 0.02
"""Seconds between two steps of cleaning up while no job arrives."""
BUSY_CLEANUP_INTERVAL_S = 5.0
"""Seconds between two steps of cleaning up while jobs keep arriving."""


class _Pending(NamedTuple):
    job: Job[object]
    future: "asyncio.Future[object]"
    loop: asyncio.AbstractEventLoop
    leaves: Leftover


class _Outcome(NamedTuple):
    value: object = None
    error: Exception | None = None


class GroupCommitWriter:
    """Runs jobs that write to a connection, in the only thread that uses the connection."""

    def __init__(self, connection: sqlite3.Connection, watch: FileWatch | None = None) -> None:
        self._connection, self._watch = connection, watch
        self._is_idle, self._cleaned_up = False, monotonic()
        self._leftover = Leftover.FREE_PAGES
        self._failure: Cause | None = None
        self._jobs: SimpleQueue[_Pending | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T], leaves: Leftover = Leftover.NOTHING) -> T:
        """Run a job in the thread, and return its result after the commit.

        Raise the error of the job, or `StorageFailed` if the database fails. If the job deletes
        data, traces of it stay in the file: `leaves` says which. The thread soon cleans them up.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        pending = _Pending(job, future, loop, leaves)  # type: ignore[arg-type] # each gets its own
        self._jobs.put(pending)
        return await future

    def close(self) -> None:
        """Commit all jobs that have arrived, then end the thread and close the connection."""
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
                self._set_outcomes(pending, self._stored(pending))
                self._leftover = max(self._leftover, *(each.leaves for each in pending))
            if not closing and self._leftover:
                self._clean_up()

    def _next_group(self) -> list[_Pending | None]:
        """Wait for jobs and return them; return an empty list if it is time to clean up."""
        wait_s = IDLE_CLEANUP_INTERVAL_S if self._is_idle else IDLE_AFTER_S
        try:
            group = [self._jobs.get(timeout=wait_s if self._leftover else None)]
        except Empty:
            self._is_idle = True
            return []
        self._is_idle = False
        while not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _clean_up(self) -> None:
        if not self._is_idle and monotonic() < self._cleaned_up + BUSY_CLEANUP_INTERVAL_S:
            return
        self._cleaned_up = monotonic()
        # After an error, the thread tries again only with the next deletion.
        leftover, self._leftover = self._leftover, Leftover.NOTHING
        with suppress(sqlite3.Error, StorageFailed):
            self._check_file()
            self._leftover = clean_up(self._connection, leftover)

    def _stored(self, group: list[_Pending]) -> list[_Outcome]:
        """Commit jobs and return their outcomes.

        Check before and after the commit that the file was not replaced.
        """
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
        """Log when jobs begin to fail, and when they succeed again."""
        errors = [each.error for each in outcomes if isinstance(each.error, StorageFailed)]
        cause = errors[0].cause if errors else None
        if errors and cause is not self._failure:
            where = "" if self._watch is None else f" in {self._watch.path}"
            log = getLogger("red7")
            log.error("nothing can be stored (%s)%s: %s", cause, where, errors[0])
        elif not errors and self._failure is not None:
            getLogger("red7").warning("storing goes on")
        self._failure = cause

    def _set_outcomes(self, group: list[_Pending], outcomes: list[_Outcome]) -> None:
        for each, outcome in zip(group, outcomes, strict=True):
            # The loop of the caller may have ended.
            with suppress(RuntimeError):
                each.loop.call_soon_threadsafe(_set_outcome, each.future, outcome)

    def _committed(self, group: list[_Pending]) -> list[_Outcome]:
        """Commit jobs in one transaction and return their outcomes."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempted(each.job) for each in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            # If one job is too large for the disk, the other ones are still committed.
            if len(group) > 1:
                return [outcome for each in group for outcome in self._committed([each])]
            return [_Outcome(error=self._failed(error))]
        return outcomes

    def _attempted(self, job: Job[object]) -> _Outcome:
        """Run a job and return its outcome. If the job fails, roll back this job only."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = _Outcome(job(self._connection))
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            # Callers expect `StorageFailed`, not an error of SQLite such as a damaged page.
            is_foreign = isinstance(error, sqlite3.Error) and not isinstance(
                error, sqlite3.IntegrityError
            )
            outcome = _Outcome(error=self._failed(error) if is_foreign else error)
        self._connection.execute("RELEASE job")
        return outcome

    def _failed(self, error: Exception) -> StorageFailed:
        return failed("write", error, None if self._watch is None else self._watch.path)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


def _set_outcome(future: "asyncio.Future[object]", outcome: _Outcome) -> None:
    if future.done():
        return
    if outcome.error is None:
        future.set_result(outcome.value)
    else:
        future.set_exception(outcome.error)
