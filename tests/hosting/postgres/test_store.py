"""The PostgreSQL store when its database fails: nothing that is acknowledged is lost, or twice."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import asyncpg
import pytest

from red7.hosting.database_addresses import without_password
from red7.hosting.postgres.connections import TIMEOUTS, Timeouts
from red7.hosting.postgres.migrations import (
    MIGRATION_LOCK,
    MIGRATIONS,
    VERSION,
    BadDatabase,
    migrate,
)
from red7.hosting.postgres.store import PostgresStore, open_postgres, prepared
from red7.live.store import (
    Admission,
    Conflict,
    Entry,
    Exchange,
    StorageFailed,
    StoredTable,
    Uncertain,
)
from red7.live.store.protocol import Cause, Revision
from tests.databases.cuttable_link import Link
from tests.databases.fixtures import new_database
from tests.databases.postgres import PostgresService
from tests.live.store.store_fixtures import EARLIER, EARLIER_ROWS, NOTHING, OPENING, entry, open_fox

pytestmark = pytest.mark.slow


@pytest.fixture
def link(postgres: PostgresService) -> Iterator[Link]:
    made = Link(postgres.port)
    yield made
    made.close()


def with_store(address: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_postgres(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def through(link: Link, address: str) -> str:
    """A database's address by way of a link."""
    _, _, rest = address.partition("@")
    return f"postgresql://red7@127.0.0.1:{link.port}/{rest.partition('/')[2]}"


async def rows(address: str, question: str, *given: object) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(question, *given)]
    finally:
        await connection.close()


async def append_until_stored(store: PostgresStore, each: Entry) -> None:
    """Do as a client does: try again until it is acknowledged, by the same id."""
    async with asyncio.timeout(120):
        while True:
            with suppress(StorageFailed):
                try:
                    await store.append(each, NOTHING)
                except Conflict:
                    (stored, *_) = await store.since(each.table, each.version - 1)
                    assert stored.command_id == each.command_id
                return
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", ["restart", "crash"])
def test_a_database_that_restarts_under_load_loses_and_doubles_nothing(
    how: str, database: str, postgres: PostgresService
) -> None:
    async def work(store: PostgresStore) -> None:
        names = [f"table {number}" for number in range(20)]
        for name in names:
            opening = [each._replace(table=name) for each in OPENING]
            await store.open_table(opening, ["ann"], NOTHING, imported=False)
        acknowledged = dict.fromkeys(names, 2)
        is_over = asyncio.Event()

        async def play(name: str) -> None:
            while not is_over.is_set():
                version = acknowledged[name] + 1
                move = entry(version, f"id {version}")._replace(table=name)
                await append_until_stored(store, move)
                acknowledged[name] = version

        async def all_have_gone_on() -> None:
            before = dict(acknowledged)
            while any(acknowledged[name] < before[name] + 2 for name in names):
                await asyncio.sleep(0.01)

        players = [asyncio.create_task(play(name)) for name in names]
        async with asyncio.timeout(200):
            await all_have_gone_on()
            await asyncio.to_thread(postgres.stop if how == "restart" else postgres.crash)
            await asyncio.to_thread(postgres.start)
            await all_have_gone_on()
            is_over.set()
            await asyncio.gather(*players)
        for name in names:
            stored = await store.load(name)
            assert stored is not None
            assert [each.version for each in stored.entries] == [*range(1, acknowledged[name] + 1)]

    with_store(database, work)


def test_a_commit_whose_answer_is_lost_is_not_done_twice(database: str, link: Link) -> None:
    async def lose_an_answer(work: Awaitable[None]) -> None:
        link.lose_answers(1)
        while not link.is_losing:
            await asyncio.sleep(0.01)
        try:
            await work
        finally:
            assert not link.is_losing

    async def work(store: PostgresStore) -> None:
        # All statements are known to the connection by now: the next answer is that of a commit.
        await open_fox(store)
        await store.append(entry(3, "a"), NOTHING)
        hen = [each._replace(table="hen") for each in OPENING]
        await lose_an_answer(store.open_table(hen, ["ann"], NOTHING, imported=False))
        await store.append(entry(4, "b"), NOTHING)
        await lose_an_answer(store.append(entry(5, "c"), NOTHING, ["cleo"]))
        for wrong in (entry(5, "d"), entry(6, "c")):
            with pytest.raises(Conflict):
                await lose_an_answer(store.append(wrong, NOTHING))
        other = [OPENING[0]._replace(at=9.0, table="hen")]
        with pytest.raises(Conflict):
            await lose_an_answer(store.open_table(other, ["eve"], NOTHING, imported=False))
        moves = [entry(3, "a"), entry(4, "b"), entry(5, "c")]
        people = frozenset({"ann", "bob", "cleo"})
        assert await store.load("fox") == StoredTable([*OPENING, *moves], people, False)
        assert await store.load("hen") == StoredTable(hen, frozenset({"ann"}), False)

    with_store(through(link, database), work)


def test_documents_and_ends_bear_a_lost_answer(database: str, link: Link) -> None:
    async def work(store: PostgresStore) -> None:
        await open_fox(store)
        await store.keep_document(Revision("ann", None, b"1"))
        # Lost may be any answer of several: each is done to its end, and once.
        for number in range(1, 12):
            before, after = b"%d" % number, b"%d" % (number + 1)
            link.lose_answers(1)
            await store.keep_document(Revision("ann", before, after))
        with pytest.raises(Conflict):
            await store.keep_document(Revision("ann", b"1", b"2"))
        link.lose_answers(1)
        await store.prune("fox", 2, [Revision("ann", b"12", b"13")])
        assert (await store.load("fox"), await store.document("ann")) == (None, b"13")

    with_store(through(link, database), work)


def test_whoever_is_cut_off_is_told_and_goes_on_when_that_is_over(
    database: str, link: Link
) -> None:
    async def work() -> None:
        impatient = Timeouts(connect_s=0.3, command_s=0.3, retries_s=0.5)
        far = await open_postgres(through(link, database), impatient)
        near = await open_postgres(database)
        await open_fox(near)
        await append_until_stored(far, entry(3, "a"))
        link.cut()
        # What was sent may be stored; what was not sent, as there is no connection, is not.
        with pytest.raises(Uncertain):
            await far.append(entry(4, "b"), NOTHING)
        with pytest.raises(StorageFailed) as failed:
            await far.append(entry(4, "b"), NOTHING)
        assert type(failed.value) is StorageFailed
        with pytest.raises(StorageFailed):
            await far.load("fox")
        # It holds nobody else up, and what was held back comes too late.
        await near.append(entry(4, "c"), NOTHING)
        link.mend()
        await append_until_stored(far, entry(5, "d"))
        stored = await near.load("fox")
        assert stored is not None
        assert [each.command_id for each in stored.entries[2:]] == ["a", "c", "d"]
        await far.close()
        await near.close()

    asyncio.run(work())


def test_what_the_database_does_not_take_takes_nothing_else_with_it(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        names = ["one", "two", "three"]
        for name in names:
            opening = [each._replace(table=name) for each in OPENING]
            await store.open_table(opening, ["ann"], NOTHING, imported=False)
        moves = [entry(3, "a")._replace(table=name) for name in names]
        people = [["bob"], ["no \0 person"], ["bob"]]
        found = await asyncio.gather(
            *(store.append(move, NOTHING, more) for move, more in zip(moves, people, strict=True)),
            return_exceptions=True,
        )
        assert [type(each) for each in found] == [type(None), StorageFailed, type(None)]
        assert await store.versions(names) == {"one": 3, "two": 2, "three": 3}
        # Nor does what cannot even be sent.
        odd = [entry(4, "\ud800" if name == "one" else "b")._replace(table=name) for name in names]
        found = await asyncio.gather(
            *(store.append(move, NOTHING) for move in odd), return_exceptions=True
        )
        assert [type(each) for each in found] == [UnicodeEncodeError, Conflict, type(None)]
        assert await store.load("no \0 table") is None
        assert await store.since("no \0 table", 0) == []

    with_store(database, work)


def test_many_tables_are_followed_at_once(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        names = [f"table {number}" for number in range(250)]
        for name in names[::50]:
            opening = [each._replace(table=name) for each in OPENING]
            await store.open_table(opening, ["ann"], NOTHING, imported=False)
        found = await asyncio.gather(
            *(store.since(name, number % 2) for number, name in enumerate(names))
        )
        for number, (name, entries) in enumerate(zip(names, found, strict=True)):
            expected = [each._replace(table=name) for each in OPENING[number % 2 :]]
            assert entries == ([] if number % 50 else expected)

    with_store(database, work)


def test_two_who_store_groups_do_not_wait_for_each_other(database: str) -> None:
    async def work(one: PostgresStore) -> None:
        other = await open_postgres(database)
        names = [f"table {number}" for number in range(30)]
        for name in names:
            opening = [each._replace(table=name) for each in OPENING]
            await one.open_table(opening, ["ann"], NOTHING, imported=False)
        for version in range(3, 9):
            tries = [
                (one, [*names]),
                (other, names[::-1]),
            ]
            found = await asyncio.gather(
                *(
                    store.append(entry(version, f"{place} {version}")._replace(table=name), NOTHING)
                    for place, (store, order) in enumerate(tries)
                    for name in order
                ),
                return_exceptions=True,
            )
            # Of each table one is stored, and nothing but a conflict is met.
            assert sum(each is None for each in found) == len(names)
            assert all(each is None or isinstance(each, Conflict) for each in found)
        await other.close()

    with_store(database, work)


def test_a_new_database_is_made_by_one_of_those_who_begin(postgres: PostgresService) -> None:
    address = new_database(postgres)

    async def work() -> None:
        assert len({*await asyncio.gather(*(prepared(address) for _ in range(5)))}) == 1
        assert await rows(address, "SELECT version FROM red7_schema") == [(VERSION,)]

    asyncio.run(work())


def test_tokens_of_earlier_releases_can_be_exchanged_and_new_ones_cannot(
    postgres: PostgresService,
) -> None:
    address = new_database(postgres)

    async def work() -> None:
        connection = await asyncpg.connect(address)
        await migrate(connection, MIGRATIONS[:2])
        await connection.execute("INSERT INTO tokens VALUES ('old', 'ann')")
        await connection.close()
        store = await open_postgres(address)
        await store.enroll("fresh", "bob")
        assert not await store.can_exchange("fresh", "new", 0.0)
        assert await store.exchange("old", "new", 1.0, 0.0) == Exchange("ann", 1.0)
        await store.close()

    asyncio.run(work())


def test_who_may_know_of_earlier_tables_is_read_from_their_logs(postgres: PostgresService) -> None:
    address = new_database(postgres)

    async def work() -> None:
        connection = await asyncpg.connect(address)
        await migrate(connection, MIGRATIONS[:2])
        await connection.executemany(
            "INSERT INTO tables (table_id, version, imported, bot_next, listed, changed)"
            " VALUES ($1, 1, false, false, false, 1)",
            [(name,) for name in (*EARLIER, "damaged")],
        )
        await connection.executemany(
            "INSERT INTO entries (table_id, version, sender_kind, sender, command_id, command,"
            " rules_version, at) VALUES ($1, $2, $3, $4, convert_to($5, 'UTF8'), $6, $7, $8)",
            [*EARLIER_ROWS, ("damaged", 1, "table", "", "1", b'{"settings"', 1, 1.0)],
        )
        await connection.close()
        store = await open_postgres(address)
        for name, (_, public, invitation) in EARLIER.items():
            expected = Admission(is_listed=False, named=False, public=public, invitation=invitation)
            assert await store.admission(name, "eve") == expected
        assert await store.admission("damaged", "eve") == (False, False, False, 1)
        await store.close()

    asyncio.run(work())


def test_whoever_brings_a_database_forward_is_waited_for(postgres: PostgresService) -> None:
    address = new_database(postgres)

    async def work() -> None:
        connection = await asyncpg.connect(address)
        async with connection.transaction():
            await connection.execute(MIGRATION_LOCK)
            waiting = asyncio.create_task(prepared(address))
            # Longer than any command of a server may take.
            done, _ = await asyncio.wait([waiting], timeout=TIMEOUTS.command_s + 0.5)
            assert not done
        await connection.close()
        assert await waiting

    asyncio.run(work())


def test_a_database_of_a_newer_or_another_program_is_refused_and_left(
    postgres: PostgresService, database: str
) -> None:
    foreign = new_database(postgres)

    async def work() -> None:
        await prepared(database)
        await rows(database, "UPDATE red7_schema SET version = $1 RETURNING 1", VERSION + 1)
        try:
            with pytest.raises(BadDatabase, match="newer Red7"):
                await prepared(database)
        finally:
            await rows(database, "UPDATE red7_schema SET version = $1 RETURNING 1", VERSION)
        await rows(foreign, "CREATE TABLE tables (leg integer)")
        with pytest.raises(BadDatabase, match="another program"):
            await prepared(foreign)
        assert await rows(foreign, "SELECT to_regclass('red7_schema')") == [(None,)]

    asyncio.run(work())


def test_an_address_that_leads_nowhere_gets_a_sentence_without_the_password() -> None:
    with pytest.raises(BadDatabase, match=r"cannot use postgresql://127\.0\.0\.1") as refused:
        asyncio.run(prepared("postgresql://me:secret@127.0.0.1:1/red7?password=secret"))
    assert "secret" not in str(refused.value)


def test_of_an_address_its_place_is_shown() -> None:
    for address in (
        "postgresql://db/red7?user=me&password=sec@ret",
        "postgresql://me:s/ec@ret@db/red7",
    ):
        assert without_password(address) == "postgresql://db/red7"
    assert without_password("me:secret@db") == "db"


def test_a_database_that_is_taken_away_is_told_so(postgres: PostgresService) -> None:
    address = new_database(postgres)

    async def work(store: PostgresStore) -> None:
        await open_fox(store)
        name = address.rpartition("=")[2]
        await rows(postgres.address, f"DROP SCHEMA {name} CASCADE")
        with pytest.raises(StorageFailed) as failed:
            await store.load("fox")
        assert failed.value.cause is Cause.GONE

    with_store(address, work)


def test_a_commit_waits_for_the_disk_whatever_is_usual_in_a_database(
    postgres: PostgresService,
) -> None:
    async def work(store: PostgresStore) -> None:
        await store.note("any")
        found = await store._connections.fetch("SHOW synchronous_commit")
        assert found[0][0] == "on"

    with_store(f"{new_database(postgres)}&synchronous_commit=off", work)
