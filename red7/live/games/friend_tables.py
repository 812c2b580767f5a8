"""Tables with friends: opening a table, the lobby, rematches, and transfers between devices.

A transfer moves seats at a table, or a person with all games, to another device. It is made on the
old device as a secret, and redeemed on the new one. Wherever a parameter is called `digest`, it is
the digest of the token in the client's cookie.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from time import monotonic, time
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from red7.core import Red7Error, Seat
from red7.live.people import People
from red7.live.registry import TableRegistry
from red7.live.store import Conflict, LobbyTable, Store
from red7.table import NewTable, Refused, Table, senders
from red7.table.new_games import friends_rematch, new_friends_table
from red7.table.seating import MoveSeats, NameRematch, Sit
from red7.wire.http_bodies import Moved, NewFriendsTable, PublicTable, PublicTables, Transfer
from red7.wire.seating import parse_settings, settings_shape
from red7.wire.serialize import parse_rules, preset_name, rules_shape, sitter_shapes

HANDOVER_LIFETIME_S = 10 * 60
MOST_LISTED = 60
"""Maximum tables on a page of the lobby."""
MOST_SHOWN, SHOWN_FOR = 600, 5.0
"""Maximum tables in the cache of the lobby, and seconds for which an entry is used."""
TABLES_A_REQUEST = 20
"""Loading this many tables for the lobby costs the client one list request."""


class _Handover(msgspec.Struct, frozen=True):
    """What a transfer moves to another device: seats at one table, or a person with all games."""

    person: str
    until: float
    table: str | None = None
    seats: tuple[Seat, ...] = ()
    maker: str = ""
    """The digest of the token with which the transfer was made.

    The transfer is void once this token no longer points to the person.
    """
    version: int = 0
    """The version of the table when the transfer was made.

    The transfer is void if one of its seats has moved to another device since this version.
    """


class _Shown(NamedTuple):
    """A table in the cache of the lobby; which players are connected is not cached."""

    changed: float
    until: float
    """When the entry expires, in monotonic seconds.

    Entries expire because players' names may change while `changed` stays the same.
    """
    table: PublicTable
    people: frozenset[str]


class FriendTables:
    """Tables at which each player uses a device of their own."""

    def __init__(
        self,
        store: Store,
        people: People,
        tables: TableRegistry,
        charge: Callable[[float], None] = lambda requests: None,
    ) -> None:
        """`charge` is called with the number of list requests to charge to the client."""
        self._store, self._people, self._tables = store, people, tables
        self._charge = charge
        self._shown: OrderedDict[str, _Shown] = OrderedDict()

    async def open(self, asked: NewFriendsTable, digest: str) -> str:
        """Open a table, and return its name.

        The person to whom the token with this digest points becomes the host. Raise `Red7Error` if
        the request is refused or the table cannot be stored.
        """
        self._new(asked, "")
        person = await self._people.enrolled(digest)
        return await self._tables.open(self._new(asked, person), senders.person(person))

    def _new(self, asked: NewFriendsTable, person: str) -> NewTable:
        rules, offer = parse_rules(asked.rules), self._tables.offer
        settings = offer.agreed(parse_settings(asked.settings))
        return new_friends_table(
            rules, settings, asked.seats, asked.name, person, offer.bots, asked.face
        )

    async def listed(self, after: str = "") -> PublicTables:
        """Return a page of the public tables.

        On each page, tables with a free seat and a connected player come first. `after` is the
        value `more` of the previous page; it is empty for the first page. Raise `Refused` if this
        server has no lobby, or if `after` is invalid.
        """
        self._tables.offer.check_lobby()
        listed = await self._store.listed(MOST_LISTED, _parse_place(after) if after else None)
        found = []
        for each in listed:
            # A table that cannot be read is left out, and the page shows all other tables.
            with suppress(Red7Error):
                found.append(await self._public(each))
        # Tables at which a connected player waits come first.
        found.sort(key=lambda each: not (each.free and each.attended))
        return PublicTables(found, _place(listed[-1]) if len(listed) == MOST_LISTED else None)

    async def sit_anywhere(self, asked: NewFriendsTable, digest: str) -> str:
        """Sit down at a public table, and return its name.

        The table has the requested rules, a free seat and a connected player, and has not started.
        If there is no such table, open a new public table; bots will take its free seats. Raise
        `Red7Error` if this server has no lobby, or if no new table can be opened.
        """
        self._tables.offer.check_lobby()
        self._new(asked, "")
        person = await self._people.enrolled(digest)
        for each in await self._store.listed(MOST_LISTED):
            with suppress(Red7Error):
                shown = await self._public(each)
                waits = not shown.started and shown.free and shown.attended
                if waits and await self._sat_down(each.table, asked, person):
                    return each.table
        settings = replace(asked.settings, public=True, fills=True)
        new = self._new(replace(asked, settings=settings), person)
        return await self._tables.open(new, senders.person(person))

    async def _sat_down(self, name: str, asked: NewFriendsTable, person: str) -> bool:
        """Sit down at a table and return True, or return False if it does not fit the request.

        A table fits if it has the requested rules, a free seat and a connected player, and if it
        has not started. Raise `Red7Error` if the table cannot be loaded or refuses the person.
        """
        with await self._tables.at(name) as live:
            table = live.table
            seats = [seat for seat, each in enumerate(table.sitters) if each.is_free]
            waits = not table.is_started and live.attendance.is_any_here(table)
            if not (waits and seats and table.rules == parse_rules(asked.rules)):
                return False
            sit = Sit(seats[0], asked.name, person, face=asked.face)
            await live.seat(senders.person(person), secrets.token_hex(8), sit)
            return True

    async def _public(self, listed: LobbyTable) -> PublicTable:
        """Return a table as the lobby shows it. Raise `Red7Error` if it cannot be loaded.

        Loading a table means playing through its log, so the lobby caches what it shows.
        """
        name, changed = listed
        shown = self._shown.pop(name, None)
        if shown is None or shown.changed != changed or shown.until < monotonic():
            self._charge(1 / TABLES_A_REQUEST)
            with await self._tables.at(name) as live:
                table, until = _public(name, live.table), monotonic() + SHOWN_FOR
                shown = _Shown(changed, until, table, frozenset(live.table.people))
        self._shown[name] = shown
        if len(self._shown) > MOST_SHOWN:
            self._shown.popitem(last=False)
        return replace(shown.table, attended=self._is_attended(name, shown.people))

    def _is_attended(self, name: str, people: frozenset[str]) -> bool:
        if (live := self._tables.in_memory(name)) is not None:
            return live.attendance.is_any_here(live.table)
        return not people.isdisjoint(self._tables.coordinator.elsewhere(name))

    async def rematch(self, name: str, digest: str, *, shift: bool) -> str:
        """Sit down at the rematch of a table, and return the name of the new table.

        The first player who requests the rematch opens the new table. If `shift` is True in that
        request, all players move on by one seat. Raise `Red7Error` if the match is not over, if the
        client's person has no seat at the table, or if the rematch is refused.
        """
        person = await self._people.person_of(digest)
        with await self._tables.at(name, person) as live:
            table = live.table
            if not table.match.is_over:
                raise Refused("not-over")
            if person not in table.people:
                raise Refused("not-your-seat")
            by = senders.person(person)
            if not table.next:
                self._tables.offer.check_bots_of(table)
                new = friends_rematch(name, table, person, shift=shift)
                made = await self._tables.open(new, by)
                try:
                    await live.seat(by, secrets.token_hex(8), NameRematch(made))
                except Refused:
                    # Another player has opened the rematch first.
                    await self._store.remove_from_list(person, made)
                else:
                    return made
            following = live.table.next
        await self._sit_as_invited(following, person)
        return following

    async def _sit_as_invited(self, name: str, person: str) -> None:
        with await self._tables.at(name, person) as live:
            for seat, sitter in enumerate(live.table.sitters):
                if sitter.invited and sitter.person == person:
                    sit = Sit(seat, sitter.name, person, sitter.program, sitter.face)
                    await live.seat(senders.person(person), secrets.token_hex(8), sit)

    async def hand_over_seats(self, name: str, asked: Transfer, digest: str) -> str:
        """Offer seats of the client to another device; return the secret of this transfer.

        Raise `Red7Error` if the seats do not belong to the client's person, or if the transfer
        cannot be stored.
        """
        person = await self._people.person_of(digest)
        with await self._tables.at(name, person) as live:
            mine, version = live.table.seats_of(person), live.table.version
        if not asked.seats or not set(asked.seats) <= set(mine):
            raise Refused("not-your-seat")
        seats = tuple(asked.seats)
        return await self._secret(_Handover(person, _soon(), name, seats, digest, version))

    async def hand_over_person(self, digest: str) -> str:
        """Make a transfer that moves the client's person to another device; return its secret.

        Raise `StorageFailed` if the store cannot be used.
        """
        person = await self._people.enrolled(digest)
        return await self._secret(_Handover(person, _soon(), maker=digest))

    async def _secret(self, handover: _Handover) -> str:
        secret = secrets.token_urlsafe(24)
        await self._keep(secret, handover)
        return secret

    async def _keep(self, secret: str, handover: _Handover) -> None:
        document = msgspec.json.encode(handover)
        await self._store.keep_handover(_digest(secret), handover.person, document, handover.until)

    async def take(self, secret: str, digest: str) -> Moved:
        """Redeem the secret of a transfer on the new device, and return what was moved.

        `digest` is the digest of the new device's token. A secret works once; if the transfer
        fails, the secret stays valid. Raise `Red7Error` if the secret is not valid or the transfer
        fails.
        """
        found = await self._store.take_handover(_digest(secret), time())
        if found is None:
            raise Refused("transfer-over")
        handover = msgspec.json.decode(found, type=_Handover)
        try:
            if await self._is_void(handover):
                raise Refused("transfer-over")
            await self._move(handover, digest)
        except Red7Error:
            # A transfer that fails does not use up its secret.
            await self._keep(secret, handover)
            raise
        return Moved(handover.table)

    async def _is_void(self, handover: _Handover) -> bool:
        """Return whether a transfer is void.

        It is void if the person or one of the seats has moved to another device since the transfer
        was made. Transfers of release 0.9 lack the data for this check, and never become void; they
        expire after ten minutes.
        """
        if handover.maker and await self._store.person_of(handover.maker) != handover.person:
            return True
        if handover.table is None or not handover.version:
            return False
        entries = await self._store.since(handover.table, handover.version)
        moves = (each.command for each in entries if isinstance(each.command, MoveSeats))
        return any(not {*handover.seats}.isdisjoint(move.seats) for move in moves)

    async def _move(self, handover: _Handover, digest: str) -> None:
        own = await self._people.person_of(digest)
        if own == handover.person:
            raise Refused("already-here")
        if handover.table is None:
            if own and await self._store.games_of(own):
                raise Refused("has-games")
            try:
                await self._people.repoint(digest, handover.person, handover.maker)
            except Conflict:
                # Another transfer has moved the person first.
                raise Refused("transfer-over") from None
            return
        person = own or await self._people.enrolled(digest)
        with await self._tables.at(handover.table, handover.person) as live:
            by, command = senders.person(handover.person), MoveSeats(handover.seats, person)
            await live.seat(by, secrets.token_hex(8), command)


def _place(listed: LobbyTable) -> str:
    return f"{listed.changed!r}_{listed.table}"


def _parse_place(text: str) -> LobbyTable:
    """Parse the text for the place where a page of the lobby ended; raise `Refused` if invalid."""
    changed, _, table = text.partition("_")
    with suppress(ValueError):
        # No name of a table has a NUL character, and PostgreSQL refuses such texts.
        if "\0" not in table:
            return LobbyTable(table, float(changed))
    raise Refused("malformed", text="after must be what a page before has said")


def _public(name: str, table: Table) -> PublicTable:
    assert table.settings is not None
    return PublicTable(
        table=name,
        rules=rules_shape(table.rules),
        preset=preset_name(table.rules),
        settings=settings_shape(table.settings),
        sitters=sitter_shapes(table, ()),
        free=sum(each.is_free for each in table.sitters),
        started=table.is_started,
        attended=False,
    )


def _soon() -> float:
    """Return when a transfer that is made now expires, in seconds since 1970."""
    return time() + HANDOVER_LIFETIME_S


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
