"""What is typed in the terminal."""

import pytest

from red7.cli.terminal import parse_typed
from red7.notation import BadText, turn_name
from red7.texts import catalogue
from red7.texts.languages import LANGUAGES


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
