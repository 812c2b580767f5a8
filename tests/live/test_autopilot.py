"""What a table with friends does by itself: fill its seats, and deal the next round."""

import asyncio
from random import Random

import pytest

from red7.live import autopilot
from red7.table import state
from tests.hosting.friend_clients import Friend, accepted, moved, new_table
from tests.hosting.games import ADVANCED
from tests.live.in_process_clients import LocalGuest, local_services

SOON, LATER = 0.05, 0.8


async def come(guest: LocalGuest, table: str, key: str = "") -> Friend:
    friend = Friend(guest, await guest.talk(), table)  # type: ignore[arg-type]
    await friend.watch(key)
    return friend


def test_bots_fill_a_table_at_which_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "FILL_AFTER_S", SOON)

    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            wish = new_table(3, rules=ADVANCED)
            made = await guest.post("/api/tables/anywhere", wish)
            # Nobody is there yet, so nothing happens.
            await asyncio.sleep(2 * SOON)
            friend = await come(guest, made["table"])
            assert not friend.seating["started"]
            await friend.until("seating", started=True)
            bots = [sitter["bot"] for sitter in friend.seating["sitters"]]
            assert bots == [None, "random", "random"]

    asyncio.run(run())


def test_the_next_round_is_dealt_by_itself_while_all_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autopilot, "NEXT_ROUND_S", LATER)

    async def run() -> None:
        async with local_services() as services:
            ann = LocalGuest(services)
            made = await ann.post("/api/tables", new_table(2, rules=ADVANCED))
            host = await come(ann, made["table"])
            bob = await come(LocalGuest(services), host.table, host.seating["links"]["invitation"])
            sat = await accepted(bob, "sit", seat=1, name="Bob", key=bob.key)
            await accepted(host, "next", version=sat["version"])
            friends = [host, bob]
            for friend in friends:
                await friend.until("update")
                await friend.sees(sat["version"] + 1)
            while len(host.now["match"]["rounds"]) == 0:
                await moved(friends, Random(1))
            # Somebody goes: the table waits for them.
            bob.talk.close()  # type: ignore[attr-defined]
            await host.until("presence")
            await asyncio.sleep(2 * LATER)
            loaded = await services.store.load(host.table)
            assert loaded is not None
            dealt = sum(type(entry.command).__name__ == "Deal" for entry in loaded.entries)
            assert dealt == 1
            back = await come(bob.guest, host.table)  # type: ignore[arg-type]
            assert (await back.until("update"))["frames"][-1]["round"] == 2

    asyncio.run(run())
