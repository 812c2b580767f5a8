"""What every bot of the ladder must do, and what the three simple ones do."""

import subprocess
import sys
from random import Random
from time import perf_counter

import pytest

from red7.bots.arena import play_match
from red7.bots.registry import BOTS, ORACLE, UnknownBot, bot_named, contestant
from red7.core import (
    ADVANCED,
    BASIC,
    EXPERT,
    FOLD,
    PLAYERS,
    Position,
    Rules,
    apply,
    hopes,
    legal_steps,
    play,
    turns,
    view,
)
from red7.notation import parse_turn
from red7.search.budget import Budget
from red7.search.mobility import MOST_TURNS
from tests.builders import ALL_RULES, dealt, moment, playout, position, rules_name

pytestmark = pytest.mark.slow

TINY = Budget(playouts=2)
every_bot = pytest.mark.parametrize("name", BOTS)


def finish(now: Position, name: str, seed: int = 0) -> Position:
    """Return the position once a bot has taken the rest of a turn; illegal steps raise."""
    rng, seen = Random(seed), len(now.history)
    while len(now.history) == seen:
        now = apply(now, BOTS[name].choose(view(now, now.mover), rng, TINY))
    return now


@every_bot
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_a_bot_plays_every_game_with_legal_steps_only(name: str, rules: Rules) -> None:
    for players in PLAYERS:
        now = dealt(rules, players, players)
        while not now.is_over:
            now = finish(now, name)
        assert now.out.count(True) == players - 1


@every_bot
@pytest.mark.parametrize("rules", [rules for rules in ALL_RULES if rules.actions], ids=rules_name)
def test_a_bot_can_take_over_in_the_middle_of_a_turn(name: str, rules: Rules) -> None:
    for seed in range(6):
        now = moment(rules, 2 + seed % 3, seed)
        finish(now, name, seed)


@every_bot
@pytest.mark.parametrize("rules", [ADVANCED, EXPERT], ids=rules_name)
def test_a_bot_plays_whole_matches(name: str, rules: Rules) -> None:
    table = [contestant(name)(Random(seat), TINY) for seat in range(2)]
    result = play_match(table, rules, "whole")
    assert sum(result.shares) == 1
    assert min(result.turns) > 0


@every_bot
def test_the_same_generator_gives_the_same_steps(name: str) -> None:
    for seed in range(6):
        now = dealt(EXPERT, 3, seed)
        assert finish(now, name, 5) == finish(now, name, 5)


@pytest.mark.parametrize("name", ["random", "thrifty", "planner"])
def test_a_simple_bot_stays_in_where_it_can(name: str) -> None:
    for seed in range(30):
        now = dealt(EXPERT, 2 + seed % 3, seed)
        can = bool(turns(view(now, now.mover)))
        assert not (can and finish(now, name, seed).history[-1].out)


@pytest.mark.parametrize("name", ["random", "thrifty", "planner"])
def test_a_simple_bot_that_cannot_stay_in_folds(name: str) -> None:
    now = position("G1 G2 | V1", "I4 | R7 R6")
    assert finish(now, name).history[-1].steps == (FOLD,)


@pytest.mark.parametrize("name", ["random", "thrifty", "planner"])
@pytest.mark.parametrize(("top", "out"), [("V7", False), ("R1", True)])
def test_a_simple_bot_plays_a_3_in_hope(name: str, top: str, out: bool) -> None:
    now = position("V3 | I4", "I5 | R7 V2 G6", deck=f"{top} V6", actions=True)
    (hope,) = hopes(view(now, 0))
    past = finish(now, name).history[-1]
    assert past.steps[:1] == hope.steps
    assert past.out == out


def test_random_takes_every_turn_about_as_often() -> None:
    seen, rng = view(dealt(BASIC, 2, 4), dealt(BASIC, 2, 4).mover), Random(0)
    choices = turns(seen)
    expected = {turn[0]: 0.0 for turn in choices}
    for turn in choices:
        expected[turn[0]] += 3000 / len(choices)
    found = dict.fromkeys(expected, 0)
    for _ in range(3000):
        found[BOTS["random"].choose(seen, rng, TINY)] += 1
    assert len(choices) > 3
    for step, times in expected.items():
        assert abs(found[step] - times) < 5 * times**0.5


@pytest.mark.parametrize(
    ("hand", "palette", "draw", "turn"),
    [
        ("R7 O6 B7", "V2", False, "+O6 ."),  # one card is enough, and the 6 is the lower
        ("R4 R1 I3", "V2", False, "+R1 >I3 ."),  # no single card wins
        ("R7 O6 I5", "V6", True, ">I5 ! ."),  # a card that comes back costs nothing
    ],
)
def test_thrifty_spends_little(hand: str, palette: str, draw: bool, turn: str) -> None:
    now = position(f"{hand} | {palette}", "I4 | R5 R3", deck="G1 G2", draw=draw)
    assert finish(now, "thrifty").history[-1].steps == tuple(parse_turn(turn))


def kept_open(now: Position, turn: tuple[int, ...]) -> int:
    """How many turns a seat would have if it were to move again at once."""
    again = play(now, turn)._replace(mover=now.mover)
    return len(turns(view(again, now.mover)))


def test_planner_keeps_the_most_turns_open() -> None:
    differ = 0
    for seed in range(25):
        now = playout(BASIC, 2 + seed % 3, seed)[seed % 2]
        choices = {turn: kept_open(now, turn) for turn in turns(view(now, now.mover))}
        if choices:
            taken = finish(now, "planner", seed).history[-1].steps
            assert choices[taken] == max(choices.values())
            differ += min(choices.values()) < max(choices.values())
    assert differ > 10


def test_planner_copes_with_very_many_turns() -> None:
    now = position("R5 O5 Y5 R7 O7 Y7 G6 | R1 G1", "I4 | V1 B2 I2 V4 O3", deck="G2", actions=True)
    assert len(turns(view(now, 0))) > MOST_TURNS
    assert not finish(now, "planner").history[-1].out


def test_bots_are_known_by_name() -> None:
    assert [bot_named(name).name for name in BOTS] == list(BOTS)
    with pytest.raises(UnknownBot, match="no bot 'nobody'; there are random, thrifty, planner"):
        bot_named("nobody")
    with pytest.raises(UnknownBot, match="no bot 'nobody'; there are random, thrifty, planner"):
        contestant("nobody")
    assert ORACLE not in BOTS


def test_a_step_of_a_bot_is_legal_even_when_hopeless() -> None:
    now = position("B5 G4 | V1", "I4 | R7 R6", actions=True)
    now = apply(now, parse_turn("+B5")[0])
    for name in BOTS:
        assert BOTS[name].choose(view(now, 0), Random(1), TINY) in legal_steps(view(now, 0))


def test_an_empty_budget_is_the_usual_one() -> None:
    at = dealt(ADVANCED, 2, 3)
    start = perf_counter()
    BOTS["scout"].choose(view(at, at.mover), Random(1), Budget())
    assert perf_counter() - start > 0.04


def test_the_table_of_bots_loads_none_of_them() -> None:
    script = (
        "import sys; from red7.bots import BOTS;"
        "assert [bot.compiled for bot in BOTS.values()] == [False] * 3 + [True] * 2;"
        "assert all(bot.module for bot in BOTS.values());"
        "assert not {'numba', 'numpy', 'red7.bots.planner', 'red7.bots.scout'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
