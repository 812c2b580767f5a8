"""Friends: guests who sit down at one table, each with a socket of their own."""

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from tests.hosting.games import ADVANCED, turn_from
from tests.hosting.random_matches import last_frame
from tests.hosting.socket_clients import Guest, Message, Talk, guest_of

SETTINGS: Message = {
    "clock": {"seconds": 0, "increment": None},
    "out_of_time": "bot",
    "help": "marks",
    "pause": 0,
    "stand_in": "random",
    "watching": True,
    "late": True,
    "public": False,
    "fills": False,
}


def new_table(seats: int = 2, *, rules: Any = ADVANCED, **settings: object) -> Message:
    """What to ask for to have a table."""
    return {"rules": rules, "seats": seats, "name": "Ann", "settings": {**SETTINGS, **settings}}


class Friend:
    """Somebody at a table: the last that was heard of everything."""

    def __init__(self, guest: Guest, talk: Talk, table: str) -> None:
        self.guest, self.talk, self.table = guest, talk, table
        self.last: dict[str, Message] = {}
        self.now: Message = {}
        """The table as it was last shown."""
        self.key = ""

    @property
    def seating(self) -> Message:
        return self.last["seating"]

    @property
    def seats(self) -> list[int]:
        return [seat for seat, each in enumerate(self.seating["sitters"]) if each["mine"]]

    async def hear(self) -> Message:
        message = await self.talk.hear()
        self.last[message["type"]] = message
        if message["type"] in ("table", "update"):
            self.now = message
        return message

    async def until(self, kind: str, **wanted: object) -> Message:
        """The next message of a kind that has some values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and wanted.items() <= message.items():
                return message

    async def sees(self, version: int) -> Message:
        """The seating of a version, or a later one."""
        while self.seating["version"] < version:
            await self.until("seating")
        return self.seating

    async def do(self, kind: str, **fields: Any) -> Message:
        """The answer to a command: accepted or refused."""
        number = fields.pop("id", secrets.token_hex(8))
        await self.talk.say(kind, table=self.table, id=number, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("accepted", "refused") and message["id"] == number:
                return message

    async def watch(self, key: str = "") -> None:
        """See the table, and what was there before."""
        self.key = key
        await self.talk.say("watch", table=self.table, key=key)
        await self.until("seating", table=self.table)


@asynccontextmanager
async def gathered(url: str, count: int = 2, **settings: object) -> AsyncIterator[list[Friend]]:
    """Friends who have sat down at a table, the host first."""
    names = ("Ann", "Bob", "Cleo", "Dan")
    async with AsyncExitStack() as stack:
        found: list[Friend] = []
        version = 0
        for seat, name in enumerate(names[:count]):
            guest = await stack.enter_async_context(guest_of(url))
            if not found:
                made = await guest.post("/api/tables", new_table(count, **settings))
                table = made["table"]
            talk = await stack.enter_async_context(guest.talking())
            friend = Friend(guest, talk, table)
            key = found[0].seating["links"]["invitation"] if found else ""
            await friend.watch(key)
            if found:
                done = await friend.do("sit", seat=seat, name=name, key=key)
                assert done["type"] == "accepted", done
                version = done["version"]
            found.append(friend)
        for friend in found:
            await friend.sees(version)
        yield found


async def started(friends: list[Friend]) -> None:
    """Have the first round dealt."""
    host = friends[0]
    done = await host.do("next", version=host.seating["version"])
    assert done["type"] == "accepted", done
    for friend in friends:
        await friend.until("update")
        await friend.sees(done["version"])


async def moved(friends: list[Friend], random: Random) -> bool:
    """Let whoever is to move take a turn, or have a round dealt; False once the match is over."""
    # Whoever comes to a table sees it at a later version than others, though not a later moment.
    furthest = max(map(moment_of, friends))
    for friend in friends:
        while moment_of(friend) < furthest:
            await friend.hear()
    now = friends[0].now
    if now["match"]["over"]:
        return False
    frame, seen = last_frame(now), now["version"]
    if frame["over"]:
        seen = (await accepted(friends[0], "next", version=seen))["version"] - 1
    else:
        seat = frame["mover"]
        mover = next((friend for friend in friends if seat in friend.seats), None)
        if mover is not None and mover.now["options"]:
            asked = {"table": mover.table, "version": seen, "seat": seat, "steps": []}
            await mover.talk.say("explore", **asked)
            steps = turn_from((await mover.until("options"))["options"], random)
            done = await accepted(mover, "play", version=seen, seat=seat, steps=steps)
            seen = done["version"] - 1
    # Else a bot moves, or the table folds for an empty hand.
    for friend in friends:
        while friend.now["version"] <= seen:
            await friend.hear()
    return True


def moment_of(friend: Friend) -> tuple[int, int, int]:
    """How far a friend has seen the match."""
    frame = last_frame(friend.now)
    return frame["round"], frame["turn"], len(frame["steps"])


async def accepted(friend: Friend, kind: str, **fields: Any) -> Message:
    """The answer to a command that must be accepted."""
    done = await friend.do(kind, **fields)
    assert done["type"] == "accepted", done
    return done


async def played_out(friends: list[Friend], random: Random) -> None:
    """Play a match to its end."""
    while await moved(friends, random):
        pass
