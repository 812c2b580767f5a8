"""A bot that joins a table by its invitation link and plays matches under any rules.

python examples/bot.py 'http://127.0.0.1:7777/table/3f9c1e07ab52d846#the-secret' Robo
"""

import asyncio
import json
import random
import sys
from itertools import count
from urllib.parse import urlsplit
from urllib.request import urlopen

from websockets.asyncio.client import connect

NUMBERS = count(1)


def steps_of(options: dict) -> list[str]:
    """Return the rest of a turn that keeps us in, else steps that might, else an end."""
    whole = random.choice(options["turns"])["steps"] if options["turns"] else options["hope"]
    return (whole or [])[len(options["steps"]) :] or ["." if options["steps"] else "--"]


async def play(link: str, name: str) -> None:
    """Play at the table of an invitation until its match is over."""
    where = urlsplit(link)
    table, key = where.path.rpartition("/")[2], where.fragment
    with urlopen(f"{where.scheme}://{where.netloc}/") as page:
        cookie = page.headers["set-cookie"].partition(";")[0]
    address = f"{where.scheme.replace('http', 'ws')}://{where.netloc}/ws"
    async with connect(address, additional_headers={"cookie": cookie}) as socket:

        async def say(kind: str, **fields: object) -> None:
            await socket.send(json.dumps({"type": kind, **fields}))

        async def ask(kind: str, **fields: object) -> None:
            await say(kind, table=table, id=f"{name}-{next(NUMBERS)}", **fields)

        await say("hello", protocol=1, program=True)
        await say("watch", table=table, key=key)
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "seating" if True in message["free"]:
                    await ask("sit", seat=message["free"].index(True), name=name, key=key)
                case "table" | "update" if message["options"]:
                    now = {"version": message["version"], "seat": message["options"][0]["seat"]}
                    await say("explore", table=table, steps=[], **now)
                case "table" | "update" if message["match"]["over"]:
                    return
                case "options":
                    options, version = message["options"], message["version"]
                    turn = {"seat": options["seat"], "steps": steps_of(options)}
                    await ask("play", version=version, **turn)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
