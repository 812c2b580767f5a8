"""Every reason for which a step is refused, from a game in which it comes up."""

import pickle

import pytest

from red7.core import (
    DRAW,
    END,
    FOLD,
    GREEN,
    ORANGE,
    PALETTE,
    RED,
    VIOLET,
    IllegalStep,
    Position,
    Red7Error,
    Refusal,
    Step,
    Why,
    apply,
    play,
    step_of,
    to_canvas,
    to_palette,
    view,
    why_not,
)
from red7.notation import parse_card, parse_step, parse_turn
from tests.builders import after, position

PLAIN = position("R7 B6 V6 | V4 O3", "V1 | Y6")
FIVE = position("R5 B6 | V4", "V1 | R7", actions=True)
ONE = position("V1 I4 O3 | V2", "V4 | R7 O6", "B1 | G7", actions=True)
CHOOSY_ONE = position("V1 | R6", "V4 | R7 V2", actions=True)
SEVEN = position("V7 R1 | G3 B5", "V1 | O6", actions=True)


def hopeless(edition: str) -> Position:
    """A mover whom neither the 1 nor the 7 can save."""
    return position("O7 V1 | V4", "V2 | R7 R6", edition=edition, actions=True)


def binding(edition: str) -> Position:
    """A mover whom after the 7 only a violet canvas keeps in."""
    return position("V7 V5 O3 O5 | V2", "V4 | R7", edition=edition, actions=True)


TABLE = [
    (PLAIN, "", "*Y6", Why.NO_ACTION, {}),
    (PLAIN, "", "^V4", Why.NO_ACTION, {}),
    (PLAIN, "", "~V4", Why.NO_ACTION, {}),
    (PLAIN, "", "!", Why.NO_DRAW, {}),
    (PLAIN, "", ".", Why.NOTHING_DONE, {}),
    (position("V2 | R7", "V1 | Y6"), "", ".", Why.NOTHING_DONE, {}),
    (PLAIN, "", "+R1", Why.NOT_IN_HAND, {}),
    (PLAIN, "", ">R1", Why.NOT_IN_HAND, {}),
    (position("V6 | V4", "V1 | R7"), "", ">V6", Why.LOSING, {"color": VIOLET}),
    (PLAIN, "+R7", "+B6", Why.PALETTE_DONE, {}),
    (PLAIN, "+R7", "--", Why.TOO_LATE, {}),
    (PLAIN, "+R7", "^R7", Why.NO_ACTION, {}),
    (PLAIN, ">B6", "+R7", Why.CANVAS_DONE, {}),
    (PLAIN, ">B6", ">V6", Why.CANVAS_DONE, {}),
    (PLAIN, ">B6", "!", Why.NO_DRAW, {}),
    (FIVE, "+R5", ".", Why.OWES, {"cause": "R5"}),
    (FIVE, "+R5", ">B6", Why.OWES, {"cause": "R5"}),
    (FIVE, "+R5", "+O5", Why.NOT_IN_HAND, {}),
    (FIVE, "+R5 +B6", "+B6", Why.PALETTE_DONE, {}),
    (ONE, "+V1", ".", Why.OWES, {"cause": "V1"}),
    (ONE, "+V1", "*G7", Why.FEWER_CARDS, {}),
    (ONE, "+V1", "*G5", Why.NOT_THERE, {}),
    (ONE, "+V1", "*V2", Why.NOT_THERE, {}),
    (ONE, "+V1 *O6", "*R7", Why.NO_ACTION, {}),
    (ONE, "+V1 *O6", ".", Why.BOUND, {"cause": "V1", "color": RED}),
    (ONE, "+V1 *O6", ">O3", Why.LOSING, {"color": ORANGE}),
    (CHOOSY_ONE, "+V1", "*V2", Why.HOPELESS, {}),
    (SEVEN, "+V7", "--", Why.OWES, {"cause": "V7"}),
    (SEVEN, "+V7", "^R1", Why.NOT_THERE, {}),
    (SEVEN, "+V7", "~G3", Why.LOSING, {"color": GREEN}),
    (hopeless("v1.2"), "+V1", "*R7", Why.HOPELESS, {}),
    (hopeless("pl-2021"), "", "+O7", Why.HOPELESS, {}),
    (hopeless("pl-2021"), "", "+V1", Why.HOPELESS, {}),
    (hopeless("v1.3"), "", "+V1", Why.HOPELESS, {}),
    (binding("pl-2021"), "+V7", "^V2", Why.HOPELESS, {}),
    (binding("v1.3"), "+V7", "~V2", Why.HOPELESS, {}),
    (binding("v1.3"), "+V7 ^V7", ".", Why.BOUND, {"cause": "V7", "color": RED}),
    (binding("pl-2021"), "+O5 +V7 ^V7", ".", Why.BOUND, {"cause": "V7", "color": RED}),
    (binding("v1.3"), "+V7 ^V7", ">O3", Why.LOSING, {"color": ORANGE}),
]
ELSEWHERE = {Why.UNKNOWN, Why.NOT_YOUR_TURN, Why.FINISHED}


@pytest.mark.parametrize(
    ("game", "steps", "refused", "why", "details"),
    TABLE,
    ids=[f"{why}: {steps} {refused}" for _, steps, refused, why, _ in TABLE],
)
def test_why_a_step_is_refused(
    game: Position, steps: str, refused: str, why: Why, details: dict[str, str | int]
) -> None:
    game = after(game, steps)
    step, cause, color = parse_step(refused), details.get("cause"), details.get("color")
    expected = Refusal(
        step,
        why,
        cause=parse_card(cause) if isinstance(cause, str) else None,
        color=color if isinstance(color, int) else None,
    )
    assert why_not(view(game, game.mover), step) == expected
    with pytest.raises(IllegalStep) as illegal:
        apply(game, step)
    assert illegal.value.refusal == expected


def test_every_reason_comes_up() -> None:
    assert {why for *_, why, _ in TABLE} | ELSEWHERE == set(Why)


@pytest.mark.parametrize(
    "step", [-1, 0, 63, step_of(PALETTE, 49), step_of(5, 63), DRAW + 1, END + 1, FOLD + 1, 10**9]
)
@pytest.mark.parametrize("steps", ["", "+V7", "+V7 ~B5"])
def test_a_number_that_is_no_step_is_unknown(steps: str, step: Step) -> None:
    game = after(SEVEN, steps)
    assert why_not(view(game, 0), step) == Refusal(step, Why.UNKNOWN)
    with pytest.raises(IllegalStep):
        apply(game, step)


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_mover_may_take_a_step(seat: int | None) -> None:
    step = to_palette(parse_card("R7"))
    assert why_not(view(PLAIN, 0), step) is None
    assert why_not(view(PLAIN, seat), step) == Refusal(step, Why.NOT_YOUR_TURN)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_round_that_is_over_takes_no_step(seat: int | None) -> None:
    over = after(PLAIN, "--")
    assert why_not(view(over, seat), END) == Refusal(END, Why.FINISHED)
    with pytest.raises(IllegalStep) as illegal:
        apply(over, END)
    assert illegal.value.refusal == Refusal(END, Why.FINISHED)


def test_nor_does_it_take_a_whole_turn() -> None:
    with pytest.raises(IllegalStep) as illegal:
        play(after(PLAIN, "--"), parse_turn("+V1 ."))
    assert illegal.value.refusal == Refusal(parse_step("+V1"), Why.FINISHED)


@pytest.mark.parametrize("steps", ["+R7 . +V1", "+R7 . .", "-- --"])
def test_a_turn_that_is_finished_takes_no_step(steps: str) -> None:
    with pytest.raises(IllegalStep) as illegal:
        play(PLAIN, parse_turn(steps))
    assert illegal.value.refusal.why == Why.FINISHED


def test_a_refusal_is_an_error_of_this_library_and_names_its_reason() -> None:
    with pytest.raises(Red7Error, match="nothing-done"):
        apply(PLAIN, END)


def test_a_refusal_survives_the_way_to_another_process() -> None:
    error = IllegalStep(Refusal(to_canvas(3), Why.LOSING, color=3))
    assert pickle.loads(pickle.dumps(error)).refusal == error.refusal


def test_an_unknown_step_is_unknown_to_whoever_asks() -> None:
    for seat in (0, 1, None):
        refused = why_not(view(position("R1 | V2", "O5 | R7"), seat), 10**6)
        assert refused is not None
        assert refused.why is Why.UNKNOWN
