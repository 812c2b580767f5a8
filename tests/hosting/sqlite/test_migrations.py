"""Migrations: files of every release are brought forward, and an interrupted one is begun anew."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.hosting.http.token_cookie import digest_of
from red7.hosting.sqlite import migrations as sqlite_migrations
from red7.hosting.sqlite.file import APPLICATION, opened
from red7.hosting.sqlite.migrations import MIGRATIONS, VERSION
from red7.hosting.sqlite.store import SqliteStore
from red7.live.compute.inline import InlineWorkers
from red7.live.loaded_table import load_table
from red7.live.store import Admission, Exchange
from red7.table import SenderKind
from tests.live.store.store_fixtures import EARLIER, EARLIER_ROWS

OLD = Path(__file__).parents[2] / "data" / "release-0.3.0"
GAMES = json.loads((OLD / "games.json").read_text())
ANN, BOB = (digest_of(GAMES["tokens"][name]) for name in ("ann", "bob"))


def old_file(folder: Path) -> Path:
    return Path(copyfile(OLD / "red7.sqlite3", folder / "red7.sqlite3"))


def schema(path: Path) -> tuple[dict[str, object], int]:
    """The columns and indexes of a file's tables, and its version."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables: dict[str, object] = {
            name: [
                connection.execute(f"PRAGMA {about}({name})").fetchall()
                for about in ("table_info", "index_list")
            ]
            for (name,) in names.fetchall()
        }
        return tables, *connection.execute("PRAGMA user_version").fetchone()


def test_a_file_of_0_3_0_comes_to_the_schema_of_a_new_one(tmp_path: Path) -> None:
    old, new = old_file(tmp_path), tmp_path / "new"
    assert schema(old)[1] == 1
    for path in (old, new):
        opened(path).close()
    assert schema(old) == schema(new)
    assert schema(new)[1] == VERSION


def test_every_game_of_0_3_0_is_there_with_whoever_gave_each_command(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute(
            "SELECT table_id, version, command_id, command, at FROM entries ORDER BY 1, 2"
        ).fetchall()

    async def run() -> None:
        store = SqliteStore(path)
        assert {held.table for held in await store.games_of(ANN)} == {
            GAMES[name] for name in ("over", "uploaded", "running", "device")
        }
        assert [held.table for held in await store.games_of(BOB)] == [GAMES["bobs"]]
        assert await store.person_of(ANN) == ANN
        for name in ("over", "running", "device", "bobs", "uploaded"):
            loaded = await load_table(store, InlineWorkers(), GAMES[name])
            assert loaded.imported is (name == "uploaded")
            stored = await store.load(GAMES[name])
            assert stored is not None
            for entry in stored.entries:
                assert entry.sender.kind is expected_kind(name, loaded.table.sitters, entry.command)
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(path)) as connection:
        after = connection.execute(
            "SELECT table_id, version, command_id, command, at FROM entries ORDER BY 1, 2"
        ).fetchall()
    assert after == before


def test_tokens_of_earlier_releases_can_be_exchanged_and_new_ones_cannot(tmp_path: Path) -> None:
    path = old_file(tmp_path)

    async def run() -> None:
        for _ in range(2):
            store = SqliteStore(path)
            await store.enroll("fresh", "bob")
            await store.close()
        store = SqliteStore(path)
        assert not await store.can_exchange("fresh", "new", 0.0)
        assert await store.exchange(ANN, "new", 1.0, 0.0) == Exchange(ANN, 1.0)
        await store.close()

    asyncio.run(run())


def test_who_may_know_of_earlier_tables_is_read_from_their_logs(tmp_path: Path) -> None:
    path = tmp_path / "red7.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        for migration in MIGRATIONS[:6]:
            migration(connection)
        connection.execute("PRAGMA user_version = 6")
        connection.execute("INSERT INTO meta VALUES ('id', '0123')")
        connection.executemany(
            "INSERT INTO tables (table_id, imported, bot_next, changed) VALUES (?, 0, 0, 1)",
            [(name,) for name in (*EARLIER, "damaged")],
        )
        connection.executemany(
            "INSERT INTO entries (table_id, version, sender_kind, sender, command_id, command,"
            " rules_version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [*EARLIER_ROWS, ("damaged", 1, "table", "", "1", b'{"settings"', 1, 1.0)],
        )

    async def run() -> None:
        store = SqliteStore(path)
        for name, (_, public, invitation) in EARLIER.items():
            expected = Admission(is_listed=False, named=False, public=public, invitation=invitation)
            assert await store.admission(name, "eve") == expected
        assert await store.admission("damaged", "eve") == (False, False, False, 1)
        await store.close()

    asyncio.run(run())


def expected_kind(name: str, sitters: object, command: object) -> SenderKind:
    if name == "uploaded":
        return SenderKind.TABLE
    seat = getattr(command, "seat", None)
    assert isinstance(sitters, tuple)
    return SenderKind.BOT if seat is not None and sitters[seat].bot else SenderKind.PERSON


DAMAGE = [
    "UPDATE entries SET command = '{' WHERE version = 1",
    "UPDATE entries SET command = x'ff' WHERE version = 1",
    "UPDATE entries SET command = 7 WHERE version = 1",
    "UPDATE entries SET command = '[]', seat = 99",
    "UPDATE entries SET seat = 'two'",
    "DELETE FROM entries WHERE version = 1",
    "DELETE FROM tables",
    "DELETE FROM holdings",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_games_are_carried_along(damage: str, tmp_path: Path) -> None:
    path = old_file(tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(damage)
        before = connection.execute("SELECT command FROM entries ORDER BY table_id, version")
        commands = before.fetchall()
    opened(path).close()
    with closing(sqlite3.connect(path)) as connection:
        after = connection.execute("SELECT command FROM entries ORDER BY table_id, version")
        assert after.fetchall() == commands


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path)
    before = schema(path)

    def half_done(connection: sqlite3.Connection) -> None:
        MIGRATIONS[1](connection)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_migrations, "MIGRATIONS", (MIGRATIONS[0], half_done))
        with pytest.raises(KeyboardInterrupt):
            opened(path)
    assert schema(path) == before
    opened(path).close()
    assert schema(path)[1] == VERSION
