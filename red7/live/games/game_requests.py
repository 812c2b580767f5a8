"""Requests about games: start, list, import, branch, replay, review, download and remove them.

Each request comes with the digest of the token in the client's cookie. The owner of the token is a
person, who is created with the first game.
"""

from red7.core import Seat
from red7.live.compute.async_lru_cache import AsyncLruCache
from red7.live.compute.protocol import Workers
from red7.live.compute.table_jobs import packed, unpacked
from red7.live.games.game_list import GameList
from red7.live.games.list_pages import EVERYTHING, Wanted
from red7.live.games.replays import Replays, eyes_for
from red7.live.games.results import ResultRequests
from red7.live.loaded_table import LoadedTable
from red7.live.people import People
from red7.live.registry import TableRegistry
from red7.live.shuffling import shuffled
from red7.live.store import Store
from red7.notation import Record, parse_record, record_text
from red7.table import (
    BranchWish,
    NewTable,
    Refused,
    SeatWish,
    branched,
    imported,
    new_game,
    record_of,
    rematch,
    senders,
)
from red7.wire.http_bodies import Branch, Games, NewGame, Results, ReviewShape
from red7.wire.serialize import parse_rules

MAX_RECORD_ROUNDS = 200
"""Maximum rounds of an uploaded record."""


class GameRequests:
    """Carries out requests about games, for the person to whom a token belongs."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        people: People,
        tables: TableRegistry,
        games: GameList,
    ) -> None:
        self._workers, self._people, self._tables = workers, people, tables
        self._games, self._replays = games, Replays(workers)
        self._reviews: AsyncLruCache[ReviewShape] = AsyncLruCache(32)
        self._results = ResultRequests(store, games)

    async def list(self, digest: str, wanted: Wanted = EVERYTHING) -> Games:
        """Return a page of the games of a token's owner.

        Raise `Refused` if `wanted.after` is invalid.
        """
        return await self._games.of(await self._people.person_of(digest), wanted)

    async def results(self, digest: str) -> Results:
        """Return the results of the matches of a token's owner."""
        return await self._results.of(await self._people.person_of(digest))

    async def start(self, asked: NewGame, digest: str) -> str:
        """Start a game in which all people share one device, and return its name.

        Raise `Red7Error` if the request is refused or the game cannot be stored.
        """
        rules = parse_rules(asked.rules)
        seats = [SeatWish(each.name, each.bot) for each in asked.seats]
        # Check the request first, so that a refused one does not create a person.
        bots = self._tables.offer.bots
        new_game(rules, seats, "", bots, shuffled)
        person = await self._people.enrolled(digest)
        return await self._opened(new_game(rules, seats, person, bots, shuffled), person)

    async def import_record(self, text: str, digest: str) -> str:
        """Store an uploaded record as a game to replay, and return its name.

        Raise `Red7Error` if the record is invalid, too long or refused, or cannot be stored.
        """
        self._tables.offer.check_imports()
        # Parsing many lines and playing through a long match would block the event loop.
        new = await self._workers.run_batch(imported_text, text)
        person = await self._people.enrolled(digest)
        return await self._opened(new._replace(people=(person,)), person)

    async def is_networked(self, name: str, digest: str) -> bool:
        """Return whether the players of a game use devices of their own.

        Raise `Red7Error` if the game is not in the list of the token's owner, or cannot be loaded.
        """
        _, loaded = await self._loaded(name, digest)
        return loaded.table.is_networked

    async def rematch(self, name: str, digest: str) -> str:
        """Start a rematch of a game on one device, and return the name of the new game.

        The rules and players are the same, and the seats move on by one. Raise `Red7Error` if the
        game was uploaded or is not in the owner's list, or if the rematch is refused.
        """
        person, loaded = await self._loaded(name, digest)
        if loaded.imported:
            raise Refused("uploaded")
        self._tables.offer.check_bots_of(loaded.table)
        return await self._opened(rematch(loaded.table, shuffled), person)

    async def branch(self, name: str, asked: Branch, digest: str) -> str:
        """Start a new game from a moment of another game, and return the name of the new game.

        Raise `Red7Error` if the other game is neither over nor uploaded, or is not in the owner's
        list, or if the new game is refused.
        """
        person, loaded = await self._open_table(name, digest)
        wish = BranchWish(asked.round, asked.turn, asked.seat, asked.name, asked.bot)
        bots = self._tables.offer.bots
        new = await self._workers.run_batch(branched, loaded.table, wish, person, bots)
        return await self._opened(new, person)

    async def remove_from_list(self, name: str, digest: str) -> None:
        """Remove a game from the list of a token's owner.

        Raise `Red7Error` if the owner may not see the game, or if the store cannot be used.
        """
        await self._tables.remove_from_list(name, await self._people.person_of(digest))

    async def replay(
        self, name: str, digest: str, *, is_open: bool, seat: Seat | None, start: int
    ) -> bytes:
        """Return a part of a game's replay as JSON, from the moment `start` on.

        The replay shows all hands if `is_open`. Otherwise it shows what `seat` saw; None means the
        owner's first seat. Raise `Red7Error` if the owner may not see this view, or if the game
        cannot be loaded.
        """
        person, loaded = await self._loaded(name, digest)
        eyes = eyes_for(loaded, person, is_open=is_open, asked=seat)
        mine = loaded.table.seats_of(person)
        return await self._replays.part(name, loaded.table, mine, eyes, start)

    async def review(self, name: str, digest: str) -> ReviewShape:
        """Return the review of a finished or uploaded game.

        Also store a note about the review for the results of the token's owner. Raise `Red7Error`
        if the game is not over or has no turns, or if no worker can review it.
        """
        person, loaded = await self._open_table(name, digest)
        if not any(played.position.history for played in loaded.table.rounds):
            raise Refused("no-turns")
        review = await self._reviews.get(
            (name, loaded.table.version), lambda: self._reviewed(loaded)
        )
        await self._results.note(person, name, loaded, review)
        return review

    async def _reviewed(self, loaded: LoadedTable) -> ReviewShape:
        record = await self._workers.run_batch(record_from, packed(loaded.table), loaded.opened)
        return await self._workers.review(record)

    async def record(self, name: str, digest: str) -> str:
        """Return the record of a finished or uploaded game as text.

        Raise `Red7Error` if the game is not over, or is not in the owner's list.
        """
        _, loaded = await self._open_table(name, digest)
        return await self._workers.run_batch(written, packed(loaded.table), loaded.opened)

    async def _opened(self, new: NewTable, person: str) -> str:
        return await self._tables.open(new, senders.person(person))

    async def _loaded(self, name: str, digest: str) -> tuple[str, LoadedTable]:
        """Return a token's owner, and a game in the owner's list.

        Raise `Red7Error` if the game is not in the list, or cannot be loaded.
        """
        person = await self._people.person_of(digest)
        with await self._tables.at(name, person, is_listed=True) as live:
            # Watching a public table is not enough: the person must have the table in their list.
            if person not in live.loaded.people:
                raise Refused("unknown-table")
            return person, live.loaded

    async def _open_table(self, name: str, digest: str) -> tuple[str, LoadedTable]:
        """Return a token's owner, and a game in the owner's list that is over or was uploaded.

        No cards of such a game are hidden any more. Raise `Red7Error` for any other game, or if the
        game cannot be loaded.
        """
        person, loaded = await self._loaded(name, digest)
        if not loaded.is_open:
            raise Refused("not-over")
        return person, loaded


def imported_text(text: str) -> NewTable:
    """Parse a record, and return a table that shows it.

    The caller adds the person to whom the table belongs. Raise `Red7Error` if the record is invalid
    or too long.
    """
    rounds = sum(line.lstrip().startswith("Round ") for line in text.splitlines())
    if rounds > MAX_RECORD_ROUNDS:
        raise Refused("too-large", what="rounds", most=MAX_RECORD_ROUNDS)
    new = imported(parse_record(text), "")
    # The caller needs only the commands, so the rounds need not be sent to its process.
    return new._replace(table=new.table._replace(rounds=()))


def record_from(packed_table: bytes, opened: float) -> Record:
    """Return the record of a packed table; `opened` is in seconds since 1970."""
    return record_of(unpacked(packed_table), opened)


def written(packed_table: bytes, opened: float) -> str:
    """Return the record of a packed table as text; `opened` is in seconds since 1970."""
    return record_text(record_from(packed_table, opened))
