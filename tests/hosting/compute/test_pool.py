"""Work in other processes: bots at their turn, workers that die, pools that stay apart."""

import asyncio
import os
import select
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
import uvloop

from red7.bots import BOTS
from red7.core import ADVANCED, EXPERT, play
from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.pool import MAX_ATTEMPTS, ProcessWorkers, WorkerPool
from red7.hosting.compute.watchdog import FIRST_LOOK_S, LOOK_EVERY_S
from red7.hosting.compute.worker_process import WorkerDied
from red7.hosting.http.token_cookie import digest_of, new_token
from red7.live.compute import bot_jobs
from red7.live.compute.async_lru_cache import AsyncLruCache
from red7.live.compute.protocol import WorkFailed
from red7.live.shuffling import shuffled
from red7.table import Command, Open, Sitter, apply_command
from tests.builders import dealt, moment
from tests.hosting.games import ADVANCED as GAME
from tests.hosting.games import commands_of, new_game, stored, turn_from
from tests.hosting.random_matches import last_frame
from tests.hosting.server_process import serving, start
from tests.hosting.socket_clients import Guest, Talk, guest_of, my_turn

pytestmark = pytest.mark.slow


def with_pool(work: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, bot_jobs.nothing)
        try:
            await work(pool)
        finally:
            await asyncio.to_thread(pool.stop)

    asyncio.run(run())


def test_a_killed_worker_is_replaced_and_its_job_done_again() -> None:
    async def work(pool: WorkerPool) -> None:
        (worker,) = pool.workers
        await pool.do(lambda worker: worker.ask(bot_jobs.nothing))
        first = worker.process.pid
        assert first is not None
        job = asyncio.create_task(pool.do(lambda worker: worker.ask(_long_enough)))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert await job == "done"
        assert worker.process.pid not in (None, first)

    with_pool(work)


def test_a_job_is_done_by_a_process_that_is_ready_before_its_line_is_watched() -> None:
    async def run() -> None:
        worker = AsyncWorker(bot_jobs.nothing)
        job = asyncio.create_task(worker.ask(bot_jobs.nothing))
        try:
            while (line := worker.process._socket) is None:
                await asyncio.sleep(0)
            # The event loop is busy until the first word of the process is there.
            select.select([line], [], [], 30)
            await asyncio.wait_for(job, 10)
        finally:
            await asyncio.to_thread(worker.stop)

    # The loop that servers run on reads the line before it tells that there is one.
    uvloop.run(run())


def _long_enough() -> str:
    time.sleep(0.3)
    return "done"


def test_long_work_is_ended_when_nobody_waits_for_it_any_longer() -> None:
    async def work(pool: WorkerPool) -> None:
        (worker,) = pool.workers
        results: AsyncLruCache[None] = AsyncLruCache(2)

        def asked() -> "asyncio.Task[None]":
            return asyncio.create_task(
                results.get("key", lambda: pool.do(lambda each: each.ask(_without_end)))
            )

        one, other = asked(), asked()
        while not worker.process.pid:
            await asyncio.sleep(0.05)
        first = worker.process.pid
        one.cancel()
        await asyncio.sleep(FIRST_LOOK_S + 2 * LOOK_EVERY_S)
        assert worker.process.pid == first
        other.cancel()
        began = time.monotonic()
        assert await pool.do(lambda worker: worker.ask(_long_enough)) == "done"
        assert time.monotonic() - began < 20
        assert worker.process.pid != first
        assert worker.replaced == 0

    with_pool(work)


def _without_end() -> None:
    until = time.monotonic() + 100
    while time.monotonic() < until:
        pass


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    tries: list[int] = []

    async def fatal(worker: AsyncWorker) -> None:
        tries.append(1)
        await worker.ask(os._exit, 1)

    async def work(pool: WorkerPool) -> None:
        with pytest.raises(WorkerDied):
            await pool.do(fatal)
        assert await pool.do(lambda worker: worker.ask(_long_enough)) == "done"

    with_pool(work)
    assert len(tries) == MAX_ATTEMPTS


def test_a_job_that_fails_says_why_and_the_worker_goes_on() -> None:
    async def work(pool: WorkerPool) -> None:
        with pytest.raises(WorkFailed, match="ValueError"):
            await pool.do(lambda worker: worker.ask(int, "one"))
        assert await pool.do(lambda worker: worker.ask(int, "1")) == 1

    with_pool(work)


def test_a_worker_that_does_not_come_back_is_taken_for_dead() -> None:
    async def work(pool: WorkerPool) -> None:
        (worker,) = pool.workers
        with pytest.raises(WorkerDied):
            await worker.ask(time.sleep, 30, patience=0.5)
        assert await worker.ask(_long_enough) == "done"
        with pytest.raises(WorkerDied):
            await worker.ask(time.sleep, 30, patience=0.5)

    with_pool(work)


def test_each_job_has_its_own_time() -> None:
    async def work(pool: WorkerPool) -> None:
        (worker,) = pool.workers
        # A process that has yet to begin would take its time from the first one.
        await worker.ask(bot_jobs.nothing)
        # Two together take longer than one may.
        for _ in range(2):
            await worker.ask(time.sleep, 2, patience=3.5)
        with pytest.raises(WorkerDied):
            await worker.ask(time.sleep, 30, patience=3.5)

    with_pool(work)


def test_the_end_waits_for_no_job() -> None:
    async def work(pool: WorkerPool) -> None:
        job = asyncio.create_task(pool.do(lambda worker: worker.ask(time.sleep, 30)))
        await asyncio.sleep(0.1)
        before = time.monotonic()
        await asyncio.to_thread(pool.stop)
        assert time.monotonic() - before < 10
        with pytest.raises(WorkerDied):
            await job

    with_pool(work)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_takes_whole_turns(bot: str) -> None:
    async def run() -> None:
        workers = ProcessWorkers()
        try:
            for rules in (ADVANCED, EXPERT):
                position = dealt(rules, 3, 4)
                steps = await workers.turn(bot, position)
                assert len(play(position, steps).history) == 1
                moments = (moment(rules, 2, seed) for seed in range(99))
                middle = next(found for found in moments if found.steps)
                steps = await workers.turn(bot, middle)
                assert len(play(middle, steps).history) == len(middle.history) + 1
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_bot_that_has_a_table_waiting_goes_on_though_nobody_watches(tmp_path: Path) -> None:
    data, guest = tmp_path / "data", Sitter("Ann", None, digest_of(new_token()))
    table = asyncio.run(stored(data, commands(guest, "random", "thrifty", "planner")))
    with serving(data):
        asyncio.run(until(lambda: turns_at(data, [table]) == 3))


def commands(guest: Sitter, *bots: str) -> list[Command]:
    """A table at which all bots are to move before the guest."""
    sitters = (guest, *(Sitter(f"a {bot}", bot) for bot in bots))
    first = Open(ADVANCED, sitters)
    while True:
        deal = shuffled(apply_command(None, first).match)
        if apply_command(apply_command(None, first), deal).mover == 1:
            return [first, deal]


SCOUTS = 8


def test_tables_of_scouts_delay_no_other_table(tmp_path: Path) -> None:
    """A match against quick bots goes on while scouts at other tables still think."""
    data, token = tmp_path / "data", new_token()
    guest = Sitter("Ann", None, digest_of(token))

    async def run() -> None:
        deep = [
            await stored(data, commands(guest, "scout", "scout", "scout")) for _ in range(SCOUTS)
        ]
        with serving(data) as server:
            await until(lambda: turns_at(data, deep) > 0)
            async with guest_of(server.url, token) as ann:
                assert await quick_replies(ann, 3) >= 3
            assert turns_at(data, deep) < 3 * SCOUTS
            await until(lambda: turns_at(data, deep) == 3 * SCOUTS)

    asyncio.run(run())


def turns_at(data: Path, tables: list[str]) -> int:
    """How many turns have been taken at some tables."""
    return sum(len(commands_of(data, table)) - 2 for table in tables)


async def until(condition: Callable[[], bool]) -> None:
    # Scouts that search in pure Python while the engine is being compiled take their time.
    async with asyncio.timeout(150):
        while not condition():
            await asyncio.sleep(0.02)


async def quick_replies(guest: Guest, wanted: int) -> int:
    """How often quick bots have answered, in as many rounds as that takes."""
    found = 0
    async with guest.talking() as talk:
        while found < wanted:
            found += await replies_in_a_round(guest, talk)
    return found


async def replies_in_a_round(guest: Guest, talk: Talk) -> int:
    """How often a quick bot answers until a round is over: not at all, with bad luck."""
    random, found = Random(1), 0
    table = (await guest.post("/api/games", new_game("planner", rules=GAME)))["table"]
    message = await talk.ask("watch", "table", table=table)
    while not last_frame(message)["over"]:
        if message["options"]:
            where = {"table": table, "version": message["version"], "id": f"{message['version']}"}
            steps = turn_from(message["options"][0], random)
            await talk.say("play", **where, seat=0, steps=steps)
        message = await talk.hear_of("update")
        found += message["frames"][-1]["happened"]["seat"] == 1
    return found


def test_a_hint_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """With nothing compiled yet, the pure-Python search answers."""
    kernels = tmp_path / "kernels"
    environment = {"NUMBA_CACHE_DIR": str(kernels)}
    server = start(tmp_path / "data", environment=environment)

    async def run() -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            table = (await guest.post("/api/games", new_game("random", rules=GAME)))["table"]
            message = await my_turn(talk, await talk.ask("watch", "table", table=table))
            where = {"table": table, "version": message["version"], "seat": 0}
            assert (await talk.ask("hint", "hints", **where))["hints"]

    try:
        asyncio.run(run())
        entries = set(kernels.rglob("*.kept"))
        assert len(entries) < 4
    finally:
        assert server.end() == 0
    assert server.errors.read_text() == ""
