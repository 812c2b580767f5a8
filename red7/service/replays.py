"""Replays: every moment of a table, sent in parts that fit into a message."""

from collections.abc import Sequence

import msgspec

from red7.core import Match, Seat
from red7.service.async_lru_cache import AsyncLruCache
from red7.service.table_loader import LoadedTable
from red7.service.workers import Workers
from red7.table import Refused, Table
from red7.wire.http_bodies import Moment, Replay
from red7.wire.messages import LARGEST
from red7.wire.serialize import match_shape, preset_name, rules_shape, sitter_shapes
from red7.wire.table_messages import replayed


class Replays:
    """Replays, each made once for all its parts."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._cached: AsyncLruCache[list[bytes]] = AsyncLruCache(8)

    async def moments(self, name: str, table: Table, seat: Seat | None) -> list[bytes]:
        """All moments of a table as a seat saw them, or with all hands open, as JSON."""
        key = name, table.version, seat
        return await self._cached.get(key, lambda: self._workers.run(moments, table, seat))


def moments(table: Table, seat: Seat | None) -> list[bytes]:
    """All moments of a table, seen by a seat or, with None, with all hands open, as JSON."""
    eyes = range(len(table.sitters)) if seat is None else (seat,)
    results = table.match.results
    matches = [
        match_shape(Match(table.rules, len(table.sitters), results[:count]))
        for count in range(len(results) + 1)
    ]
    return [
        msgspec.json.encode(Moment(frame, matches[finished + frame.over]))
        for finished, frame in replayed(table, eyes)
    ]


def eyes_for(loaded: LoadedTable, person: str, *, is_open: bool, asked: int | None) -> Seat | None:
    """The seat that somebody may replay a table from; None is all of them. Raises `Refused`."""
    if is_open:
        if not loaded.is_open:
            raise Refused("not-over")
        return None
    seats = loaded.table.seats_of(person)
    if loaded.is_open:
        seats = (*seats, *range(len(loaded.table.sitters)))
    seat = asked if asked is not None or not seats else seats[0]
    if seat is None or seat not in seats:
        raise Refused("not-your-seat")
    return seat


def replay(name: str, table: Table, mine: Sequence[Seat], seat: Seat | None) -> Replay:
    """A replay without its moments yet."""
    return Replay(
        table=name,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, mine),
        over=table.match.is_over,
        open=seat is None,
        seat=seat,
        total=0,
        start=0,
        preset=preset_name(table.rules),
        moments=[],
    )


def part(whole: Replay, found: Sequence[bytes], start: int) -> bytes:
    """The JSON of a replay with as many moments from a place on as fit into a message."""
    start = min(max(start, 0), len(found))
    empty = msgspec.structs.replace(whole, total=len(found), start=start)
    head, tail = msgspec.json.encode(empty)[:-2], b"]}"
    assert head.endswith(b'"moments":[')
    room, end = LARGEST - len(head) - len(tail), start
    while end < len(found) and (room := room - len(found[end]) - 1) >= 0:
        end += 1
    return head + b",".join(found[start:end]) + tail
