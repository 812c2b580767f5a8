"""The load generator: plays at many tables at once for a while, and reports the results."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from threading import Event
from typing import NamedTuple, TypeVar

from red7.core import ADVANCED, Rules
from red7.hosting.load.figures import Figures, Report, percentile
from red7.hosting.load.http_client import Address, Unreachable, callers, cookie_name
from red7.hosting.load.ledger import Ledger, Verdict, log_of
from red7.hosting.load.pace import Pace
from red7.hosting.load.played_table import PlayedTable
from red7.hosting.load.server_memory import server_memory

T = TypeVar("T")

MAX_OPENING_TABLES = 16
"""Maximum tables that are being opened at a time."""
MAX_LOG_REQUESTS = 4
"""Maximum logs that are requested at a time."""
ANSWER_S = 15.0
MAX_LOG_ATTEMPTS = 40
"""Maximum attempts to request a log from a server that does not answer."""
OPENING_S = 30.0
"""Maximum seconds to wait until one more table is ready for its first move.

After that, the load test begins. Tables that never become ready count as stuck.
"""
PING_INTERVAL_S = 20.0
"""Seconds between two pings of a table's seats."""


class Load(NamedTuple):
    """The parameters of a load test."""

    address: Address
    tables: int = 128
    seats: int = 4
    rate: float = 0.0
    """Moves per second at all tables together; 0 means as fast as possible."""
    seconds: float = 30.0
    rules: Rules = ADVANCED
    network: str | None = None
    """The network of the clients' own addresses.

    None means `HOUSEHOLDS` if the server is at an IPv4 address of this machine; otherwise the
    operating system chooses an address.
    """
    patience: float = ANSWER_S
    """Seconds for each table to finish its last move; a table that takes longer is stuck."""
    enough: Event | None = None
    """An event that ends the measurement early once it is set."""


def carried(load: Load) -> Report:
    """Run a load test and return its report. Raise `Unreachable` if the server does not answer."""
    _allow_many_sockets()
    return _run(_carried(load))


def _run(work: Coroutine[object, object, T]) -> T:
    """Run a coroutine and return its result, on uvloop if it is installed, as the server does."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def _allow_many_sockets() -> None:
    """Increase the process's limit of open files as far as allowed: each seat needs a socket."""
    with suppress(ImportError, ValueError, OSError):
        # Windows has no such module.
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _carried(load: Load) -> Report:
    figures, pace = Figures(), Pace(load.rate)
    name = await asyncio.to_thread(cookie_name, load.address)
    people = callers(name, load.address, load.tables, load.seats, load.network)
    tables = [
        PlayedTable(load.address, group, load.rules, figures, pace, number)
        for number, group in enumerate(people)
    ]
    playing = await _opened(tables, figures)
    pinging = asyncio.create_task(_ping(tables))
    loop = asyncio.get_running_loop()
    start, figures.measuring = loop.time(), True
    for table in tables:
        table.begin.set()
    await _measured(load)
    seconds, figures.measuring = loop.time() - start, False
    memory = await asyncio.to_thread(server_memory, load.address)
    pace.end()
    await _at_rest(tables, playing, load.patience)
    pinging.cancel()
    verdict = await _judged(load.address, [each for table in tables for each in table.ledgers])
    return Report(
        moves=len(figures.acks),
        moves_per_second=round(len(figures.acks) / seconds, 1),
        ack_p50_ms=percentile(figures.acks, 0.5),
        ack_p99_ms=percentile(figures.acks, 0.99),
        fanout_p50_ms=percentile(figures.fanouts, 0.5),
        fanout_p99_ms=percentile(figures.fanouts, 0.99),
        errors=figures.errors,
        lost=verdict.lost,
        doubled=verdict.doubled,
        stuck=sum(not table.at_rest for table in tables),
        server_rss_mb=None if memory is None else round(memory, 1),
    )


async def _measured(load: Load) -> None:
    """Wait until `load.seconds` have passed, or the event `load.enough` is set."""
    if load.enough is None:
        await asyncio.sleep(load.seconds)
    else:
        await asyncio.to_thread(load.enough.wait, load.seconds)


async def _opened(tables: list[PlayedTable], figures: Figures) -> list["asyncio.Task[None]"]:
    """Open all tables, some at a time, and deal their first rounds. Return the tasks that play.

    Stop early if `OPENING_S` seconds pass and no further table has become ready. Raise
    `Unreachable` if no table at all is ready then.
    """
    found: list[asyncio.Task[None]] = []
    loop, ready = asyncio.get_running_loop(), 0
    last = loop.time()
    while ready < len(tables):
        while len(found) < min(len(tables), ready + MAX_OPENING_TABLES):
            found.append(asyncio.create_task(tables[len(found)].play()))
        await _breathe(found)
        before, ready = ready, sum(table.is_ready for table in tables)
        if ready > before:
            last = loop.time()
        elif loop.time() - last > OPENING_S:
            if not ready:
                raise Unreachable(f"no table can be opened there: {figures.problem or 'no answer'}")
            break
    return found


async def _breathe(playing: list["asyncio.Task[None]"]) -> None:
    """Wait a moment, then raise the error of a task that has failed, if there is one."""
    await asyncio.sleep(0.01)
    for task in playing:
        if task.done():
            task.result()


async def _ping(tables: list[PlayedTable]) -> None:
    while True:
        for table in tables:
            await asyncio.sleep(PING_INTERVAL_S / len(tables))
            table.ping()


async def _at_rest(
    tables: list[PlayedTable], playing: list["asyncio.Task[None]"], patience: float
) -> None:
    """Let each table finish its last move; cancel those that need more than `patience` seconds.

    Raise the error of a task that has failed, if there is one.
    """
    for table in tables:
        table.leaving = True
    _, late = await asyncio.wait(playing, timeout=patience)
    for task in late:
        task.cancel()
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, Exception):
            raise done


async def _judged(address: Address, ledgers: list[Ledger]) -> Verdict:
    """Compare all ledgers with the server's logs. Return the sums of lost moves and surplus steps.

    Raise `Unreachable` if the server does not answer.
    """
    few = asyncio.Semaphore(MAX_LOG_REQUESTS)

    async def judged(ledger: Ledger) -> Verdict:
        async with few:
            for _ in range(MAX_LOG_ATTEMPTS):
                with suppress(OSError):
                    log = await asyncio.to_thread(log_of, address, ledger)
                    return ledger.compared_with(log)
                await asyncio.sleep(0.25)
            raise Unreachable("the server has gone: nobody can tell what it has kept")

    found = await asyncio.gather(*map(judged, ledgers))
    return Verdict(sum(each.lost for each in found), sum(each.doubled for each in found))
