"""Rollouts: rounds played to their end by the policy."""

from random import Random
from statistics import fmean

import pytest
from hypothesis import given

from red7.core import ADVANCED, BASIC, Position, points, scored
from red7.search.equity import stakes
from red7.search.pure_python.determinization import World
from red7.search.pure_python.rollout import rollout, rollout_evaluator
from tests.builders import dealt, moments, position


@given(moments)
def test_a_rollout_ends_the_round(at: Position) -> None:
    end = rollout(World(at), Random(1))
    assert end.is_over
    assert end.history[: len(at.history)] == at.history


def test_the_same_generator_rolls_out_the_same() -> None:
    at = dealt(ADVANCED, 3, 5)
    assert rollout(World(at), Random(1)) == rollout(World(at), Random(1))


def test_the_policy_beats_random_players() -> None:
    def wins(at: Position, seat: int) -> bool:
        return rollout(World(at, 0b11 ^ 1 << seat), Random(seat)).mover == seat

    deals = [dealt(BASIC, 2, seed) for seed in range(150)]
    assert fmean(wins(at, seat) for at in deals for seat in (0, 1)) > 0.6


def test_an_end_is_worth_what_the_equity_table_says() -> None:
    at = position("R7 I3 | Y4", "V1 | O6", canvas="", scoring=True)
    evaluate = rollout_evaluator(at.rules, (30, 20))
    end = rollout(World(at), Random(3))
    value = evaluate(World(at), Random(3))
    table = stakes(at.rules, (30, 20))
    assert value.match == tuple(table[seat][end.mover][points(scored(end))] for seat in (0, 1))
    assert value.round == tuple(float(seat == end.mover) for seat in (0, 1))
    assert sum(value.match) == pytest.approx(1, abs=0.001)
