"""Positions as JSON values."""

from typing import cast

import pytest
from hypothesis import given

from red7.core import BASIC, RED, Position
from red7.notation import (
    BadText,
    Json,
    Palettes,
    parse_json,
    parse_position,
    parse_table,
    position_json,
)
from tests.builders import cards, playouts

WHOLE = """
{"rules": {"edition": "v1.2", "draw": true, "scoring": true, "actions": false},
 "players": [{"hand": ["R1"], "palette": ["B5"], "out": false},
             {"hand": ["O2"], "palette": ["I4"], "out": false}],
 "canvas": ["G2"], "deck": ["V7"], "turn": 0}
"""


def whole(**changes: Json) -> dict[str, Json]:
    return cast("dict[str, Json]", parse_json(WHOLE)) | changes


def player(seat: int, **changes: Json) -> dict[str, Json]:
    """The whole position with fields of one player changed; None takes a field away."""
    value = whole()
    players = cast("list[dict[str, Json]]", value["players"])
    players[seat] |= changes
    for name in [name for name, change in changes.items() if change is None]:
        del players[seat][name]
    return value


def refused(value: Json) -> BadText:
    with pytest.raises(BadText) as error:
        parse_table(value)
    return error.value


def test_the_example_of_the_design() -> None:
    position = parse_position(whole())
    assert isinstance(position, Position)
    assert position.hands == (cards("R1"), cards("O2"))
    assert position.palettes == (cards("B5"), cards("I4"))
    assert position.rules.draw
    assert not position.rules.actions


@given(playouts)
def test_positions_round_trip_but_for_history_and_piles(played: list[Position]) -> None:
    for position in played:
        bare = position._replace(history=())
        assert parse_position(position_json(position)) == bare


def test_absent_switches_are_off_and_an_absent_edition_is_the_default() -> None:
    position = parse_position(whole(rules={}))
    assert isinstance(position, Position)
    assert position.rules == BASIC


def test_absent_rules_are_the_basic_ones() -> None:
    value = {name: field for name, field in whole().items() if name != "rules"}
    assert parse_position(value).rules == BASIC


def test_palettes_alone_are_no_whole_position() -> None:
    with pytest.raises(BadText, match="player 0 has no field 'hand'"):
        parse_position({"players": [{"palette": []}, {"palette": []}], "canvas": []})


def test_known_cards_the_known_top_and_scores_are_optional() -> None:
    value = whole(known_top=1, scores=[3, 4])
    cast("list[dict[str, Json]]", value["players"])[1]["known"] = ["O2"]
    position = parse_position(value)
    assert isinstance(position, Position)
    assert (position.known_top, position.score.points) == (1, (3, 4))
    assert position.known == (0, cards("O2"))


def test_palettes_and_canvas_alone() -> None:
    palettes = parse_table({"players": [{"palette": ["R7"]}, {"palette": []}], "canvas": []})
    assert palettes == Palettes((cards("R7"), 0), (False, False), ())
    assert isinstance(palettes, Palettes)
    assert palettes.color == RED


def test_an_absent_out_means_still_in() -> None:
    value = {"players": [{"palette": [], "out": True}, {"palette": []}], "canvas": []}
    palettes = parse_table(cast("Json", value))
    assert isinstance(palettes, Palettes)
    assert palettes.out == (True, False)


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("wrong-type", []),
        ("wrong-type", None),
        ("missing-field", {}),
        ("wrong-type", {"players": {}}),
        ("player-count", {"players": [{"palette": []}], "canvas": []}),
        ("player-count", {"players": [{"palette": []}] * 5, "canvas": []}),
        ("wrong-type", {"players": [1, 2], "canvas": []}),
        ("missing-field", {"players": [{"palette": []}, {"palette": []}]}),
        ("missing-field", {"players": [{}, {"palette": []}], "canvas": []}),
        ("wrong-type", {"players": [{"palette": 1}, {"palette": []}], "canvas": []}),
        ("wrong-type", {"players": [{"palette": [1]}, {"palette": []}], "canvas": []}),
        ("unknown-card", {"players": [{"palette": ["R8"]}, {"palette": []}], "canvas": []}),
        ("duplicate-card", {"players": [{"palette": ["R1"]}, {"palette": []}], "canvas": ["R1"]}),
        ("wrong-type", {"players": [{"palette": [], "out": 0}, {"palette": []}], "canvas": []}),
        ("missing-field", {"players": [{"palette": []}] * 2, "canvas": [], "turn": 0}),
        ("missing-field", {"players": [{"palette": []}] * 2, "canvas": [], "rules": {}}),
        ("unknown-field", {"players": [{"palette": []}] * 2, "canvas": [], "color": "R"}),
        ("unknown-field", whole(colour="R")),
        ("unknown-field", player(0, palete=[])),
        ("unknown-field", whole(rules={"edtion": "v1.2"})),
        ("missing-field", player(1, hand=None)),
        ("missing-field", {name: field for name, field in whole().items() if name != "deck"}),
        ("missing-field", {name: field for name, field in whole().items() if name != "turn"}),
        ("wrong-type", whole(rules=[])),
        ("wrong-type", whole(rules={"draw": 1})),
        ("wrong-type", whole(rules={"edition": 12})),
        ("unknown-edition", whole(rules={"edition": "v9"})),
        ("duplicate-card", player(0, hand=["B5"])),
        ("duplicate-card", player(0, hand=["R1", "R1"])),
        ("duplicate-card", whole(deck=["G2"])),
        ("bad-turn", whole(turn=2)),
        ("bad-turn", whole(turn=-1)),
        ("bad-turn", whole(turn=True)),
        ("bad-turn", whole(turn=0.0)),
        ("bad-turn", whole(turn="0")),
        ("bad-turn", player(0, out=True)),
        ("bad-value", whole(known_top=2)),
        ("bad-value", whole(known_top=True)),
        ("bad-value", whole(known_top=-1)),
        ("bad-value", whole(scores=[1])),
        ("bad-value", whole(scores=[1, -1])),
        ("bad-value", whole(scores="12")),
        ("bad-value", player(0, known=["O2"])),
        ("duplicate-card", player(0, known=["R1", "R1"])),
    ],
)
def test_bad_positions_get_a_stable_code_and_a_sentence(code: str, value: Json) -> None:
    error = refused(value)
    assert error.code == code
    assert len(str(error).split()) > 3


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("not-json", "{"),
        ("not-json", ""),
        ("not-json", "NaN"),
        ("not-json", "1" * 5000),
        ("duplicate-field", '{"a": 1, "a": 2}'),
        ("too-deep", "[" * 100_000),
    ],
)
def test_bad_json_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadText) as error:
        parse_json(text)
    assert error.value.code == code
