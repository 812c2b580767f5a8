"""What is typed in the terminal."""

import pytest

from red7.cli.commands.terminal import parse_typed
from red7.cli.terminal.text import out_lines
from red7.notation import BadText, turn_name
from red7.texts import catalogue
from red7.texts.languages import LANGUAGES
from tests.builders import after, position


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("+R7 ~G4 .", "+R7 ~G4 ."),
        ("+R7 cG4 .", "+R7 ~G4 ."),
        ("+R7 dG4 >B3 .", "+R7 ^G4 >B3 ."),
        ("--", "--"),
    ],
)
def test_letters_do_for_signs_that_are_hard_to_type(typed: str, steps: str) -> None:
    assert turn_name(parse_typed(typed)) == steps


@pytest.mark.parametrize("typed", ["d", "c", "dGG4", "xG4", "draw", "cab"])
def test_other_words_are_no_steps(typed: str) -> None:
    with pytest.raises(BadText):
        parse_typed(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_of_the_letters(language: str) -> None:
    help_text = catalogue(language)("terminal-help")
    assert all(typed in help_text for typed in ("^G4", "dG4", "~G4", "cG4"))


def test_a_player_who_goes_out_reads_under_which_rule_and_who_led() -> None:
    game = position("R3 | V7 G6", "G7 | O4 V4", "R5 | R6", canvas="O2")
    lines = ["  Orange: most of one number", "  Ada leads with 2: O4, V4."]
    assert out_lines(after(game, "+R3 ."), ("You", "Ada", "Ben")) == lines
    assert out_lines(after(game, "--"), ("You", "Ada", "Ben")) == []
