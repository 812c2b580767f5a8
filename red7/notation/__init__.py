"""Text to values and back: cards, steps, positions, game records, pictures."""

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
from red7.notation.positions import (
    Json,
    Palettes,
    parse_edition,
    parse_position,
    position_json,
    rules_json,
)
from red7.notation.steps import parse_step, parse_turn, step_name, turn_name

__all__ = [
    "BadText",
    "Json",
    "Palettes",
    "card_name",
    "card_names",
    "color_letter",
    "color_name",
    "join_cards",
    "parse_card",
    "parse_cards",
    "parse_edition",
    "parse_position",
    "parse_step",
    "parse_turn",
    "position_json",
    "rules_json",
    "step_name",
    "turn_name",
]
