"""The list of somebody's games: from what is noted beside each, else from its log."""

from collections.abc import AsyncIterator

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


class GameList:
    """Makes lists of games, reading the log of each version at most once."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers

    async def of(self, person: str) -> Games:
        """The games in somebody's list, the last changed first."""
        found: list[GameShape] = []
        unreadable: list[Unreadable] = []
        async for held, summary in self.summaries(person):
            if isinstance(summary, Problem):
                unreadable.append(Unreadable(held.table, summary.message, summary))
            else:
                found.append(game_shape(held, summary, person))
        return Games(found, unreadable)

    async def summaries(self, person: str) -> AsyncIterator[tuple[Held, Summary | Problem]]:
        """The games in somebody's list and how they stand, or why that cannot be known."""
        for held in await self._store.held_by(person):
            try:
                yield held, stored_summary(held) or await self._summed_up(held)
            except Damaged as damaged:
                yield held, problem_of(damaged)
            except Refused:
                # It was deleted meanwhile.
                continue

    async def _summed_up(self, held: Held) -> Summary:
        """How a game stands, by its log; noted for the next time."""
        loaded = await load_table(self._store, self._workers, held.table)
        summary = summary_of(loaded)
        await self._store.keep_summary(held.table, loaded.table.version, packed_summary(summary))
        return summary
