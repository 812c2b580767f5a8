"""The list of somebody's games: from what is noted beside each, else from its log."""

import asyncio
from collections.abc import AsyncIterator

from red7.service.data_limits import USUAL_DATA, DataLimits
from red7.service.game_pages import EVERYTHING, Wanted, page_of
from red7.service.game_summary import (
    Summary,
    game_shape,
    packed_summary,
    stored_summary,
    summary_of,
)
from red7.service.table_loader import load_table
from red7.service.workers import Workers
from red7.store import Damaged, Held, Store
from red7.table import Refused
from red7.wire.http_bodies import Games, GameShape, Problem, Unreadable
from red7.wire.problems import problem_of

AT_ONCE = 20
"""So many games are summed up before others have their turn on the event loop."""


class GameList:
    """Makes lists of games, reading the log of each version at most once."""

    def __init__(self, store: Store, workers: Workers, limits: DataLimits = USUAL_DATA) -> None:
        self._store, self._workers, self._limits = store, workers, limits

    async def of(self, person: str, wanted: Wanted = EVERYTHING) -> Games:
        """A page of the games in somebody's list. Raises `Refused`."""
        found: list[tuple[Held, Summary]] = []
        unreadable: list[Unreadable] = []
        async for held, summary in self.summaries(person):
            if isinstance(summary, Problem):
                unreadable.append(Unreadable(held.table, summary.message, summary))
            else:
                found.append((held, summary))
        page = page_of(found, person, wanted)
        return Games(
            games=[self._shape(held, summary, person) for held, summary in page.games],
            unreadable=[] if wanted.after else unreadable,
            more=page.more,
            count=page.fitting,
            total=page.total,
            choices=page.choices,
        )

    def _shape(self, held: Held, summary: Summary, person: str) -> GameShape:
        people = any(sitter.is_seated for sitter in summary.sitters)
        running = people and not summary.match.over and not summary.imported
        until = self._limits.lasts_until(held.changed, running=running)
        return game_shape(held, summary, person, until)

    async def summaries(self, person: str) -> AsyncIterator[tuple[Held, Summary | Problem]]:
        """The games in somebody's list and how they stand, or why that cannot be known."""
        for number, held in enumerate(await self._store.held_by(person), 1):
            if (summary := await self.summary(held)) is not None:
                yield held, summary
            if not number % AT_ONCE:
                await asyncio.sleep(0)

    async def summary(self, held: Held) -> Summary | Problem | None:
        """How a game stands, or why that cannot be known; None if it is gone by now."""
        try:
            return stored_summary(held) or await self._summed_up(held)
        except Damaged as damaged:
            return problem_of(damaged)
        except Refused:
            return None

    async def _summed_up(self, held: Held) -> Summary:
        """How a game stands, by its log; noted for the next time."""
        loaded = await load_table(self._store, self._workers, held.table)
        summary = summary_of(loaded)
        await self._store.keep_summary(held.table, loaded.table.version, packed_summary(summary))
        return summary
