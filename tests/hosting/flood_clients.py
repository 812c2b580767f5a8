"""Floods: clients that ask for as much as they can.

Run as a program it floods a server until it is ended:
`python -m tests.hosting.flood_clients KIND URL ADDRESSES`; with 0 addresses it uses the address of
honest players.
"""

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import TypeAlias

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from red7.core import CARDS, EDITIONS, EXPERT, Card
from red7.hosting.load.messages import Heard, options_of, parse_heard, turn_from
from red7.notation import parse_card, parse_turn, record_text
from red7.table import Command, Deal, Open, Play, Sitter, rebuild, record_of
from tests.hosting.friend_clients import new_table
from tests.hosting.games import ADVANCED, new_game
from tests.hosting.games import EXPERT as EXPERT_WISH
from tests.hosting.socket_clients import Guest, Message, Talk, at_my_turn, guest_of

HONEST = "127.0.0.1"
"""Where honest players come from."""
FLOODING = "127.0.{network}.{host}"
"""Where floods come from: each kind of a mixed flood from a network of its own."""
BEGINS = "the flood begins"
MIXED = "everything"
MOVES = ("moves-10", "moves-40")
PUBLIC_TABLES = 4000
"""Tables that wait in the lobby of a flooded server."""
GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)

Flood: TypeAlias = Callable[[str], Awaitable[None]]
SocketFlood: TypeAlias = Callable[[Guest, Talk], Awaitable[None]]
RequestFlood: TypeAlias = Callable[[Guest], Awaitable[None]]


def long_record(rounds: int = 200) -> str:
    """A legal record of many rounds, in none of which anybody scores: what is heaviest to replay.

    A 1 takes the card away by which the other one leads, and then its player is out: an Italian
    rulebook lets a turn end like that.
    """
    random, rules = Random(7), EXPERT._replace(edition=EDITIONS["v1.2-it"])
    commands: list[Command] = [Open(rules, (Sitter("Ann"), Sitter("Bob")))]
    for _ in range(rounds):
        commands.append(Deal(_order(random), f"salt of a round {random.random()}"))
        commands.append(Play(0, parse_turn("+Y3 >G1 .")))
        commands.append(Play(1, parse_turn("+B1 *O6 .")))
    return record_text(record_of(rebuild(commands), 0.0))


def _order(random: Random) -> tuple[Card, ...]:
    low, three, one, even, high = map(parse_card, ("G1", "Y3", "B1", "O6", "R7"))
    rest = [card for card in CARDS if card not in (low, three, one, even, high)]
    random.shuffle(rest)
    return (low, three, *rest[:5], one, *rest[5:11], even, high, *rest[11:])


def _address(client: int, network: int = 66) -> str:
    """Return the address of a client."""
    return FLOODING.format(network=network, host=1 + client % ADDRESSES) if ADDRESSES else HONEST


def _clients(count: int) -> range:
    """Return the numbers of some clients: at least one for each address."""
    return range(max(count, ADDRESSES))


async def _for_ever(url: str, sockets: int, flood: SocketFlood, network: int = 66) -> None:
    """Flood over some sockets, each with a token of its own, and again whenever they are closed."""

    async def over_a_socket(guest: Guest) -> None:
        with suppress(*GONE, AssertionError):
            async with guest.talking() as talk:
                _keep_little(talk)
                await flood(guest, talk)
        await asyncio.sleep(0.5)

    await _requests(url, sockets, over_a_socket, network)


def _keep_little(talk: Talk) -> None:
    """Let the system keep little of what the server does not read yet: else a flood is busy for
    long, on the cores of all, with filling megabytes of buffers."""
    own = talk.socket.transport.get_extra_info("socket")
    own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)


async def _said(talk: Talk, kind: str, **fields: object) -> None:
    """Say the same again and again, and take whatever comes."""

    async def hear() -> None:
        while True:
            await talk.socket.recv()

    async def say() -> None:
        while True:
            await talk.say(kind, **fields)
            # Sending alone would not let it listen.
            await asyncio.sleep(0)

    both = [asyncio.create_task(hear()), asyncio.create_task(say())]
    try:
        await asyncio.gather(*both)
    finally:
        for each in both:
            each.cancel()


async def _my_turn(guest: Guest, talk: Talk) -> tuple[str, Message]:
    """A table of the guest's, the first one again, and how it stands at their turn."""
    if guest not in TABLES:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=EXPERT_WISH))
        TABLES[guest] = table
        return table, message
    return TABLES[guest], await talk.ask("watch", "table", table=TABLES[guest])


async def _explore(guest: Guest, talk: Talk) -> None:
    table, message = await _my_turn(guest, talk)
    where = {"table": table, "version": message["version"], "seat": 0, "steps": []}
    await _said(talk, "explore", **where)


async def _watch(guest: Guest, talk: Talk) -> None:
    table, _ = await _my_turn(guest, talk)
    await _said(talk, "watch", table=table)


async def _refused(guest: Guest, talk: Talk) -> None:
    table, message = await _my_turn(guest, talk)
    where = {"table": table, "version": message["version"], "seat": 0, "id": "x"}
    await _said(talk, "play", **where, steps=["."])


async def _hints(guest: Guest, talk: Talk) -> None:
    table, message = await _my_turn(guest, talk)
    await _said(talk, "hint", table=table, version=message["version"], seat=0)


async def _nonsense(guest: Guest, talk: Talk) -> None:
    await _said(talk, "nonsense")


async def _resent(guest: Guest, talk: Talk) -> None:
    """A move that was accepted long ago, again and again, and a question after each."""
    table, message = await _my_turn(guest, talk)
    where = {"table": table, "version": message["version"], "seat": 0}
    await talk.say("play", **where, id="again", steps=["--"])
    asking = asyncio.create_task(_said(talk, "play", **where, id="again", steps=["--"]))
    try:
        while not asking.done():
            await talk.say("explore", **where, steps=[])
            await asyncio.sleep(0)
    finally:
        asking.cancel()


async def _rename(guest: Guest, talk: Talk) -> None:
    if guest not in TABLES:
        TABLES[guest] = (await guest.post("/api/tables", new_table()))["table"]
    await talk.ask("watch", "seating", table=TABLES[guest])
    number = 0
    while True:
        number += 1
        where = {"table": TABLES[guest], "seat": 0, "id": f"{number}"}
        await talk.ask("rename", "accepted", "refused", **where, name=f"Ann {number}")


async def _moves(guest: Guest, talk: Talk) -> None:
    """Legal moves, match after match, for all four seats of a table."""
    random = Random(guest.token)
    while True:
        table = (await guest.post("/api/games", FOUR_SEATS))["table"]
        await talk.say("watch", table=table)
        message = await _heard_of(talk, "table")
        while message.match is not None and not message.match.over:
            move = {"table": table, "id": f"{message.version}", "version": message.version}
            if (options := options_of(message)) is not None:
                steps = turn_from(options, random)
                await talk.say("play", **move, seat=options.seat, steps=steps)
            elif message.last_frame is not None and message.last_frame.over:
                await talk.say("next", **move)
            message = await _heard_of(talk, "update")


async def _heard_of(talk: Talk, kind: str) -> Heard:
    """Return the next message of a kind; read little of it, for a flood shares the cores."""
    while (message := parse_heard(await talk.socket.recv(decode=False))).type != kind:
        assert message.type not in ("refused", "error"), message
    return message


async def _binary(guest: Guest, talk: Talk) -> None:
    while True:
        await talk.socket.send(b"")
        await asyncio.sleep(0)


async def _pings(guest: Guest, talk: Talk) -> None:
    while True:
        await talk.socket.ping()
        await asyncio.sleep(0)


async def _pongs(guest: Guest, talk: Talk) -> None:
    while True:
        await talk.socket.pong()
        await asyncio.sleep(0)


async def _requests(url: str, clients: int, paths: RequestFlood, network: int = 66) -> None:
    """Flood by requests, each client with a token of its own."""

    async def one(number: int) -> None:
        while True:
            with suppress(*GONE):
                async with guest_of(url, address=_address(number, network)) as guest:
                    while True:
                        with suppress(*GONE, AssertionError):
                            await paths(guest)
            await asyncio.sleep(0.5)

    await asyncio.gather(*map(one, _clients(clients)))


async def _upload(guest: Guest) -> None:
    await guest.http.post("/api/records", content=LONG)


async def _uploaded(guest: Guest) -> str:
    answer = await guest.http.post("/api/records", content=LONG)
    while answer.status_code != 201:
        await asyncio.sleep(0.5)
        answer = await guest.http.post("/api/records", content=LONG)
    name: str = answer.json()["table"]
    return name


async def _replay(guest: Guest) -> None:
    tables = [await _uploaded(guest) for _ in range(3)]
    while True:
        for table in tables:
            for seat in ("open=1", "seat=0", "seat=1"):
                await guest.http.get(f"/api/games/{table}/replay?{seat}")


async def _review(guest: Guest) -> None:
    tables = [await _uploaded(guest) for _ in range(3)]
    while True:
        for table in tables:
            with suppress(httpx.TimeoutException):
                await guest.http.get(f"/api/games/{table}/review", timeout=1.0)


async def _new_game(guest: Guest) -> None:
    await guest.http.post("/api/games", json=new_game("random"))


async def _list(guest: Guest) -> None:
    await guest.http.get("/api/games")


async def _page(guest: Guest) -> None:
    await guest.http.get("/")


async def _public_tables(guest: Guest) -> None:
    for _ in range(20):
        await guest.http.post("/api/tables", json=new_table(public=True))
    while True:
        await guest.http.get("/api/tables")


async def _poll_lobby(guest: Guest) -> None:
    """Page after page of all public tables, again and again."""
    after: str | None = ""
    while after is not None:
        answer = await guest.http.get("/api/tables", params={"after": after} if after else {})
        after = answer.json()["more"] if answer.status_code == 200 else after


async def _reconnect(guest: Guest) -> None:
    """A new socket after each look at a table."""
    if guest not in TABLES:
        TABLES[guest] = (await guest.post("/api/games", FOUR_SEATS))["table"]
    try:
        async with guest.talking() as talk:
            await talk.ask("watch", "table", table=TABLES[guest])
    except GONE:
        # To be refused costs this client more than the server, on the same cores.
        await asyncio.sleep(0.1)


async def _pipelined(url: str, sockets: int, request: str) -> None:
    """Flood by a request that nobody counts by what it asks for, many at a time."""
    host = url.partition("://")[2]
    await _poured(url, sockets, 50 * f"GET {request}\r\n\r\n".replace("HERE", host).encode())


async def _chunks(url: str, sockets: int) -> None:
    """Flood by bodies in parts of one byte each."""
    host = url.partition("://")[2]
    head = f"POST /api/records HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    await _poured(url, sockets, head.encode() + 10_000 * b"1\r\nx\r\n")


async def _poured(url: str, sockets: int, data: bytes) -> None:
    """Flood by the same bytes again and again, over some connections."""
    place = url.partition("://")[2].partition(":")

    async def one(number: int) -> None:
        while True:
            with suppress(*GONE):
                reader, writer = await asyncio.open_connection(
                    place[0], int(place[2]), local_addr=(_address(number), 0)
                )
                writing = asyncio.create_task(_written(writer, data))
                while await reader.read(1 << 16):
                    if writing.done():
                        writing = asyncio.create_task(_written(writer, data))
                writing.cancel()
            await asyncio.sleep(0.1)

    await asyncio.gather(*map(one, _clients(sockets)))


async def _written(writer: asyncio.StreamWriter, data: bytes) -> None:
    # Who is sent away begins anew.
    with suppress(OSError):
        writer.write(data)
        await writer.drain()


async def _everything(url: str) -> None:
    """Floods of six kinds, each from addresses of its own."""
    await asyncio.gather(
        _for_ever(url, 8, _explore, 71),
        _for_ever(url, 4, _watch, 72),
        _for_ever(url, 4, _hints, 73),
        _requests(url, 2, _replay, 74),
        _requests(url, 2, _upload, 75),
        _for_ever(url, 10, _moves, 76),
    )


TABLES: dict[Guest, str] = {}
FOUR_SEATS: Message = {
    "rules": ADVANCED,
    "seats": [{"name": name} for name in ("Ann", "Bob", "Cleo", "Dan")],
}
LINE, COOKIES = "\r\n", 2500 * "a=b; "
ADDRESSES = 1
"""How many addresses a flood comes from."""
LONG = ""
"""The long record, once somebody floods with it."""

FLOODS: dict[str, Flood] = {
    "explore": lambda url: _for_ever(url, 1, _explore),
    "explore-32": lambda url: _for_ever(url, 32, _explore),
    "watch": lambda url: _for_ever(url, 8, _watch),
    "refused-moves": lambda url: _for_ever(url, 8, _refused),
    "hints": lambda url: _for_ever(url, 25, _hints),
    "nonsense": lambda url: _for_ever(url, 8, _nonsense),
    "uploads": lambda url: _requests(url, 8, _upload),
    "replays": lambda url: _requests(url, 8, _replay),
    "reviews": lambda url: _requests(url, 4, _review),
    "new-games": lambda url: _requests(url, 8, _new_game),
    "lists": lambda url: _requests(url, 8, _list),
    "pages": lambda url: _requests(url, 8, _page),
    "public-tables": lambda url: _requests(url, 4, _public_tables),
    "lobby-polling": lambda url: _requests(url, 8, _poll_lobby),
    "reconnects": lambda url: _requests(url, 40, _reconnect),
    "health": lambda url: _pipelined(url, 4, "/api/health HTTP/1.1\r\nHost: HERE"),
    "unknown-addresses": lambda url: _pipelined(url, 4, "/api/nothing HTTP/1.1\r\nHost: HERE"),
    "moves-10": lambda url: _for_ever(url, 10, _moves),
    "moves-40": lambda url: _for_ever(url, 40, _moves),
    "resent-moves": lambda url: _for_ever(url, 8, _resent),
    "renames": lambda url: _for_ever(url, 8, _rename),
    "binary": lambda url: _for_ever(url, 4, _binary),
    "pings": lambda url: _for_ever(url, 4, _pings),
    "pongs": lambda url: _for_ever(url, 4, _pongs),
    "chunks": lambda url: _chunks(url, 4),
    "heads": lambda url: _pipelined(url, 4, f"/ HTTP/1.1\r\nHost: HERE{3000 * f'{LINE}a: b'}"),
    "queries": lambda url: _pipelined(url, 4, f"/?{900 * 'a&'} HTTP/1.1\r\nHost: HERE"),
    "cookies": lambda url: _pipelined(url, 4, f"/ HTTP/1.1\r\nHost: HERE{LINE}Cookie: {COOKIES}"),
    "odd-hosts": lambda url: _pipelined(url, 4, "/ HTTP/1.1\r\nHost: stranger.example"),
    MIXED: _everything,
}
"""What is flooded with."""


if __name__ == "__main__":
    kind, url, addresses = sys.argv[1:]
    LONG, ADDRESSES = long_record(), int(addresses)
    print(BEGINS, flush=True)
    with suppress(KeyboardInterrupt):
        asyncio.run(FLOODS[kind](url))  # type: ignore[arg-type] # a coroutine, as all of them
