"""Game summaries: what a list shows of a game, stored so that its log need not be read."""

import msgspec

from red7.core import Seat
from red7.live.loaded_table import LoadedTable
from red7.live.store import ListedGame
from red7.table import Origin, Sitter
from red7.table.state import seats_of
from red7.wire.http_bodies import GameShape
from red7.wire.serialize import match_shape, preset_name, rules_shape, sitter_shape
from red7.wire.shapes import MatchShape, RulesShape


class Summary(msgspec.Struct, frozen=True, array_like=True):
    """The state of a game as lists need it, the same for all people."""

    rules: RulesShape
    preset: str | None
    sitters: list[Sitter]
    match: MatchShape
    round: int
    turn: int
    mover: int | None
    imported: bool
    origin: Origin
    removed: list[str] = []
    """The ids of people whom the host has removed; releases before 0.10.0 store none."""

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats that belong to a person."""
        return seats_of(self.sitters, person)


_decoder = msgspec.msgpack.Decoder(Summary)


def summary_of(loaded: LoadedTable) -> Summary:
    """Return the summary of a loaded game."""
    table = loaded.table
    return Summary(
        rules=rules_shape(table.rules),
        preset=preset_name(table.rules),
        sitters=[*table.sitters],
        match=match_shape(table.match),
        round=len(table.rounds),
        turn=0 if table.position is None else len(table.position.history),
        mover=table.mover,
        imported=loaded.imported,
        origin=Origin.RECORD if loaded.imported else table.origin,
        removed=[*table.removed],
    )


def packed_summary(summary: Summary) -> bytes:
    """Encode a summary as MessagePack for the store."""
    return msgspec.msgpack.encode(summary)


def stored_summary(held: ListedGame) -> Summary | None:
    """Return the stored summary of a game, or None if it is missing or unreadable.

    A summary that another release has stored may be unreadable.
    """
    if held.summary is None:
        return None
    try:
        return _decoder.decode(held.summary)
    except msgspec.DecodeError:
        return None


def game_shape(
    held: ListedGame, summary: Summary, person: str, until: float | None = None
) -> GameShape:
    """Return a game as an entry in a person's list.

    `until` is when the game will be deleted, in seconds since 1970; None for never.
    """
    mine = summary.seats_of(person)
    return GameShape(
        table=held.table,
        rules=summary.rules,
        sitters=[
            sitter_shape(sitter, mine=seat in mine, free=sitter.is_free and not summary.imported)
            for seat, sitter in enumerate(summary.sitters)
        ],
        match=summary.match,
        round=summary.round,
        turn=summary.turn,
        mover=summary.mover,
        changed=held.changed,
        uploaded=summary.imported,
        origin=summary.origin,
        preset=summary.preset,
        until=until,
    )
