"""What every store must do: the same tests for those in memory, in a file and in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from red7.core import ADVANCED, FOLD
from red7.service.shuffling import shuffled
from red7.store import (
    Conflict,
    Due,
    Entry,
    Held,
    Holdings,
    Listed,
    MemoryStore,
    Outlook,
    Revision,
    Stale,
    Store,
    StoredTable,
)
from red7.store.postgres import open_postgres
from red7.store.sqlite import SqliteStore
from red7.table import Open, Play, Sender, Sitter, after, senders

OPEN = Open(ADVANCED, (Sitter("Ann", None, "ann"), Sitter("Bob", None, "bob")))
DEAL = shuffled(after(None, OPEN).match)
PLAY = Play(0, (FOLD,))
ANN, BOB = senders.person("ann"), senders.person("bob")
NOTHING = Outlook()


@asynccontextmanager
async def in_memory(tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    store = MemoryStore()
    yield store, store
    await store.close()


@asynccontextmanager
async def in_a_file(tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    stores = SqliteStore(tmp_path / "data"), SqliteStore(tmp_path / "data")
    yield stores
    for store in stores:
        await store.close()


@asynccontextmanager
async def in_postgres(address: str) -> AsyncIterator[tuple[Store, Store]]:
    # Two that begin at the same time.
    stores = await asyncio.gather(open_postgres(address), open_postgres(address))
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


Work: TypeAlias = Callable[[Store, Store], Awaitable[None]]
"""Uses a store by two handles, as two processes would."""
Try: TypeAlias = Callable[[Work], None]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def with_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Try:
    kinds = {"memory": in_memory, "sqlite": in_a_file}
    made = kinds.get(request.param)
    address = "" if made else request.getfixturevalue("database")

    def with_stores(work: Work) -> None:
        async def run() -> None:
            async with made(tmp_path) if made else in_postgres(address) as (one, other):
                await work(one, other)

        asyncio.run(run())

    return with_stores


def entry(version: int, command_id: str, sender: Sender = ANN, at: float = 3.0) -> Entry:
    return Entry("fox", version, sender, command_id, PLAY, at)


OPENING = [
    Entry("fox", 1, ANN, "1", OPEN, 1.0),
    Entry("fox", 2, senders.TABLE, "1", DEAL, 2.0),
]


async def open_fox(store: Store, outlook: Outlook = NOTHING) -> None:
    await store.open_table(OPENING, ["ann", "bob"], outlook, imported=False)


def test_a_table_is_loaded_as_it_was_stored(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        moves = [entry(3, "a", BOB), entry(4, "a", senders.bot("scout"), at=4.5)]
        for move in moves:
            await one.append(move, NOTHING)
        expected = StoredTable([*OPENING, *moves], frozenset({"ann", "bob"}), imported=False)
        assert await one.load("fox") == await other.load("fox") == expected
        assert await one.load("hen") is None

    with_stores(work)


def test_a_table_opens_once(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        with pytest.raises(Conflict):
            await other.open_table(
                [OPENING[0]._replace(at=9.0)], ["eve"], Outlook(bot_next=True), imported=True
            )
        assert not await one.held_by("eve")
        assert not await one.bots_to_move()
        loaded = await one.load("fox")
        assert loaded is not None
        assert loaded.entries == OPENING

    with_stores(work)


def test_an_imported_table_says_so(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.open_table(OPENING, ["ann"], NOTHING, imported=True)
        loaded = await other.load("fox")
        assert loaded is not None
        assert loaded.imported

    with_stores(work)


def test_a_version_is_stored_once_and_none_is_left_out(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await one.append(entry(3, "a"), NOTHING)
        for wrong in (entry(3, "b"), entry(5, "b"), entry(2, "b")):
            with pytest.raises(Conflict):
                await other.append(wrong, Outlook(bot_next=True, due=1.0))
        assert not await one.bots_to_move()
        assert not await one.due(2.0)
        loaded = await one.load("fox")
        assert loaded is not None
        assert len(loaded.entries) == 3

    with_stores(work)


def test_of_many_at_the_same_time_one_has_the_version(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        for version in range(3, 8):
            tries = [
                store.append(entry(version, f"{version} {number}"), NOTHING)
                for number in range(4)
                for store in (one, other)
            ]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(each is None for each in found) == 1
            assert all(each is None or isinstance(each, Conflict) for each in found)

    with_stores(work)


def test_the_id_of_a_command_counts_for_its_sender_alone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await one.append(entry(3, "a", ANN), NOTHING)
        with pytest.raises(Conflict):
            await one.append(entry(4, "a", ANN), NOTHING)
        await other.append(entry(4, "a", BOB), NOTHING)
        await other.append(entry(5, "a", senders.bot("ann")), NOTHING)

    with_stores(work)


def test_nothing_is_added_to_a_table_that_is_gone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        with pytest.raises(Conflict):
            await one.append(entry(1, "a"), NOTHING)
        assert await one.load("fox") is None

    with_stores(work)


def test_a_list_has_the_last_changed_first(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        hen = [each._replace(table="hen") for each in OPENING]
        await other.open_table(hen, ["ann"], NOTHING, imported=False)
        assert [held.table for held in await one.held_by("ann")] == ["fox", "hen"]
        await one.append(entry(3, "a")._replace(table="hen"), NOTHING)
        assert await one.held_by("ann") == [Held("hen", 3, 3.0), Held("fox", 2, 2.0)]
        assert await one.held_by("bob") == [Held("fox", 2, 2.0)]
        assert await one.held_by("eve") == []

    with_stores(work)


def test_a_table_stays_until_it_is_in_nobodys_list(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, Outlook(bot_next=True, due=5.0))
        await one.forget("ann", "fox")
        assert await other.held_by("ann") == []
        assert await other.load("fox") is not None
        await other.forget("eve", "fox")
        await other.forget("bob", "fox")
        assert await one.load("fox") is None
        assert not await one.held_by("bob")
        assert not await one.bots_to_move()
        assert not await one.due(9.0)
        await one.forget("bob", "fox")
        await open_fox(one)

    with_stores(work)


def test_what_a_table_waits_for_is_known(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, Outlook(bot_next=True, due=20.0))
        hen = [each._replace(table="hen") for each in OPENING]
        await one.open_table(hen, ["ann"], Outlook(due=10.0), imported=False)
        assert await other.bots_to_move() == ["fox"]
        assert await other.due(20.0) == [Due("hen", 10.0), Due("fox", 20.0)]
        assert await other.due(19.9) == [Due("hen", 10.0)]
        await one.append(entry(3, "a"), NOTHING)
        assert await other.bots_to_move() == []
        assert await other.due(99.0) == [Due("hen", 10.0)]

    with_stores(work)


def test_a_token_points_to_one_person_for_good(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.person_of("digest") is None
        people = await asyncio.gather(
            *(store.enroll("digest", f"p{number}") for number, store in enumerate((one, other)))
        )
        assert len({*people, await one.person_of("digest"), await other.person_of("digest")}) == 1
        assert await one.enroll("another", "p0") == "p0"

    with_stores(work)


def test_a_person_has_a_small_document(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.document("ann") is None
        await one.keep_document(Revision("ann", None, b"\x00\xff{"))
        await other.keep_document(Revision("bob", None, b""))
        assert await other.document("ann") == b"\x00\xff{"
        await other.keep_document(Revision("ann", b"\x00\xff{", b"new"))
        for wrong in (None, b"", b"\x00\xff{"):
            with pytest.raises(Conflict):
                await one.keep_document(Revision("ann", wrong, b"late"))
        assert (await one.document("ann"), await one.document("bob")) == (b"new", b"")

    with_stores(work)


def test_a_store_has_its_id_for_good(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert one.data_id == other.data_id
        assert len(one.data_id) == 32

    with_stores(work)


def test_a_table_comes_into_lists_with_a_command(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await one.append(entry(3, "a"), NOTHING, ["cleo"])
        assert [held.table for held in await other.held_by("cleo")] == ["fox"]
        with pytest.raises(Conflict):
            await one.append(entry(3, "b"), NOTHING, ["dan"])
        assert not await other.held_by("dan")

    with_stores(work)


def test_the_lobby_lists_what_is_listed(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, Outlook(listed=True))
        hens = [f"hen {number}" for number in range(3)]
        for name in hens:
            hen = [OPENING[0]._replace(table=name, at=9.0 if name == hens[2] else 2.0)]
            await one.open_table(hen, ["ann"], Outlook(listed=True), imported=False)
        everything = [Listed(hens[2], 9.0), Listed("fox", 2.0)]
        everything += [Listed(name, 2.0) for name in hens[:2]]
        assert await other.listed(9) == everything
        for place, each in enumerate(everything):
            assert await other.listed(2, each) == everything[place + 1 : place + 3]
        await one.append(entry(3, "a"), NOTHING)
        assert Listed("fox", 3.0) not in await other.listed(9)
        # A place in the list is one whether or not the table is still there.
        assert await other.listed(9, Listed("fox", 2.0)) == everything[2:]

    with_stores(work)


def test_a_transfer_is_good_once_and_in_time(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.keep_transfer("secret", "ann", b"what", 100.0)
        found = [await store.take_transfer("secret", 99.0) for store in (other, one)]
        assert found == [b"what", None]
        await one.keep_transfer("late", "ann", b"what", 100.0)
        assert await other.take_transfer("late", 100.0) is None
        assert await other.take_transfer("unknown", 1.0) is None

    with_stores(work)


def test_a_person_moves_to_another_token(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.enroll("laptop", "ann")
        await one.enroll("tablet", "bob")
        await one.repoint("phone", "ann")
        people = [await other.person_of(token) for token in ("laptop", "phone", "tablet")]
        assert people == [None, "ann", "bob"]
        await other.repoint("tablet", "ann")
        assert await one.person_of("tablet") == "ann"

    with_stores(work)


def test_a_note_stands_until_another_and_for_good_if_it_is_to(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.note("alive") is None
        assert await one.keep_note("key", "first", once=True) == "first"
        assert await other.keep_note("key", "second", once=True) == "first"
        assert await other.keep_note("key", "third") == "third"
        assert await one.note("key") == "third"

    with_stores(work)


def test_the_entries_after_a_version_are_read_alone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        moves = [entry(3, "a", BOB), entry(4, "a", senders.bot("scout"), at=4.5)]
        for move in moves:
            await one.append(move, NOTHING)
        assert await other.since("fox", 2) == moves
        assert await other.since("fox", 3) == moves[1:]
        assert await other.since("fox", 4) == await other.since("hen", 0) == []

    with_stores(work)


def test_the_versions_of_tables_are_known_less_those_that_are_gone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await one.append(entry(3, "a"), NOTHING)
        assert await other.versions(["fox", "hen"]) == {"fox": 3}
        for person in ("ann", "bob"):
            await one.forget(person, "fox")
        assert await other.versions(["fox"]) == await other.versions([]) == {}

    with_stores(work)


def test_a_lease_is_one_owners_while_it_is_in_force(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        assert await one.lease_end("fox") is None
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert not await other.claim("fox", "B", 2.9, 4.9)
        assert await one.claim("fox", "A", 2.0, 4.0)
        assert not await other.claim("fox", "B", 3.9, 5.9)
        assert await other.lease_end("fox") == 4.0
        assert await other.claim("fox", "B", 4.0, 6.0)
        assert not await one.claim("fox", "A", 5.0, 7.0)
        assert await one.lease_end("fox") == 6.0

    with_stores(work)


def test_of_many_who_claim_a_table_one_has_it(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        claims = [
            store.claim("fox", f"{number}", 1.0, 3.0)
            for number, store in enumerate([one, other] * 4)
        ]
        assert sum(await asyncio.gather(*claims)) == 1

    with_stores(work)


def test_all_leases_of_an_owner_last_together(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert await one.claim("hen", "A", 2.0, 4.0)
        assert not await other.claim("fox", "B", 3.5, 5.5)
        await one.renew("A", 9.0)
        assert not await other.claim("hen", "B", 8.9, 10.9)
        await one.renew("A", 7.0)
        assert await other.lease_end("fox") == 7.0
        assert await other.claim("hen", "B", 7.0, 9.0)
        assert not await one.claim("hen", "A", 7.5, 9.5)

    with_stores(work)


def test_a_lease_is_given_back_by_its_owner_alone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 3.0)
        await other.release("fox", "B")
        assert not await other.claim("fox", "B", 1.5, 3.5)
        await one.release("fox", "A")
        assert await one.lease_end("fox") is None
        assert await other.claim("fox", "B", 1.5, 3.5)
        await other.release("hen", "B")

    with_stores(work)


def test_all_leases_end_when_whoever_had_them_is_gone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 9.0)
        assert await one.claim("hen", "B", 1.0, 2.0)
        await other.end_leases(5.0)
        assert [await one.lease_end(table) for table in ("fox", "hen")] == [5.0, 2.0]
        assert await other.claim("fox", "C", 5.0, 6.0)

    with_stores(work)


def test_what_waits_and_is_nobodys_is_found(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, Outlook(bot_next=True))
        hen = [each._replace(table="hen") for each in OPENING]
        await one.open_table(hen, ["ann"], Outlook(due=10.0), imported=False)
        rat = [each._replace(table="rat") for each in OPENING]
        await one.open_table(rat, ["ann"], NOTHING, imported=False)
        assert await other.unclaimed(1.0, 9.9) == ["fox"]
        assert await other.unclaimed(1.0, float("inf")) == ["fox", "hen"]
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert await other.unclaimed(2.9, 10.0) == ["hen"]
        assert await other.unclaimed(3.0, 10.0) == ["fox", "hen"]
        await one.renew("A", 20.0)
        assert await one.claim("hen", "A", 3.0, 5.0)
        assert await other.unclaimed(19.0, 20.0) == []

    with_stores(work)


async def open_hen(
    store: Store, people: list[str], outlook: Outlook = NOTHING, *, imported: bool = False
) -> None:
    hen = [each._replace(table="hen", at=each.at + 5) for each in OPENING]
    await store.open_table(hen, people, outlook, imported=imported)


def test_what_is_in_a_list_is_counted(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.holdings("ann") == Holdings(0, 0, 0)
        await open_fox(one, Outlook(running=True))
        await open_hen(one, ["ann"], imported=True)
        assert await other.holdings("ann") == Holdings(games=2, running=1, imported=1)
        assert await other.holdings("bob") == Holdings(games=1, running=1, imported=0)
        await one.append(entry(3, "a"), NOTHING)
        await one.forget("ann", "hen")
        assert await other.holdings("ann") == Holdings(games=1, running=0, imported=0)

    with_stores(work)


def test_what_has_not_changed_for_long_is_stale(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await open_hen(one, ["ann"], Outlook(running=True))
        await one.keep_summary("fox", 2, b"note")
        fox = Stale(Held("fox", 2, 2.0, b"note"), frozenset({"ann", "bob"}))
        hen = Stale(Held("hen", 2, 7.0), frozenset({"ann"}))
        assert await other.stale(2.0, 7.0, 9) == []
        assert await other.stale(9.0, 7.0, 9) == [fox]
        assert await other.stale(2.0, 9.0, 9) == [hen]
        assert await other.stale(9.0, 9.0, 9) == [fox, hen]
        assert await other.stale(9.0, 9.0, 1) == [fox]
        await one.append(entry(3, "a", at=8.0), NOTHING)
        assert await other.stale(8.0, 9.0, 9) == [hen]

    with_stores(work)


def test_a_table_is_pruned_with_what_it_comes_to_or_not_at_all(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, Outlook(bot_next=True, due=5.0, listed=True, running=True))
        await one.keep_document(Revision("bob", None, b"old"))
        good = [Revision("ann", None, b"A"), Revision("bob", b"old", b"B")]
        for version, revisions in (
            (1, good),
            (3, good),
            (2, [good[0], Revision("bob", None, b"")]),
        ):
            with pytest.raises(Conflict):
                await other.prune("fox", version, revisions)
            assert await other.load("fox") is not None
            assert [await one.document(each) for each in ("ann", "bob")] == [None, b"old"]
        await other.prune("fox", 2, good)
        assert await one.load("fox") is None
        assert [await one.document(each) for each in ("ann", "bob")] == [b"A", b"B"]
        assert await one.holdings("ann") == await one.holdings("bob") == Holdings()
        assert not [*await one.bots_to_move(), *await one.due(9.0), *await one.listed(9)]
        with pytest.raises(Conflict):
            await other.prune("fox", 2, [])

    with_stores(work)


def test_what_somebody_had_to_do_with_is_found(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        cat = Open(ADVANCED, (Sitter("Bob", None, "bob"), Sitter("Dan", None, "dan")))
        await one.open_table(
            [Entry("cat", 1, BOB, "1", cat, 1.0)], ["bob"], NOTHING, imported=False
        )
        await one.append(Entry("cat", 2, senders.person("eve"), "1", PLAY, 2.0), NOTHING)
        found = {name: await other.mentioning(name) for name in ("ann", "bob", "dan", "eve", "x")}
        assert found == {
            "ann": ["fox"],
            "bob": ["cat", "fox"],
            "dan": ["cat"],
            "eve": ["cat"],
            "x": [],
        }

    with_stores(work)


def test_a_log_is_rewritten_at_its_version_and_notes_about_it_go(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await one.keep_summary("fox", 2, b"Ann")
        empty = Open(ADVANCED, (Sitter("", None, "x"), Sitter("Bob", None, "bob")))
        entries = [OPENING[0]._replace(command=empty, sender=senders.person("x")), OPENING[1]]
        for wrong in (entries[:1], [*entries, entry(3, "a")]):
            with pytest.raises(Conflict):
                await other.rewrite(wrong)
        await other.rewrite(entries)
        assert await one.load("fox") == StoredTable(entries, frozenset({"ann", "bob"}), False)
        assert await one.held_by("ann") == [Held("fox", 2, 2.0)]
        assert await one.mentioning("ann") == []
        await one.append(entry(3, "a"), NOTHING)
        await one.prune("fox", 3, [])
        with pytest.raises(Conflict):
            await other.rewrite(entries)

    with_stores(work)


def test_a_person_is_forgotten_with_all_they_have(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await open_hen(one, ["ann"])
        for digest, person in (("phone", "ann"), ("tablet", "ann"), ("laptop", "bob")):
            await one.enroll(digest, person)
        for person in ("ann", "bob"):
            await one.keep_document(Revision(person, None, b"results"))
            await one.keep_transfer(f"secret of {person}", person, b"what", 100.0)
        await other.forget_person("ann")
        found = [await one.person_of(digest) for digest in ("phone", "tablet", "laptop")]
        assert found == [None, None, "bob"]
        assert await one.held_by("ann") == []
        assert await one.load("hen") is None
        kept = await one.load("fox")
        assert kept is not None
        assert kept.people == frozenset({"bob"})
        assert [await one.document(each) for each in ("ann", "bob")] == [None, b"results"]
        secrets = [await one.take_transfer(f"secret of {each}", 1.0) for each in ("ann", "bob")]
        assert secrets == [None, b"what"]

    with_stores(work)
