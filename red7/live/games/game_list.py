"""The list of somebody's games: from what is noted beside each, else from its log."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from red7.live.compute.protocol import Workers
from red7.live.games.game_summary import (
    Summary,
    game_shape,
    packed_summary,
    stored_summary,
    summary_of,
)
from red7.live.games.list_pages import EVERYTHING, Wanted, page_of
from red7.live.live_settings import DEFAULTS, RetentionSettings
from red7.live.loaded_table import load_table
from red7.live.store import Damaged, ListedGame, StorageFailed, Store
from red7.table import Refused
from red7.table.state import is_running
from red7.table.watching import is_shut_out
from red7.wire.http_bodies import Games, GameShape, Problem, Unreadable
from red7.wire.problems import problem_of

T = TypeVar("T")

FEW = 20
"""So many games are looked at on the event loop; more of them elsewhere."""
GAMES_A_REQUEST = 500
"""A list of so many games counts as one request more."""

PlainGame: TypeAlias = tuple[str, int, float, bytes]
"""What a `ListedGame` has: pickling thousands of them takes longer."""


class GameList:
    """Makes lists of games, reading the log of each version at most once."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        retention: RetentionSettings = DEFAULTS.retention,
        charge: Callable[[float], None] = lambda requests: None,
    ) -> None:
        """Whoever asks is charged so many requests more for a long list."""
        self._store, self._workers, self._retention = store, workers, retention
        self._charge = charge

    async def of(self, person: str, wanted: Wanted = EVERYTHING) -> Games:
        """A page of the games in somebody's list. Raises `Refused`."""
        page, unreadable = await self.made_of(person, listed, person, wanted, self._retention)
        games = msgspec.msgpack.decode(page, type=Games)
        return games if wanted.after else replace(games, unreadable=unreadable)

    async def made_of(
        self, person: str, job: Callable[..., tuple[T, list[str]]], *given: object
    ) -> tuple[T, list[Unreadable]]:
        """What a job makes of the summaries of somebody's games, and which cannot be had.

        The job names the games whose summaries it cannot read. Raises `Red7Error`.
        """
        held = {each.table: each for each in await self._store.games_of(person)}
        self._charge(len(held) / GAMES_A_REQUEST)
        unknown, unreadable = [name for name in held if held[name].summary is None], []
        while True:
            for name in unknown:
                summary = await self._noted(held[name])
                if isinstance(summary, bytes):
                    held[name] = held[name]._replace(summary=summary)
                    continue
                del held[name]
                if summary is not None:
                    unreadable.append(Unreadable(name, summary.message, summary))
            plain = [(*each,) for each in held.values()]
            if len(plain) <= FEW:
                found, unknown = job(plain, *given)
            else:
                found, unknown = await self._workers.run_query(job, plain, *given)
            if not unknown:
                return found, unreadable

    async def summary(self, held: ListedGame) -> Summary | Problem | None:
        """How a game stands, or why that cannot be known; None if it is gone by now."""
        if (known := stored_summary(held)) is not None:
            return known
        noted = await self._noted(held)
        return stored_summary(held._replace(summary=noted)) if isinstance(noted, bytes) else noted

    async def _noted(self, held: ListedGame) -> bytes | Problem | None:
        """How a game stands, by its log, noted for the next time; or as `summary` has it."""
        try:
            loaded = await load_table(self._store, self._workers, held.table)
        except Damaged as damaged:
            return problem_of(damaged)
        except Refused:
            return None
        summary = packed_summary(summary_of(loaded))
        # Where nothing can be stored now, games can be listed all the same.
        with suppress(StorageFailed):
            await self._store.keep_summary(held.table, loaded.table.version, summary)
        return summary


def summaries(held: Sequence[PlainGame]) -> tuple[list[tuple[ListedGame, Summary]], list[str]]:
    """Some games with their summaries, and the names of those that have none."""
    found, unknown = [], []
    for each in (ListedGame(*plain) for plain in held):
        if (summary := stored_summary(each)) is None:
            unknown.append(each.table)
        else:
            found.append((each, summary))
    return found, unknown


def listed(
    held: Sequence[PlainGame], person: str, wanted: Wanted, retention: RetentionSettings
) -> tuple[bytes, list[str]]:
    """A page of some games, as MessagePack, and the games that nobody has summed up yet."""
    found, unknown = summaries(held)
    page = page_of([each for each in found if not _is_hidden(each[1], person)], person, wanted)
    games = Games(
        games=[_shape(held, summary, person, retention) for held, summary in page.games],
        unreadable=[],
        more=page.more,
        count=page.fitting,
        total=page.total,
        choices=page.choices,
    )
    return msgspec.msgpack.encode(games), unknown


def _is_hidden(summary: Summary, person: str) -> bool:
    return is_shut_out(person, summary.removed, is_over=summary.match.over)


def _shape(
    held: ListedGame, summary: Summary, person: str, retention: RetentionSettings
) -> GameShape:
    running = is_running(summary.sitters, is_over=summary.match.over)
    return game_shape(held, summary, person, retention.lasts_until(held.changed, running=running))
