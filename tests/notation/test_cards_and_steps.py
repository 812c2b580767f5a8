"""Cards, steps and turns in text."""

import pytest

from red7.core import CARDS, DRAW, END, FOLD, bury, shift, take, to_canvas, to_palette
from red7.notation import (
    BadText,
    card_name,
    card_names,
    join_cards,
    parse_card,
    parse_cards,
    parse_step,
    parse_turn,
    step_name,
    turn_name,
)
from tests.builders import cards


def test_names_go_from_the_red_seven_down_to_the_violet_one() -> None:
    assert [card_name(card) for card in (48, 47, 7, 6, 0)] == ["R7", "O7", "V2", "R1", "V1"]


def test_every_card_round_trips() -> None:
    assert [parse_card(card_name(card)) for card in CARDS] == list(CARDS)
    assert join_cards(parse_cards("R7 V1 G4")) == "R7 V1 G4"
    assert card_names(cards("V1 R7 G4")) == ["R7", "G4", "V1"]


@pytest.mark.parametrize("text", ["", "R", "R0", "R8", "7R", "r7", "R77", "X1", "R7 ", "\ud800"])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="is not a card") as refused:
        parse_card(text)
    assert refused.value.code == "unknown-card"


def test_every_step_round_trips() -> None:
    kinds = [to_palette, to_canvas, take, bury, shift]
    steps = [kind(card) for kind in kinds for card in CARDS] + [DRAW, END, FOLD]
    assert [parse_step(step_name(step)) for step in steps] == steps
    assert len({step_name(step) for step in steps}) == len(steps)


def test_a_turn_is_its_steps_with_spaces_between() -> None:
    card = parse_card
    turn = (to_palette(card("R7")), shift(card("O5")), DRAW, to_canvas(card("B3")), END)
    assert turn_name(turn) == "+R7 ~O5 ! >B3 ."
    assert parse_turn("+R7  ~O5 ! >B3 .") == turn
    assert parse_turn("--") == (FOLD,)


@pytest.mark.parametrize("text", ["", "R7", "?R7", "..", "-", "!R7"])
def test_what_is_not_a_step_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="is not a step") as refused:
        parse_step(text)
    assert refused.value.code == "unknown-step"


def test_a_step_with_a_bad_card_is_refused_for_its_card() -> None:
    with pytest.raises(BadText, match="'R9' is not a card"):
        parse_step("+R9")
