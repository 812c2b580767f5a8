"""The queue of moves: one address never takes the server from the others, and a class plays on."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack

import pytest

from red7.service.move_queue import (
    CROWD,
    LONGEST_PAUSE_S,
    MOVES_AT_A_TIME,
    MoveQueue,
    pause_after,
)
from red7.service.requester import Requester, requester
from red7.service.services import Services
from tests.server.games import new_game
from tests.service.local_guests import LocalGuest, LocalTalk, local_services

FLOOD, HOME = "192.0.2.1", "192.0.2.2"
A_FEW = 2 * MOVES_AT_A_TIME
"""Moves of one address that may be under way: the first ones, and those that have waited."""


async def at_turn(services: Services) -> tuple[LocalTalk, dict[str, object]]:
    """Return a guest at a table of two seats, both theirs, and where their next move goes."""
    guest = LocalGuest(services)
    game = {**new_game(), "seats": [{"name": "Ann"}, {"name": "Bob"}]}
    table = (await guest.post("/api/games", game))["table"]
    talk = await guest.talk()
    message = await talk.ask("watch", "table", table=table)
    where = {"table": table, "version": message["version"], "seat": message["frame"]["mover"]}
    return talk, where


def test_a_move_waits_for_others_of_its_address_and_not_for_those_of_another() -> None:
    accepted: list[str] = []

    async def move(address: str, talk: LocalTalk, where: dict[str, object]) -> None:
        requester.set(Requester(address, talk.guest.holder))
        await talk.ask("play", "accepted", **where, id="a move", steps=["--"])
        accepted.append(address)

    async def run() -> None:
        async with local_services() as services:
            flood, home = await at_turn(services), await at_turn(services)
            async with AsyncExitStack() as under_way:
                for _ in range(A_FEW):
                    other = services.tables.moves.turn_of(Requester(FLOOD, "another token"))
                    await under_way.enter_async_context(other)
                waiting = asyncio.create_task(move(FLOOD, *flood))
                await asyncio.create_task(move(HOME, *home))
                assert accepted == [HOME]
            await waiting

    asyncio.run(run())
    assert accepted == [HOME, FLOOD]


def in_order(
    moves: MoveQueue, asked: list[Requester]
) -> Callable[[], Coroutine[None, None, list[str]]]:
    """Return what tells the order in which moves that all wait at once are carried out."""

    async def run() -> list[str]:
        done: list[str] = []

        async def move(who: Requester) -> None:
            async with moves.turn_of(who):
                # Others come meanwhile.
                await asyncio.sleep(0)
                done.append(who.token)

        await asyncio.gather(*map(move, asked))
        return done

    return run


def test_the_tokens_of_an_address_take_turns() -> None:
    asked = [Requester(FLOOD, "greedy")] * 6 + [Requester(FLOOD, "modest")]
    done = asyncio.run(in_order(MoveQueue(), asked)())
    assert done.index("modest") <= A_FEW + 1
    assert len(done) == 7


@pytest.mark.parametrize("who", [Requester(FLOOD, "a", exempt=True), Requester(token="a")])
def test_exempt_addresses_and_the_server_itself_never_wait(who: Requester) -> None:
    async def run() -> None:
        moves = MoveQueue()
        async with moves.turn_of(who), moves.turn_of(who), moves.turn_of(who):
            pass

    asyncio.run(run())


def test_a_move_that_nobody_waits_for_any_longer_holds_up_no_other() -> None:
    async def run() -> None:
        moves, who = MoveQueue(), Requester(FLOOD, "a")

        async def move() -> None:
            async with moves.turn_of(who):
                pass

        async with AsyncExitStack() as under_way:
            for _ in range(A_FEW - 1):
                await under_way.enter_async_context(moves.turn_of(who))
            async with moves.turn_of(who):
                waiting = [asyncio.create_task(move()) for _ in range(3)]
                await asyncio.sleep(0)
                waiting[0].cancel()
            # The second one has its turn now, and is given up before it knows.
            await asyncio.sleep(0)
            waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[0].cancelled()
        assert not waiting[2].cancelled()
        async with moves.turn_of(who), moves.turn_of(who):
            pass

    asyncio.run(run())


def test_a_player_never_waits_for_floods_from_other_addresses() -> None:
    """However many addresses they come from, few of the moves that wait are under way."""
    floods = [
        Requester(f"198.51.100.{number}", f"{token}") for number in range(50) for token in "abc"
    ]
    player, under_way, most = Requester(HOME, "a player"), 0, 0

    async def run() -> None:
        moves, ready = MoveQueue(), asyncio.Event()

        async def move(who: Requester) -> None:
            nonlocal under_way, most
            async with moves.turn_of(who):
                under_way += 1
                await ready.wait()
                most = max(most, under_way)
                under_way -= 1
                await asyncio.sleep(0)

        waiting = [asyncio.create_task(move(who)) for who in floods]
        await asyncio.sleep(0)
        async with asyncio.timeout(1), moves.turn_of(player):
            ready.set()
        await asyncio.gather(*waiting)

    asyncio.run(run())
    assert most <= 50 * MOVES_AT_A_TIME + MOVES_AT_A_TIME


def test_only_a_crowd_pauses() -> None:
    assert pause_after(0.01, CROWD) > 0.01
    assert pause_after(60.0, 1000) == LONGEST_PAUSE_S
    assert not pause_after(0.01, CROWD - 1)
