"""What every store must do: the same tests for those in memory, in a file and in PostgreSQL."""

import asyncio
import itertools

import pytest

from red7.live.store import (
    Admission,
    Conflict,
    Due,
    Exchange,
    ListedGame,
    LobbyTable,
    Revision,
    Store,
    StoredTable,
    TableStatus,
)
from red7.table import senders
from tests.live.store.store_fixtures import (
    ANN,
    BOB,
    NOTHING,
    OPENING,
    Try,
    by_an_earlier_release,
    entry,
    open_fox,
)


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
                [OPENING[0]._replace(at=9.0)], ["eve"], TableStatus(bot_next=True), imported=True
            )
        assert not await one.games_of("eve")
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
                await other.append(wrong, TableStatus(bot_next=True, due=1.0))
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
        assert [held.table for held in await one.games_of("ann")] == ["fox", "hen"]
        await one.append(entry(3, "a")._replace(table="hen"), NOTHING)
        assert await one.games_of("ann") == [ListedGame("hen", 3, 3.0), ListedGame("fox", 2, 2.0)]
        assert await one.games_of("bob") == [ListedGame("fox", 2, 2.0)]
        assert await one.games_of("eve") == []

    with_stores(work)


def test_a_table_stays_until_it_is_in_nobodys_list(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, TableStatus(bot_next=True, due=5.0))
        await one.remove_from_list("ann", "fox")
        assert await other.games_of("ann") == []
        assert await other.load("fox") is not None
        await other.remove_from_list("eve", "fox")
        await other.remove_from_list("bob", "fox")
        assert await one.load("fox") is None
        assert not await one.games_of("bob")
        assert not await one.bots_to_move()
        assert not await one.due(9.0)
        await one.remove_from_list("bob", "fox")
        await open_fox(one)

    with_stores(work)


def test_what_a_table_waits_for_is_known(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, TableStatus(bot_next=True, due=20.0))
        hen = [each._replace(table="hen") for each in OPENING]
        await one.open_table(hen, ["ann"], TableStatus(due=10.0), imported=False)
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
        asked = ["digest", "nobody's", "another"]
        found = {"digest": people[0], "another": "p0"}
        assert await other.persons_of(asked) == found
        assert await one.persons_of([]) == {}

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
        assert [held.table for held in await other.games_of("cleo")] == ["fox"]
        with pytest.raises(Conflict):
            await one.append(entry(3, "b"), NOTHING, ["dan"])
        assert not await other.games_of("dan")

    with_stores(work)


def test_the_lobby_lists_what_is_listed(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, TableStatus(listed=True))
        hens = [f"hen {number}" for number in range(3)]
        for name in hens:
            hen = [OPENING[0]._replace(table=name, at=9.0 if name == hens[2] else 2.0)]
            await one.open_table(hen, ["ann"], TableStatus(listed=True), imported=False)
        everything = [LobbyTable(hens[2], 9.0), LobbyTable("fox", 2.0)]
        everything += [LobbyTable(name, 2.0) for name in hens[:2]]
        assert await other.listed(9) == everything
        for place, each in enumerate(everything):
            assert await other.listed(2, each) == everything[place + 1 : place + 3]
        await one.append(entry(3, "a"), NOTHING)
        assert LobbyTable("fox", 3.0) not in await other.listed(9)
        # A place in the list is one whether or not the table is still there.
        assert await other.listed(9, LobbyTable("fox", 2.0)) == everything[2:]
        for odd, after in (("\0", 2), ("hen 0\0", 3), ("hen 1\0x", 4)):
            assert await other.listed(9, LobbyTable(odd, 2.0)) == everything[after:]

    with_stores(work)


def test_a_transfer_is_good_once_and_in_time(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.keep_handover("secret", "ann", b"what", 100.0)
        found = [await store.take_handover("secret", 99.0) for store in (other, one)]
        assert found == [b"what", None]
        await one.keep_handover("late", "ann", b"what", 100.0)
        assert await other.take_handover("late", 100.0) is None
        assert await other.take_handover("unknown", 1.0) is None

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
        with pytest.raises(Conflict):
            await other.repoint("laptop", "ann", before="phone")
        found = await asyncio.gather(
            *(store.repoint(token, "ann", "tablet") for store, token in ((one, "a"), (other, "b"))),
            return_exceptions=True,
        )
        assert sorted(map(type, found), key=str) == [type(None), Conflict]
        assert len(await one.persons_of(["tablet", "a", "b"])) == 1

    with_stores(work)


def test_who_has_moved_has_no_secret_left(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        for person in ("ann", "bob"):
            await one.keep_handover(f"secret of {person}", person, b"what", 100.0)
        await other.repoint("phone", "ann")
        found = [await one.take_handover(f"secret of {each}", 1.0) for each in ("ann", "bob")]
        assert found == [None, b"what"]

    with_stores(work)


def test_a_token_of_an_earlier_release_is_exchanged_once(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.enroll("old", "ann")
        await by_an_earlier_release(one)
        await one.enroll("fresh", "bob")
        for store, old in itertools.product((one, other), ("fresh", "unknown")):
            assert not await store.can_exchange(old, "new", 0.0)
            assert await store.exchange(old, "new", 100.0, 0.0) is None
        assert await other.can_exchange("old", "new", 0.0)
        # Two at the same time come to the same, whichever is first.
        found = await asyncio.gather(
            *(
                store.exchange("old", "new", now, 0.0)
                for store, now in ((one, 101.0), (other, 102.0))
            )
        )
        assert found[0] == found[1]
        assert found[0] in (Exchange("ann", 101.0), Exchange("ann", 102.0))
        tokens = ["old", "new", "fresh"]
        assert await other.persons_of(tokens) == {"new": "ann", "fresh": "bob"}
        assert await other.can_exchange("old", "new", 100.0)
        assert not await other.can_exchange("old", "new", 102.0)
        assert await other.exchange("old", "new", 200.0, 102.0) is None
        # Another new token comes too late, and the new one is an ordinary one.
        assert await one.exchange("old", "third", 103.0, 0.0) is None
        assert await one.exchange("new", "fourth", 103.0, 0.0) is None
        await one.repoint("phone", "ann")
        assert await one.exchange("old", "new", 104.0, 0.0) is None

    with_stores(work)


def test_a_token_that_takes_a_person_counts_as_new(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.enroll("phone", "ann")
        await one.enroll("laptop", "bob")
        await by_an_earlier_release(one)
        await one.repoint("laptop", "ann")
        for old in ("phone", "laptop"):
            assert await other.exchange(old, "new", 100.0, 0.0) is None
        assert await other.persons_of(["phone", "laptop", "new"]) == {"laptop": "ann"}

    with_stores(work)


def test_a_note_stands_until_another_and_for_good_if_it_is_to(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.note("alive") is None
        assert await one.keep_note("key", "first", once=True) == "first"
        assert await other.keep_note("key", "second", once=True) == "first"
        assert await other.keep_note("key", "third") == "third"
        assert await one.note("key") == "third"

    with_stores(work)


def test_who_may_know_of_a_table_is_noted_beside_its_log(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.open_table(
            OPENING, ["ann"], TableStatus(public=True, invitation=3), imported=False
        )
        assert await other.admission("fox", "ann") == Admission(True, True, True, 3)
        # The first command names Bob, who has it in no list.
        assert await other.admission("fox", "bob") == Admission(False, True, True, 3)
        for person in ("eve", ""):
            assert await other.admission("fox", person) == Admission(False, False, True, 3)
        await one.append(entry(3, "a", senders.person("cleo")), NOTHING)
        await one.append(entry(4, "a", senders.bot("eve")), NOTHING, ["dan"])
        noted = {person: await other.admission("fox", person) for person in ("cleo", "dan", "eve")}
        assert noted == {
            "cleo": Admission(False, True, False, 1),
            "dan": Admission(True, False, False, 1),
            "eve": Admission(False, False, False, 1),
        }
        for name in ("hen", "", "fox\0", "\0"):
            assert await other.admission(name, "ann") is None

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
            await one.remove_from_list(person, "fox")
        assert await other.versions(["fox"]) == await other.versions([]) == {}

    with_stores(work)
