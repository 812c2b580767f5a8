"""Deals replayed in every seat, and what they come to."""

from random import Random

import pytest

from red7.bots.arena import DealResult, interval, play_deal, play_match, shares_of, summary
from red7.bots.bot_protocol import Player
from red7.bots.registry import contestant
from red7.core import (
    ADVANCED,
    BASIC,
    CARDS,
    EMPTY,
    EXPERT,
    FOLD,
    PLAYERS,
    Match,
    Position,
    RoundResult,
    Rules,
    Step,
    cards_in,
)
from red7.search.budget import Budget
from tests.builders import cards


def folder(rng: Random, budget: Budget | None) -> Player:
    """Return a contestant that always gives up."""
    return lambda position: FOLD


def untimed(result: DealResult) -> DealResult:
    return result._replace(seconds=(0, 0))


@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_is_taken_once(players: int) -> None:
    result = play_deal(folder, folder, BASIC, players, 0, 0)
    # The last seat to move wins; A sits there once.
    assert (result.share, result.games) == (1 / players, players)
    assert result.turns == (players - 1, (players - 1) ** 2)


def test_a_match_against_a_player_that_always_folds() -> None:
    random = contestant("random")
    assert play_deal(random, folder, BASIC, 2, 0, 0).share == 1
    assert play_deal(folder, random, BASIC, 2, 0, 0).share == 0


def test_a_deal_repeats_and_others_differ() -> None:
    a, b = contestant("planner"), contestant("random")
    deals = [untimed(play_deal(a, b, BASIC, 2, 0, number)) for number in range(6)]
    assert deals == [untimed(play_deal(a, b, BASIC, 2, 0, number)) for number in range(6)]
    assert deals != [untimed(play_deal(a, b, BASIC, 2, 1, number)) for number in range(6)]
    assert len(set(deals)) > 1


@pytest.mark.parametrize(
    ("a", "b", "rules", "players", "share", "turns"),
    [
        ("planner", "random", BASIC, 2, 1.0, (8, 9)),
        ("thrifty", "random", ADVANCED, 3, 2 / 3, (74, 136)),
        ("planner", "thrifty", EXPERT, 4, 0.5, (171, 526)),
    ],
)
def test_a_deal_comes_to_what_it_always_came_to(
    a: str, b: str, rules: Rules, players: int, share: float, turns: tuple[int, int]
) -> None:
    result = play_deal(contestant(a), contestant(b), rules, players, 5, 7)
    assert (result.share, result.turns) == (share, turns)


def test_all_seatings_of_a_deal_get_the_same_cards() -> None:
    seen: list[Position] = []

    def watcher(rng: Random, budget: Budget | None) -> Player:
        def player(position: Position) -> Step:
            seen.append(position)
            return FOLD

        return player

    play_deal(watcher, folder, BASIC, 3, 4, 2)
    first = min(seen, key=lambda position: len(position.history))
    assert len({position.hands for position in seen}) == 1
    order = list(CARDS)
    Random("4/2/0").shuffle(order)
    assert first.deck == tuple(order[24:])


def test_scored_cards_stay_out_of_later_rounds() -> None:
    dealt: list[Position] = []

    def player(position: Position) -> Step:
        if not position.history:
            dealt.append(position)
        return FOLD

    result = play_match([player, player], ADVANCED, "0/0")
    assert len(dealt) > 5
    assert sum(result.turns) == len(dealt)
    for number, position in enumerate(dealt):
        order = list(CARDS)
        Random(f"0/0/{number}").shuffle(order)
        left = [card for card in order if not position.score.aside >> card & 1]
        assert position.deck == tuple(left[16:])
        assert len(cards_in(position.score.aside)) >= number


def test_a_shared_win_counts_by_its_share() -> None:
    alone = Match(BASIC, 3, (RoundResult(2, EMPTY),))
    assert shares_of(alone) == (0, 0, 1)
    # Four cards short of a deal for three, with 27 points each for the first two.
    piles = ["R3 O3 Y3 G3 B3 R2 O2 Y2 G2 B2 R1 O1", "I3 V3 I2 V2 Y1 G1 B1 I1 V1 R4 O4 Y4"]
    (mine, yours) = map(cards, piles)
    shared = Match(
        ADVANCED, 3, (RoundResult(0, mine), RoundResult(1, yours), RoundResult(2, cards("R7 O7")))
    )
    assert shared.points == (27, 27, 14)
    assert shares_of(shared) == (0.5, 0.5, 0)


def test_an_interval_goes_by_deals() -> None:
    # Mean 1/2, variance 10 x 1/4 / 9, standard error 1/6.
    assert interval([0.0, 1.0] * 5) == pytest.approx((0.5 - 1.96 / 6, 0.5 + 1.96 / 6), abs=1e-4)
    # Deals that are half won in one seat and half in the other spread less than games do.
    low, high = interval([0.5] * 8 + [0.0, 1.0])
    assert high - low == pytest.approx(2 * 1.96 * (0.5 / 9 / 10) ** 0.5, abs=1e-4)


@pytest.mark.parametrize(
    ("shares", "low", "high"),
    [
        ([1.0], 0.2065, 1.0),
        ([0.0], 0.0, 0.7935),
        ([1.0] * 100, 0.9630, 1.0),
        ([0.5] * 100, 0.4038, 0.5962),
        ([0.25] * 3, 0.0368, 0.7439),
    ],
)
def test_without_a_spread_an_interval_is_wide(shares: list[float], low: float, high: float) -> None:
    assert interval(shares) == pytest.approx((low, high), abs=1e-3)


def test_an_interval_stays_between_nothing_and_everything() -> None:
    assert interval([1.0] * 11 + [0.5])[1] == 1
    assert interval([0.0] * 11 + [0.5])[0] == 0


def test_a_summary_adds_up() -> None:
    deals = [DealResult(1, 2, (4, 6), (0.008, 0.06)), DealResult(0.5, 2, (4, 4), (0.016, 0.02))]
    total = summary(deals)
    assert (total.games, total.win) == (4, 0.75)
    assert total.ms_per_turn == pytest.approx((3, 8))
    assert 0 < total.low < 0.75 < total.high <= 1
