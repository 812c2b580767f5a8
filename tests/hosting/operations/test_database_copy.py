"""Transfers: from a file to PostgreSQL and back, the same to the byte; into empty ones only."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.cli.main import main
from red7.hosting.data_folder import FILE, DataFolder
from red7.hosting.http.token_cookie import digest_of
from red7.hosting.operations.database_copy.copying import COLUMNS
from red7.hosting.postgres.store import open_postgres
from red7.hosting.sqlite.file import opened
from red7.hosting.sqlite.store import SqliteStore
from red7.live.compute.inline import InlineWorkers
from red7.live.loaded_table import load_table
from red7.live.store import Store, TableStatus
from red7.live.store.protocol import Revision
from red7.notation import record_text
from red7.table.game_record import record_of
from tests.databases.fixtures import new_database
from tests.databases.postgres import PostgresService
from tests.live.store.store_fixtures import OPENING, entry

OLD = Path(__file__).parents[2] / "data" / "release-0.3.0"
GAMES = json.loads((OLD / "games.json").read_text())
BOB = digest_of(GAMES["tokens"]["bob"])
NAMES = ("over", "running", "device", "bobs", "uploaded")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Games of 0.3.0, and one of everything else that a store keeps."""
    made = tmp_path / "data"
    made.mkdir()
    copyfile(OLD / FILE, made / FILE)

    async def fill() -> None:
        store = SqliteStore(made / FILE)
        status = TableStatus(True, 17.25, True, True, public=True, invitation=4)
        await store.open_table(OPENING, ["ann", "bob"], status, imported=False)
        await store.append(entry(3, "any \0 id \u2603", at=0.1 + 0.2), TableStatus())
        await store.keep_summary("fox", 3, b"\x00summary")
        await store.keep_document(Revision("ann", None, b"\xff"))
        await store.enroll("digest", "ann")
        assert await store.exchange(BOB, "new", 1e9 + 2 / 3, 0.0)
        await store.keep_handover("secret", "ann", b"what", 1e9 + 1 / 3)
        await store.keep_note("key", "value")
        await store.claim("fox", "A", 1.0, 3.0)
        await store.close()

    asyncio.run(fill())
    return made


def all_rows(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return {
            name: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {name}"), key=repr)
            for name, columns in COLUMNS.items()
        }


async def records(store: Store) -> list[str]:
    tables = [await load_table(store, InlineWorkers(), GAMES[name]) for name in NAMES]
    return [record_text(record_of(loaded.table, loaded.opened)) for loaded in tables]


def test_what_goes_to_postgresql_and_comes_back_is_the_same_to_the_byte(
    folder: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = all_rows(folder)
    assert all(before.values())
    assert {bool(legacy) for _, _, legacy, _ in before["tokens"]} == {False, True}
    assert main(["transfer", str(folder), database]) == 0
    assert f"Copied {len(before['tables'])} games" in capsys.readouterr().out

    async def compare() -> None:
        file, there = SqliteStore(folder / FILE), await open_postgres(database)
        assert there.data_id == file.data_id
        assert await records(there) == await records(file)
        for person in ("ann", *{row[0] for row in before["holdings"]}):
            assert await there.games_of(str(person)) == await file.games_of(str(person))
        # It is played on there.
        await there.append(entry(4, "b"), TableStatus())
        await there.close()
        await file.close()

    asyncio.run(compare())
    back = tmp_path / "back"
    assert main(["transfer", database, str(back)]) == 0
    after = all_rows(back)
    played = [row for row in after["entries"] if row[:2] == ("fox", 4)]
    assert len(played) == 1
    after["entries"].remove(played[0])
    fox = {
        name: next(row for row in rows["tables"] if row[0] == "fox")
        for name, rows in (("before", before), ("after", after))
    }
    after["tables"] = [fox["before"] if row == fox["after"] else row for row in after["tables"]]
    assert after == before


DAMAGE = [
    "UPDATE entries SET command = '{' WHERE version = 2;"
    "UPDATE entries SET command = x'ff00' WHERE version = 3;"
    "DELETE FROM entries WHERE version = 1",
    "DELETE FROM tables",
]


def test_damaged_games_are_carried_along(
    folder: Path, database: str, tmp_path: Path, postgres: PostgresService
) -> None:
    for number, damage in enumerate(DAMAGE):
        with closing(sqlite3.connect(folder / FILE)) as connection, connection:
            connection.executescript(damage)
        there = new_database(postgres)
        back = tmp_path / f"back {number}"
        assert main(["transfer", str(folder), there]) == 0
        assert main(["transfer", there, str(back)]) == 0
        before, after = all_rows(folder), all_rows(back)
        # What is text where bytes belong comes back as bytes.
        for rows in (before, after):
            rows["entries"] = [
                tuple(x.encode() if isinstance(x, str) else x for x in row)
                for row in rows["entries"]
            ]
        assert after == before


def test_only_an_empty_place_is_filled(
    folder: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["transfer", str(folder), database]) == 0
    other = tmp_path / "other"
    assert main(["transfer", str(folder), str(other)]) == 0
    before = all_rows(other)
    capsys.readouterr()
    for source, target in ((str(folder), database), (database, str(other))):
        assert main(["transfer", source, target]) == 2
        said = capsys.readouterr().err
        assert "there is something in" in said
        assert "red7@" not in said
    assert all_rows(other) == before


def test_nobody_serves_either_end_meanwhile(
    folder: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(DataFolder(folder)):
        assert main(["transfer", str(folder), database]) == 2
    assert "end it first" in capsys.readouterr().err

    async def serve() -> None:
        store = await open_postgres(database)
        await store.note("any")
        for words in ([str(folder), database], [database, str(tmp_path / "new")]):
            assert await asyncio.to_thread(main, ["transfer", *words]) == 2
            assert "end it first" in capsys.readouterr().err
        await store.close()

    asyncio.run(serve())
    assert main(["transfer", str(folder), database]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere", "postgresql://127.0.0.1:1/red7"], "there is no folder"),
        (["postgresql://me:secret@127.0.0.1:1/red7", "new"], "cannot use postgresql://127.0.0.1"),
        (["same", "same"], "both ends are the same"),
    ],
)
def test_what_cannot_be_copied_gets_a_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["transfer", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told
    assert not [*tmp_path.iterdir()]


def test_a_value_that_has_no_place_there_gets_a_sentence_and_leaves_nothing(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET at = 'soon' WHERE version = 2")
    assert main(["transfer", str(folder), database]) == 2
    assert "cannot copy with postgresql://" in capsys.readouterr().err
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET at = 1.5 WHERE version = 2")
    assert main(["transfer", str(folder), database]) == 0


def test_nothing_is_left_out(database: str, tmp_path: Path) -> None:
    """All tables and columns of both kinds of database are named, or known to be one's own."""

    async def there() -> dict[str, set[str]]:
        store = await open_postgres(database)
        rows = await store._connections.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema()"
        )
        await store.close()
        found: dict[str, set[str]] = {}
        for table, column in rows:
            found.setdefault(table, set()).add(column)
        return found

    postgres = asyncio.run(there())
    with closing(opened(tmp_path / FILE)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        sqlite = {
            name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
            for (name,) in names
        }
    assert sqlite == {name: {*columns} for name, columns in COLUMNS.items()}
    assert {"version"} == postgres["tables"] - sqlite["tables"]
    postgres["tables"].discard("version")
    # The version of the schema, and jobs that are nobody's after an end.
    assert {name: postgres[name] for name in sqlite} == sqlite
    assert postgres.keys() - sqlite.keys() <= {"red7_schema", "jobs"}
