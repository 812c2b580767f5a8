"""A store and workers that are counted: they do what they always do, and metrics hear of it.

Whatever else a store or a pool can do goes through untouched.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from time import perf_counter
from typing import Any, ParamSpec, TypeVar, cast

from red7.live.compute.protocol import Workers
from red7.live.counters import Metrics
from red7.live.store import StorageFailed, Store
from red7.table import Deal, Play

P = ParamSpec("P")
T = TypeVar("T")

READS = {
    *("load", "held_by", "bots_to_move", "due", "listed", "person_of", "note", "document"),
    *("since", "versions", "holdings", "stale", "mentioning", "unclaimed", "lease_end"),
    *("persons_of", "latest", "owners", "can_exchange", "admission"),
}
"""What needs no room on the disk."""


def counted_store(store: Store, metrics: Metrics) -> Store:
    """A store whose moves and failures are counted."""
    return cast(Store, _CountedStore(store, metrics))


def counted_workers(workers: Workers, metrics: Metrics) -> Workers:
    """Workers whose thoughts are counted."""
    return cast(Workers, _CountedWorkers(workers, metrics))


class _CountedStore:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        # To close a store shows nothing of whether it works.
        if not iscoroutinefunction(found) or name == "close":
            return found
        counted = {"append": self._moves, "prune": self._prunes}.get(name, _plain)(found)
        counted = self._failures(counted, "read" if name in READS else "write")
        # From now on it is found here.
        setattr(self, name, counted)
        return counted

    def _failures(self, method: Callable[P, Awaitable[T]], work: str) -> Callable[P, Awaitable[T]]:
        metrics = self._metrics

        @wraps(method)
        async def counted(*given: P.args, **named: P.kwargs) -> T:
            try:
                found = await method(*given, **named)
            except StorageFailed as error:
                metrics.storage_failed(error)
                raise
            metrics.failing.discard(work)
            return found

        return counted

    def _moves(self, method: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        metrics = self._metrics

        @wraps(method)
        async def counted(entry: Any, *given: Any, **named: Any) -> T:
            found = await method(entry, *given, **named)
            if isinstance(entry.command, Play | Deal):
                metrics.moves[entry.sender.kind.value] += 1
            return found

        return counted

    def _prunes(self, method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        metrics = self._metrics

        @wraps(method)
        async def counted(*given: P.args, **named: P.kwargs) -> T:
            found = await method(*given, **named)
            metrics.pruned += 1
            return found

        return counted


def _plain(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    return method


class _CountedWorkers:
    def __init__(self, workers: Workers, metrics: Metrics) -> None:
        self._workers, self._metrics = workers, metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._workers, name)

    async def turn(self, bot: str, *given: Any, **named: Any) -> Any:
        return await self._timed(bot, self._workers.turn(bot, *given, **named))

    async def hints(self, *given: Any, **named: Any) -> Any:
        return await self._timed("hint", self._workers.hints(*given, **named))

    async def review(self, *given: Any, **named: Any) -> Any:
        return await self._timed("review", self._workers.review(*given, **named))

    async def _timed(self, what: str, work: Awaitable[T]) -> T:
        began = perf_counter()
        found = await work
        self._metrics.thought(what, perf_counter() - began)
        return found
