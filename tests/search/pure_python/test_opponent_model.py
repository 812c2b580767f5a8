"""The opponent model: past turns as their players saw them, and how likely they were."""

from collections import Counter
from random import Random

import pytest

from red7.bots.planner import plan
from red7.core import BASIC, EXPERT, Rules, play, turns, view
from red7.search.budget import Budget
from red7.search.history import first_palettes
from red7.search.policy import OPPONENT_EPSILON, RANDOM_OPPONENTS
from red7.search.pure_python.opponent_model import MOST_PAST, likelihood, past_choices
from tests.builders import ALL_RULES, dealt, playout, position, rules_name


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_past_turns_are_told_as_they_were_seen(rules: Rules) -> None:
    for players in (2, 3, 4):
        positions = playout(rules, players, players)
        last = positions[-2]
        found = past_choices(view(last, last.mover))
        if any(first.bit_count() != 1 for first in first_palettes(view(last, last.mover))):
            assert found == []
            continue
        others = [past for past in last.history if past.seat != last.mover and not past.out]
        told = {choice.turn for choice in found}
        assert told <= {past.steps for past in others}
        by_seat = Counter(past.seat for past in others)
        assert len(found) == sum(min(MOST_PAST, times) for times in by_seat.values())
        for choice in found:
            then = next(
                before
                for before, past in zip(positions, last.history, strict=False)
                if (past.seat, past.steps) == (choice.seen.mover, choice.turn)
            )
            real = view(then, then.mover)
            assert choice.seen.palettes == real.palettes
            assert choice.seen.strengths == real.strengths
            assert (choice.seen.color, choice.seen.out) == (real.color, real.out)
            assert choice.spent & ~then.hands[then.mover] == 0 or choice.drawn


def test_only_the_last_turns_of_each_are_looked_at() -> None:
    last = playout(BASIC, 2, 9)[-2]
    found = past_choices(view(last, last.mover))
    rival = [past.steps for past in last.history if past.seat != last.mover and not past.out]
    assert [choice.turn for choice in found] == rival[-MOST_PAST:]


def test_where_nothing_was_played_all_hands_are_alike() -> None:
    at = dealt(EXPERT, 3, 1)
    assert past_choices(view(at, at.mover)) == []
    weight, _ = likelihood([], at.hands, Random(1))
    assert weight == pytest.approx(1)


def test_the_two_kinds_of_players_come_in_their_shares() -> None:
    rng = Random(2)
    seats = [likelihood([], (0, 0), rng)[1] for _ in range(2000)]
    for seat in (0, 1):
        share = sum(bits >> seat & 1 for bits in seats) / len(seats)
        assert share == pytest.approx(RANDOM_OPPONENTS, abs=0.04)


def test_a_turn_is_as_likely_as_either_kind_would_take_it() -> None:
    """With the whole hand known, no draws and four turns, two of which leave a card."""
    before = position("R7 R4 | V1", "I4 I5 | V2")
    at = play(before, plan(view(before, 0), Random(1), Budget()))
    past = past_choices(view(at, 1))
    options = len(turns(view(before, 0)))
    assert len(past) == 1
    assert options == 4
    weight, _ = likelihood(past, at.hands, Random(1))
    greedy = OPPONENT_EPSILON / options + (1 - OPPONENT_EPSILON) / 2
    assert weight == pytest.approx((1 - RANDOM_OPPONENTS) * greedy + RANDOM_OPPONENTS / options)
