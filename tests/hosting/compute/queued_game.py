"""A match against a bot that searches, and a hint, in a process that thinks nothing.

Run by a test where neither compiler nor numbers can be imported; it prints what came of it.
"""

import asyncio
from random import Random

from red7.hosting.compute.job_queue import Priority
from red7.hosting.compute.queue_client import AnswerTimes, QueueWorkers
from red7.live.compute.inline import InlineWorkers
from red7.live.services import Services
from red7.live.store import MemoryStore
from red7.wire.messages import PROTOCOL
from tests.hosting.compute.in_process_thinkers import MemoryBus, thinking
from tests.hosting.compute.memory_job_queue import MemoryJobQueue
from tests.hosting.games import BASIC, new_game
from tests.hosting.random_matches import played
from tests.hosting.socket_clients import Message, Talk
from tests.live.in_process_clients import LocalGuest, LocalTalk

LATE = dict.fromkeys(Priority, AnswerTimes(60.0, 120.0))


class PlayerTalk(LocalTalk):
    """Says what a player's client says."""

    async def hear_of(self, *kinds: str) -> Message:
        """The next message of one of some kinds."""
        return await Talk.hear_of(self, *kinds)  # type: ignore[arg-type]

    async def ask(self, kind: str, *kinds: str, **fields: object) -> Message:
        """The answer of one of some kinds to a message."""
        return await Talk.ask(self, kind, *kinds, **fields)  # type: ignore[arg-type]


async def game() -> None:
    """Play, and tell which jobs were taken."""
    queue, bus = MemoryJobQueue(), MemoryBus()
    services = Services(MemoryStore(), QueueWorkers(queue, bus, InlineWorkers(), LATE))
    await services.open()
    async with thinking(queue, bus) as taken:
        guest = LocalGuest(services)
        talk = PlayerTalk(services, guest)
        await talk.ask("hello", "welcome", protocol=PROTOCOL)
        table = (await guest.post("/api/games", new_game("scout", rules=BASIC)))["table"]
        hinted = False

        async def hint(talk: Talk, message: Message) -> None:
            nonlocal hinted
            if not hinted:
                asked = {"table": table, "version": message["version"], "seat": 0}
                hinted = bool((await talk.ask("hint", "hints", **asked))["hints"])

        last = await played(talk, table, Random(1), hint)  # type: ignore[arg-type]
        assert last["match"]["over"]
        print(*sorted({lease.job.priority.name for lease in taken}))
        talk.close()
    await services.close()


if __name__ == "__main__":
    asyncio.run(game())
