"""What kind of mistake a turn was."""

import pytest

from red7.analysis.mistake_kinds import MistakeKind, mistake_kind
from red7.notation import parse_turn


@pytest.mark.parametrize(
    ("steps", "better", "kind"),
    [
        ("--", "+R7 .", MistakeKind.FOLDED_EARLY),
        ("+R7 .", "--", MistakeKind.STAYED_LATE),
        ("+R7 >G2 .", "+R7 >B2 .", MistakeKind.WRONG_RULE),
        ("+R7 .", ">B2 .", MistakeKind.WRONG_RULE),
        ("+V7 ~G4 .", "+V7 ~B4 .", MistakeKind.WRONG_RULE),
        ("+R7 >G2 .", ">G2 .", MistakeKind.SPENT_TOO_MUCH),
        (">G2 .", "+R7 >G2 .", MistakeKind.HELD_BACK),
        ("+R7 .", "+R6 .", MistakeKind.WRONG_CARD),
        ("+V7 ^G4 .", "+V7 ^B4 .", MistakeKind.WRONG_CARD),
    ],
)
def test_a_mistake_is_how_a_turn_differs_from_the_better(
    steps: str, better: str, kind: MistakeKind
) -> None:
    assert mistake_kind(parse_turn(steps), parse_turn(better)) is kind
