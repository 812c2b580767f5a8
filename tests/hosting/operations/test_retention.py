"""Where data ends: quotas by person, and games that are pruned but go on counting."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path

import pytest

from red7.core import ADVANCED
from red7.hosting.operations.retention import GAMES_PER_BATCH, Pruner
from red7.hosting.sqlite.store import SqliteStore
from red7.live.compute.inline import InlineWorkers
from red7.live.games.game_list import GameList
from red7.live.games.results import ResultRequests
from red7.live.live_settings import DAY_S, LiveSettings, QuotaSettings, RetentionSettings
from red7.live.registry import TableRegistry
from red7.live.services import Services
from red7.live.shuffling import shuffled
from red7.live.store import Entry, MemoryStore, Revision, Store, TableStatus
from red7.table import Refused, Sitter, senders
from red7.table.new_games import SeatWish, new_game
from tests.hosting.friend_clients import new_table
from tests.hosting.games import new_game as game_wish
from tests.live.games.test_results import ANN, among, matches, seated, stored
from tests.live.in_process_clients import LocalGuest
from tests.live.test_live_table import Onlooker

NOW = 1e9
KEEP = RetentionSettings(keep_days=10)
ONE_GAME = LiveSettings(quotas=QuotaSettings(max_games=1))


class Prunable:
    """A store with what prunes it."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store or MemoryStore()
        workers = InlineWorkers()
        games = GameList(self.store, workers, KEEP)
        self.tables = TableRegistry(self.store, workers)
        self.results = ResultRequests(self.store, games)
        self.pruner = Pruner(self.store, games, self.tables, KEEP)

    async def left(self) -> set[str]:
        return {held.table for held in await self.store.games_of(ANN)}


def prunable(work: Callable[[Prunable], Awaitable[None]]) -> None:
    async def run() -> None:
        await work(Prunable())

    asyncio.run(run())


def days_ago(days: float) -> float:
    return NOW - days * DAY_S


def test_a_game_that_cannot_be_pruned_keeps_no_other(caplog: pytest.LogCaptureFixture) -> None:
    ann, bob = (commands for commands, _ in islice(matches(ADVANCED, 2), 2))

    async def work(all_of_it: Prunable) -> None:
        await stored(all_of_it.store, "odd", seated(ann, 0), days_ago(20))
        await all_of_it.store.keep_document(Revision(ANN, None, b"{"))
        await all_of_it.store.open_table(
            [Entry("other", 1, senders.TABLE, "o", bob[0], days_ago(15))],
            ["bob"],
            TableStatus(),
            imported=False,
        )
        assert await all_of_it.pruner.prune(NOW) == 1
        assert await all_of_it.left() == {"odd"}

    prunable(work)
    assert "an old game cannot be deleted" in caplog.text


def test_results_are_the_same_after_games_were_pruned() -> None:
    """Whichever part of the matches is gone."""
    found = [commands for commands, _ in islice(matches(ADVANCED, 2), 12)]

    async def work(all_of_it: Prunable) -> None:
        for place, commands in enumerate(found):
            bot = "random" if place % 3 else "planner"
            await stored(
                all_of_it.store, f"{place}", seated(commands, 0, bot), days_ago(20 - place)
            )
        before = await all_of_it.results.of(ANN)
        assert before.matches == 12
        for day, left in ((0.0, 2), (2.0, 0)):
            assert await all_of_it.pruner.prune(NOW + day * DAY_S) > 0
            assert len(await all_of_it.left()) == left
            after = await all_of_it.results.of(ANN)
            assert before.best is not None
            assert after.best is not None
            assert (after.best.points, after.best.lead) == (before.best.points, before.best.lead)
            assert after.best.table in (None, *await all_of_it.left())
            assert (after.matches, after.wins) == (before.matches, before.wins)
            assert (after.streak, after.longest) == (before.streak, before.longest)
            assert after.against == before.against
            assert not await all_of_it.pruner.prune(NOW + day * DAY_S)

    prunable(work)


def test_matches_with_friends_still_count_after_they_were_pruned_but_name_nobody() -> None:
    ann, bob = Sitter("Ann", None, ANN), Sitter("Bob", None, "bob")
    found = [commands for commands, _ in islice(matches(ADVANCED, 2), 6)]

    async def work(all_of_it: Prunable) -> None:
        store = all_of_it.store
        for place, commands in enumerate(found):
            played = among(commands, ann, bob)
            await stored(store, f"{place}", played, days_ago(14 - place), ANN, "bob")
        before = [(await all_of_it.results.of(person)).friends for person in (ANN, "bob")]
        assert [each.matches for each in before] == [6, 6]
        assert sum(each.wins for each in before) == 6
        assert [each.people[0].name for each in before] == ["Bob", "Ann"]
        assert await all_of_it.pruner.prune(NOW) == 4
        for person, was in zip((ANN, "bob"), before, strict=True):
            friends = (await all_of_it.results.of(person)).friends
            assert (friends.players, friends.wins) == (was.players, was.wins)
            assert [each.matches for each in friends.people] == [2]
            document = await store.document(person) or b""
            assert not [who for who in (b"Ann", b"Bob", b"bob") if who in document]

    prunable(work)


def test_running_games_with_people_last_twice_as_long() -> None:
    (commands, _) = next(matches(ADVANCED, 2))

    async def work(all_of_it: Prunable) -> None:
        store = all_of_it.store
        for name, days in (("young", 19.0), ("old", 21.0)):
            await stored(store, name, seated(commands, 0)[:3], days_ago(days), running=True)
        for name, days in (("bots", 11.0), ("new", 9.0)):
            await stored(store, name, seated(commands, 0)[:3], days_ago(days))
        assert await all_of_it.pruner.prune(NOW) == 2
        assert await all_of_it.left() == {"young", "new"}

    prunable(work)


def test_more_than_a_batch_is_pruned_and_what_somebody_looks_at_is_not() -> None:
    (commands, _) = next(matches(ADVANCED, 2))

    async def work(all_of_it: Prunable) -> None:
        count = 2 * GAMES_PER_BATCH + 3
        for number in range(count):
            await stored(all_of_it.store, f"{number}", seated(commands, 0), days_ago(30))
        with await all_of_it.tables.at("5") as live:
            visitor = Onlooker(ANN)
            await live.watch(visitor)
            assert await all_of_it.pruner.prune(NOW) == count - 1
            assert await all_of_it.left() == {"5"}
            live.leave(visitor)
        assert await all_of_it.pruner.prune(NOW) == 1
        assert (await all_of_it.results.of(ANN)).matches == count

    prunable(work)


def test_what_a_game_has_besides_lost_entries_is_pruned(tmp_path: Path) -> None:
    commands = next(matches(ADVANCED, 2))[0]

    async def work() -> None:
        store = SqliteStore(tmp_path / "data")
        damaged = Prunable(store)
        for name in ("damaged", "whole"):
            await stored(store, name, seated(commands, 0, "random"), days_ago(20))
        await store._writer.do(
            lambda log: log.execute("DELETE FROM entries WHERE table_id = 'damaged'")
        )
        assert await damaged.left() == {"damaged", "whole"}
        assert await damaged.pruner.prune(NOW) == 2
        assert await damaged.left() == set()
        assert (await damaged.results.of(ANN)).matches == 1
        await store.close()

    asyncio.run(work())


def test_a_list_says_when_games_go() -> None:
    (commands, _) = next(matches(ADVANCED, 2))

    async def work(all_of_it: Prunable) -> None:
        store = all_of_it.store
        await stored(store, "over", seated(commands, 0), 100.0)
        await stored(store, "running", seated(commands, 0)[:3], 100.0, running=True)
        found = await GameList(store, InlineWorkers(), KEEP).of(ANN)
        until = {game.table: game.until for game in found.games}
        assert until == {"over": 100.0 + 10 * DAY_S, "running": 100.0 + 20 * DAY_S}
        found = await GameList(store, InlineWorkers()).of(ANN)
        assert {game.until for game in found.games} == {None}

    prunable(work)


@pytest.mark.parametrize(
    ("quotas", "what", "most"),
    [
        (QuotaSettings(max_games=3), "games", 3),
        (QuotaSettings(max_running=2), "running", 2),
        (QuotaSettings(max_uploads=1), None, 9),
        (QuotaSettings(0, 0, 0), None, 9),
    ],
)
def test_nobody_opens_more_than_a_quota(quotas: QuotaSettings, what: str | None, most: int) -> None:
    async def run() -> None:
        store = MemoryStore()
        tables = TableRegistry(store, InlineWorkers(), settings=LiveSettings(quotas=quotas))
        seats = [SeatWish("Ann", None), SeatWish("Bob", None)]

        async def open_game() -> str:
            new = new_game(ADVANCED, seats, ANN, (), shuffled)
            return await tables.open(new, senders.person(ANN))

        found = await asyncio.gather(*(open_game() for _ in range(9)), return_exceptions=True)
        refused = [each for each in found if isinstance(each, Refused)]
        assert len(refused) == 9 - most
        assert all(each.code == "quota" and each.values["what"] == what for each in refused)
        await store.remove_from_list(ANN, next(each for each in found if isinstance(each, str)))
        await open_game()

    asyncio.run(run())


def test_who_has_too_many_is_told_what_to_do() -> None:
    async def run() -> None:
        services = Services(MemoryStore(), InlineWorkers(), settings=ONE_GAME)
        await services.open()
        guest = LocalGuest(services)
        await guest.post("/api/games", game_wish("random"))
        answer = await guest.http.post("/api/games", json=game_wish("random"))
        assert answer.status_code == 409
        assert answer.json()["code"] == "quota"
        assert "Delete some" in answer.json()["message"]
        await LocalGuest(services).post("/api/games", game_wish("random"))
        await services.close()

    asyncio.run(run())


def test_who_has_too_many_sits_down_at_no_other_table() -> None:
    async def run() -> None:
        services = Services(MemoryStore(), InlineWorkers(), settings=ONE_GAME)
        await services.open()
        ann, bob = LocalGuest(services), LocalGuest(services)
        table = (await ann.post("/api/tables", new_table(2)))["table"]
        own = (await bob.post("/api/games", game_wish("random")))["table"]
        host, talk = await ann.talk(), await bob.talk()
        seating = await host.ask("watch", "seating", table=table)
        where = {"table": table, "seat": 1, "name": "Bob", "key": seating["links"]["invitation"]}
        refused = await talk.ask("sit", "refused", **where, id="one")
        assert (refused["code"], refused["values"]["what"]) == ("quota", "games")
        await bob.http.delete(f"/api/games/{own}")
        assert await talk.ask("sit", "accepted", **where, id="two")
        await services.close()

    asyncio.run(run())


def test_a_list_is_asked_for_page_by_page() -> None:
    async def run() -> None:
        services = Services(MemoryStore(), InlineWorkers())
        await services.open()
        guest = LocalGuest(services)
        made = {(await guest.post("/api/games", game_wish("random")))["table"] for _ in range(5)}
        first = await guest.get("/api/games?limit=3&state=running")
        rest = await guest.get(f"/api/games?limit=3&state=running&after={first['more']}")
        pages = [[game["table"] for game in page["games"]] for page in (first, rest)]
        assert [len(page) for page in pages] == [3, 2]
        assert {*pages[0], *pages[1]} == made
        assert (first["count"], first["total"], rest["more"]) == (5, 5, None)
        for wrong in ("limit=0", "limit=201", "limit=x", "state=odd", "result=1", "after=x"):
            assert (await guest.http.get(f"/api/games?{wrong}")).status_code == 400, wrong
        for wrong in ("x_y", "1.0_%00", "1.0_a%00b"):
            assert (await guest.http.get(f"/api/tables?after={wrong}")).status_code == 400, wrong
        assert (await guest.get("/api/games?origin=odd"))["count"] == 0
        await services.close()

    asyncio.run(run())


def test_a_server_prunes_by_itself() -> None:
    (commands, _) = next(matches(ADVANCED, 2))

    async def run() -> None:
        store = MemoryStore()
        await stored(store, "old", seated(commands, 0), 100.0)
        services = Services(store, InlineWorkers(), settings=LiveSettings(retention=KEEP))
        services.background.append(Pruner(store, services.games, services.tables, KEEP).run)
        await services.open()
        async with asyncio.timeout(60):
            while await store.load("old") is not None:
                await asyncio.sleep(0.01)
        await services.close()

    asyncio.run(run())
