"""Where data ends, in every store: what is counted, stale, pruned, rewritten and forgotten."""

import pytest

from red7.core import ADVANCED
from red7.live.store import (
    Conflict,
    Entry,
    GameCounts,
    Latest,
    ListedGame,
    Revision,
    Stale,
    Store,
    StoredTable,
    TableStatus,
)
from red7.table import Open, Sitter, senders
from tests.live.store.store_fixtures import (
    BOB,
    NOTHING,
    OPENING,
    PLAY,
    Try,
    entry,
    open_fox,
    open_hen,
)


def test_what_is_in_a_list_is_counted(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.game_counts("ann") == GameCounts(0, 0, 0)
        await open_fox(one, TableStatus(running=True))
        await open_hen(one, ["ann"], imported=True)
        assert await other.game_counts("ann") == GameCounts(games=2, running=1, imported=1)
        assert await other.game_counts("bob") == GameCounts(games=1, running=1, imported=0)
        await one.append(entry(3, "a"), NOTHING)
        await one.remove_from_list("ann", "hen")
        assert await other.game_counts("ann") == GameCounts(games=1, running=0, imported=0)

    with_stores(work)


def test_what_has_not_changed_for_long_is_stale(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        await open_hen(one, ["ann"], TableStatus(running=True))
        await one.keep_summary("fox", 2, b"note")
        fox = Stale(ListedGame("fox", 2, 2.0, b"note"), frozenset({"ann", "bob"}))
        hen = Stale(ListedGame("hen", 2, 7.0), frozenset({"ann"}))
        assert await other.stale(2.0, 7.0, 9) == []
        assert await other.stale(9.0, 7.0, 9) == [fox]
        assert await other.stale(2.0, 9.0, 9) == [hen]
        assert await other.stale(9.0, 9.0, 9) == [fox, hen]
        assert await other.stale(9.0, 9.0, 1) == [fox]
        await one.append(entry(3, "a", at=8.0), NOTHING)
        assert await other.stale(8.0, 9.0, 9) == [hen]

    with_stores(work)


def test_those_that_have_last_changed_are_found_whoever_has_them(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await other.latest(9) == []
        await open_fox(one)
        await open_hen(one, ["ann"], TableStatus(running=True))
        cats = [[each._replace(table=name) for each in OPENING] for name in ("cat a", "cat b")]
        for cat, running in zip(cats, (False, True), strict=True):
            await one.open_table(cat, ["ann"], TableStatus(running=running), imported=False)
        everything = [Latest("hen", 7.0, 1), Latest("fox", 2.0, 2)]
        everything += [Latest(name, 2.0, 1) for name in ("cat b", "cat a")]
        assert await other.latest(9) == everything
        for limit in range(1, 4):
            assert await other.latest(limit) == everything[:limit]
        await one.append(entry(3, "a", at=8.0), NOTHING)
        assert await other.latest(1) == [Latest("fox", 8.0, 2)]

    with_stores(work)


def test_a_table_is_pruned_with_what_it_comes_to_or_not_at_all(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, TableStatus(bot_next=True, due=5.0, listed=True, running=True))
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
        assert await one.game_counts("ann") == await one.game_counts("bob") == GameCounts()
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
        assert await one.games_of("ann") == [ListedGame("fox", 2, 2.0)]
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
            await one.keep_handover(f"secret of {person}", person, b"what", 100.0)
        await other.erase_person("ann")
        found = [await one.person_of(digest) for digest in ("phone", "tablet", "laptop")]
        assert found == [None, None, "bob"]
        assert await one.games_of("ann") == []
        assert await one.load("hen") is None
        kept = await one.load("fox")
        assert kept is not None
        assert kept.people == frozenset({"bob"})
        assert [await one.document(each) for each in ("ann", "bob")] == [None, b"results"]
        secrets = [await one.take_handover(f"secret of {each}", 1.0) for each in ("ann", "bob")]
        assert secrets == [None, b"what"]

    with_stores(work)
