"""Tables as game records, for download and review."""

from datetime import UTC, datetime

from red7.notation import Record, RecordedRound, RecordedTurn, join_cards, recorded_deal
from red7.service.table_loader import Known
from red7.table import PlayedRound, Table
from red7.wire.serialize import commitment
from red7.wire.table_messages import dealt


def record_of(known: Known) -> Record:
    """The record of a table that has nothing left to hide."""
    assert known.is_open
    table = known.table
    return Record(
        table.rules,
        tuple(sitter.name for sitter in table.sitters),
        tuple(_round(table, number) for number in range(1, len(table.rounds) + 1)),
        (("Date", datetime.fromtimestamp(known.opened, UTC).strftime("%Y-%m-%d")),),
    )


def _round(table: Table, number: int) -> RecordedRound:
    played = table.rounds[number - 1]
    position = played.position
    turns = [RecordedTurn(past.seat, past.steps) for past in position.history]
    if position.steps:
        turns.append(RecordedTurn(position.turn, position.steps))
    start = recorded_deal(dealt(table, number))
    return start._replace(turns=tuple(turns), comment=_proof(played))


def _proof(played: PlayedRound) -> str:
    """The proof of a shuffle; none where the round came as a record."""
    if not played.salt:
        return ""
    order = join_cards(played.order)
    return f"salt {played.salt}, order {order}, SHA-256 {commitment(played.order, played.salt)}"
