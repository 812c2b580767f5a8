"""The seven rules, and every example that survives in the printed texts."""

import pytest

from red7.core import (
    BLUE,
    GREEN,
    INDIGO,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    Color,
    counting,
    leader,
    standings,
    worth,
)
from red7.notation import parse_card
from tests.builders import cards


@pytest.mark.parametrize(
    ("rule", "palette", "count", "best"),
    [
        (RED, "V7 R6 O6", 1, "V7"),
        (RED, "O6 R6", 1, "R6"),
        (ORANGE, "R3 V3 B7", 2, "R3"),
        (ORANGE, "R3 V3 B7 G7", 2, "G7"),
        (ORANGE, "R1 V4", 1, "V4"),
        (YELLOW, "R1 R2 V7 V6", 2, "V7"),
        (YELLOW, "R6 R1 V6 V5", 2, "R6"),
        (GREEN, "R7 V2 O4", 2, "O4"),
        (BLUE, "R1 R7 V3 G3", 3, "R7"),
        (INDIGO, "R1 B2 G3 R6 R7", 3, "G3"),
        (INDIGO, "R1 B2 R6 V7", 2, "V7"),
        (INDIGO, "R7 V1", 1, "R7"),
        (VIOLET, "R4 V1 O3", 2, "O3"),
    ],
)
def test_worth(rule: Color, palette: str, count: int, best: str) -> None:
    assert worth(rule, cards(palette)) == (count, parse_card(best))


@pytest.mark.parametrize("rule", range(7))
def test_an_empty_palette_is_worth_nothing(rule: Color) -> None:
    assert worth(rule, 0) == (0, -1)
    assert leader(rule, [0, 0], [False, False]) is None


@pytest.mark.parametrize(("rule", "palette"), [(GREEN, "R7 O5"), (VIOLET, "V4 R7")])
def test_000_with_no_card_that_counts_you_are_not_winning(rule: Color, palette: str) -> None:
    assert leader(rule, [cards(palette), cards("V5")], [False, False]) is None


def test_003_green_two_even_cards_each_the_six_decides() -> None:
    bartek, ania = cards("R5 O6 G2"), cards("R7 V2 I2")
    assert worth(GREEN, bartek)[0] == worth(GREEN, ania)[0] == 2
    assert leader(GREEN, [ania, bartek], [False, False]) == 1


def test_003_indigo_scores_five_six_and_the_higher_seven() -> None:
    assert counting(INDIGO, cards("R7 V7 G6 O5 Y2")) == cards("R7 G6 O5")


@pytest.mark.parametrize("rule", [ORANGE, YELLOW, BLUE, INDIGO])
def test_000_spanish_among_singles_the_highest_card_decides(rule: Color) -> None:
    assert leader(rule, [cards("G5"), cards("O5"), cards("R3")], [False] * 3) == 1


def test_000_spanish_green_ties_go_to_the_highest_even_card() -> None:
    assert leader(GREEN, [cards("R7 V4"), cards("V1 O4")], [False, False]) == 1


def test_000_spanish_the_best_card_under_violet_is_the_red_three() -> None:
    assert worth(VIOLET, cards("R3 O3 R7")) == (2, parse_card("R3"))


def test_000_spanish_blue_scores_the_highest_card_of_each_color() -> None:
    assert counting(BLUE, cards("R1 R6 V2 V3 G5")) == cards("R6 V3 G5")


def test_000_spanish_green_scores_all_even_cards() -> None:
    assert counting(GREEN, cards("R1 R6 V2 V3 G4")) == cards("R6 V2 G4")


def test_all_editions_a_red_six_beats_an_orange_six_and_a_seven_beats_any_six() -> None:
    assert leader(RED, [cards("O6"), cards("R6")], [False, False]) == 1
    assert leader(RED, [cards("V7"), cards("R6")], [False, False]) == 0


def test_runs_do_not_wrap() -> None:
    assert worth(INDIGO, cards("R7 O1 G2")) == (2, parse_card("G2"))


def test_a_doubled_number_counts_once_with_its_higher_card() -> None:
    assert counting(INDIGO, cards("R4 V4 B5")) == cards("R4 B5")


def test_a_seat_that_is_out_is_not_compared() -> None:
    palettes = [cards("R7"), cards("V1")]
    assert leader(RED, palettes, [True, False]) == 1
    assert standings(RED, palettes, [True, False])[0].count == 0


@pytest.mark.parametrize(
    ("rule", "palette", "counted"),
    [
        (RED, "R7 O7", "R7"),
        (ORANGE, "R2 O2 G5 B5", "G5 B5"),
        (YELLOW, "R2 R3 V4 V5", "V5 V4"),
        (VIOLET, "R1 O2 Y3 G4", "Y3 O2 R1"),
    ],
)
def test_of_two_equal_sets_the_one_with_the_better_card_counts(
    rule: Color, palette: str, counted: str
) -> None:
    assert counting(rule, cards(palette)) == cards(counted)
