"""Requests about games: to start, list, fork, replay, review, take home and forget them.

Who asks is known by the digest of a token; it becomes a person with the first game.
"""

from red7.bots import BOTS
from red7.core import Seat
from red7.notation import parse_record, record_text
from red7.service.async_lru_cache import AsyncLruCache
from red7.service.game_list import GameList
from red7.service.limits import MOST_ROUNDS
from red7.service.people import People
from red7.service.replays import Replays, eyes_for, part, replay
from red7.service.results import ResultRequests
from red7.service.shuffling import shuffled
from red7.service.table_loader import LoadedTable
from red7.service.table_registry import TableRegistry
from red7.service.workers import Workers
from red7.store import Store
from red7.table import (
    ForkWish,
    NewTable,
    Refused,
    SeatWish,
    forked,
    imported,
    new_game,
    record_of,
    rematch,
    senders,
)
from red7.wire.http_bodies import Branch, Games, NewGame, Results, ReviewShape
from red7.wire.serialize import parse_rules


class GameRequests:
    """The games of whoever asks."""

    def __init__(
        self, store: Store, workers: Workers, people: People, tables: TableRegistry
    ) -> None:
        self._workers, self._people, self._tables = workers, people, tables
        self._list, self._replays = GameList(store, workers), Replays(workers)
        self._reviews: AsyncLruCache[ReviewShape] = AsyncLruCache(32)
        self._results = ResultRequests(store, self._list)

    async def list(self, digest: str) -> Games:
        """The games of whoever has a token."""
        person = await self._people.person_of(digest)
        return await self._list.of(person) if person else Games([], [])

    async def results(self, digest: str) -> Results:
        """What came of the matches of whoever has a token."""
        return await self._results.of(await self._people.person_of(digest))

    async def start(self, asked: NewGame, digest: str) -> str:
        """Start a game; gives its name. Raises `Red7Error`."""
        rules = parse_rules(asked.rules)
        seats = [SeatWish(each.name, each.bot) for each in asked.seats]
        # Only who may have a game becomes somebody.
        new_game(rules, seats, "", BOTS, shuffled)
        person = await self._people.enrolled(digest)
        return await self._opened(new_game(rules, seats, person, BOTS, shuffled), person)

    async def take_record(self, text: str, digest: str) -> str:
        """Take a record, as a game that can be replayed; gives its name. Raises `Red7Error`."""
        rounds = sum(line.lstrip().startswith("Round ") for line in text.splitlines())
        if rounds > MOST_ROUNDS:
            raise Refused("too-large", what="rounds", most=MOST_ROUNDS)
        # Playing a long match through takes a while.
        new = await self._workers.run(imported_text, text, "")
        person = await self._people.enrolled(digest)
        return await self._opened(new._replace(people=(person,)), person)

    async def has_friends(self, name: str, digest: str) -> bool:
        """Whether people come to a game of theirs from devices of their own."""
        _, loaded = await self._loaded(name, digest)
        return loaded.table.has_friends

    async def play_again(self, name: str, digest: str) -> str:
        """Start the same game once more; gives its name. Raises `Red7Error`."""
        person, loaded = await self._loaded(name, digest)
        if loaded.imported:
            raise Refused("uploaded")
        return await self._opened(rematch(loaded.table, shuffled), person)

    async def fork(self, name: str, asked: Branch, digest: str) -> str:
        """Play on from a moment of a game; gives the new game's name. Raises `Red7Error`."""
        person, loaded = await self._open_table(name, digest)
        wish = ForkWish(asked.round, asked.turn, asked.seat, asked.name, asked.bot)
        new = await self._workers.run(forked, loaded.table, wish, person, [*BOTS])
        return await self._opened(new, person)

    async def forget(self, name: str, digest: str) -> None:
        """Take a game from somebody's list. Raises `Red7Error`."""
        await self._tables.forget(name, await self._people.person_of(digest))

    async def replay(
        self, name: str, digest: str, *, is_open: bool, seat: Seat | None, start: int
    ) -> bytes:
        """A part of a game's replay, as JSON. Raises `Red7Error`."""
        person, loaded = await self._loaded(name, digest)
        eyes = eyes_for(loaded, person, is_open=is_open, asked=seat)
        whole = replay(name, loaded.table, loaded.table.seats_of(person), eyes)
        return part(whole, await self._replays.moments(name, loaded.table, eyes), start)

    async def review(self, name: str, digest: str) -> ReviewShape:
        """What the turns of a game gave away. Raises `Red7Error`."""
        person, loaded = await self._open_table(name, digest)
        if not any(played.position.history for played in loaded.table.rounds):
            raise Refused("no-turns")
        record = record_of(loaded.table, loaded.opened)
        key = name, loaded.table.version
        review = await self._reviews.get(key, lambda: self._workers.review(record))
        await self._results.note(person, name, loaded, review)
        return review

    async def record(self, name: str, digest: str) -> str:
        """A game as text, to keep. Raises `Red7Error`."""
        _, loaded = await self._open_table(name, digest)
        return await self._workers.run(record_text, record_of(loaded.table, loaded.opened))

    async def _opened(self, new: NewTable, person: str) -> str:
        return await self._tables.open(new, senders.person(person))

    async def _loaded(self, name: str, digest: str) -> tuple[str, LoadedTable]:
        """Who asks, and a game of theirs. Raises `Red7Error`."""
        person = await self._people.person_of(digest)
        with await self._tables.at(name, person) as live:
            # A public table is no reason to take its record home.
            if person not in live.loaded.people:
                raise Refused("unknown-table")
            return person, live.loaded

    async def _open_table(self, name: str, digest: str) -> tuple[str, LoadedTable]:
        """Who asks, and a game of theirs that has nothing left to hide. Raises `Red7Error`."""
        person, loaded = await self._loaded(name, digest)
        if not loaded.is_open:
            raise Refused("not-over")
        return person, loaded


def imported_text(text: str, person: str) -> NewTable:
    """A table that shows the record of a text. Raises `Red7Error`."""
    return imported(parse_record(text), person)
