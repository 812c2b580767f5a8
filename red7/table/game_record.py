"""Tables as game records, for download and review."""

from datetime import UTC, datetime

from red7.notation import Record, RecordedRound, RecordedTurn, recorded_deal
from red7.table.replay import dealt
from red7.table.shuffle_proof import proof_text
from red7.table.state import Table


def record_of(table: Table, opened: float) -> Record:
    """Return the record of a table that was opened at a time, in seconds since 1970.

    The record shows all cards: callers make one only if the table has nothing left to hide.
    """
    return Record(
        table.rules,
        tuple(sitter.name or sitter.bot or "" for sitter in table.sitters),
        tuple(_round(table, number) for number in range(1, len(table.rounds) + 1)),
        (("Date", datetime.fromtimestamp(opened, UTC).strftime("%Y-%m-%d")),),
    )


def _round(table: Table, number: int) -> RecordedRound:
    played = table.rounds[number - 1]
    position = played.position
    turns = [RecordedTurn(past.seat, past.steps) for past in position.history]
    if position.steps:
        turns.append(RecordedTurn(position.mover, position.steps))
    start = recorded_deal(dealt(table, number))
    return start._replace(turns=tuple(turns), comment=proof_text(played))
