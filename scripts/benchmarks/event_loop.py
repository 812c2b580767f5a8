"""Benchmark of accepted moves: the server's processor time, in the event loop and in total.

Four people at a table, each with a token and a socket, play random turns that keep them in.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import Server, heard, say, served
from red7.core import ADVANCED, EXPERT, FOLD, Rules, Turn, turns, view
from red7.hosting.data_folder import FILE
from red7.hosting.http.token_cookie import cookie_name, digest_of, new_token
from red7.hosting.sqlite.store import SqliteStore
from red7.live.live_table import status_of
from red7.live.shuffling import shuffled
from red7.live.store import Entry
from red7.notation import step_name
from red7.table import Command, Open, Play, Settings, Sitter, Table, apply_command, rebuild, senders
from red7.wire.messages import PROTOCOL

SEATS = 4
FEWEST_IN_A_ROUND = 5
"""Approximate minimum of moves in a round."""


class Cost(NamedTuple):
    """The server's processor time for a move, in milliseconds."""

    loop: float
    all: float
    ping: float
    """The loop's time for a ping and its answer just before: how fast this machine is now."""


def report(moves: int = 500) -> None:
    """Measure, and print the results."""
    print("\na move at four seats (at most 0.5 ms of the loop, p99 2; 2.5 ms over all processes)")
    for name, rules in (("advanced", ADVANCED), ("expert", EXPERT)):
        costs = measured(rules, moves)
        loop, everything = ([cost[place] for cost in costs] for place in (0, 1))
        print(
            f"  {name:9} loop {median(loop):.2f} ms, p99 {quantiles(loop, n=100)[98]:.2f};"
            f" all processes {median(everything):.2f} ms,"
            f" p99 {quantiles(everything, n=100)[98]:.2f}; {len(costs)} moves;"
            f" a ping takes {median(cost.ping for cost in costs):.2f} ms of the loop"
        )


def measured(rules: Rules, moves: int) -> list[Cost]:
    """Return the costs of moves, from as many rounds as needed, each at a table of its own."""
    with tempfile.TemporaryDirectory() as folder:
        data, tokens = Path(folder), [new_token() for _ in range(SEATS)]
        data_id, tables = asyncio.run(opened(data, rules, tokens, moves // FEWEST_IN_A_ROUND))
        cookies = [f"{cookie_name(data_id)}={token}" for token in tokens]
        with served(data) as server:
            return asyncio.run(played(server, cookies, tables, moves))


async def opened(
    data: Path, rules: Rules, tokens: list[str], count: int, settings: Settings | None = None
) -> tuple[str, dict[str, Table]]:
    """Store tables of people with these tokens in a data folder.

    Return the id of the data and the tables by name.
    """
    people = [digest_of(token) for token in tokens]
    sitters = tuple(Sitter(f"P{seat}", None, each) for seat, each in enumerate(people))
    first = Open(rules, sitters, settings=settings, host=people[0] if settings else "")
    store, tables = SqliteStore(data / FILE), dict[str, Table]()
    for person in people:
        await store.enroll(person, person)
    for name in map(str, range(count)):
        commands: tuple[Command, ...] = (first, shuffled(apply_command(None, first).match))
        tables[name] = rebuild(commands)
        entries = [
            Entry(name, version, senders.TABLE, f"{version}", command, 0.0)
            for version, command in enumerate(commands, start=1)
        ]
        await store.open_table(entries, people, status_of(tables[name]), imported=False)
    await store.close()
    return store.data_id, tables


async def played(
    server: Server, cookies: list[str], tables: dict[str, Table], moves: int
) -> list[Cost]:
    """Return the costs of moves, without those of the first round."""
    where, sockets, random = server.url.replace("http", "ws") + "/ws", [], Random(7)
    for cookie in cookies:
        sockets.append(await connect(where, additional_headers={"Cookie": cookie}, proxy=None))
        await say(sockets[-1], type="hello", protocol=PROTOCOL)
    costs: list[Cost] = []
    for number, (name, table) in enumerate(tables.items()):
        found = await a_round(server, sockets, name, table, random)
        costs += found if number else []
        if len(costs) >= moves:
            break
    for socket in sockets:
        await socket.close()
    return costs


async def a_round(
    server: Server, sockets: list[ClientConnection], name: str, table: Table, random: Random
) -> list[Cost]:
    """Play a round, and return the costs of its moves."""
    for socket in sockets:
        await say(socket, type="watch", table=name)
        await heard(socket, "table")
    costs: list[Cost] = []
    while table.mover is not None:
        seat, steps = table.mover, a_turn(table, random)
        move = {"table": name, "id": f"{table.version}", "version": table.version}
        text = json.dumps({"type": "play", **move, "seat": seat, "steps": [*map(step_name, steps)]})
        # After a pause the caches of the processor are cold, so pings warm them up.
        asleep = server.clocks()
        for socket in sockets:
            await say(socket, type="ping")
            await heard(socket, "pong")
        before = server.clocks()
        await sockets[seat].send(text)
        await all_updated(sockets)
        now = server.clocks()
        ping = (before.loop - asleep.loop) / SEATS
        costs.append(Cost(now.loop - before.loop, now.all - before.all, ping))
        table = apply_command(table, Play(seat, steps))
        while table.auto_folds and table.mover is not None:
            await all_updated(sockets)
            table = apply_command(table, Play(table.mover, (FOLD,)))
    return costs


async def all_updated(sockets: list[ClientConnection]) -> None:
    """Wait until every socket has received its next update."""
    await asyncio.gather(*(heard(socket, "update") for socket in sockets))


def a_turn(table: Table, random: Random) -> Turn:
    """Return any turn that keeps the mover in, or a fold if there is none."""
    assert table.position is not None
    found = turns(view(table.position, table.position.mover))
    return random.choice(found) if found else (FOLD,)


if __name__ == "__main__":
    report()
