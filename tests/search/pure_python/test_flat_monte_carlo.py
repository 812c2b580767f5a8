"""The pure-Python search: legal turns, sure wins, and another evaluator in its seam."""

from random import Random

import pytest

from red7.core import BASIC, FOLD, Rules, turns, view
from red7.notation import parse_turn, turn_name
from red7.search.budget import Budget
from red7.search.pure_python.determinization import World
from red7.search.pure_python.flat_monte_carlo import (
    MOST_CANDIDATES,
    estimates,
    estimates_in_the_open,
    mobility_prior,
)
from red7.search.pure_python.rollout import Value
from tests.builders import ALL_RULES, dealt, playout, position, rules_name

SURE_WIN = position("R7 I3 | Y4", "V1 | O6", canvas="")


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_legal_turns_are_tried(rules: Rules) -> None:
    for at in playout(rules, 3, 2)[:-1:4]:
        seen = view(at, at.mover)
        found = estimates(seen, Random(1), Budget(playouts=12))
        assert {one.turn for one in found} <= {*turns(seen), (FOLD,)}
        assert all(sum(one.match) == pytest.approx(1, abs=0.02) for one in found)
        assert all(one.worlds > 0 for one in found)


@pytest.mark.parametrize("budget", [Budget(playouts=60), Budget(milliseconds=30)])
def test_a_sure_win_is_found(budget: Budget) -> None:
    best, *_ = estimates(view(SURE_WIN, 0), Random(1), budget)
    assert turn_name(best.turn) in ("+R7 .", "+I3 >R7 .")
    assert best.round == 1.0


def test_the_same_seed_tries_the_same() -> None:
    seen = view(dealt(BASIC, 3, 5), dealt(BASIC, 3, 5).mover)
    one, same, other = (estimates(seen, Random(s), Budget(playouts=60)) for s in (1, 1, 2))
    assert one == same != other


def test_turns_asked_for_are_tried_to_the_end() -> None:
    at = dealt(BASIC, 2, 4)
    seen = view(at, at.mover)
    options = list(turns(seen))
    assert len(options) > MOST_CANDIDATES
    found = {one.turn: one.worlds for one in estimates(seen, Random(1), Budget(playouts=300))}
    asked = next(turn for turn in options if turn not in found)
    again = estimates(seen, Random(1), Budget(playouts=300), also=[asked])
    counts = {one.turn: one.worlds for one in again}
    assert counts[asked] == max(counts.values())


def test_another_evaluator_can_stand_in_the_seam() -> None:
    """It likes to see V1 played by the mover, and is asked for nothing else."""
    seen = view(position("R7 R6 V1 | Y4", "I1 | O3", canvas="", deck="B1 B2"), 0)
    asked: list[World] = []

    def likes_violet(world: World, rng: Random) -> Value:
        asked.append(world)
        score = float("V1" in turn_name(world.position.history[-1].steps))
        return Value((score, 1 - score), (score, 1 - score))

    found = estimates(seen, Random(1), Budget(playouts=400), evaluate=likes_violet)
    assert found[0].match == (1.0, 0.0)
    assert "V1" in turn_name(found[0].turn)
    assert len(asked) == sum(one.worlds for one in found)
    assert all(len(world.position.history) == 1 for world in asked)


def test_with_open_hands_the_real_cards_count() -> None:
    # Only R6 can be answered, and only by this very hand.
    at = position("R6 O1 | V1", "R7 | Y3", canvas="", deck="B1")
    found = estimates_in_the_open(at, Random(1), Budget(playouts=80))
    assert {one.turn: one.round for one in found}[parse_turn("+R6 .")] == 0.0


def test_the_prior_grows_with_mobility_and_leaves_folding_out() -> None:
    seen = view(dealt(BASIC, 2, 4), dealt(BASIC, 2, 4).mover)
    prior = mobility_prior(seen)
    assert set(prior) == {*turns(seen)}
    assert len({*prior.values()}) > 3
    assert mobility_prior(view(dealt(BASIC, 2, 4), None)) == {}
