"""Text notation: parse and write cards, steps, positions and game records."""

from red7.notation.cards import (
    card_name,
    card_names,
    color_letter,
    color_name,
    join_cards,
    parse_card,
    parse_cards,
)
from red7.notation.errors import BadText
from red7.notation.json_text import Json, parse_json
from red7.notation.positions import (
    Palettes,
    parse_edition,
    parse_position,
    parse_table,
    position_json,
    rules_json,
)
from red7.notation.record_parser import BadRecord, parse_record
from red7.notation.records import (
    Moment,
    Record,
    RecordedRound,
    RecordedTurn,
    record_text,
    recorded_deal,
    replay,
    result_of,
)
from red7.notation.steps import parse_step, parse_turn, step_name, turn_name

__all__ = [
    "BadRecord",
    "BadText",
    "Json",
    "Moment",
    "Palettes",
    "Record",
    "RecordedRound",
    "RecordedTurn",
    "card_name",
    "card_names",
    "color_letter",
    "color_name",
    "join_cards",
    "parse_card",
    "parse_cards",
    "parse_edition",
    "parse_json",
    "parse_position",
    "parse_record",
    "parse_step",
    "parse_table",
    "parse_turn",
    "position_json",
    "record_text",
    "recorded_deal",
    "replay",
    "result_of",
    "rules_json",
    "step_name",
    "turn_name",
]
