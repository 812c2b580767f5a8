"""The text of steps and turns, such as `+R7 >B3 ! .`"""

from functools import cache

from red7.core.steps import (
    BURY,
    CANVAS,
    DRAW,
    END,
    FOLD,
    PALETTE,
    SHIFT,
    TAKE,
    Step,
    Turn,
    kind_of,
    step_card,
    step_of,
)
from red7.notation.cards import card_name, parse_card
from red7.notation.errors import BadText

_SIGNS = {PALETTE: "+", CANVAS: ">", TAKE: "*", BURY: "^", SHIFT: "~"}
_KINDS = {sign: kind for kind, sign in _SIGNS.items()}
_BARE = {DRAW: "!", END: ".", FOLD: "--"}
_BARE_STEPS = {text: step for step, text in _BARE.items()}


@cache
def step_name(step: Step) -> str:
    """Return the text of a step."""
    return _BARE.get(step) or _SIGNS[kind_of(step)] + card_name(step_card(step))


def parse_step(text: str) -> Step:
    """Return the step with a text. Raise `BadText` if there is none."""
    if text in _BARE_STEPS:
        return _BARE_STEPS[text]
    if text[:1] not in _KINDS:
        raise BadText(
            "unknown-step",
            f"{text!r:.40} is not a step: a step is one of + > * ^ ~ and a card, or ! or . or --",
        )
    return step_of(_KINDS[text[0]], parse_card(text[1:]))


def turn_name(turn: Turn) -> str:
    """Return the text of a turn, or of its first steps."""
    return " ".join(map(step_name, turn))


def parse_turn(text: str) -> Turn:
    """Return the steps of a text, separated by spaces. Raise `BadText`."""
    return tuple(parse_step(word) for word in text.split())
