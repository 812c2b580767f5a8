"""Regulars: guests who play on and on, whatever happens to the server."""

import asyncio
from contextlib import suppress
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.games import new_game, turn_from
from tests.server.guests import Guest, Message, Talk, guest_of
from tests.server.playing import last_frame

GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)
"""What a server that is not there comes to."""


class Move(NamedTuple):
    """Something that was asked for, and may have to be asked for again."""

    kind: str
    fields: Message

    @property
    def steps(self) -> list[str]:
        steps: list[str] = self.fields.get("steps", [])
        return steps


class Acknowledged(NamedTuple):
    """A move that the server has promised to keep."""

    table: str
    version: int
    command_id: str
    steps: list[str]


class Regular:
    """Plays one match after another; a move without an answer is sent again when it can be."""

    def __init__(
        self, url: str, bots: tuple[str, ...], rules: Message, news: asyncio.Event, seed: int
    ) -> None:
        self.url, self.bots, self.rules, self.news = url, bots, rules, news
        self.random = Random(seed)
        self.table: str | None = None
        self.pending: Move | None = None
        self.acknowledged: list[Acknowledged] = []
        self.asked: set[str] = set()
        self.leaving = False

    async def play(self) -> None:
        """Play until it is enough."""
        async with guest_of(self.url) as guest:
            while not self.leaving:
                with suppress(*GONE):
                    await self._sit(guest)
                await asyncio.sleep(0.1)

    async def _sit(self, guest: Guest) -> None:
        if self.table is None:
            made = await guest.post("/api/games", new_game(*self.bots, rules=self.rules))
            self.table, self.pending = made["table"], None
        async with guest.talking() as talk:
            await talk.say("watch", table=self.table)
            if self.pending is not None:
                await talk.say(self.pending.kind, **self.pending.fields)
            while self.table is not None and not self.leaving:
                await self._hear(talk, await talk.hear())

    async def _hear(self, talk: Talk, message: Message) -> None:
        match message["type"]:
            case "accepted":
                self._note(message)
            case "refused":
                # Whatever it was about has never happened.
                self.pending = None
                await talk.say("watch", table=self.table)
            case "table" | "update" if message["match"]["over"]:
                self.table = None
            case "table" | "update" if self.pending is None:
                await self._go_on(talk, message)
            case "options" if self.pending is None:
                steps = turn_from(message["options"], self.random)
                await self._ask(talk, "play", message["version"], seat=0, steps=steps)

    def _note(self, message: Message) -> None:
        move = self.pending
        if move is not None and move.fields["id"] == message["id"]:
            assert self.table is not None
            self.acknowledged.append(
                Acknowledged(self.table, message["version"], message["id"], move.steps)
            )
            self.pending = None
            self.news.set()

    async def _go_on(self, talk: Talk, message: Message) -> None:
        version = message["version"]
        if message["options"]:
            await talk.say("explore", table=self.table, version=version, seat=0, steps=[])
        elif last_frame(message)["over"]:
            await self._ask(talk, "next", version)

    async def _ask(self, talk: Talk, kind: str, version: int, **fields: object) -> None:
        command_id = f"{self.random.getrandbits(64):x}"
        where = {"table": self.table, "version": version, "id": command_id}
        self.pending = Move(kind, {**where, **fields})
        self.asked.add(command_id)
        await talk.say(self.pending.kind, **self.pending.fields)
