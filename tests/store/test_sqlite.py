"""The log: versions, commands that are sent twice, holdings, and files that are not ours."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.core import ADVANCED
from red7.service.new_games import shuffled
from red7.service.table_loader import known
from red7.store import Behind, Entry, Log, StorageFailed
from red7.store.sqlite import held_by, story, where_bots_are_next
from red7.store.sqlite_file import APPLICATION, VERSION, BadFile
from red7.table import Open, Play, Refused, Sitter, after

OPEN = Open(ADVANCED, (Sitter("Ann", None, "ann"), Sitter("Bob", None, "bob")))
DEAL = shuffled(after(None, OPEN).match)
FOLD = Play(0, ())
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


def with_log(file: Path, work: Callable[[Log], Awaitable[None]]) -> None:
    async def run() -> None:
        log = Log(file)
        try:
            await work(log)
        finally:
            log.close()

    asyncio.run(run())


async def open_fox(log: Log, *, bot_next: bool = False) -> None:
    entries = [Entry("fox", 1, "1", OPEN), Entry("fox", 2, "2", DEAL)]
    await log.open_table(entries, ["ann", "bob"], uploaded=False, bot_next=bot_next)


def test_a_table_is_told_as_it_was_stored(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)
        found = await log.read(lambda connection: story(connection, "fox"))
        assert found is not None
        assert found.commands == [OPEN, DEAL]
        assert found.versions == {"1": 1, "2": 2}
        assert found.holders == {"ann", "bob"}
        assert (await known(log, "fox")).table.version == 2

    with_log(tmp_path / "data", work)


def test_a_version_is_stored_once(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)
        await log.append(Entry("fox", 3, "a", FOLD), bot_next=False)
        with pytest.raises(Behind):
            await log.append(Entry("fox", 3, "b", FOLD), bot_next=True)
        assert await log.read(where_bots_are_next) == []

    with_log(tmp_path / "data", work)


def test_a_command_is_stored_once(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)
        await log.append(Entry("fox", 3, "a", FOLD), bot_next=False)
        with pytest.raises(Behind):
            await log.append(Entry("fox", 4, "a", FOLD), bot_next=False)
        found = await log.read(lambda connection: story(connection, "fox"))
        assert found is not None
        assert found.versions == {"1": 1, "2": 2, "a": 3}

    with_log(tmp_path / "data", work)


def test_nothing_is_added_to_a_table_that_is_gone(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        with pytest.raises(Behind):
            await log.append(Entry("fox", 3, "a", FOLD), bot_next=False)
        with pytest.raises(Refused):
            await known(log, "fox")

    with_log(tmp_path / "data", work)


def test_a_table_stays_until_its_last_holder_has_let_go_of_it(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)
        await log.forget("ann", "fox")
        assert await log.read(lambda connection: held_by(connection, "ann")) == []
        (held,) = await log.read(lambda connection: held_by(connection, "bob"))
        assert (held.table, held.version) == ("fox", 2)
        await log.forget("bob", "fox")
        assert await log.read(lambda connection: story(connection, "fox")) is None
        assert await log.read(lambda connection: held_by(connection, "bob")) == []
        await open_fox(log)

    with_log(tmp_path / "data", work)


def test_the_tables_with_a_bot_to_move_are_known(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log, bot_next=True)
        assert await log.read(where_bots_are_next) == ["fox"]
        await log.append(Entry("fox", 3, "a", FOLD), bot_next=False)
        assert await log.read(where_bots_are_next) == []

    with_log(tmp_path / "data", work)


def test_a_file_has_its_id_for_good(tmp_path: Path) -> None:
    ids: list[str] = []

    async def work(log: Log) -> None:
        ids.append(log.data_id)

    with_log(tmp_path / "data", work)
    with_log(tmp_path / "data", work)
    with_log(tmp_path / "other", work)
    assert ids[0] == ids[1] != ids[2]


def test_a_game_that_was_damaged_is_told_of_and_harms_no_other(tmp_path: Path) -> None:
    async def damage(log: Log) -> None:
        await open_fox(log)

    async def look(log: Log) -> None:
        with pytest.raises(Refused, match="cannot be read") as refused:
            await known(log, "fox")
        assert refused.value.code == "damaged"

    for number, change in enumerate(DAMAGE):
        file = tmp_path / f"data{number}"
        with_log(file, damage)
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
        with_log(file, look)


def test_a_file_without_its_id_is_no_good(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)

    file = tmp_path / "data"
    with_log(file, work)
    for change in ("DELETE FROM meta", "DROP TABLE meta"):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
        with pytest.raises(BadFile, match=r"cannot use .*; choose another folder with --data"):
            Log(file)


def test_a_file_that_cannot_be_read_on_says_so(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await open_fox(log)
        with pytest.raises(StorageFailed, match="the games cannot be read: no such table"):
            await log.read(lambda connection: [*connection.execute("SELECT * FROM recipes")])
        assert await log.read(lambda connection: held_by(connection, "ann"))

    with_log(tmp_path / "data", work)


def test_what_an_earlier_file_has_left_is_no_part_of_a_new_one(tmp_path: Path) -> None:
    """A process that was killed leaves a write-ahead log; its file was moved away since."""

    async def work(log: Log) -> None:
        for _ in range(2):
            await open_fox(log)
            await log.forget("ann", "fox")
            await log.forget("bob", "fox")
        await open_fox(log)
        for file in tmp_path.glob("data*"):
            copyfile(file, killed / file.name)

    async def look(log: Log) -> None:
        assert await log.read(lambda connection: held_by(connection, "ann")) == []
        await open_fox(log)

    killed = tmp_path / "killed"
    killed.mkdir()
    with_log(tmp_path / "data", work)
    (killed / "data").rename(tmp_path / "moved")
    left = (killed / "data-wal").read_bytes()
    assert left
    with_log(killed / "data", look)
    assert (killed / "data-wal.old").read_bytes() == left


def test_a_newer_file_whose_version_is_not_in_its_header_yet(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        with closing(sqlite3.connect(tmp_path / "data")) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
            with pytest.raises(BadFile, match="was written by a newer Red7; update this one"):
                Log(tmp_path / "data")

    with_log(tmp_path / "data", work)


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
        (foreign, "belongs to another program; move it away"),
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
        Log(file)
    assert file.read_bytes() == before
    assert [*tmp_path.iterdir()] == [file]


def test_what_an_end_at_the_wrong_moment_left_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    (tmp_path / "data.part").write_text("half a file")

    async def work(log: Log) -> None:
        await open_fox(log)

    with_log(tmp_path / "data", work)
