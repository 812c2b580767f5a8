"""Replays: every moment of a table, sent in parts that fit into a message."""

from collections.abc import Sequence

import msgspec

from red7.core import Match, Seat
from red7.service.table_loader import Known
from red7.table import Refused, Table
from red7.wire.http_bodies import Moment, Replay
from red7.wire.messages import LARGEST
from red7.wire.serialize import match_shape, rules_shape, sitter_shapes
from red7.wire.table_messages import replayed


def moments(table: Table, seat: Seat | None) -> list[Moment]:
    """All moments of a table, seen by a seat or, with None, with all hands open."""
    eyes = range(len(table.sitters)) if seat is None else (seat,)
    results = table.match.results
    matches = [
        match_shape(Match(table.rules, len(table.sitters), results[:count]))
        for count in range(len(results) + 1)
    ]
    return [
        Moment(frame, matches[finished + frame.over]) for finished, frame in replayed(table, eyes)
    ]


def eyes_for(known: Known, holder: str, *, is_open: bool, asked: int | None) -> Seat | None:
    """The seat that somebody may replay a table from; None is all of them. Raises `Refused`."""
    if is_open:
        if not known.is_open:
            raise Refused("not-over", "all hands can be shown once the match is over")
        return None
    seats = known.table.seats_of(holder)
    if known.is_open:
        seats = (*seats, *range(len(known.table.sitters)))
    seat = seats[0] if asked is None else asked
    if seat not in seats:
        raise Refused("not-your-seat", f"seat {seat} is not yours to look from")
    return seat


def replay(name: str, known: Known, mine: Sequence[Seat], seat: Seat | None) -> Replay:
    """A replay without its moments yet."""
    table = known.table
    return Replay(
        table=name,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, mine),
        over=table.match.is_over,
        open=seat is None,
        seat=seat,
        total=0,
        start=0,
        moments=[],
    )


def part(whole: Replay, found: Sequence[Moment], start: int) -> Replay:
    """As many moments from a place on as fit."""
    start = min(max(start, 0), len(found))
    empty = msgspec.structs.replace(whole, total=len(found), start=start)
    room, end = LARGEST - len(msgspec.json.encode(empty)), start
    while end < len(found):
        room -= len(msgspec.json.encode(found[end])) + 1
        if room < 0:
            break
        end += 1
    return msgspec.structs.replace(empty, moments=[*found[start:end]])
