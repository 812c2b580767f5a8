"""What an operator does to tables, while a server runs or not: find, close, rename.

All of it goes through the store, as commands of players do. A server that runs looks for an
order every moment; until then its optimistic lock keeps it from acknowledging anything more at
a table that is gone, or has gone on.
"""

import asyncio
import secrets
from logging import getLogger
from time import time
from typing import NamedTuple

from red7.core import Seat
from red7.live.compute.inline import InlineWorkers
from red7.live.live_table import status_of
from red7.live.loaded_table import LoadedTable, load_table
from red7.live.registry import TableRegistry
from red7.live.store import Conflict, Damaged, Entry, StorageFailed, Store
from red7.table import Refused, Table, senders
from red7.table.decide_seats import decide_seating
from red7.table.seating import Rename, seated

ORDER = "order"
"""The store's note whose value changes with every order."""
POLL_S = 1.0
"""Seconds between two looks for orders."""


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
            await store.append(entry, status_of(after))
        except Conflict:
            continue
        await _order(store)
        return _name_at(after, seat)


def _name_at(table: Table, seat: Seat) -> str:
    return table.sitters[seat].name


async def _order(store: Store) -> None:
    """Let servers look at what has changed."""
    await store.keep_note(ORDER, secrets.token_hex(8))


async def follow_orders(store: Store, tables: TableRegistry) -> None:
    """Let a server that has its store for itself notice what operators change there."""
    last: str | None = None
    while True:
        try:
            # The first order that is seen may be an old one: then nothing has changed.
            if (order := await store.note(ORDER)) != last:
                last = order
                await tables.find_changes()
        except StorageFailed:
            pass
        except Exception:
            getLogger("red7").exception("orders of an operator could not be followed")
        await asyncio.sleep(POLL_S)
