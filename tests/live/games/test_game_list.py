"""Lists of games: a long one is made by a worker, and costs whoever asks more than a short one."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from red7.core import BASIC
from red7.live.compute.inline import InlineWorkers
from red7.live.games.game_list import FEW, GAMES_A_REQUEST, GameList
from red7.live.games.list_pages import Wanted
from red7.live.games.results import ResultRequests
from red7.live.limits.rate_limits import LIMITS, Kind, RateLimiter, TooManyRequests
from red7.live.limits.requester import Requester
from red7.live.store import Cause, MemoryStore, StorageFailed
from tests.live.games.test_results import ANN, seated, stored, won_by

T = TypeVar("T")


class Observed(InlineWorkers):
    """Workers who remember what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[str] = []

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        self.jobs.append(job.__name__)
        return await super().run_query(job, *given)


async def with_games(count: int, store: MemoryStore | None = None) -> MemoryStore:
    store, commands = store or MemoryStore(), seated(won_by(0, BASIC), 0)
    for number in range(count):
        await stored(store, f"{number:04}", commands, float(number))
    return store


def test_a_long_list_is_made_by_a_worker_and_is_the_same() -> None:
    async def run() -> None:
        store, workers, charged = await with_games(FEW + 1), Observed(), list[float]()
        games = GameList(store, workers, charge=charged.append)
        found = await games.of(ANN, Wanted(limit=3))
        assert [each.table for each in found.games] == ["0020", "0019", "0018"]
        assert (found.count, found.total) == (FEW + 1, FEW + 1)
        assert (await ResultRequests(store, games).of(ANN)).wins == FEW + 1
        assert workers.jobs == ["listed", "results"]
        assert charged == [(FEW + 1) / GAMES_A_REQUEST] * 2
        await store.remove_from_list(ANN, "0000")
        assert (await games.of(ANN)).total == FEW
        assert len(workers.jobs) == 2

    asyncio.run(run())


def test_a_summary_that_cannot_be_read_is_made_anew() -> None:
    async def run() -> None:
        store = await with_games(2)
        games = GameList(store, InlineWorkers())
        assert len((await games.of(ANN)).games) == 2
        (held, _) = await store.games_of(ANN)
        await store.keep_summary(held.table, held.version, b"of another release")
        assert len((await games.of(ANN)).games) == 2
        (held, _) = await store.games_of(ANN)
        assert held.summary != b"of another release"

    asyncio.run(run())


class Full(MemoryStore):
    """A store on a disk without room."""

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        raise StorageFailed("write", "no room", Cause.FULL)


def test_games_are_listed_while_nothing_can_be_stored() -> None:
    async def run() -> None:
        games = GameList(await with_games(2, Full()), InlineWorkers())
        assert len((await games.of(ANN)).games) == 2

    asyncio.run(run())


def test_whoever_has_long_lists_has_fewer_of_them() -> None:
    limits, who = RateLimiter(), Requester("192.0.2.1", "token")
    rate = LIMITS[Kind.LIST].token
    asked, now = 0, 0.0
    while now < 60.0:
        try:
            limits.count(Kind.LIST, who, now)
        except TooManyRequests as refused:
            now += refused.wait + 1e-6
        else:
            limits.charge(Kind.LIST, who, 9.0, now)
            asked += 1
    assert abs(asked - (rate.burst + 60 * rate.per_second) / 10) <= 2
