"""A round against a bot, at a table without a server: the store in memory, the compute inline."""

import asyncio
import json

from red7.core import ADVANCED, FOLD, turns, view
from red7.live.compute.inline import InlineWorkers
from red7.live.dispatch import ClientSession
from red7.live.services import Services
from red7.live.store import MemoryStore
from red7.notation import step_name
from red7.wire.http_bodies import NewGame, NewSeat
from red7.wire.messages import PROTOCOL
from red7.wire.serialize import rules_shape

PERSON = "digest of a token"


async def play_round(bot: str) -> set[str]:
    """Play to the end of a round, with a hint for each turn; return the kinds of all messages."""
    services = Services(MemoryStore(), InlineWorkers())
    await services.open()
    seats = [NewSeat("Ann", None), NewSeat("Bot", bot)]
    name = await services.game_requests.start(NewGame(rules_shape(ADVANCED), seats), PERSON)
    kinds, has_news = set[str](), asyncio.Event()

    def receive(message: bytes) -> None:
        kinds.add(json.loads(message)["type"])
        has_news.set()

    session = ClientSession(services, PERSON, receive)

    async def say(kind: str, **fields: object) -> None:
        await session.hear(json.dumps({"type": kind, **fields}))

    await say("hello", protocol=PROTOCOL)
    await say("watch", table=name)
    with await services.tables.at(name) as live:
        while (position := live.table.position) is not None and live.table.mover is not None:
            has_news.clear()
            version = live.table.version
            if live.table.mover == 0 and not live.table.auto_folds:
                moment = {"table": name, "version": version, "seat": 0}
                await say("hint", **moment)
                steps = next(iter(turns(view(position, 0))), (FOLD,))
                await say("play", **moment, id=str(version), steps=[*map(step_name, steps)])
            elif live.table.version == version:
                await has_news.wait()
    session.close()
    await services.close()
    return kinds
