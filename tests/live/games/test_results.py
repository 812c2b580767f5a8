"""Results: which matches count, and what they come to."""

import asyncio
from collections.abc import Iterator

import msgspec

from red7.core import ADVANCED, BASIC, Rules
from red7.live.compute.inline import InlineWorkers
from red7.live.games.game_list import GameList
from red7.live.games.game_summary import packed_summary, stored_summary, summary_of
from red7.live.games.results import ResultRequests
from red7.live.loaded_table import LoadedTable
from red7.live.store import Entry, ListedGame, MemoryStore, Revision, Store, TableStatus
from red7.table import Command, Open, Origin, Sitter, Table, rebuild, senders
from red7.wire.http_bodies import (
    AgainstShape,
    ByPlayersShape,
    FriendShape,
    ReviewedTurnShape,
    ReviewShape,
    WithFriendsShape,
)
from tests.random_tables import story

ANN = "ann"


def matches(rules: Rules, players: int) -> Iterator[tuple[list[Command], Table]]:
    """Finished matches, one after the other."""
    for seed in range(99):
        commands = story(rules, players, seed)
        yield commands, rebuild(commands)


def seated(
    commands: list[Command], seat: int, bot: str = "random", origin: Origin = Origin.NEW
) -> list[Command]:
    """The same match, with Ann at a seat and bots at the others."""
    first = commands[0]
    assert isinstance(first, Open)
    sitters = tuple(
        Sitter("", None, ANN) if place == seat else Sitter("Pip", bot)
        for place in range(len(first.sitters))
    )
    return [Open(first.rules, sitters, origin), *commands[1:]]


async def stored(
    store: Store,
    name: str,
    commands: list[Command],
    at: float,
    *people: str,
    running: bool = False,
) -> None:
    entries = [
        Entry(name, version, senders.person(ANN), f"{version}", command, at)
        for version, command in enumerate(commands, start=1)
    ]
    await store.open_table(entries, people or [ANN], TableStatus(running=running), imported=False)


def won_by(seat: int, rules: Rules = BASIC, players: int = 2) -> list[Command]:
    """A match that a seat wins."""
    return next(found for found, table in matches(rules, players) if table.match.winners == (seat,))


def test_only_matches_of_ones_own_that_began_anew_count() -> None:
    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        won, lost = won_by(0), won_by(1)
        await stored(store, "a", seated(won, 0), 1.0)
        await stored(store, "b", seated(won, 0), 2.0)
        await stored(store, "c", seated(lost, 0, "planner"), 3.0)
        await stored(store, "d", seated(won, 0), 4.0)
        await stored(store, "branched", seated(won, 0, origin=Origin.BRANCH), 5.0)
        await stored(store, "record", seated(won, 0, origin=Origin.RECORD), 6.0)
        await stored(store, "running", seated(won, 0)[:-1], 7.0)
        two = tuple(Sitter("", None, ANN) for _ in range(2))
        await stored(store, "device", [Open(BASIC, two), *won[1:]], 8.0)
        found = await requests.of(ANN)
        assert (found.matches, found.wins, found.streak, found.longest) == (4, 3, 1, 2)
        assert found.best is None
        assert found.against == [
            AgainstShape("random", "basic", 3, 3),
            AgainstShape("planner", "basic", 1, 0),
        ]
        assert (await requests.of("bob")).matches == (await requests.of("")).matches == 0

    asyncio.run(run())


def test_the_best_match_is_the_one_won_by_most() -> None:
    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        found = [table for commands, table in matches(ADVANCED, 2) if table.match.winners == (0,)]
        leads = [table.match.points[0] - table.match.points[1] for table in found]
        games = [each for each, table in matches(ADVANCED, 2) if table.match.winners == (0,)]
        for place, commands in enumerate(games[:6]):
            await stored(store, f"{place}", seated(commands, 0), float(place))
        best = (await requests.of(ANN)).best
        assert best is not None
        assert best.lead == max(leads[:6])
        assert best.table == f"{leads.index(best.lead)}"

    asyncio.run(run())


def test_a_summary_is_noted_once_and_read_as_it_was_noted() -> None:
    async def run() -> None:
        store = MemoryStore()
        games = GameList(store, InlineWorkers())
        await stored(store, "a", seated(won_by(0), 0), 1.0)
        (held,) = await store.games_of(ANN)
        assert held.summary is None
        first = await games.of(ANN)
        (held,) = await store.games_of(ANN)
        assert stored_summary(held) is not None
        assert await games.of(ANN) == first
        assert stored_summary(held._replace(summary=b"?")) is None

    asyncio.run(run())


def among(commands: list[Command], *sitters: Sitter, origin: Origin = Origin.NEW) -> list[Command]:
    """The same match, with some people and bots."""
    first = commands[0]
    assert isinstance(first, Open)
    return [Open(first.rules, sitters, origin), *commands[1:]]


def test_matches_with_friends_count_apart_from_those_with_bots() -> None:
    ann, bob, pip = Sitter("", None, ANN), Sitter("Bob", None, "bob"), Sitter("Pip", "random")
    won, lost = won_by(0), won_by(1)

    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        await stored(store, "a", among(won, ann, bob), 1.0)
        await stored(store, "b", among(lost, ann, bob._replace(name="Bobby")), 2.0)
        await stored(store, "bots", among(won, ann, pip), 3.0)
        # With a bot, too, and with somebody who is met only once.
        three = won_by(2, players=3)
        await stored(store, "c", among(three, pip, bob._replace(name=""), ann), 4.0)
        cleo = Sitter("Cleo", None, "cleo")
        await stored(store, "d", among(three, cleo, pip, ann), 5.0)
        # Neither games that branched off or are running, nor one without Ann at its end.
        await stored(store, "fork", among(won, ann, bob, origin=Origin.BRANCH), 6.0)
        await stored(store, "running", among(won, ann, bob)[:-1], 7.0)
        await stored(store, "left", among(won, pip, bob), 8.0)
        found = await requests.of(ANN)
        assert (found.matches, found.wins, found.streak) == (1, 1, 1)
        assert found.against == [AgainstShape("random", "basic", 1, 1)]
        assert found.friends == WithFriendsShape(
            matches=4,
            wins=3,
            players=[ByPlayersShape(2, 2, 1), ByPlayersShape(3, 2, 2)],
            people=[FriendShape("Bobby", 3, 2)],
        )
        nobody = await requests.of("eve")
        assert nobody.friends == WithFriendsShape(0, 0, [], [])

    asyncio.run(run())


def test_matches_with_people_who_were_deleted_count_but_name_nobody() -> None:
    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        for place in range(3):
            # A deleted person is somebody else at each table, without a name.
            gone = Sitter("", None, f"stranger {place}")
            played = among(won_by(0), Sitter("Ann", None, ANN), gone)
            await stored(store, f"{place}", played, float(place))
        assert (await requests.of(ANN)).friends == WithFriendsShape(
            3, 3, [ByPlayersShape(2, 3, 3)], []
        )

    asyncio.run(run())


def test_summaries_and_totals_of_releases_without_friends_are_read() -> None:
    commands = among(won_by(0), Sitter("Ann", None, ANN), Sitter("Bob", None, "bob"))

    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        await stored(store, "a", commands, 1.0)
        loaded = LoadedTable(rebuild(commands), {}, frozenset(), imported=False, opened=1.0)
        fields = msgspec.msgpack.decode(packed_summary(summary_of(loaded)))
        # Release 0.11.0 stored seven values for a seat.
        fields[2] = [sitter[:7] for sitter in fields[2]]
        await store.keep_summary("a", len(commands), msgspec.msgpack.encode(fields))
        totals = (
            b'{"reviews":[],"totals":{"matches":9,"wins":4,"against":[],"streak":0,"longest":2}}'
        )
        await store.keep_document(Revision(ANN, None, totals))
        found = await requests.of(ANN)
        assert (found.matches, found.wins, found.longest) == (9, 4, 2)
        assert (found.friends.matches, found.friends.wins) == (1, 1)

    asyncio.run(run())


def turn(seat: int, kind: str | None, given: float) -> ReviewedTurnShape:
    return ReviewedTurnShape(1, 1, seat, [], "mistake", given, None if kind is None else [], kind)


def test_a_review_is_noted_for_whoever_asked_and_only_once() -> None:
    turns = [turn(0, "held-back", 0.2), turn(1, "wrong-card", 0.5), turn(0, "held-back", 0.1)]
    review = ReviewShape([*turns, turn(0, None, 0.0)], [], [], None)

    async def run() -> None:
        store = MemoryStore()
        requests = ResultRequests(store, GameList(store, InlineWorkers()))
        table = rebuild(seated(won_by(0), 0))
        loaded = LoadedTable(table, {}, frozenset({ANN}), imported=False, opened=12.0)
        for _ in range(2):
            await requests.note(ANN, "a", loaded, review)
        await requests.note(ANN, "b", loaded._replace(imported=True), review)
        await requests.note("bob", "c", loaded, review)
        (note,) = (await requests.of(ANN)).reviews
        assert (note.table, note.at, note.turns) == ("a", 12.0, 3)
        assert round(note.given, 9) == round(note.kinds["held-back"], 9) == 0.3

    asyncio.run(run())


def test_a_summary_knows_whose_seats_are_whose() -> None:
    table = rebuild(seated(won_by(0), 1))
    summary = summary_of(LoadedTable(table, {}, frozenset({ANN}), imported=False, opened=0.0))
    assert summary.seats_of(ANN) == (1,)
    assert stored_summary(ListedGame("a", 9, 0.0, packed_summary(summary))) == summary
