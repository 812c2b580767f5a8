"""The writer: groups of jobs, each on its own, and what a disk that is full does to them."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from red7.hosting.sqlite.group_commit import GroupCommitWriter, Job
from red7.live.store import StorageFailed


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    made = sqlite3.connect(tmp_path / "file", isolation_level=None, check_same_thread=False)
    made.execute("PRAGMA journal_mode = WAL")
    made.execute("CREATE TABLE notes (note TEXT PRIMARY KEY)")
    yield made
    made.close()


def noting(note: str) -> Job[str]:
    def job(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO notes VALUES (?)", (note,))
        return note

    return job


def notes(tmp_path: Path) -> set[str]:
    """What another connection finds."""
    other = sqlite3.connect(tmp_path / "file")
    found = {note for (note,) in other.execute("SELECT note FROM notes")}
    other.close()
    return found


async def all_of(writer: GroupCommitWriter, *jobs: Job[str]) -> list[str | BaseException]:
    """What some jobs come to that are all waiting before the first of them is done."""
    gate = Event()
    waiting = asyncio.create_task(writer.do(lambda connection: gate.wait()))
    await asyncio.sleep(0.05)
    tasks = [asyncio.create_task(writer.do(job)) for job in jobs]
    await asyncio.sleep(0.05)
    gate.set()
    await waiting
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_what_is_told_is_there_for_everybody(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    async def run() -> None:
        writer = GroupCommitWriter(connection)
        assert await writer.do(noting("a")) == "a"
        assert notes(tmp_path) == {"a"}
        writer.close()

    asyncio.run(run())


def test_jobs_that_wait_are_committed_together(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    commits: list[str] = []
    connection.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)

    async def run() -> None:
        writer = GroupCommitWriter(connection)
        jobs = [noting(str(number)) for number in range(50)]
        assert await all_of(writer, *jobs) == [str(number) for number in range(50)]
        writer.close()

    asyncio.run(run())
    assert len(notes(tmp_path)) == 50
    assert len(commits) == 2


def test_a_job_that_fails_harms_no_other(connection: sqlite3.Connection, tmp_path: Path) -> None:
    async def run() -> None:
        writer = GroupCommitWriter(connection)
        found = await all_of(writer, noting("a"), noting("a"), _half_done, noting("b"))
        assert found[0::3] == ["a", "b"]
        assert isinstance(found[1], sqlite3.IntegrityError)
        assert isinstance(found[2], ZeroDivisionError)
        writer.close()

    asyncio.run(run())
    assert notes(tmp_path) == {"a", "b"}


def _half_done(connection: sqlite3.Connection) -> str:
    connection.execute("INSERT INTO notes VALUES ('half')")
    return str(1 // 0)


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    async def run() -> None:
        writer = GroupCommitWriter(connection)
        (pages,) = await writer.do(lambda asked: asked.execute("PRAGMA page_count").fetchone())
        # SQLite then says of this file what it says of a disk that is full.
        await writer.do(lambda asked: asked.execute(f"PRAGMA max_page_count = {pages + 2}"))
        found = await all_of(writer, noting("a"), noting("long " * 10_000), noting("b"))
        assert found[0::2] == ["a", "b"]
        assert isinstance(found[1], StorageFailed)
        assert str(found[1]) == "write: database or disk is full"
        await writer.do(lambda asked: asked.execute("PRAGMA max_page_count = 1000000"))
        assert await writer.do(noting("long " * 10_000))
        writer.close()

    asyncio.run(run())
    assert len(notes(tmp_path)) == 3


def test_what_has_come_in_is_written_before_the_end(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    async def run() -> None:
        writer = GroupCommitWriter(connection)
        tasks = [asyncio.create_task(writer.do(noting(str(number)))) for number in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        assert len(await asyncio.gather(*tasks)) == 20

    asyncio.run(run())
    assert len(notes(tmp_path)) == 20
