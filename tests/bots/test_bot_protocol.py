"""How a plan is played step by step, and what an opponent gets to see."""

from random import Random

import pytest

from red7.bots.bot_protocol import Bot, Choose, by_turns, seated
from red7.core import END, FOLD, Position, Step, Turn, View, apply, legal_steps, turns, view
from red7.notation import parse_turn
from red7.search.budget import Budget
from tests.builders import after, position

PLAIN = position("R7 O6 B3 | V1", "I4 I5 | V2", deck="G1 G2 G3")


class Planner:
    """Plays given turns, and counts how often it is asked for one."""

    def __init__(self, *texts: str) -> None:
        self.turns = [*map(parse_turn, texts)]
        self.asked = 0

    def __call__(self, seen: View, rng: Random, budget: Budget) -> Turn:
        self.asked += 1
        return tuple(self.turns[self.asked - 1])


def asked(choose: Choose, now: Position) -> Step:
    return choose(view(now, now.mover), Random(1), Budget())


def test_a_plan_is_made_once_a_turn() -> None:
    plan = Planner("+O6 >R7 .")
    choose, now = by_turns(plan), PLAIN
    for _ in range(3):
        now = apply(now, asked(choose, now))
    assert now.history[-1].steps == tuple(parse_turn("+O6 >R7 ."))
    assert plan.asked == 1


def test_the_start_of_a_turn_is_always_planned() -> None:
    plan = Planner("+R7 .", "+O6 >R7 .")
    choose = by_turns(plan)
    assert [asked(choose, PLAIN), asked(choose, PLAIN)] == [*parse_turn("+R7 +O6")]


@pytest.mark.parametrize(
    "other",
    [
        position("R7 O6 G3 | V1", "I4 I5 | V2", deck="G1 G2 B3"),
        position("R7 O6 B3 | V1", "I4 I5 | V3", deck="G1 G2 G3"),
        position("R7 O6 B3 | V1", "I4 | V2", deck="G1 G2 G3"),
        position("R7 O6 B3 | V1", "I4 I5 | V2", deck="G1 G2"),
        position("R7 O6 B3 | V1", "I4 I5 | V2", deck="G1 G2 G3", canvas="I1"),
        position("R7 O6 B3 | V1", "I4 I5 | V2", deck="G1 G2 G3", edition="v1.3"),
    ],
)
def test_the_plan_of_one_game_is_not_played_in_another(other: Position) -> None:
    plan = Planner("+O6 >R7 .", "+O6 .")
    choose = by_turns(plan)
    assert asked(choose, PLAIN) == parse_turn("+O6")[0]
    assert asked(choose, after(other, "+O6")) == END
    assert plan.asked == 2


def test_a_turn_that_went_another_way_is_planned_anew() -> None:
    plan = Planner("+O6 >R7 .", "+R7 >B3 .")
    choose = by_turns(plan)
    asked(choose, PLAIN)
    assert asked(choose, after(PLAIN, "+R7")) == parse_turn(">B3")[0]


def test_a_drawn_card_is_thought_about() -> None:
    plan = Planner("+R3", "+R3 >V7 .")
    choose = by_turns(plan)
    now = position("R3 O6 | V1", "I4 | R7", deck="V7 G1", actions=True)
    now = apply(now, asked(choose, now))
    assert asked(choose, now) == parse_turn(">V7")[0]
    assert plan.asked == 2


def test_a_step_without_a_choice_needs_no_plan() -> None:
    plan = Planner(">R7 ! .")
    choose = by_turns(plan)
    now = position("R7 O6 | V6", "I4 | I3", deck="V7 G1", draw=True, canvas="V2")
    for _ in range(3):
        now = apply(now, asked(choose, now))
    assert now.history[-1].drew == 1
    assert plan.asked == 1


def test_an_opponent_sees_its_own_view_and_nothing_else() -> None:
    shown: list[object] = []

    def choose(view: View, rng: Random, budget: Budget) -> Step:
        shown.append((view, budget))
        return FOLD

    usual, other = Budget(playouts=3), Budget(milliseconds=5)
    contestant = seated(Bot("spy", choose, usual))
    contestant(Random(1), None)(PLAIN)
    contestant(Random(1), other)(PLAIN)
    assert shown == [(view(PLAIN, 0), usual), (view(PLAIN, 0), other)]
    assert isinstance(shown[0], tuple)
    assert type(shown[0][0]) is View


def test_the_positions_here_have_the_turns_they_speak_of() -> None:
    assert tuple(parse_turn("+O6 >R7 .")) in turns(view(PLAIN, 0))
    assert legal_steps(view(after(PLAIN, "+O6 >R7"), 0)) == (END,)
