"""The queue of moves: one address never takes the server from the others, and a class plays on."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from red7.live.limits.move_queue import ALONE_AFTER_S, PLACES, PLACES_ALONE, MoveQueue
from red7.live.limits.rate_limits import Kind, Limit, Rate, RateLimiter
from red7.live.limits.requester import Requester, requester
from red7.live.services import Services
from red7.live.store import Entry, MemoryStore, TableStatus
from tests.hosting.games import new_game
from tests.live.in_process_clients import LocalGuest, LocalTalk, local_services

FLOOD, HOME = "192.0.2.1", "192.0.2.2"
BEYOND = RateLimiter({Kind.COMMAND: Limit(Rate(300, 600), Rate(0, 0))})
"""Every move is beyond the limit of its address."""


class Clock:
    """A clock that the tests advance."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


async def shared(rates: RateLimiter | None = None, clock: Clock | None = None) -> MoveQueue:
    """Return a queue in which another address has just moved."""
    moves = MoveQueue(rates, clock or Clock())
    async with moves.turn_of(Requester(HOME, "a player")):
        return moves


async def moved_in(moves: MoveQueue) -> MoveQueue:
    """Return a queue after a move of another address, with a clock that stands still."""
    moves._now = Clock()
    async with moves.turn_of(Requester(HOME, "a player")):
        return moves


async def settle() -> None:
    """Let everything happen that waits for no time to pass."""
    for _ in range(10):
        await asyncio.sleep(0)


async def at_turn(services: Services) -> tuple[LocalTalk, dict[str, object]]:
    """Return a guest at a table of two seats, both theirs, and where their next move goes."""
    guest = LocalGuest(services)
    game = {**new_game(), "seats": [{"name": "Ann"}, {"name": "Bob"}]}
    table = (await guest.post("/api/games", game))["table"]
    talk = await guest.talk()
    message = await talk.ask("watch", "table", table=table)
    where = {"table": table, "version": message["version"], "seat": message["frame"]["mover"]}
    return talk, where


async def move(address: str, talk: LocalTalk, where: dict[str, object], name: str = "a") -> str:
    requester.set(Requester(address, talk.guest.holder))
    return str(
        (await talk.ask("play", "accepted", "refused", **where, id=name, steps=["--"]))["type"]
    )


def test_a_move_waits_for_others_of_its_address_and_not_for_those_of_another() -> None:
    async def run() -> None:
        async with local_services() as services:
            moves = await moved_in(services.moves)
            flood, home = await at_turn(services), await at_turn(services)
            async with AsyncExitStack() as under_way:
                for _ in range(PLACES):
                    await under_way.enter_async_context(moves.turn_of(Requester(FLOOD, "other")))
                waiting = asyncio.create_task(move(FLOOD, *flood))
                assert await asyncio.create_task(move(HOME, *home)) == "accepted"
                assert not waiting.done()
            assert await waiting == "accepted"

    asyncio.run(run())


def test_a_move_that_waits_for_its_table_holds_up_no_move_at_another() -> None:
    class Slow(MemoryStore):
        slow = ""

        async def append(
            self, entry: Entry, status: TableStatus, people: Sequence[str] = ()
        ) -> None:
            if entry.table == self.slow:
                storing.set()
                await go_on.wait()
            await super().append(entry, status, people)

    storing, go_on = asyncio.Event(), asyncio.Event()

    async def run() -> None:
        store = Slow()
        async with local_services(store=store) as services:
            await moved_in(services.moves)
            (talk, where), other = await at_turn(services), await at_turn(services)
            store.slow = str(where["table"])
            stuck = [asyncio.create_task(move(FLOOD, talk, where, "first"))]
            await storing.wait()
            second = await talk.guest.talk()
            stuck += [
                asyncio.create_task(move(FLOOD, second, where, f"{n}")) for n in range(PLACES)
            ]
            await settle()
            assert await asyncio.create_task(move(FLOOD, *other)) == "accepted"
            assert not any(task.done() for task in stuck)
            go_on.set()
            assert sorted(await asyncio.gather(*stuck)) == ["accepted", *PLACES * ["refused"]]

    asyncio.run(run())


async def in_order(moves: MoveQueue, asked: list[Requester]) -> list[str]:
    """Return the tokens in the order in which moves that all wait at once are carried out."""
    done: list[str] = []

    async def move(who: Requester) -> None:
        async with moves.turn_of(who):
            done.append(who.token)
            # Others come meanwhile.
            await asyncio.sleep(0)

    await asyncio.gather(*map(move, asked))
    return done


def test_the_token_goes_first_that_has_waited_longest_since_its_last_move() -> None:
    async def run() -> None:
        moves = await shared()
        pupil, programs = Requester(FLOOD, "pupil"), [Requester(FLOOD, f"{n}") for n in range(9)]
        async with AsyncExitStack() as under_way:
            for who in (pupil, programs[0]):
                await under_way.enter_async_context(moves.turn_of(who))
            asking = asyncio.create_task(in_order(moves, [*3 * programs, pupil, pupil]))
            await settle()
        done = await asking
        assert len(done) == 3 * 9 + 2
        assert done.index("pupil") == 8
        assert done[9:].index("pupil") <= 9 + PLACES

    asyncio.run(run())


@pytest.mark.parametrize("who", [Requester(FLOOD, "a", exempt=True), Requester(token="a")])
def test_exempt_addresses_and_the_server_itself_never_wait(who: Requester) -> None:
    async def run() -> None:
        moves = await shared(BEYOND)
        async with AsyncExitStack() as under_way:
            for _ in range(2 * PLACES_ALONE):
                await under_way.enter_async_context(moves.turn_of(who))

    asyncio.run(run())


def test_a_move_that_nobody_waits_for_any_longer_holds_up_no_other() -> None:
    async def run() -> None:
        moves, who = await shared(), Requester(FLOOD, "a")

        async def move() -> None:
            async with moves.turn_of(who):
                pass

        async with AsyncExitStack() as under_way:
            for _ in range(PLACES - 1):
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
    """Of each of them, few moves are under way."""
    floods = [
        Requester(f"198.51.100.{number}", f"{token}") for number in range(50) for token in "abc"
    ]
    player, under_way, most = Requester(HOME, "a player"), 0, 0

    async def run() -> None:
        moves, ready = await shared(), asyncio.Event()

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
    assert most == 50 * PLACES


@pytest.mark.parametrize("rates", [BEYOND, None])
def test_an_address_beyond_its_limit_pauses_beside_others(rates: RateLimiter | None) -> None:
    who = Requester(FLOOD, "a")

    async def run() -> None:
        clock = Clock()
        moves, done = await shared(rates, clock), list[int]()

        async def move(number: int) -> None:
            async with moves.turn_of(who):
                clock.seconds += 0.01
                done.append(number)

        async with moves.turn_of(who), moves.turn_of(who):
            waiting = [asyncio.create_task(move(number)) for number in range(PLACES + 1)]
            await settle()
        await settle()
        assert len(done) == (PLACES if rates is BEYOND else PLACES + 1)
        await asyncio.gather(*waiting)

    asyncio.run(run())


def test_an_address_that_plays_alone_is_not_slowed_down() -> None:
    async def run() -> None:
        clock = Clock()
        moves = await shared(BEYOND, clock)
        who = [Requester(FLOOD, f"{number}") for number in range(PLACES_ALONE)]
        clock.seconds += ALONE_AFTER_S + 1
        async with AsyncExitStack() as under_way:
            for each in who:
                await under_way.enter_async_context(moves.turn_of(each))
            waiting = asyncio.create_task(in_order(moves, 3 * who))
            await settle()
            assert not waiting.done()
            clock.seconds += 1
        await settle()
        assert len(await waiting) == 3 * PLACES_ALONE

    asyncio.run(run())
