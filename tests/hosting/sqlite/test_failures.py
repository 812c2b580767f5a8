"""What goes wrong with the file while it is in use, told apart: gone, replaced, damaged, full."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile

import pytest

from red7.hosting.sqlite.failures import cause_of
from red7.hosting.sqlite.store import SqliteStore
from red7.live.store import Cause, StorageFailed, TableStatus
from tests.hosting.sqlite.test_store import with_store
from tests.live.store.store_fixtures import entry, open_fox


def delete(file: Path) -> None:
    file.unlink()


def delete_the_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def delete_the_index_of_the_log(file: Path) -> None:
    file.with_name(f"{file.name}-shm").unlink()


def replace(file: Path) -> None:
    copyfile(file, file.with_name("copy"))
    os.replace(file.with_name("copy"), file)


def copy_a_backup_over(file: Path) -> None:
    """As `cp` does: the file stays, and has another's bytes."""
    backup = file.with_name("backup")
    with closing(sqlite3.connect(file)) as reading, closing(sqlite3.connect(backup)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")
    copyfile(backup, file)


def empty(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be deleted there")
@pytest.mark.parametrize(
    "take_away",
    [delete, delete_the_log, delete_the_index_of_the_log, replace, copy_a_backup_over, empty],
)
def test_nothing_is_acknowledged_once_the_file_is_gone(
    tmp_path: Path, take_away: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "data"

    async def work(store: SqliteStore) -> None:
        await open_fox(store)
        take_away(file)
        for _ in range(3):
            with pytest.raises(StorageFailed) as failure:
                await store.append(entry(3, "a"), TableStatus())
            assert failure.value.cause is Cause.GONE
            assert failure.value.values["why"] == "gone"
            assert str(tmp_path) not in str(failure.value.values)

    with_store(file, work)
    # The operator reads it once.
    (line,) = [each.getMessage() for each in caplog.records if each.name == "red7"]
    assert str(file) in line


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be moved there")
def test_a_file_that_is_put_back_is_written_to_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, away = tmp_path / "data", tmp_path / "away"

    async def work(store: SqliteStore) -> None:
        await open_fox(store)
        file.rename(away)
        with pytest.raises(StorageFailed):
            await store.append(entry(3, "a"), TableStatus())
        away.rename(file)
        await store.append(entry(3, "a"), TableStatus())

    async def look(store: SqliteStore) -> None:
        found = await store.load("fox")
        assert found is not None
        assert len(found.entries) == 3

    with_store(file, work)
    with_store(file, look)
    assert [each.levelname for each in caplog.records if each.name == "red7"] == [
        "ERROR",
        "WARNING",
    ]


def test_a_file_that_goes_during_a_commit_is_noticed_before_anybody_is_told(tmp_path: Path) -> None:
    file = tmp_path / "data"

    def job(connection: sqlite3.Connection) -> None:
        file.rename(tmp_path / "away")

    async def work(store: SqliteStore) -> None:
        with pytest.raises(StorageFailed) as failure:
            await store._writer.do(job)
        assert failure.value.cause is Cause.GONE

    with_store(file, work)


def test_damage_is_told_as_damage(tmp_path: Path) -> None:
    file = tmp_path / "data"

    with_store(file, open_fox)

    async def harm(store: SqliteStore) -> None:
        with file.open("rb+") as pages:
            pages.seek(4096)
            pages.write(b"\xff" * (file.stat().st_size - 4096))
        # What it remembers of the pages is forgotten.
        await store._writer.do(lambda connection: connection.execute("PRAGMA shrink_memory"))
        with pytest.raises(StorageFailed) as failure:
            await store.keep_note("name", "value")
        assert failure.value.cause is Cause.DAMAGED
        with pytest.raises(StorageFailed) as failure:
            await store.games_of("ann")
        assert failure.value.cause is Cause.DAMAGED

    with_store(file, harm)


def test_no_room_is_told_as_that(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "small")) as connection:
        connection.execute("CREATE TABLE things (x)")
        connection.execute("PRAGMA max_page_count = 3")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.execute("INSERT INTO things VALUES (zeroblob(99999))")
        assert cause_of(full.value) is Cause.FULL
        with pytest.raises(sqlite3.OperationalError) as wrong:
            connection.execute("SELECT nothing FROM nowhere")
        assert cause_of(wrong.value) is Cause.OTHER


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """Let this process write no file beyond a size."""
    assert sys.platform == "linux"
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="only there has a process such a limit")
def test_a_file_that_may_grow_no_further_is_told_as_no_room(tmp_path: Path) -> None:
    file = tmp_path / "data"

    async def work(store: SqliteStore) -> None:
        await open_fox(store)
        size = (tmp_path / "data-wal").stat().st_size
        with no_file_beyond(size), pytest.raises(StorageFailed) as failure:
            await store.append(entry(3, "a"), TableStatus())
        assert failure.value.cause is Cause.FULL
        await store.append(entry(3, "a"), TableStatus())

    with_store(file, work)


def test_a_disk_that_fails_and_has_room_is_not_told_as_full(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    assert cause_of(error, tmp_path / "data") is Cause.OTHER
    assert cause_of(error, tmp_path / "gone" / "data") is Cause.OTHER
    assert not [*tmp_path.iterdir()]
