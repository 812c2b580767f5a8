"""A restart with many open tables to the first accepted move; then many sockets at live tables.

`python scripts/proofs/sockets.py [--tables N] [--sockets N] [--rest SECONDS] [--json]`
"""

import argparse
import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from red7.core import ADVANCED
from red7.hosting.data_folder import FILE
from red7.hosting.http.token_cookie import cookie_name, digest_of
from red7.hosting.load.http_client import HOUSEHOLDS, Address, Caller, callers
from red7.hosting.load.messages import options_of, parse_heard, turn_from
from red7.hosting.load.seat_socket import SeatSocket, connected
from red7.hosting.load.server_memory import server_cpu_s, server_memory
from red7.hosting.sqlite.store import SqliteStore
from red7.live.live_table import status_of
from red7.live.shuffling import shuffled
from red7.live.store import Entry
from red7.table import Command, Open, Settings, Sitter, apply_command, rebuild, senders
from red7.wire.messages import PROTOCOL

SEATS = 4
AT_ONCE, FEW = 200, 10
"""Numbers of tables to store, and to open the sockets of, at the same time."""
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
PING = 20.0
PATIENCE = 300.0


class Seen(NamedTuple):
    """The results of the measurements."""

    tables: int
    restart_s: float
    """Seconds from the start of the process to the first accepted move."""
    sockets: int
    server_rss_mb: float | None
    """The memory of the server in megabytes with all sockets open."""
    before_rss_mb: float | None
    """The memory of the server in megabytes before the sockets are opened."""
    cpu_share: float | None
    """The share of one core that the server uses while nobody moves, for pings in both ways."""


class OpenTable(NamedTuple):
    """A table with people at all seats, and the first round dealt."""

    name: str
    seats: list[Caller]


async def stored(data: Path, count: int) -> list[OpenTable]:
    """Store open tables in a new data folder, each with people of its own."""
    data.mkdir()
    store = SqliteStore(data / FILE)
    groups = callers(
        cookie_name(store.data_id), Address("http", "127.0.0.1", 0), count, SEATS, None
    )
    found = [OpenTable(secrets.token_hex(8), group) for group in groups]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(_store(store, table) for table in found[start : start + AT_ONCE]))
    await store.close()
    return found


async def _store(store: SqliteStore, table: OpenTable) -> None:
    people = [digest_of(each.cookie.partition("=")[2]) for each in table.seats]
    sitters = tuple(Sitter(f"P{seat}", None, each) for seat, each in enumerate(people))
    first = Open(ADVANCED, sitters, settings=Settings(), host=people[0])
    commands: tuple[Command, ...] = (first, shuffled(apply_command(None, first).match))
    entries = [
        Entry(table.name, version, senders.TABLE, f"{version}", command, 0.0)
        for version, command in enumerate(commands, start=1)
    ]
    await asyncio.gather(*(store.enroll(person, person) for person in people))
    await store.open_table(entries, people, status_of(rebuild(commands)), imported=False)


class Sitting:
    """A person at a seat of a table, connected by a socket."""

    def __init__(self, table: OpenTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.socket: SeatSocket | None = None
        self.gone: asyncio.Future[bytes] | None = None
        self.shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, address: Address) -> None:
        """Connect and watch the table, again and again until the server shows it."""
        while not self.shown.done():
            try:
                self.socket = await connected(
                    address, self.table.seats[self.seat], self._hear, self._gone
                )
            except OSError:
                await asyncio.sleep(0.01)
                continue
            self.gone = asyncio.get_running_loop().create_future()
            self.say(type="hello", protocol=PROTOCOL)
            self.say(type="watch", table=self.table.name)
            await asyncio.wait([self.shown, self.gone], return_when=asyncio.FIRST_COMPLETED)

    def say(self, **message: object) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.say(msgspec.json.encode(message))

    def _hear(self, message: bytes) -> None:
        heard = parse_heard(message)
        if heard.type == "table" and not self.shown.done():
            self.shown.set_result(message)
        elif heard.type == "accepted" and not self.accepted.done():
            self.accepted.set_result(None)
        elif heard.type in ("error", "refused"):
            raise SystemExit(f"the server says: {message.decode()}")

    def _gone(self, socket: SeatSocket) -> None:
        if self.gone is not None and not self.gone.done():
            self.gone.set_result(b"")


async def first_move(address: Address, table: OpenTable) -> None:
    """Play the first move at a table, by the seat to move."""
    sitting = [Sitting(table, seat) for seat in range(SEATS)]
    await asyncio.gather(*(each.sit(address) for each in sitting))
    for each in sitting:
        heard = parse_heard(await each.shown)
        if (options := options_of(heard)) is not None:
            move = {"table": table.name, "id": "first", "version": heard.version}
            steps = turn_from(options, Random(1))
            each.say(type="play", **move, seat=each.seat, steps=steps)
            await asyncio.wait_for(each.accepted, PATIENCE)
    for each in sitting:
        assert each.socket is not None
        each.socket.close()


async def many_sockets(
    address: Address, tables: list[OpenTable], rest_s: float
) -> tuple[float | None, float | None]:
    """Connect a socket for each seat, and let them rest for some seconds.

    Return the memory of the server in megabytes, and the share of one core that it uses at rest.
    """
    sitting: list[Sitting] = []

    async def keep_alive() -> None:
        while True:
            await asyncio.sleep(PING)
            for each in sitting:
                if each.socket is not None:
                    each.say(type="ping")

    pings = asyncio.create_task(keep_alive())
    for start in range(0, len(tables), FEW):
        group = [Sitting(table, s) for table in tables[start : start + FEW] for s in range(SEATS)]
        sitting += group
        await asyncio.gather(*(each.sit(address) for each in group))
    used = await asyncio.to_thread(server_cpu_s, address)
    await asyncio.sleep(rest_s)
    memory = await asyncio.to_thread(server_memory, address)
    after = await asyncio.to_thread(server_cpu_s, address)
    share = None if used is None or after is None else (after - used) / rest_s
    here = sum(each.gone is not None and not each.gone.done() for each in sitting)
    if here < len(sitting):
        raise SystemExit(f"only {here} of {len(sitting)} sockets are there")
    pings.cancel()
    for each in sitting:
        assert each.socket is not None
        each.socket.close()
    return memory, share


def served(data: Path, port: int) -> "subprocess.Popen[bytes]":
    """Start a server of a data folder at a port, without waiting until it answers."""
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))
    # Python may keep compiled bytecode, as it does for an installed package.
    kept = {name: value for name, value in os.environ.items() if name != NO_BYTECODE}
    command = [sys.executable, "-m", "red7", *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=kept)


async def measured(tables: int, sockets: int, rest_s: float) -> Seen:
    """Measure a restart, then the memory for sockets, and their pings."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        found = await stored(data, tables)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            address = Address("http", "127.0.0.1", probe.getsockname()[1])
        # The first start compiles bytecode, so the restart after it is measured.
        server = served(data, address.port)
        await first_move(address, found[-1])
        server.kill()
        await asyncio.to_thread(server.wait)
        start, server = perf_counter(), served(data, address.port)
        try:
            await first_move(address, found[0])
            restart = perf_counter() - start
            before = await asyncio.to_thread(server_memory, address)
            seated = found[1 : sockets // SEATS + 1]
            memory, share = await many_sockets(address, seated, rest_s)
        finally:
            server.send_signal(signal.SIGINT)
            await asyncio.to_thread(server.wait, 60)
    share = None if share is None else round(share, 3)
    return Seen(tables, round(restart, 2), sockets // SEATS * SEATS, memory, before, share)


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000, help="open tables at the restart")
    parser.add_argument("--sockets", type=int, default=10_000, help=f"from {HOUSEHOLDS}")
    parser.add_argument("--rest", type=float, default=40.0, help="seconds at rest")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    seen = asyncio.run(measured(given.tables, given.sockets, given.rest))
    if given.json:
        print(json.dumps(seen._asdict()))
    else:
        print(f"restart with {seen.tables:,} open tables to a move: {seen.restart_s:.2f} s")
        print(f"{seen.sockets:,} sockets at live tables: {seen.server_rss_mb or 0:.0f} MB in all")
        print(f"at rest, with pings: {seen.cpu_share or 0:.0%} of one core")


if __name__ == "__main__":
    main()
