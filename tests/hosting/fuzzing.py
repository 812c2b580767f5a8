"""Fuzzers: guests who say anything that there is to say, at tables and addresses that exist."""

import secrets
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, get_args

import httpx
import msgspec
from msgspec import inspect
from websockets.exceptions import ConnectionClosed

from red7.bots.registry import BOTS
from red7.core import CARDS, EDITIONS
from red7.hosting.http.routes import API
from red7.notation import card_name
from red7.wire import http_bodies
from red7.wire.messages import Explore, NextRequest, PlayRequest, Request, Watch
from tests.hosting.friend_clients import new_table
from tests.hosting.games import ADVANCED, EXPERT, new_game
from tests.hosting.socket_clients import Guest, Message, Talk

MESSAGES: tuple[type[msgspec.Struct], ...] = get_args(Request)
BODIES: dict[str, type[msgspec.Struct]] = {
    "/games": http_bodies.NewGame,
    "/tables": http_bodies.NewFriendsTable,
    "/tables/anywhere": http_bodies.NewFriendsTable,
    "/tables/{name}/transfer": http_bodies.Transfer,
    "/transfers": http_bodies.Secret,
    "/qr": http_bodies.QrText,
    "/games/{name}/rematch": http_bodies.RematchWish,
    "/games/{name}/branch": http_bodies.Branch,
}
OFTEN: tuple[type[msgspec.Struct], ...] = (Watch, PlayRequest, PlayRequest, NextRequest, Explore)
RECORDS = "/records"
RARE = {("DELETE", "/me"), ("DELETE", "/games/{name}"), ("GET", "/games/{name}/review")}
"""What ends a game or takes long: once."""
ODD: tuple[Any, ...] = (None, True, -1, 2**31, 1.5, "", "\0", "\u202e", "x" * 3000, [], [[]], {})
TEXTS = ("Ann", "Bob", "é" * 24, "x" * 25, "\u200d", "", "a\nb", "<b>", "🂡")
STEPS = ["--", ".", "!", "", "+", "+R8", *(f"{k}{card_name(c)}" for k in "+>*^~" for c in CARDS)]
KEPT = 30
"""So many tables, secrets and records are remembered."""


class _Now(NamedTuple):
    """What a table waits for, as far as is known."""

    version: int
    seat: int = 0
    steps: list[str] = ["--"]  # noqa: RUF012 # it is never changed


class Fuzzer:
    """Says anything, mostly something that could be meant."""

    def __init__(self, seed: int, others: "Fuzzer | None" = None) -> None:
        self.random = Random(seed)
        self.tables: list[str] = []
        self.foreign: list[str] = [] if others is None else others.foreign
        self.secrets: list[str] = [] if others is None else others.secrets
        self.records: list[str] = [""] if others is None else others.records
        self.said: Counter[str] = Counter() if others is None else others.said
        self.answered: Counter[str] = Counter() if others is None else others.answered
        self.ids = ["again"]
        self._now: dict[str, _Now] = {}
        self._at = _Now(1)

    def learn(self, message: Message) -> None:
        """Remember what could be said next."""
        if links := message.get("links"):
            _keep(self.secrets, *filter(None, links.values()))
        if "version" not in message or "table" not in message:
            return
        found = _Now(message["version"])
        offered = message.get("options") or []
        for options in offered if isinstance(offered, list) else [offered]:
            turns = [turn["steps"] for turn in options["turns"]]
            turns += [[each["step"], *(each["finish"] or [])] for each in options["choices"]]
            found = _Now(found.version, options["seat"], self.random.choice(turns or [["--"]]))
        self._now[message["table"]] = found

    def own(self, table: str) -> None:
        """Remember a table of one's own."""
        _keep(self.tables, table)
        _keep(self.foreign, table)

    def message(self) -> tuple[str, bytes]:
        """The type of a message, and the message."""
        kind = self.random.choice([*MESSAGES, *OFTEN])
        table = self.table()
        self._at = self._now.get(table, _Now(1))
        tag = str(kind.__struct_config__.tag)
        fields = self._struct(inspect.type_info(kind))
        if "table" in fields and self.random.random() < 0.95:
            fields["table"] = table
        return tag, msgspec.json.encode({"type": tag, **fields})

    def body(self, path: str) -> bytes:
        """The body of a request to an address."""
        if path == RECORDS:
            return self._cut(self.random.choice(self.records).encode())
        if path not in BODIES:
            return self.random.choice([b"", b"{}", b"x"])
        return self._cut(msgspec.json.encode(self._struct(inspect.type_info(BODIES[path]))))

    def query(self) -> str:
        """Something that may follow an address."""
        names = ("start", "seat", "open", "state", "origin", "result", "after", "limit", "preset")
        asked = self.random.sample(names, self.random.choice([0, 1, 1, 2]))
        values = ("0", "1", "2", "999999", "-1", "x", "running", "won", "%00", "%F0%9F", "0~0~x")
        return "?" + "&".join(f"{name}={self.random.choice(values)}" for name in asked)

    def table(self) -> str:
        """The name of a table, that exists most often."""
        if self.tables and self.random.random() < 0.9:
            return self.random.choice(self.tables[-6:])
        return self.random.choice([*self.foreign, "x"])

    def _cut(self, data: bytes) -> bytes:
        if self.random.random() < 0.9:
            return data
        place = self.random.randrange(len(data) + 1)
        return data[:place] + self.random.choice([b"", b"\xff", b"[" * 2000]) + data[place + 1 :]

    def _struct(self, kind: Any) -> Message:
        fields = {
            field.encode_name: self._value(field.encode_name, field.type)
            for field in kind.fields
            if field.required or self.random.random() < 0.5
        }
        if self.random.random() < 0.03:
            fields[self.random.choice([*fields, "more"])] = self.random.choice(ODD)
        return fields

    def _value(self, name: str, kind: Any) -> Any:
        if isinstance(kind, inspect.UnionType):
            kind = self.random.choice(kind.types)
        match kind:
            case inspect.NoneType():
                return None
            case inspect.StructType():
                return self._struct(kind)
            case inspect.ListType():
                if name == "steps" and self.random.random() < 0.7:
                    return self._at.steps
                size = self.random.choice([0, 1, 2, 3, 4, 5])
                return [self._value(name, kind.item_type) for _ in range(size)]
            case inspect.BoolType():
                return self.random.random() < 0.5
            case inspect.EnumType():
                return self.random.choice([each.value for each in kind.cls])
            case inspect.IntType():
                return self._number(name)
            case _:
                return self._text(name)

    def _number(self, name: str) -> int:
        if name == "version" and self.random.random() < 0.8:
            return self._at.version
        if name == "seat" and self.random.random() < 0.6:
            return self._at.seat
        if name == "protocol":
            return 1
        return self.random.choice([0, 0, 1, 1, 2, 3, 4, 60, 2**31 - 1])

    def _text(self, name: str) -> str:
        match name:
            case "table":
                return self.table()
            case "id":
                if self.random.random() < 0.9:
                    _keep(self.ids, secrets.token_hex(8))
                return self.random.choice(self.ids[-3:])
            case "key" | "secret":
                return self.random.choice([*self.secrets, ""])
            case "bot" | "stand_in":
                return self.random.choice(["random", "thrifty", "planner", *BOTS, "x"])
            case "edition":
                return self.random.choice([*EDITIONS, *EDITIONS, "x"])
            case "reaction":
                return self.random.choice(["wow", "hello", "thanks", "x"])
            case "steps" | "using":
                return self.random.choice(STEPS)
            case "language":
                return self.random.choice(["", "de", "pt-BR", "x" * 17])
        return self.random.choice(TEXTS)


def _keep(found: list[str], *more: str) -> None:
    found += [each for each in more if each not in found]
    del found[:-KEPT]


async def talked(fuzzer: Fuzzer, guest: Guest, count: int) -> None:
    """Say so much over a socket, and over another one wherever it was ended."""
    left = count
    while left:
        with suppress(ConnectionClosed):
            async with guest.talking() as talk:
                while left:
                    left -= 1
                    await _said(fuzzer, talk)


async def _said(fuzzer: Fuzzer, talk: Talk) -> None:
    """Say something; whatever comes of it, the server answers afterwards."""
    tag, text = fuzzer.message()
    fuzzer.said[tag] += 1
    await talk.socket.send(text.decode())
    await talk.say("ping")
    while (message := await talk.hear())["type"] != "pong":
        fuzzer.learn(message)
        name = f"{tag} {message['type']} {message.get('code', '')}"
        fuzzer.answered[name] += 1
    talk.guest.heard.clear()


async def requested(fuzzer: Fuzzer, guest: Guest, count: int) -> None:
    """Make so many requests, of every route; what is at fault is raised."""
    routes = [(method, path) for method, path, *_ in API]
    often = [route for route in routes if route not in RARE]
    # What is rare comes last, so that much is there to be asked for.
    for number in range(count):
        method, path = fuzzer.random.choice(often) if number < count - len(routes) else routes.pop()
        name = f"{method} {path}"
        fuzzer.said[name] += 1
        target = "/api" + path.replace("{name}", fuzzer.table() or "x") + fuzzer.query()
        body = fuzzer.body(path) if method == "POST" else b""
        try:
            answer = await guest.http.request(method, target, content=body)
        except httpx.ReadTimeout:
            # On a busy machine a review may take minutes; the client gives up, as people do.
            assert path.endswith("/review"), (method, target, body)
            continue
        assert answer.status_code < 500, (method, target, body, answer.text)
        tag = f"{name} {answer.status_code}"
        fuzzer.answered[tag] += 1
        if path.endswith("/record") and answer.status_code == 200:
            _keep(fuzzer.records, answer.text)
        elif answer.headers.get("content-type") == "application/json":
            found = answer.json()
            if found.get("table"):
                fuzzer.own(found["table"])
            _keep(fuzzer.secrets, *filter(None, [found.get("secret")]))


async def begun(fuzzer: Fuzzer, guest: Guest) -> None:
    """Have some tables, alone and for friends."""
    for wish in (
        new_game("random"),
        new_game("random", rules=EXPERT),
        new_game("random", "planner"),
    ):
        fuzzer.own((await guest.post("/api/games", wish))["table"])
    for seats in (2, 3):
        wish = new_table(seats, rules=ADVANCED)
        fuzzer.own((await guest.post("/api/tables", wish))["table"])
