"""Fan-out: how long a move takes to the other three seats, at a hundred tables at once."""

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from bench_event_loop import SEATS, Server, a_turn, opened, served
from bench_sockets import heard, say
from websockets.asyncio.client import ClientConnection, connect

from red7.core import ADVANCED
from red7.notation import step_name
from red7.server.web.token_cookie import cookie_name, new_token
from red7.table import Play, Settings, Table, after
from red7.wire.messages import PROTOCOL

TABLES = 100
EVERY = 2.0
"""Seconds between two moves at a table."""


def report(seconds: float = 20.0) -> None:
    """Measure, and print what was seen."""
    print(f"\na move to three other seats, {TABLES} tables (at most 50 ms at p99 wanted)")
    times = [each * 1e3 for each in measured(seconds)]
    print(
        f"  p50 {median(times):.1f} ms, p99 {quantiles(times, n=100)[98]:.1f},"
        f" worst {max(times):.1f}; {len(times)} messages"
    )


def measured(seconds: float) -> list[float]:
    """Seconds from each move to each of the other seats."""
    with tempfile.TemporaryDirectory() as folder:
        data, tokens = Path(folder), [new_token() for _ in range(SEATS)]
        found = asyncio.run(opened(data, ADVANCED, tokens, TABLES, Settings()))
        cookies = [f"{cookie_name(found[0])}={token}" for token in tokens]
        with served(data) as server:
            return asyncio.run(played(server, cookies, found[1], seconds))


async def played(
    server: Server, cookies: list[str], tables: dict[str, Table], seconds: float
) -> list[float]:
    """Play at all tables at once, none in step with another."""
    sockets = {name: await seated(server, cookies, name) for name in tables}
    times: list[float] = []
    end = perf_counter() + seconds
    await asyncio.gather(
        *(
            at_table(name, table, sockets[name], times, end, Random(name))
            for name, table in tables.items()
        )
    )
    for socket in (each for group in sockets.values() for each in group):
        await socket.close()
    return times


async def seated(server: Server, cookies: list[str], name: str) -> list[ClientConnection]:
    where, found = server.url.replace("http", "ws") + "/ws", []
    for cookie in cookies:
        found.append(await connect(where, additional_headers={"Cookie": cookie}, proxy=None))
        await say(found[-1], type="hello", protocol=PROTOCOL)
        await say(found[-1], type="watch", table=name)
        await heard(found[-1], "table")
    return found


async def at_table(
    name: str,
    table: Table,
    sockets: list[ClientConnection],
    times: list[float],
    end: float,
    random: Random,
) -> None:
    """A move every now and then, until the round or the time is over."""
    await asyncio.sleep(random.uniform(0, EVERY))
    while table.mover is not None and not table.folds_itself and perf_counter() < end:
        seat, steps = table.mover, a_turn(table, random)
        move = {"table": name, "id": f"{table.version}", "version": table.version}
        text = json.dumps({"type": "play", **move, "seat": seat, "steps": [*map(step_name, steps)]})
        sent = perf_counter()
        await sockets[seat].send(text)
        others = [socket for place, socket in enumerate(sockets) if place != seat]
        times += await asyncio.gather(*(arrival(socket, sent) for socket in others))
        await heard(sockets[seat], "update")
        table = after(table, Play(seat, steps))
        await asyncio.sleep(max(0.0, sent + EVERY - perf_counter()))


async def arrival(socket: ClientConnection, sent: float) -> float:
    await heard(socket, "update")
    return perf_counter() - sent


if __name__ == "__main__":
    report()
