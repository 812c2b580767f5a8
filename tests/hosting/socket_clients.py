"""Guests: clients of a real server, who remember every byte that they were sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

from red7.hosting.http.token_cookie import cookie_name, digest_of, new_token
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL
from tests.hosting.server_process import Served

Message: TypeAlias = dict[str, Any]
"""A message, or the answer to a request, as JSON has it."""

PATIENCE = 20.0


class Guest:
    """Somebody with a token."""

    def __init__(self, url: str, token: str, name: str, address: str | None = None) -> None:
        self.url, self.token, self.address = url, token, address
        self.holder = digest_of(token)
        self.cookie = f"{name}={token}"
        self.heard: list[tuple[int, str]] = []
        """Each message, with the version of the table that it may tell of."""
        self.version = 0
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"cookie": self.cookie},
            trust_env=False,
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=address),
        )

    async def get(self, path: str) -> Message:
        """The answer to a request."""
        answer = await self.http.get(path)
        self.heard.append((self.version, answer.text))
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def post(self, path: str, body: object = None) -> Message:
        """The answer to a request that makes something."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    @asynccontextmanager
    async def talking(self) -> AsyncIterator["Talk"]:
        """A socket on which the hello has been said."""
        address = f"{self.url.replace('http', 'ws')}/ws"
        async with connect(
            address,
            additional_headers={"cookie": self.cookie},
            compression=None,
            proxy=None,
            local_addr=None if self.address is None else (self.address, 0),
        ) as socket:
            talk = Talk(socket, self)
            await talk.say("hello", protocol=PROTOCOL)
            assert (await talk.hear())["type"] == "welcome"
            yield talk


class Talk:
    """A socket of a guest."""

    def __init__(self, socket: ClientConnection, guest: Guest) -> None:
        self.socket, self.guest = socket, guest

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        assert len(text.encode()) <= MAX_MESSAGE_BYTES
        message: Message = json.loads(text)
        self.guest.version = message.get("version", self.guest.version)
        self.guest.heard.append((self.guest.version, text))
        return message

    async def hear_of(self, *kinds: str) -> Message:
        """The next message of one of some kinds; others are let pass, but no complaint."""
        while (message := await self.hear())["type"] not in kinds:
            assert message["type"] not in ("refused", "error"), message
        return message

    async def ask(self, kind: str, *kinds: str, **fields: object) -> Message:
        """The answer of one of some kinds to a message."""
        await self.say(kind, **fields)
        return await self.hear_of(*kinds)


@asynccontextmanager
async def guest_of(
    url: str, token: str | None = None, address: str | None = None
) -> AsyncIterator[Guest]:
    """A guest, new unless there is a token; they may come from an address of their own."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
    async with httpx.AsyncClient(base_url=url, trust_env=False, transport=transport) as http:
        data_id = (await http.get("/api/health")).json()["data"]
    name = cookie_name(data_id, secure=url.startswith("https:"))
    guest = Guest(url, token or new_token(), name, address)
    async with guest.http:
        yield guest


def talk_with(server: Served, work: Callable[[Talk, Guest], Awaitable[None]]) -> None:
    """Say something as a new guest."""

    async def run() -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            await work(talk, guest)

    asyncio.run(run())


async def at_my_turn(talk: Talk, guest: Guest, game: Message) -> tuple[str, Message]:
    """A new table, and the message with which it is this guest's turn."""
    table = (await guest.post("/api/games", game))["table"]
    return table, await my_turn(talk, await talk.ask("watch", "table", table=table))


async def my_turn(talk: Talk, message: Message) -> Message:
    """The message with which it is this guest's turn; a round may be over before, for everybody."""
    while not message["options"]:
        frame = message["frame"] if message["type"] == "table" else message["frames"][-1]
        if frame["over"]:
            version = message["version"]
            await talk.say("next", table=message["table"], id=f"deal {version}", version=version)
        message = await talk.hear_of("update")
    return message
