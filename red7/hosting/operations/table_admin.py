"""Administration of game tables: operators list and close tables, and rename players.

This works with or without a running server. All changes go through the store, as players' commands
do. A running server notices them within about a second. Until then, it cannot store anything at a
changed table, because the store accepts only changes to the latest version.
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
"""The name of a value in the store, which is replaced after every change by an operator."""
CHANGE_POLL_S = 1.0
"""Seconds after which a server reads this value again."""


class TableOverview(NamedTuple):
    """A game table as an operator sees it: without cards, and with the players' names only."""

    table: str
    opened: float
    changed: float
    state: str
    """One of "waiting", "playing", "over", "record" (an uploaded game) and "damaged"."""
    people: int
    """How many people have the table in their list of games."""
    sitters: tuple[str, ...] = ()


async def latest_tables(store: Store, most: int) -> list[TableOverview]:
    """Return overviews of the `most` game tables that changed last, the latest first.

    Raise `StorageFailed` if the store cannot be used.
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
    """Delete a game table. Raise `Red7Error` if there is no such table or the store fails."""
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
    """Rename the player at a seat, and return the name as it was stored.

    Raise `Red7Error` if the name is invalid, if no person has the seat, or if the table cannot be
    read or changed.
    """
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
    """Replace the value under `CHANGE_NOTE`, so that a running server looks for changes."""
    await store.keep_note(CHANGE_NOTE, secrets.token_hex(8))


async def follow_changes(store: Store, tables: TableRegistry) -> None:
    """Update the tables in memory after an operator has changed tables, until cancelled.

    Only a server process that shares its store with no other one runs this. Server processes that
    share a store look for changes anyway.
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
