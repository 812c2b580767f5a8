"""Match equity: what the tables say must be what a match is."""

from itertools import permutations

import numpy as np
import pytest

from red7.core import ADVANCED, BASIC, Rules
from red7.core.match import TARGETS
from red7.search.equity import chances, stakes

GAMES = [
    (players, Rules(draw=draw, scoring=True, actions=actions))
    for players in (2, 3, 4)
    for draw in (False, True)
    for actions in (False, True)
]


def chance(rules: Rules, *scores: int) -> float:
    return float(chances(rules, np.array([scores]))[0])


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_at_the_start_all_are_alike(players: int, rules: Rules) -> None:
    assert chance(rules, *[0] * players) == pytest.approx(1 / players, abs=0.001)


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_somebody_wins(players: int, rules: Rules) -> None:
    scores = (6, 18, 0, 27)[:players]
    seats = range(players)
    total = sum(
        chance(rules, scores[seat], *(scores[other] for other in seats if other != seat))
        for seat in seats
    )
    assert total == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_points_help_their_owner_and_nobody_else(players: int, rules: Rules) -> None:
    target = TARGETS[players]
    mine = [round(chance(rules, score, *[12] * (players - 1)), 6) for score in range(target)]
    theirs = [round(chance(rules, 12, score, *[12] * (players - 2)), 6) for score in range(target)]
    assert mine == sorted(mine)
    assert theirs == sorted(theirs, reverse=True)
    assert mine[-1] - mine[0] > 0.3


def test_the_others_may_sit_in_any_order() -> None:
    found = {round(chance(ADVANCED, 9, *others), 3) for others in permutations((3, 15, 24))}
    assert len(found) == 1


def test_a_round_is_about_the_match() -> None:
    table = stakes(ADVANCED, (30, 12))
    assert table.shape[:2] == (2, 2)
    assert table[0, 0, 10] == 1.0
    assert table[1, 0, 10] == 0.0
    assert table[0, 0, 9] == pytest.approx(chance(ADVANCED, 39, 12))
    assert table[0, 1, 5] == pytest.approx(chance(ADVANCED, 30, 17))
    assert table[1, 1, 28] == 1.0


def test_without_scoring_the_round_is_all() -> None:
    table = stakes(BASIC, (0, 0, 0))
    assert table[1, 1].min() == 1.0
    assert table[1, 2].max() == 0.0
