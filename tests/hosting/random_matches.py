"""Whole matches, played by picking from what the server offers."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from tests.hosting.games import turn_from
from tests.hosting.socket_clients import Message, Talk

Also: TypeAlias = Callable[[Talk, Message], Awaitable[None]]
"""What somebody does besides, at each turn of theirs."""


async def nothing(talk: Talk, message: Message) -> None:
    """Do nothing besides."""


async def played(
    talk: Talk, table: str, random: Random, also: Also = nothing, *, deals: bool = True
) -> Message:
    """The last message of a match in which one guest plays what its seats are offered."""
    await talk.say("watch", table=table)
    while True:
        message = await talk.hear_of("table", "update")
        if message["match"]["over"]:
            return message
        where = {"table": table, "id": f"{random.random()}", "version": message["version"]}
        if message["options"]:
            await also(talk, message)
            seat = message["options"][0]["seat"]
            asked = {"table": table, "version": message["version"], "seat": seat, "steps": []}
            found = await talk.ask("explore", "options", **asked)
            steps = turn_from(found["options"], random)
            await talk.say("play", **where, seat=seat, steps=steps)
        elif last_frame(message)["over"] and deals:
            await talk.say("next", **where)


def last_frame(message: Message) -> Message:
    """The round as a message leaves it."""
    frame: Message = message["frame"] if message["type"] == "table" else message["frames"][-1]
    return frame
