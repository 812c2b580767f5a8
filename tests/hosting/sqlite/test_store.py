"""The SQLite store: damage, migrations, and files that are not ours."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.hosting.sqlite.file import APPLICATION, BadFile
from red7.hosting.sqlite.migrations import VERSION
from red7.hosting.sqlite.store import SqliteStore
from red7.live.store import Damaged, StorageFailed
from tests.live.store.store_fixtures import open_fox

DAMAGE = [
    "UPDATE entries SET command = '{' WHERE version = 2",
    'UPDATE entries SET command = \'{"do":"deal"}\' WHERE version = 2',
    "UPDATE entries SET command = replace(command, 'Ann', CAST(x'ff6e6e' AS TEXT))",
    "UPDATE entries SET command = 7 WHERE version = 2",
    "UPDATE entries SET rules_version = 99 WHERE version = 2",
    "UPDATE entries SET rules_version = 'one' WHERE version = 2",
    "DELETE FROM entries WHERE version = 1",
    "DELETE FROM tables",
]


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_nobody_else_may_read_a_file(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await open_fox(store)
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file

    with_store(tmp_path / "data", work)


def test_a_file_has_its_id_for_good(tmp_path: Path) -> None:
    ids: list[str] = []

    async def work(store: SqliteStore) -> None:
        ids.append(store.data_id)

    with_store(tmp_path / "data", work)
    with_store(tmp_path / "data", work)
    with_store(tmp_path / "other", work)
    assert ids[0] == ids[1] != ids[2]


def test_a_game_that_was_damaged_is_told_of_and_harms_no_other(tmp_path: Path) -> None:
    async def damage(store: SqliteStore) -> None:
        await open_fox(store)

    async def look(store: SqliteStore) -> None:
        with pytest.raises(Damaged) as damaged:
            await store.load("fox")
        assert damaged.value.code == "damaged"
        assert damaged.value.values["why"] in ("missing", "newer", "other")

    for number, change in enumerate(DAMAGE):
        file = tmp_path / f"data{number}"
        with_store(file, damage)
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
        with_store(file, look)


def test_a_file_without_its_id_is_no_good(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await open_fox(store)

    file = tmp_path / "data"
    with_store(file, work)
    for change in ("DELETE FROM meta", "DROP TABLE meta"):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
        with pytest.raises(BadFile, match=r"cannot use .*; choose another folder with --data"):
            SqliteStore(file)


def test_a_file_that_cannot_be_read_on_says_so(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await open_fox(store)
        with closing(sqlite3.connect(tmp_path / "data")) as connection, connection:
            connection.execute("ALTER TABLE holdings RENAME TO elsewhere")
        with pytest.raises(StorageFailed, match="read: no such table"):
            await store.games_of("ann")
        with closing(sqlite3.connect(tmp_path / "data")) as connection, connection:
            connection.execute("ALTER TABLE elsewhere RENAME TO holdings")
        assert await store.games_of("ann")

    with_store(tmp_path / "data", work)


def test_what_an_earlier_file_has_left_is_no_part_of_a_new_one(tmp_path: Path) -> None:
    """A process that was killed leaves a write-ahead log; its file was moved away since."""

    async def work(store: SqliteStore) -> None:
        for _ in range(2):
            await open_fox(store)
            await store.remove_from_list("ann", "fox")
            await store.remove_from_list("bob", "fox")
        await open_fox(store)
        for file in tmp_path.glob("data*"):
            copyfile(file, killed / file.name)

    async def look(store: SqliteStore) -> None:
        assert await store.games_of("ann") == []
        await open_fox(store)

    killed = tmp_path / "killed"
    killed.mkdir()
    with_store(tmp_path / "data", work)
    (killed / "data").rename(tmp_path / "moved")
    left = (killed / "data-wal").read_bytes()
    assert left
    with_store(killed / "data", look)
    assert (killed / "data-wal.old").read_bytes() == left


def test_a_newer_file_whose_version_is_not_in_its_header_yet(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with closing(sqlite3.connect(tmp_path / "data")) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
            with pytest.raises(BadFile, match="was written by a newer Red7; update this one"):
                SqliteStore(tmp_path / "data")

    with_store(tmp_path / "data", work)


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute("CREATE TABLE surprises (name TEXT)")


def text(file: Path) -> None:
    file.write_text("Dear diary, today I lost to a scout. " * 100)


def short(file: Path) -> None:
    file.write_bytes(b"SQLite format 3\0")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (foreign, "is not a data file of Red7; move it away"),
        (newer, "was written by a newer Red7; update this one"),
        (text, "is not a data file of Red7; move it away"),
        (short, "is not a data file of Red7; move it away"),
    ],
)
def test_a_file_that_is_not_ours_is_left_as_it_is(
    make: Callable[[Path], None], sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "data"
    make(file)
    before = file.read_bytes()
    with pytest.raises(BadFile, match=sentence):
        SqliteStore(file)
    assert file.read_bytes() == before
    assert [*tmp_path.iterdir()] == [file]


def test_what_an_end_at_the_wrong_moment_left_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    (tmp_path / "data.part").write_text("half a file")

    async def work(store: SqliteStore) -> None:
        await open_fox(store)

    with_store(tmp_path / "data", work)
