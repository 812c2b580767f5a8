"""Hints on positions small enough to be worked out by hand, and on all rules at random."""

from random import Random

import pytest

from red7.analysis.hints import LOOKS, Hint, hint
from red7.core import EXPERT, FOLD, GREEN, RED, VIOLET, Position, Rules, preview, turns, view
from red7.notation import parse_position, parse_turn, position_json, turn_name
from red7.search.budget import Budget
from red7.search.determinization import determinize
from tests.builders import ALL_RULES, after, cards, dealt, moment, position, rules_name

FEW = Budget(playouts=300)
WIN_OR_LOSE = position("I6 R7 | R1", "G7 | R6", canvas="R2")
"""R7 on the palette wins; with I6 on the canvas as well, G7 makes a run with R6."""


def hints(before: Position, most: int = 3) -> list[Hint]:
    return hint(view(before, before.mover), FEW, Random(1), most)


def named(before: Position, text: str) -> Hint:
    """Return the hint for a turn, which must be among those given."""
    (found,) = (one for one in hints(before, most=9) if one.turn == parse_turn(text))
    return found


def with_scores(before: Position, *scores: int) -> Position:
    """Return the same table at another score of the match."""
    value = position_json(before)
    assert isinstance(value, dict)
    made = parse_position(value | {"scores": [*scores]})
    assert isinstance(made, Position)
    return made


def test_the_turn_that_wins_comes_first() -> None:
    first, *others = hints(WIN_OR_LOSE, most=9)
    assert first.turn == parse_turn("+R7 .")
    assert (first.round, first.match) == (1.0, (1.0, 0.0))
    assert named(WIN_OR_LOSE, "+R7 >I6 .").round == 0.0
    assert [one.match[0] for one in others] == sorted(
        (one.match[0] for one in others), reverse=True
    )


def test_a_reason_counts_what_the_core_counts() -> None:
    # The deck is empty, so that the other hand is known.
    now = after(WIN_OR_LOSE, "+R7 .")
    reason = named(WIN_OR_LOSE, "+R7 .").reason
    assert reason.replies == len(turns(view(now, 1))) == 1
    assert reason.no_reply == 0.0
    assert reason.keeps_open == len(turns(view(now._replace(mover=0), 0)))
    assert (reason.cards, reason.draws, reason.rescues, reason.conceding) == (1, 0, 0, None)
    lost = named(WIN_OR_LOSE, "+R7 >I6 .").reason
    assert lost.replies == len(turns(view(after(WIN_OR_LOSE, "+R7 >I6 ."), 1))) > 1
    assert lost.keeps_open == 0.0


def test_a_reason_names_the_rules_that_would_be_won() -> None:
    before = position("R7 V1 | R1", "G2 | O6", deck="B1 B2 B4")
    assert named(before, "+R7 .").reason.wins[0] == RED
    both = named(before, "+R7 >V1 .").reason.wins
    assert (RED in both, VIOLET in both, GREEN in both) == (True, True, False)


def test_replies_are_an_average_over_the_hands_that_could_be_held() -> None:
    before = position("R7 | R1", "G2 | O6", deck="V5 I5")
    (only,) = hints(before)
    replies = [
        len(turns(view(after(position("R7 | R1", f"{held} | O6", deck=deck), "+R7 ."), 1)))
        for held, deck in (("G2", "V5 I5"), ("V5", "G2 I5"), ("I5", "G2 V5"))
    ]
    assert min(replies) <= only.reason.replies <= max(replies)
    assert only.reason.no_reply == pytest.approx(replies.count(0) / 3, abs=0.25)


def test_a_draw_is_told() -> None:
    before = position("R7 O6 B2 | V6", "I4 | I3", canvas="V2", deck="V7 G1", draw=True)
    drawing = next(one for one in hints(before, most=9) if turn_name(one.turn) == ">R7 ! .")
    assert (drawing.reason.draws, drawing.reason.cards) == (1, 3)


def test_conceding_is_better_where_it_keeps_a_lost_round_cheap() -> None:
    # Staying in, the first player loses to 17 points and with them the match; now it is 4.
    before = position("G4 O6 | B1", "Y6 B4 | R4 O7", canvas="G1", scoring=True)
    first, second, *_ = hints(with_scores(before, 0, 30))
    assert first.turn == (FOLD,)
    assert first.round == 0.0
    assert first.match[0] > second.match[0]
    assert first.reason.conceding == pytest.approx(first.match[0] - second.match[0])
    assert second.reason.conceding is None


def test_no_hint_concedes_what_can_be_won() -> None:
    scoring = WIN_OR_LOSE._replace(rules=Rules(scoring=True))
    best, *rest = hints(scoring, most=9)
    assert best.turn == parse_turn("+R7 .")
    folds = [one.reason.conceding for one in rest if one.turn == (FOLD,)]
    assert all(by is not None and by < 0 for by in folds)


def test_a_hope_is_better_than_nothing() -> None:
    before = position("R3 O6 | V1", "I4 | R7", deck="V7 G1 V6 B7", actions=True)
    hope, fold = hints(before)
    assert hope.turn == parse_turn("+R3")
    assert hope.reason.rescues == cards("V7 V6 B7")
    assert 0 < hope.round < 3 / 5
    assert (fold.turn, fold.round) == ((FOLD,), 0.0)


def test_where_nothing_helps_the_fold_is_left() -> None:
    (only,) = hints(position("G1 | V1", "I4 | R7", deck="B1"))
    assert (only.turn, only.round, only.reason.conceding) == ((FOLD,), 0.0, None)


def test_a_lost_turn_under_way_is_ended() -> None:
    before = position("G1 R2 | V1", "I4 | R7", deck="B2")
    (only,) = hints(after(before, "+G1"))
    assert only.turn == parse_turn("+G1 .")


def test_turns_that_come_to_the_same_are_one_hint() -> None:
    before = position("G5 R5 O2 | V1", "I4 | V7", canvas="B3", deck="B1 B2", actions=True)
    found = {one.turn for one in hints(before, most=99)}
    orders = {parse_turn("+G5 +R5 +O2 ."), parse_turn("+R5 +G5 +O2 .")}
    assert orders <= {*turns(view(before, 0))}
    assert len(orders & found) == 1


def test_only_the_mover_gets_a_hint() -> None:
    assert hint(view(WIN_OR_LOSE, 1), FEW) == []
    assert hint(view(WIN_OR_LOSE, None), FEW) == []
    assert hint(view(after(WIN_OR_LOSE, "--"), 1), FEW) == []


def test_hints_repeat() -> None:
    seen = view(dealt(EXPERT, 3, 8), dealt(EXPERT, 3, 8).mover)
    assert hint(seen, FEW) == hint(seen, FEW) == hint(seen, FEW, Random(0))
    assert len(hint(seen, FEW, Random(5), most=2)) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_hints_can_be_played_by_all_rules(rules: Rules, players: int) -> None:
    before = moment(rules, players, players)
    found = hint(view(before, before.mover), Budget(playouts=40))
    assert 1 <= len(found) <= 3
    for one in found:
        change = preview(view(before, before.mover), one.turn[len(before.steps) :])
        assert change.drew - before.drew == one.reason.draws
        assert change.stays or one.round == 0 or one.reason.rescues
        assert 0 <= one.round <= 1
        assert sum(one.match) == pytest.approx(1, abs=0.05)


def test_a_world_looks_like_the_real_one() -> None:
    before = moment(EXPERT, 4, 5)
    seen = view(before, before.mover)
    for seed in range(LOOKS):
        assert view(determinize(seen, Random(seed)), before.mover) == seen
