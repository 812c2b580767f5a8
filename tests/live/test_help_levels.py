"""How much a table helps: what is told about choices."""

import asyncio

from red7.live.services import Services
from tests.hosting.friend_clients import SETTINGS, new_table
from tests.hosting.games import EXPERT
from tests.hosting.socket_clients import Message
from tests.live.in_process_clients import LocalGuest, LocalTalk, local_services


def bare(options: Message) -> Message:
    """Options without all that tells what would come of a choice."""
    choices = [{**each, "outcome": None, "ways": 0, "uses": 0} for each in options["choices"]]
    return {**options, "choices": choices, "ways": 0, "turns": [], "hope": None, "rescues": []}


async def begun(services: Services) -> tuple[str, LocalTalk, LocalTalk]:
    """A table at which two have begun to play, its host, and who is to move."""
    ann, bob = LocalGuest(services), LocalGuest(services)
    table = (await ann.post("/api/tables", new_table(rules=EXPERT)))["table"]
    host, guest = await ann.talk(), await bob.talk()
    key = (await host.ask("watch", "seating", table=table))["links"]["invitation"]
    await guest.ask("sit", "accepted", table=table, seat=1, name="Bob", key=key, id="1")
    await host.ask("next", "accepted", table=table, id="1", version=2)
    shown = await host.ask("watch", "table", table=table)
    return table, host, host if shown["options"] else guest


async def all_options(mover: LocalTalk, table: str) -> list[Message]:
    """What is pushed, and all that is answered about each step."""
    shown = await mover.ask("watch", "table", table=table)
    (pushed,) = shown["options"]
    where = {"table": table, "version": shown["version"], "seat": pushed["seat"]}
    questions: list[Message] = [{"steps": []}]
    # As many as may be asked in a moment.
    for choice in pushed["choices"][::2]:
        questions.append({"steps": [], "using": choice["step"], "most": 24})
        if choice["refusal"] is None:
            questions.append({"steps": [choice["step"]], "most": 24})
    asked = [await mover.ask("explore", "options", **where, **each) for each in questions]
    return [pushed, *(each["options"] for each in asked)]


def test_without_help_only_legal_steps_are_told() -> None:
    async def run() -> None:
        async with local_services() as services:
            table, host, mover = await begun(services)
            with_marks = await all_options(mover, table)
            settings = {**SETTINGS, "help": "none"}
            wish = {"id": "2", "rules": EXPERT, "settings": settings, "seats": 2}
            await host.ask("configure", "accepted", table=table, **wish)
            without = await all_options(mover, table)
            assert without == [bare(each) for each in with_marks]
            assert without != with_marks

    asyncio.run(run())
