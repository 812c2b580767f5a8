"""The list of somebody's games, from the store, cached as long as they do not change."""

from collections import OrderedDict

from red7.service.table_loader import LoadedTable, load_table
from red7.service.workers import Workers
from red7.store import Damaged, Held, Store
from red7.table import Refused
from red7.wire.http_bodies import Games, GameShape, Unreadable
from red7.wire.problems import problem_of
from red7.wire.serialize import match_shape, preset_name, rules_shape, sitter_shapes

MOST_CACHED = 2_000


class GameList:
    """Makes lists of games, reading each version of a game once."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._cached: OrderedDict[tuple[str, int, str], GameShape] = OrderedDict()

    async def of(self, person: str) -> Games:
        """The games in somebody's list, the last changed first."""
        found: list[GameShape] = []
        unreadable: list[Unreadable] = []
        for held in await self._store.held_by(person):
            try:
                found.append(await self._game(held, person))
            except Damaged as damaged:
                problem = problem_of(damaged)
                unreadable.append(Unreadable(held.table, problem.message, problem))
            except Refused:
                # It was deleted meanwhile.
                continue
        return Games(found, unreadable)

    async def _game(self, held: Held, person: str) -> GameShape:
        key = held.table, held.version, person
        if key not in self._cached:
            loaded = await load_table(self._store, self._workers, held.table)
            self._cached[key] = _shape(held, loaded, person)
            if len(self._cached) > MOST_CACHED:
                self._cached.popitem(last=False)
        return self._cached[key]


def _shape(held: Held, loaded: LoadedTable, person: str) -> GameShape:
    table = loaded.table
    return GameShape(
        table=held.table,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, table.seats_of(person)),
        match=match_shape(table.match),
        round=len(table.rounds),
        turn=0 if table.position is None else len(table.position.history),
        mover=table.mover,
        changed=held.changed,
        uploaded=loaded.imported,
        preset=preset_name(table.rules),
    )
