"""Searching: turns are judged by what they come to, for the match, and repeatably."""

from random import Random

import pytest

from red7.bots.oracle import foreseen
from red7.bots.registry import BOTS
from red7.core import ADVANCED, BASIC, EXPERT, FOLD, Position, Rules, turns, view
from red7.notation import parse_turn, turn_name
from red7.search.budget import Budget
from red7.search.compiled.flat_monte_carlo import estimates
from red7.sim import prepare
from red7.sim.jit import ENTRIES
from tests.builders import ALL_RULES, dealt, playout, position, rules_name

QUICK = Budget(playouts=400)


def best(at: Position, budget: Budget = QUICK) -> str:
    return turn_name(estimates(view(at, at.mover), Random(1), budget)[0].turn)


def test_the_same_seed_tries_the_same() -> None:
    seen = view(dealt(ADVANCED, 3, 5), dealt(ADVANCED, 3, 5).mover)
    assert estimates(seen, Random(1), QUICK) == estimates(seen, Random(1), QUICK)
    assert estimates(seen, Random(1), QUICK) != estimates(seen, Random(2), QUICK)


def test_chances_are_chances() -> None:
    for rules in (BASIC, ADVANCED, EXPERT):
        at = dealt(rules, 4, 6)
        for each in estimates(view(at, at.mover), Random(1), QUICK):
            assert 0 <= each.round <= 1
            assert sum(each.match) == pytest.approx(1, abs=0.02)
            assert each.worlds > 0


def test_a_turn_that_wins_at_once_is_found() -> None:
    at = position("R7 I3 | Y4", "V1 | O6", canvas="")
    assert best(at) in ("+R7 .", "+I3 >R7 .")
    found = estimates(view(at, 0), Random(1), QUICK)
    assert found[0].round == 1.0


@pytest.mark.parametrize("name", ["sampler", "scout"])
def test_searching_bots_win_where_a_win_is_sure(name: str) -> None:
    at = position("R7 I3 | Y4", "V1 | O6", canvas="")
    step = BOTS[name].choose(view(at, 0), Random(1), QUICK)
    assert step in {turn[0] for turn in map(parse_turn, ("+R7 .", "+I3 >R7 ."))}


@pytest.mark.parametrize("name", ["sampler", "scout"])
def test_a_lost_round_is_folded_while_that_is_cheap(name: str) -> None:
    """The rival has 35 of 40 points and scores 4 now; with an answer to R5 it wins the match."""
    at = position(
        "R5 | V3",
        "R7 O7 Y7 G7 B7 R6 | I4",
        canvas="",
        deck="V1",
        scoring=True,
    )
    at = at._replace(score=at.score._replace(points=(30, 35)))
    assert BOTS[name].choose(view(at, 0), Random(1), Budget(playouts=2000)) == FOLD


@pytest.mark.parametrize("name", ["sampler", "scout"])
def test_a_round_that_can_be_won_is_not_folded(name: str) -> None:
    at = position("R7 I3 | Y4", "V1 | O6", canvas="", scoring=True)
    assert BOTS[name].choose(view(at, 0), Random(1), Budget(playouts=2000)) != FOLD


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_the_oracle_takes_legal_turns(rules: Rules) -> None:
    for at in playout(rules, 3, 2)[:-1:3]:
        turn = foreseen(at, Random(1), Budget(playouts=60))
        assert turn == (FOLD,) or turn in set(turns(view(at, at.mover))) or rules.actions


def test_nothing_is_compiled_that_was_not_prepared() -> None:
    """Whatever the bots call is called with what its signature says, so no call has to wait."""
    at = dealt(ADVANCED, 2, 3)
    prepare()
    for name in ("sampler", "scout"):
        BOTS[name].choose(view(at, at.mover), Random(1), QUICK)
    foreseen(at, Random(1), QUICK)
    assert [each.name for each in ENTRIES if len(each.kernel.signatures) != 1] == []
