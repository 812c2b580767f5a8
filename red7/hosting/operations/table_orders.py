"""What an operator does to tables, while a server runs or not: find, close, rename.

All of it goes through the store, as commands of players do. A server that runs looks for an
order every moment; until then its optimistic lock keeps it from acknowledging anything more at
a table that is gone, or has gone on.
"""

import secrets
from time import time
from typing import NamedTuple

from red7.core import Seat
from red7.live.compute.inline import InlineWorkers
from red7.live.loaded_table import LoadedTable, load_table
from red7.live.store import Conflict, Damaged, Entry, Store
from red7.live.watched_table import outlook_of
from red7.table import Refused, Table, senders
from red7.table.authority import decide_seating
from red7.table.seating import Rename, seated

ORDER = "order"
"""The note that changes with everything that an operator does."""


class Overview(NamedTuple):
    """A table as an operator sees it: no card, and nothing of whoever sits there but the name."""

    table: str
    opened: float
    changed: float
    state: str
    """waiting, playing, over, record or damaged."""
    people: int
    """Who have it in their list."""
    sitters: tuple[str, ...] = ()


async def overview(store: Store, most: int) -> list[Overview]:
    """The tables of a store, the last changed first. Raises `StorageFailed`."""
    found = []
    for name, changed, people in await store.latest(most):
        try:
            loaded = await load_table(store, InlineWorkers(), name)
        except Damaged:
            found.append(Overview(name, 0.0, changed, "damaged", people))
        except Refused:
            # It is gone meanwhile.
            continue
        else:
            found.append(_overview(name, changed, loaded))
    return found


def _overview(name: str, changed: float, loaded: LoadedTable) -> Overview:
    sitters = tuple(
        f"{each.name or '-'} ({each.bot})" if each.bot else each.name or "-"
        for each in loaded.table.sitters
    )
    people = len(loaded.people)
    return Overview(name, loaded.opened, changed, _state(loaded), people, sitters)


def _state(loaded: LoadedTable) -> str:
    if loaded.imported:
        return "record"
    if loaded.table.match.is_over:
        return "over"
    return "playing" if loaded.table.is_started else "waiting"


async def close_table(store: Store, name: str) -> None:
    """Take a table from everybody. Raises `Red7Error`."""
    while True:
        version = (await store.versions([name])).get(name)
        if version is None:
            raise Refused("unknown-table")
        try:
            await store.prune(name, version, ())
        except Conflict:
            # Somebody has moved meanwhile.
            continue
        await _order(store)
        return


async def rename_player(store: Store, name: str, seat: Seat, player: str) -> str:
    """Give a player another name, as it is kept. Raises `Red7Error`."""
    while True:
        table = (await load_table(store, InlineWorkers(), name)).table
        given, now = Rename(seat, player), time()
        command = decide_seating(table, senders.TABLE, given, now)
        after = seated(table, command, now)
        entry = Entry(name, after.version, senders.TABLE, secrets.token_hex(8), command, now)
        try:
            await store.append(entry, outlook_of(after))
        except Conflict:
            continue
        await _order(store)
        return _name_at(after, seat)


def _name_at(table: Table, seat: Seat) -> str:
    return table.sitters[seat].name


async def _order(store: Store) -> None:
    """Let servers look at what has changed."""
    await store.keep_note(ORDER, secrets.token_hex(8))


class Orders:
    """Tells a server whether an operator has done something since it last looked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: str | None = None

    async def is_new(self) -> bool:
        """Whether there is something to look at. Raises `StorageFailed`."""
        order = await self._store.note(ORDER)
        # The first look may come after the first order: then it is looked for in vain, at worst.
        before, self._last = self._last, order
        return order != before
