"""Table administration: operators list and close tables, and rename players.

This works with or without a running server. All changes go through the store, as players' commands
do. They also change a note in the store, which a running server reads every second. Until the
server has noticed the change, the store's optimistic lock keeps it from storing anything more at
the changed table.
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
from red7.table import Refused, senders
from red7.table.decide_seats import decide_seating
from red7.table.seating import Rename, seated

CHANGE_NOTE = "order"
"""The name of the note in the store that every change by an operator changes."""
CHANGE_POLL_S = 1.0
"""Seconds between two readings of the note by a server."""


class TableOverview(NamedTuple):
    """A table as an operator sees it: without cards, and with the players' names only."""

    table: str
    opened: float
    changed: float
    state: str
    """One of "waiting", "playing", "over", "record" and "damaged"."""
    people: int
    """How many people have the table in their list."""
    sitters: tuple[str, ...] = ()


async def latest_tables(store: Store, most: int) -> list[TableOverview]:
    """Return overviews of the `most` tables that changed last, the latest first.

    Raise `StorageFailed`.
    """
    found = []
    for name, changed, people in await store.latest(most):
        try:
            loaded = await load_table(store, InlineWorkers(), name)
        except Damaged:
            found.append(TableOverview(name, 0.0, changed, "damaged", people))
        except Refused:
            # The table has been deleted meanwhile.
            continue
        else:
            found.append(_overview(name, changed, loaded))
    return found


def _overview(name: str, changed: float, loaded: LoadedTable) -> TableOverview:
    sitters = tuple(
        f"{each.name or '-'} ({each.bot})" if each.bot else each.name or "-"
        for each in loaded.table.sitters
    )
    people = len(loaded.people)
    return TableOverview(name, loaded.opened, changed, _state(loaded), people, sitters)


def _state(loaded: LoadedTable) -> str:
    if loaded.imported:
        return "record"
    if loaded.table.match.is_over:
        return "over"
    return "playing" if loaded.table.is_started else "waiting"


async def close_table(store: Store, name: str) -> None:
    """Delete a table. Raise `Red7Error` if there is no such table or the store fails."""
    while True:
        version = (await store.versions([name])).get(name)
        if version is None:
            raise Refused("unknown-table")
        try:
            await store.prune(name, version, ())
        except Conflict:
            # A player has moved meanwhile.
            continue
        await _note_change(store)
        return


async def rename_player(store: Store, name: str, seat: Seat, player: str) -> str:
    """Rename the player at a seat, and return the name as it was stored. Raise `Red7Error`."""
    while True:
        table = (await load_table(store, InlineWorkers(), name)).table
        now = time()
        command = decide_seating(table, senders.TABLE, Rename(seat, player), now)
        after = seated(table, command, now)
        entry = Entry(name, after.version, senders.TABLE, secrets.token_hex(8), command, now)
        try:
            await store.append(entry, status_of(after))
        except Conflict:
            continue
        await _note_change(store)
        return after.sitters[seat].name


async def _note_change(store: Store) -> None:
    """Change the note in the store, so that running servers look for changed tables."""
    await store.keep_note(CHANGE_NOTE, secrets.token_hex(8))


async def follow_changes(store: Store, tables: TableRegistry) -> None:
    """Reload the tables that an operator changes, until cancelled.

    A server that has its store for itself runs this. In a cluster, the coordinator finds changes.
    """
    last: str | None = None
    while True:
        try:
            # The value that is read first may be old, and then no table has changed.
            if (current := await store.note(CHANGE_NOTE)) != last:
                last = current
                await tables.find_changes()
        except StorageFailed:
            pass
        except Exception:
            getLogger("red7").exception("orders of an operator could not be followed")
        await asyncio.sleep(CHANGE_POLL_S)
