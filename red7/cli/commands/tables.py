"""`red7 tables`, `close` and `rename`: operators' commands for the tables of a server."""

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

from red7.core import Red7Error
from red7.hosting.data_folder import FILE, announced, folder_path, is_served
from red7.hosting.database_addresses import check_database, cluster_packages
from red7.hosting.operations.table_admin import (
    TableOverview,
    close_table,
    latest_tables,
    rename_player,
)
from red7.hosting.sqlite.file import check_file
from red7.hosting.sqlite.store import SqliteStore
from red7.live.store import Store
from red7.table import Refused

T = TypeVar("T")

WHY = {
    "unknown-table": "there is no table {table}; `red7 tables` lists them",
    "unknown-seat": "table {table} has no seat {seat}; `red7 tables` lists the names by seat",
    "no-person": "nobody sits at seat {seat} of table {table}",
    "one-device": "all players of table {table} share one device: only they see their names",
    "bad-name": "that is no name: it is too long or empty, or has characters that cannot be seen",
}
"""Messages for operators by code of a refusal."""


def list_tables(arguments: argparse.Namespace) -> int:
    """Print the tables without their cards, the most recently changed first."""
    found = _with_store(arguments, lambda store: latest_tables(store, arguments.most))
    for each in found:
        print(json.dumps(each._asdict(), ensure_ascii=False) if arguments.json else _line(each))
    if not found and not arguments.json:
        print("There are no tables.")
    return 0


def close(arguments: argparse.Namespace) -> int:
    """Delete a table; a server may be running meanwhile."""
    _with_store(arguments, lambda store: close_table(store, arguments.table))
    print(f"Table {arguments.table} is closed.")
    return 0


def rename(arguments: argparse.Namespace) -> int:
    """Rename a player; a server may be running meanwhile."""
    asked = arguments.table, arguments.seat, arguments.name
    name = _with_store(arguments, lambda store: rename_player(store, *asked))
    print(f"Seat {arguments.seat} of table {arguments.table} is called {name or 'nothing'} now.")
    return 0


def _line(found: TableOverview) -> str:
    times = " ".join(
        datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%MZ") if at else "-"
        for at in (found.opened, found.changed)
    )
    sitters = ", ".join(f"{seat} {name}" for seat, name in enumerate(found.sitters))
    return f"{found.table} {times} {found.state} {found.people} {sitters}".rstrip()


async def _opened(arguments: argparse.Namespace) -> Store:
    """Open the store of an existing folder or database. Raise `Red7Error` if there is none."""
    if arguments.database is not None:
        if arguments.data is not None:
            raise Red7Error("games are kept in a folder or in a database: --data or --database")
        check_database(arguments.database)
        with cluster_packages():
            from red7.hosting.postgres.store import open_postgres
        return await open_postgres(arguments.database)
    folder = folder_path(arguments.data)
    check_file(folder / FILE)
    address = announced(folder)
    # Checking a large file takes long, and a running server has checked it already.
    is_checked = address is not None and await asyncio.to_thread(is_served, address)
    return SqliteStore(folder / FILE, checked=is_checked)


def _with_store(arguments: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, return the result of some work with it, and close it. Raise `Red7Error`."""

    async def run() -> T:
        store = await _opened(arguments)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Refused as refusal:
        given = {"table": getattr(arguments, "table", ""), "seat": getattr(arguments, "seat", "")}
        if refusal.code in WHY:
            raise Red7Error(WHY[refusal.code].format(**given)) from None
        raise
