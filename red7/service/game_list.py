"""My games: what the log has of them, kept in mind as long as they do not change."""

from collections import OrderedDict

from red7.service.table_loader import Known, known
from red7.store.sqlite import Held, Log, held_by
from red7.table import Refused
from red7.wire.http_bodies import Games, GameShape, Unreadable
from red7.wire.serialize import match_shape, rules_shape, sitter_shapes

MOST_KEPT = 2_000


class Listing:
    """Makes lists of games, reading each version of a game once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: OrderedDict[tuple[str, int, str], GameShape] = OrderedDict()

    async def of(self, holder: str) -> Games:
        """The games that somebody holds, the last changed first."""
        held = await self._log.read(lambda connection: held_by(connection, holder))
        found: list[GameShape] = []
        unreadable: list[Unreadable] = []
        for each in held:
            try:
                found.append(await self._game(each, holder))
            except Refused as refused:
                # One that was deleted meanwhile is left out.
                if refused.code == "damaged":
                    unreadable.append(Unreadable(each.table, str(refused)))
        return Games(found, unreadable)

    async def _game(self, held: Held, holder: str) -> GameShape:
        key = held.table, held.version, holder
        if key not in self._kept:
            self._kept[key] = _shape(held, await known(self._log, held.table), holder)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _shape(held: Held, known: Known, holder: str) -> GameShape:
    table = known.table
    return GameShape(
        table=held.table,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, table.seats_of(holder)),
        match=match_shape(table.match),
        round=len(table.rounds),
        turn=0 if table.position is None else len(table.position.history),
        mover=table.mover,
        changed=held.changed,
        uploaded=known.uploaded,
    )
