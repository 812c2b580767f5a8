"""Regulars: guests who play on and on, whatever happens to the server."""

import asyncio
from contextlib import suppress
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.hosting.friend_clients import new_table
from tests.hosting.games import new_game, turn_from
from tests.hosting.random_matches import last_frame
from tests.hosting.socket_clients import Guest, Message, Talk, guest_of

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


class Meeting:
    """A table for two friends, and the secret of its invitation."""

    def __init__(self) -> None:
        self.table, self.key = "", ""


class ReconnectingPlayer:
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
        self._seen: Message | None = None
        """How the table stood when an answer was still waited for."""

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
            self._seen = None
            await self._watch(talk)
            if self.pending is not None:
                await talk.say(self.pending.kind, **self.pending.fields)
            while self.table is not None and not self.leaving:
                await self._hear(talk, await talk.hear())

    async def _watch(self, talk: Talk) -> None:
        await talk.say("watch", table=self.table)

    async def _hear(self, talk: Talk, message: Message) -> None:
        match message["type"]:
            case "accepted":
                self._note(message)
                seen, self._seen = self._seen, None
                # What was stored long ago changes nothing that could be shown.
                if seen is not None and seen["version"] >= message["version"]:
                    await self._hear(talk, seen)
            case "refused":
                # Whatever it was about has never happened.
                self.pending = None
                await self._watch(talk)
            case "table" | "update" if message["match"]["over"]:
                self.table = None
            case "table" | "update" if self.pending is None:
                await self._go_on(talk, message)
            case "table" | "update":
                self._seen = message
            case "options" if self.pending is None:
                steps = turn_from(message["options"], self.random)
                seat = message["options"]["seat"]
                await self._ask(talk, "play", message["version"], seat=seat, steps=steps)

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
            seat = message["options"][0]["seat"]
            await talk.say("explore", table=self.table, version=version, seat=seat, steps=[])
        elif last_frame(message)["over"]:
            await self._ask(talk, "next", version)

    async def _ask(self, talk: Talk, kind: str, version: int, **fields: object) -> None:
        command_id = f"{self.random.getrandbits(64):x}"
        where = {"table": self.table, "version": version, "id": command_id}
        await self._send(talk, Move(kind, {**where, **fields}))

    async def _send(self, talk: Talk, move: Move) -> None:
        self.pending = move
        self.asked.add(move.fields["id"])
        await talk.say(move.kind, **move.fields)


class ReconnectingFriend(ReconnectingPlayer):
    """Plays with another companion and a bot, at tables with friends and clocks.

    The first opens each table, seats the bot and starts; the second comes by the invitation.
    """

    def __init__(self, meeting: Meeting, *given: object, is_host: bool) -> None:
        super().__init__(*given)  # type: ignore[arg-type] # what the other takes
        self.meeting, self.is_host = meeting, is_host
        self.played: set[str] = set()

    async def _sit(self, guest: Guest) -> None:
        if self.table is None and not self.is_host:
            if not self.meeting.key or self.meeting.table in self.played:
                return
            self.table, self.pending = self.meeting.table, None
        elif self.table is None:
            clock = {"seconds": 300, "increment": 1}
            wish = new_table(3, rules=self.rules, clock=clock, stand_in="random")
            made = await guest.post("/api/tables", wish)
            self.table, self.pending = made["table"], None
            self.meeting.table, self.meeting.key = made["table"], ""
        self.played.add(self.table)
        await super()._sit(guest)

    async def _watch(self, talk: Talk) -> None:
        key = "" if self.is_host else self.meeting.key
        await talk.say("watch", table=self.table, key=key)

    async def _hear(self, talk: Talk, message: Message) -> None:
        if message["type"] == "seating" and not message["started"] and self.pending is None:
            await self._gather(talk, message)
        elif message["type"] == "table" and message["frame"] is None:
            return
        else:
            await super()._hear(talk, message)

    async def _gather(self, talk: Talk, seating: Message) -> None:
        free = [sitter.get("free", False) for sitter in seating["sitters"]]
        if not self.is_host:
            if free[1]:
                await self._command(talk, "sit", seat=1, name="Bob", key=self.meeting.key)
            return
        self.meeting.key = seating["links"]["invitation"]
        if free[2]:
            await self._command(talk, "seat-bot", seat=2, bot=self.bots[0])
        elif not any(free):
            await self._ask(talk, "next", seating["version"])

    async def _command(self, talk: Talk, kind: str, **fields: object) -> None:
        command_id = f"{self.random.getrandbits(64):x}"
        await self._send(talk, Move(kind, {"table": self.table, "id": command_id, **fields}))
