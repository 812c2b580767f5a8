"""The example of a bot over the protocol: it sits down by a link and plays matches of any rules."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.hosting.friend_clients import Friend, moved, new_table, started
from tests.hosting.games import ADVANCED, BASIC, EXPERT
from tests.hosting.server_process import Served
from tests.hosting.socket_clients import Message, guest_of

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize(
    "rules", [BASIC, ADVANCED, {**EXPERT, "edition": "v1.3"}], ids=["basic", "advanced", "expert"]
)
def test_it_plays_a_match_by_a_link(server: Served, rules: Message) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            table = (await guest.post("/api/tables", new_table(3, rules=rules)))["table"]
            host = Friend(guest, talk, table)
            await host.watch()
            link = f"{server.url}/table/{table}#{host.seating['links']['invitation']}"
            bots = [
                await asyncio.create_subprocess_exec(
                    sys.executable, str(BOT), link, f"Robo{number}"
                )
                for number in (1, 2)
            ]
            while True in [sitter.get("free", False) for sitter in host.seating["sitters"]]:
                await host.until("seating")
            assert [each.get("program", False) for each in host.seating["sitters"]] == [
                False,
                True,
                True,
            ]
            await started([host])
            random = Random(1)
            while await moved([host], random):
                pass
            async with asyncio.timeout(20):
                assert [await bot.wait() for bot in bots] == [0, 0]

    asyncio.run(run())
