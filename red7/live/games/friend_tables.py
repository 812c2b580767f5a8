"""Tables with friends: to open one, find one in the lobby, play a rematch, and change devices."""

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
"""So many tables does a page of the lobby show."""
MOST_SHOWN, SHOWN_FOR = 600, 5.0
"""So many tables are remembered as the lobby shows them, and for so many seconds."""
TABLES_A_REQUEST = 20
"""Tables read for the lobby that count as one request for a list."""


class _Handover(msgspec.Struct, frozen=True):
    """What a transfer moves: some seats of a person's at a table, or the whole person."""

    person: str
    until: float
    table: str | None = None
    seats: tuple[Seat, ...] = ()
    maker: str = ""
    """The digest of the token that made it; void once that points to the person no more."""
    version: int = 0
    """The version of the table when it was made; void once one of the seats has moved since."""


class _Shown(NamedTuple):
    """A table as the lobby shows it, but for who is there."""

    changed: float
    until: float
    """When it is looked at again, though it may not have changed: names may have."""
    table: PublicTable
    people: frozenset[str]


class FriendTables:
    """Tables to which people come from devices of their own."""

    def __init__(
        self,
        store: Store,
        people: People,
        tables: TableRegistry,
        charge: Callable[[float], None] = lambda requests: None,
    ) -> None:
        """Call `charge` with the additional requests for a list that a client is charged."""
        self._store, self._people, self._tables = store, people, tables
        self._charge = charge
        self._shown: OrderedDict[str, _Shown] = OrderedDict()

    async def open(self, asked: NewFriendsTable, digest: str) -> str:
        """Open a table, at which whoever asks is the host; gives its name. Raises `Red7Error`."""
        self._new(asked, "")
        person = await self._people.enrolled(digest)
        return await self._tables.open(self._new(asked, person), senders.person(person))

    def _new(self, asked: NewFriendsTable, person: str) -> NewTable:
        rules, offer = parse_rules(asked.rules), self._tables.offer
        settings = offer.agreed(parse_settings(asked.settings))
        return new_friends_table(rules, settings, asked.seats, asked.name, person, offer.bots)

    async def listed(self, after: str = "") -> PublicTables:
        """A page of the tables that their hosts have made public. Raises `Refused`."""
        self._tables.offer.check_lobby()
        listed = await self._store.listed(MOST_LISTED, _parse_place(after) if after else None)
        found = []
        for each in listed:
            # One that cannot be read is no reason to leave out the others.
            with suppress(Red7Error):
                found.append(await self._public(each))
        # Where somebody waits comes first.
        found.sort(key=lambda each: not (each.free and each.attended))
        return PublicTables(found, _place(listed[-1]) if len(listed) == MOST_LISTED else None)

    async def sit_anywhere(self, asked: NewFriendsTable, digest: str) -> str:
        """Sit down where somebody waits, or at a table of one's own that bots will fill."""
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
        """Whether there was a seat at a table of the same rules. Raises `Red7Error`."""
        with await self._tables.at(name) as live:
            table = live.table
            seats = [seat for seat, each in enumerate(table.sitters) if each.is_free]
            waits = not table.is_started and live.attendance.somebody(table)
            if not (waits and seats and table.rules == parse_rules(asked.rules)):
                return False
            sit = Sit(seats[0], asked.name, person)
            await live.seat(senders.person(person), secrets.token_hex(8), sit)
            return True

    async def _public(self, listed: LobbyTable) -> PublicTable:
        """A table as the lobby shows it: it is played through but once. Raises `Red7Error`."""
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
            return live.attendance.somebody(live.table)
        return not people.isdisjoint(self._tables.coordinator.elsewhere(name))

    async def rematch(self, name: str, digest: str, *, shift: bool) -> str:
        """Sit down for the rematch of a table, which the first who asks opens; gives its name."""
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
                    # Somebody else was faster.
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
                    sit = Sit(seat, sitter.name, person, sitter.program)
                    await live.seat(senders.person(person), secrets.token_hex(8), sit)

    async def hand_over_seats(self, name: str, asked: Transfer, digest: str) -> str:
        """A secret that moves some seats of mine to another device. Raises `Red7Error`."""
        person = await self._people.person_of(digest)
        with await self._tables.at(name, person) as live:
            mine, version = live.table.seats_of(person), live.table.version
        if not asked.seats or not set(asked.seats) <= set(mine):
            raise Refused("not-your-seat")
        seats = tuple(asked.seats)
        return await self._secret(_Handover(person, _soon(), name, seats, digest, version))

    async def hand_over_person(self, digest: str) -> str:
        """A secret that moves all that is mine to another device. Raises `Red7Error`."""
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
        """Have what a secret moves at this device, once. Raises `Red7Error`."""
        found = await self._store.take_handover(_digest(secret), time())
        if found is None:
            raise Refused("transfer-over")
        handover = msgspec.json.decode(found, type=_Handover)
        try:
            if await self._is_void(handover):
                raise Refused("transfer-over")
            await self._move(handover, digest)
        except Red7Error:
            # What could not be moved has not been used.
            await self._keep(secret, handover)
            raise
        return Moved(handover.table)

    async def _is_void(self, handover: _Handover) -> bool:
        """Return whether the person, or one of the seats, has moved since a secret was made.

        Those of release 0.9 do not tell, and last for ten minutes only.
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
                # Another secret was faster.
                raise Refused("transfer-over") from None
            return
        person = own or await self._people.enrolled(digest)
        with await self._tables.at(handover.table, handover.person) as live:
            by, command = senders.person(handover.person), MoveSeats(handover.seats, person)
            await live.seat(by, secrets.token_hex(8), command)


def _place(listed: LobbyTable) -> str:
    return f"{listed.changed!r}_{listed.table}"


def _parse_place(text: str) -> LobbyTable:
    """The place in the lobby that a page has ended at. Raises `Refused`."""
    changed, _, table = text.partition("_")
    with suppress(ValueError):
        # No table's name has this character, and PostgreSQL does not know it.
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
    """When a transfer that is made now is over."""
    return time() + HANDOVER_LIFETIME_S


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
