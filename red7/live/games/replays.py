"""Replays: every moment of a table, sent in parts that fit into a message.

A moment is the state of a round after the deal, or after one step of a turn. A worker process makes
the replays, and caches the last few of them. The replay of a long match has many megabytes; the
server process gets only the part that a client requests.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from red7.core import Match, Seat
from red7.live.compute.async_lru_cache import AsyncLruCache
from red7.live.compute.protocol import Workers
from red7.live.compute.table_jobs import packed, unpacked
from red7.live.loaded_table import LoadedTable
from red7.table import Refused, Table
from red7.wire.http_bodies import Moment, Replay
from red7.wire.messages import MAX_MESSAGE_BYTES
from red7.wire.serialize import match_shape, preset_name, rules_shape, sitter_shapes
from red7.wire.table_messages import replayed

MOST_PARTS = 64
"""Maximum parts of replays in the cache of a server process."""
MOST_REPLAYS = 4
"""Maximum whole replays in the cache of a worker process."""


class Replays:
    """Returns parts of replays, and caches them for all clients."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._cached: AsyncLruCache[bytes] = AsyncLruCache(MOST_PARTS)

    async def part(
        self, name: str, table: Table, mine: Sequence[Seat], seat: Seat | None, start: int
    ) -> bytes:
        """Return a replay as JSON, with as many moments from `start` on as fit into a message.

        The replay shows what `seat` saw, or all hands if `seat` is None. `mine` are the seats of
        the person who requests it. Raise `WorkFailed` if no worker can make the replay.
        """
        # When a person is deleted, names change without a new version of the table.
        names = tuple(each.name for each in table.sitters)
        key = name, table.version, names, tuple(mine), seat, start
        given = name, packed(table), tuple(mine), seat, start
        return await self._cached.get(key, lambda: self._workers.run_batch(replay_part, *given))


def replay_part(
    name: str, packed_table: bytes, mine: Sequence[Seat], seat: Seat | None, start: int
) -> bytes:
    """Return a part of the replay of a packed table as JSON, from the moment `start` on."""
    table, found = _moments(packed_table, seat)
    return part(replay(name, table, mine, seat), found, start)


@lru_cache(MOST_REPLAYS)
def _moments(packed_table: bytes, seat: Seat | None) -> tuple[Table, list[bytes]]:
    table = unpacked(packed_table)
    return table, moments(table, seat)


def moments(table: Table, seat: Seat | None) -> list[bytes]:
    """Return all moments of a table, each as JSON.

    A moment shows what `seat` saw, or all hands if `seat` is None.
    """
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
    """Return the seat whose view a person's replay shows, or None for all hands.

    Return None if `is_open`. Otherwise return the seat `asked`, or the person's first seat if
    `asked` is None. Raise `Refused` if the person may not see this view.
    """
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
    """Return the replay of a table without its moments, which `part` adds."""
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
    """Return a replay as JSON, with as many moments from `start` on as fit into a message.

    `found` are all moments of the replay, each as JSON.
    """
    start = min(max(start, 0), len(found))
    empty = msgspec.structs.replace(whole, total=len(found), start=start)
    head, tail = msgspec.json.encode(empty)[:-2], b"]}"
    assert head.endswith(b'"moments":[')
    room, end = MAX_MESSAGE_BYTES - len(head) - len(tail), start
    while end < len(found) and (room := room - len(found[end]) - 1) >= 0:
        end += 1
    return head + b",".join(found[start:end]) + tail
