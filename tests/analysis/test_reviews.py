"""Turns judged on small positions, and whole games whose accounts must add up."""

from statistics import fmean

import pytest

from red7.analysis.equity_loss import Case, Decision, choices, judge
from red7.analysis.luck_and_skill import Point, accounts_of, turning_point
from red7.analysis.reviews import Review, review
from red7.analysis.turn_quality import Quality, quality_of
from red7.core import ADVANCED, BASIC, EXPERT, FOLD, Position, Red7Error, Rules, play, turns, view
from red7.notation import Record, parse_turn, replay, result_of, turn_name
from red7.search.budget import Budget
from tests.analysis.test_hints import WIN_OR_LOSE, with_scores
from tests.builders import ALL_RULES, alike, position, rules_name
from tests.notation.test_records import random_record

pytestmark = pytest.mark.slow

FEW = Budget(playouts=400)


def decided(before: Position, text: str, playouts: int = 400) -> Decision:
    """Return the only decision of a turn."""
    (decision,) = judge(Case(before, parse_turn(text), Budget(playouts=playouts), "x")).decisions
    return decision


def given(decision: Decision, seat: int = 0) -> float:
    return decision.before[seat] - decision.after[seat]


def unfinished(record: Record, turns: int) -> Record:
    """Return a record whose last round breaks off after a number of turns."""
    *before, last = record.rounds
    return record._replace(rounds=(*before, last._replace(turns=last.turns[:turns])))


@pytest.mark.parametrize(
    ("points", "quality"),
    [
        (0, "best"), (2, "best"), (2.001, "good"), (5, "good"), (5.001, "doubtful"),
        (10, "doubtful"), (10.001, "mistake"), (20, "mistake"), (20.001, "blunder"),
        (100, "blunder"),
    ],
)  # fmt: skip
def test_classes_at_their_borders(points: float, quality: str) -> None:
    assert quality_of(points / 100) == quality


def test_a_turn_that_throws_the_game_away_is_a_blunder() -> None:
    decision = decided(WIN_OR_LOSE, "+R7 >I6 .")
    assert decision.best == parse_turn("+R7 .")
    assert (decision.before, decision.after) == ((1.0, 0.0), (0.0, 1.0))
    assert quality_of(given(decision)) is Quality.BLUNDER


def test_the_winning_turn_is_best() -> None:
    decision = decided(WIN_OR_LOSE, "+R7 .")
    assert decision.best == decision.played
    assert given(decision) == 0


@pytest.mark.parametrize("text", ["--", "+I6 ."])
def test_giving_up_a_won_game_is_a_blunder(text: str) -> None:
    decision = decided(WIN_OR_LOSE, text)
    assert turn_name(decision.best) == "+R7 ."
    assert given(decision) == 1.0


def test_what_had_to_be_played_is_no_mistake() -> None:
    lost = position("G1 | V1", "I4 | R7", deck="B1")
    assert given(decided(lost, "--")) == given(decided(lost, "+G1 .")) == 0
    forced = position("R7 | V1", "I4 B2 | R6", deck="B1 B3")
    assert len(turns(view(forced, 0))) == 1
    assert given(decided(forced, "+R7 .")) == 0


def test_folding_can_be_the_best_turn_of_a_match() -> None:
    before = position("G4 O6 | B1", "Y6 B4 | R4 O7", canvas="G1", scoring=True)
    assert given(decided(with_scores(before, 0, 30), "--")) == 0
    stayed = decided(with_scores(before, 0, 30), "+O6 .")
    assert stayed.best == (FOLD,)
    assert given(stayed) > 0.01


def test_an_order_that_does_not_matter_costs_nothing() -> None:
    before = position("G5 R5 O2 | V1", "I4 Y7 | V7", canvas="B3", deck="B1 B2 O1", actions=True)
    one, other = (decided(before, text, 2000) for text in ("+G5 +R5 +O2 .", "+R5 +G5 +O2 ."))
    assert given(one) == pytest.approx(given(other), abs=0.05)


def test_declining_a_draw_is_judged_as_played() -> None:
    before = position(
        "R7 O6 B2 G4 | V6", "I4 Y2 V1 | I3", canvas="V2", deck="V7 G1 O1 O2 O3 O4", draw=True
    )
    declined = decided(before, ">R7 .", 4000)
    assert declined.played == parse_turn(">R7 .")
    assert 0 <= given(declined) <= 1


def test_a_turn_is_judged_by_what_its_mover_could_know() -> None:
    (before,) = (
        moment.position
        for moment in replay(random_record(BASIC, 2, 7))
        if (moment.round, moment.turn_number) == (1, 2)
    )
    steps = turns(view(before, before.mover))[0]
    verdicts = [
        judge(Case(world, steps, FEW, "x"))
        for world in (before, alike(before, before.mover, 1), alike(before, before.mover, 2))
    ]
    assert len({verdict.decisions for verdict in verdicts}) == 1
    assert len({verdict.chances for verdict in verdicts}) > 1


def test_a_draw_divides_a_turn() -> None:
    before = position("R3 O6 G4 | V1", "I4 | R7", deck="V7 G1 V6 B7", actions=True)
    (first, up_to), (second, whole) = choices(Case(before, parse_turn("+R3 >V7 ."), FEW, ""))
    assert (first.hand, turn_name(up_to)) == (before.hands[0], "+R3")
    assert (second.hand, turn_name(whole)) == (play(before, up_to).hands[0], "+R3 >V7 .")
    hope, rescue = judge(Case(before, whole, FEW, "x")).decisions
    assert given(hope) == given(rescue) == 0


def test_a_known_card_divides_nothing() -> None:
    before = position("R3 O6 | V1", "I4 | R7", deck="V7 G1 V6", known_top=1, actions=True)
    assert len(list(choices(Case(before, parse_turn("+R3 >V7 ."), FEW, "")))) == 1


def test_a_turn_under_way_is_judged_up_to_its_last_draw() -> None:
    before = position("R3 O6 G4 | V1", "I4 | R7", deck="V7 G1 V6 B7", actions=True)
    assert len(judge(Case(before, parse_turn("+R3"), FEW, "x")).decisions) == 1
    assert judge(Case(before, parse_turn("+O6"), FEW, "x")).decisions == ()
    assert sum(judge(Case(before, (), FEW, "x")).chances) == pytest.approx(1)


def test_the_chances_are_those_with_every_hand_open() -> None:
    # The one card that matters is in the hand or in the deck; only the player cannot tell.
    worlds = [
        position("R6 | V1", "R7 | O6", deck="B1"),
        position("R6 | V1", "B1 | O6", deck="R7"),
    ]
    one, other = (judge(Case(world, parse_turn("+R6 ."), FEW, "x")) for world in worlds)
    assert one.decisions == other.decisions
    assert 0 < one.decisions[0].after[0] < 1
    assert (one.chances, other.chances) == ((0.0, 1.0), (1.0, 0.0))


def assert_adds_up(found: Review) -> None:
    for seat, account in enumerate(found.accounts):
        own = [turn for turn in found.turns if turn.seat == seat]
        assert account.given == pytest.approx(sum(turn.given for turn in own))
        gained = account.received + account.luck - account.given
        assert account.end - account.start == pytest.approx(gained)
        assert sum(found.counts(seat).values()) == len(own)
    for turn in found.turns:
        assert turn.given >= 0
        assert (turn.better is None) == (turn.given == 0)


@pytest.mark.parametrize("rules", [BASIC, ADVANCED, EXPERT], ids=rules_name)
@pytest.mark.parametrize("players", [2, 3])
def test_the_accounts_add_up(rules: Rules, players: int) -> None:
    record = random_record(rules, players, 3, most=99)
    found = review(record, Budget(playouts=200))
    assert_adds_up(found)
    winners = result_of(record).winners
    shares = [(seat in winners) / len(winners) for seat in range(players)]
    assert [account.end for account in found.accounts] == shares
    assert {account.start for account in found.accounts} == {1 / players}
    assert len(found.turns) == sum(len(played.turns) for played in record.rounds)
    assert len(found.points) == len(found.turns) + len(record.rounds)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_every_rule_can_be_reviewed(rules: Rules, players: int) -> None:
    record = random_record(rules, players, 11, most=1)
    assert_adds_up(review(record, Budget(playouts=1)))


@pytest.mark.parametrize("rules", [ADVANCED, EXPERT], ids=rules_name)
def test_a_game_that_breaks_off_is_reviewed_as_far_as_it_goes(rules: Rules) -> None:
    whole = random_record(rules, 2, 4, most=2)
    for played in range(len(whole.rounds[1].turns)):
        record = unfinished(whole, played)
        found = review(record, Budget(playouts=20))
        assert_adds_up(found)
        assert found.turning_point is None
        assert len(found.turns) == len(whole.rounds[0].turns) + played
        assert sum(account.end for account in found.accounts) == pytest.approx(1, abs=0.05)


def test_a_game_that_breaks_off_in_the_middle_of_a_turn() -> None:
    whole = random_record(EXPERT, 2, 4, most=1)
    (played,) = whole.rounds
    for number, turn in enumerate(played.turns):
        for steps in range(1, len(turn.steps)):
            cut = (*played.turns[:number], turn._replace(steps=turn.steps[:steps]))
            record = whole._replace(rounds=(played._replace(turns=cut),))
            found = review(record, Budget(playouts=1))
            assert_adds_up(found)
            assert len(found.turns) in (number, number + 1)


def test_nothing_played_is_nothing_to_review() -> None:
    record = unfinished(random_record(BASIC, 2, 4), 0)
    for nothing in (record, record._replace(rounds=())):
        with pytest.raises(Red7Error, match="no turn to review"):
            review(nothing)


def test_reviews_repeat() -> None:
    record = random_record(ADVANCED, 2, 9, most=1)
    assert review(record, FEW) == review(record, FEW, 0) != review(record, FEW, 1)


def curve(*chances: float) -> list[Point]:
    return [Point(1, turn, (chance, 1 - chance)) for turn, chance in enumerate(chances)]


def test_the_turning_point_is_where_the_winner_got_ahead_for_good() -> None:
    points = curve(0.4, 0.6, 0.3, 0.7, 0.55, 1.0)
    assert turning_point(points, [0]) == points[3]
    assert turning_point(curve(0.5, 0.6, 1.0), [0]) is None
    assert turning_point(points, []) is None
    assert turning_point(points, [0, 1]) is None


def test_all_that_no_choice_explains_is_luck() -> None:
    points = [Point(1, 0, (0.6, 0.4)), Point(1, 1, (0.5, 0.5)), Point(2, 0, (0.9, 0.1))]
    mine, other = accounts_of([], points)
    assert (mine.deals, mine.draws) == pytest.approx((0.1 + 0.4, -0.1))
    assert mine.luck == pytest.approx(-other.luck)


def test_random_play_gives_chances_away() -> None:
    found = [review(random_record(BASIC, 2, seed), Budget(playouts=2000)) for seed in range(4)]
    assert fmean(turn.given for one in found for turn in one.turns) > 0.02
