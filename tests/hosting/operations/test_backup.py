"""Backups: made while somebody writes, put back whole, and no file is taken for what it is not."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.core import BASIC
from red7.hosting.data_folder import FILE, DataFolder
from red7.hosting.operations.backup import back_up, faults, restore
from red7.hosting.sqlite.file import BadFile
from red7.hosting.sqlite.store import SqliteStore
from red7.live.store import Entry, TableStatus
from red7.table import senders
from tests.random_tables import story

ANN = "ann's id"
COMMANDS = story(BASIC, 2, 1)


async def add_game(store: SqliteStore, name: str) -> None:
    first, *rest = (
        Entry(name, version, senders.person(ANN), f"{name}-{version}", command, 0.0)
        for version, command in enumerate(COMMANDS, 1)
    )
    await store.open_table([first], [ANN], TableStatus(), imported=False)
    for entry in rest:
        await store.append(entry, TableStatus())


def filled(data: Path, *names: str) -> Path:
    """A data folder with some games."""
    with closing(DataFolder(data)) as folder:

        async def fill() -> None:
            store = SqliteStore(folder.file)
            for name in names:
                await add_game(store, name)
            await store.close()

        asyncio.run(fill())
    return data


def leave_a_log(data: Path, *names: str) -> bytes:
    """Leave of a data folder what a killed process leaves, less the file; gives the log beside."""
    file, log = data / FILE, data / f"{FILE}-wal"

    async def fill() -> None:
        store = SqliteStore(file)
        for name in names:
            await add_game(store, name)
        copyfile(log, data / "log")
        await store.close()

    asyncio.run(fill())
    file.unlink()
    (data / "log").rename(log)
    return log.read_bytes()


def put_back(backup: Path, data: Path) -> Path | None:
    with closing(DataFolder(data)) as folder:
        return restore(backup, folder)


def games(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT table_id FROM tables ORDER BY table_id")
        return [name for (name,) in rows]


def spoil_pages(file: Path) -> None:
    """Damage the pages of a file, but not its header."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    content = bytearray(file.read_bytes())
    for place in range(4096, len(content), 4096):
        content[place : place + 64] = b"\xff" * 64
    file.write_bytes(content)


def test_a_backup_has_what_was_stored_while_somebody_goes_on_writing(tmp_path: Path) -> None:
    backup = tmp_path / "backup"

    async def work() -> None:
        with closing(DataFolder(tmp_path / "data")) as folder:
            store = SqliteStore(folder.file)
            await add_game(store, "one")
            # It is in the write-ahead log alone by now.
            writing = asyncio.create_task(add_game(store, "two"))
            size = await asyncio.to_thread(back_up, folder.path, backup)
            await writing
            await store.close()
        assert size == backup.stat().st_size

    asyncio.run(work())
    assert "one" in games(backup)
    assert [*faults(backup)] == []
    assert not [*tmp_path.glob("backup.*"), *tmp_path.glob("backup-*")]
    assert backup.stat().st_mode & 0o077 == 0


def test_a_restored_folder_is_as_it_was_and_what_was_there_is_kept(tmp_path: Path) -> None:
    data, backup = filled(tmp_path / "data", "one"), tmp_path / "backup"
    back_up(data, backup)
    filled(data, "two")
    before = put_back(backup, data)
    assert games(data / FILE) == ["one"]
    assert before is not None
    assert games(before) == ["one", "two"]
    again = put_back(backup, data)
    assert again not in (None, before)
    assert put_back(backup, tmp_path / "elsewhere") is None
    assert games(tmp_path / "elsewhere" / FILE) == ["one"]
    filled(data, "three")
    assert [*faults(data / FILE)] == []


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only root gives files away"
)
def test_what_root_restores_belongs_to_whoever_has_the_folder(tmp_path: Path) -> None:
    data, backup = filled(tmp_path / "data", "one"), tmp_path / "backup"
    back_up(data, backup)
    os.chown(data, 65534, 65534)
    put_back(backup, data)
    found = (data / FILE).stat()
    assert (found.st_uid, found.st_gid) == (65534, 65534)


@pytest.mark.parametrize("is_its_own", [True, False])
def test_a_log_that_a_file_has_left_is_no_part_of_a_backup(
    tmp_path: Path, *, is_its_own: bool
) -> None:
    data, backup = filled(tmp_path / "data", "one"), tmp_path / "backup"
    back_up(data if is_its_own else filled(tmp_path / "other", "one", "two"), backup)
    whole = games(backup)
    left = leave_a_log(data, "three")
    before = put_back(backup, data)
    assert games(data / FILE) == whole
    assert [*faults(data / FILE)] == []
    assert before == data / f"{FILE}.before-1-wal"
    assert before.read_bytes() == left
    filled(data, "four")
    again = put_back(backup, data)
    # The log would be taken for a part of it under the first name, too.
    assert again == data / f"{FILE}.before-2"
    assert games(again) == sorted([*whole, "four"])


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    data, target = filled(tmp_path / "data", "one"), tmp_path / "mine"
    target.write_text("precious")
    with pytest.raises(BadFile, match="is there already"):
        back_up(data, target)
    assert target.read_text() == "precious"


def test_nothing_else_is_taken_for_a_backup(tmp_path: Path) -> None:
    data = filled(tmp_path / "data", "one")
    for content in (b"", b"some text" * 100):
        (tmp_path / "no backup").write_bytes(content)
        with pytest.raises(BadFile, match="is not a data file"):
            put_back(tmp_path / "no backup", data)
    with pytest.raises(BadFile, match="cannot open"):
        put_back(tmp_path / "nowhere", data)
    assert games(data / FILE) == ["one"]


def test_a_damaged_file_is_neither_opened_nor_copied_nor_put_back(tmp_path: Path) -> None:
    data, other = filled(tmp_path / "data", "one", "two"), filled(tmp_path / "other", "three")
    backup = tmp_path / "backup"
    back_up(data, backup)
    for file in (data / FILE, backup):
        spoil_pages(file)
    with pytest.raises(BadFile, match="red7 restore"):
        SqliteStore(data / FILE)
    with pytest.raises(BadFile):
        back_up(data, tmp_path / "new")
    with pytest.raises(BadFile):
        put_back(backup, other)
    assert not (tmp_path / "new").exists()
    assert games(other / FILE) == ["three"]
    assert [*faults(data / FILE)]


def test_a_damaged_game_is_named(tmp_path: Path) -> None:
    file = filled(tmp_path / "data", "one", "two") / FILE
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = 'two' AND version = 2")
    (fault,) = faults(file)
    assert fault == "game two: a part of it is missing"
