"""Space in the file: what is deleted is gone from its bytes, and its place is given back."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

import pytest

from red7.core import ADVANCED
from red7.hosting.sqlite.file import opened
from red7.hosting.sqlite.store import SqliteStore
from red7.live.store import Entry, Revision, TableStatus
from red7.table import Command, Open, Play, Sitter, senders
from tests.hosting.sqlite.test_store import with_store
from tests.live.store.store_fixtures import DEAL, PLAY

OLD = Path(__file__).parents[2] / "data" / "release-0.3.0" / "red7.sqlite3"
WAIT = 60.0
"""Seconds; a file that is as it should be ends the wait at once."""


def games_of(person: str, count: int) -> list[str]:
    """Names of tables that lie between those of others."""
    return [sha256(f"{person} {number}".encode()).hexdigest()[:16] for number in range(count)]


async def open_games(store: SqliteStore, person: str, name: str, count: int) -> None:
    """Games of the size of real ones."""
    first = Open(ADVANCED, (Sitter(name, None, person), Sitter("Bob", None, person)))
    commands: list[Command] = [first, DEAL, *[Play(0, PLAY.steps * 4)] * 38]

    async def open_game(table: str) -> None:
        entries = [
            Entry(table, version, senders.person(person), f"{table} {version}", command, 1.0)
            for version, command in enumerate(commands, 1)
        ]
        await store.open_table(entries, [person], TableStatus(), imported=False)
        await store.keep_summary(table, len(entries), name.encode() * 30)

    await asyncio.gather(*map(open_game, games_of(person, count)))


def size(file: Path) -> int:
    """Bytes of a file and of what is beside it."""
    return sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.02)


def test_deleting_gives_space_back_while_the_file_is_in_use(tmp_path: Path) -> None:
    file = tmp_path / "data"

    async def work(store: SqliteStore) -> None:
        await open_games(store, "ann", "Ann", 200)
        kept, *others = games_of("ann", 200)
        assert size(file) > 1_000_000
        await asyncio.gather(*(store.remove_from_list("ann", table) for table in others))
        for version in range(41, 51):
            move = Entry(kept, version, senders.TABLE, str(version), PLAY, 2.0)
            await store.append(move, TableStatus())
        await until(lambda: size(file) < 200_000)
        found = await store.load(kept)
        assert found is not None
        assert len(found.entries) == 50

    with_store(file, work)


def test_a_person_who_is_forgotten_is_gone_from_the_bytes(tmp_path: Path) -> None:
    file, person, digest = tmp_path / "data", "person-of-ann-in-full", "digest-of-her-token"
    traces = [person.encode(), digest.encode(), b"Annunziata", b"secret-moving"]

    def found() -> list[bytes]:
        data = b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*"))
        return [trace for trace in traces if trace in data]

    async def work(store: SqliteStore) -> None:
        await store.enroll(digest, person)
        # Side by side, so that pages of the file are shared with what stays.
        await asyncio.gather(
            open_games(store, person, "Annunziata", 60), open_games(store, "bob", "Bob", 60)
        )
        await store.keep_document(Revision(person, None, person.encode() * 9))
        await store.keep_handover("secret-moving", person, person.encode(), 1e12)
        assert found() == traces
        await store.erase_person(person)
        await until(lambda: not found())

    with_store(file, work)
    assert not found()


@pytest.mark.parametrize("make", [lambda path: None, lambda path: copyfile(OLD, path)])
def test_every_file_gives_space_back_once_it_was_opened(
    tmp_path: Path, make: Callable[[Path], object]
) -> None:
    make(tmp_path / "data")
    with closing(opened(tmp_path / "data")) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)


def test_a_large_old_file_opens_as_it_is(tmp_path: Path) -> None:
    copyfile(OLD, tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data")) as connection:
        connection.execute("CREATE TABLE ballast (x)")
        connection.execute("INSERT INTO ballast VALUES (zeroblob(17000000))")
        connection.commit()
    with closing(opened(tmp_path / "data")) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (0,)
