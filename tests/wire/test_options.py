"""What the mover could do, as it is sent to a client."""

from random import Random

import msgspec
import pytest
from hypothesis import given

from red7.core import (
    CARDS,
    IllegalStep,
    MatchScore,
    Position,
    choices,
    hopes,
    legal_steps,
    points,
    turns,
    view,
)
from red7.notation import card_name, parse_step, parse_turn, step_name, turn_name
from red7.wire.messages import MAX_MESSAGE_BYTES
from red7.wire.options import MAX_LISTED_TURNS, MAX_PUSHED_TURNS, options, pushed_options
from red7.wire.shapes import OptionsShape, RescueShape
from tests.builders import after, alike, cards, moments, position, rules_name, seeds
from tests.random_tables import few

GAME = position("R7 B6 V2 | V4 O3", "V1 | Y6")


def asked(game: Position, steps: str = "", skip: int = 0) -> OptionsShape:
    """The mover's options after some steps."""
    return options(view(game, game.mover), parse_turn(steps), skip)


def size(shape: msgspec.Struct | list[OptionsShape]) -> int:
    """How many bytes something takes."""
    return len(msgspec.json.encode(shape))


def test_the_options_at_the_start_of_a_turn() -> None:
    found = asked(GAME)
    assert (found.seat, found.steps, found.ways) == (0, [], 7)
    assert [choice.step for choice in found.choices] == [
        *("+R7", "+B6", "+V2"),
        *(">R7", ">B6", ">V2"),
        "--",
    ]
    assert [turn.steps for turn in found.turns] == [
        turn_name(turn).split() for turn in turns(view(GAME, 0))
    ]
    assert (found.hope, found.rescues) == (None, [])


def test_a_choice_says_what_comes_of_it() -> None:
    choice = next(each for each in asked(GAME, "+R7").choices if each.step == ">B6")
    assert (choice.refusal, choice.ways, choice.reveals, choice.finish) == (None, 1, False, ["."])
    outcome = choice.outcome
    assert outcome is not None
    assert (outcome.stays, outcome.lead.seat, outcome.lead.color) == (True, 0, "B")
    assert outcome.counts == [["R7", "V4", "O3"], ["Y6"]]
    assert (outcome.drew, outcome.may_draw, outcome.winner) == (0, False, None)
    assert (outcome.scores, outcome.worth, outcome.rescues, outcome.unseen) == ([], 0, [], 1)


def test_a_refused_choice_says_why() -> None:
    choice = next(each for each in asked(GAME).choices if each.step == ">R7")
    assert choice.refusal is not None
    assert (choice.refusal.why, choice.refusal.color) == ("losing", "R")
    assert (choice.outcome, choice.ways, choice.finish) == (None, 0, None)


def test_a_fold_that_ends_the_round_says_what_the_winner_takes() -> None:
    folding = asked(GAME).choices[-1].outcome
    assert folding is not None
    assert (folding.stays, folding.winner, folding.scores, folding.worth) == (False, 1, ["Y6"], 6)


def test_where_no_turn_is_certain_there_may_be_hope() -> None:
    game = position("O3 | V2", "B1 | R7", deck="V6 O6 B5", actions=True)
    found = asked(game)
    assert (found.ways, found.turns, found.hope) == (0, [], ["+O3"])
    assert found.rescues == [RescueShape("B", 2), RescueShape("V", 1)]
    assert asked(game, "+O3").hope is None
    three = found.choices[0]
    assert three.reveals
    assert three.outcome is not None
    assert three.outcome.rescues == found.rescues


def test_no_hope_where_nothing_can_be_drawn() -> None:
    assert asked(position("V2 | V4", "V1 | R7 R6 B5")).hope is None


def test_a_long_list_of_turns_comes_in_parts() -> None:
    game = position("R2 O2 Y2 G2 B2 I4 V4 | R7", "V1 | O6", "V2 | O5")
    found = asked(game)
    assert len(found.turns) == MAX_LISTED_TURNS < found.ways
    every = [turn.steps for turn in found.turns]
    while len(every) < found.ways:
        part = asked(game, skip=len(every))
        assert 0 < len(part.turns) <= MAX_LISTED_TURNS
        assert part.ways == found.ways
        every += [turn.steps for turn in part.turns]
    assert every == [turn_name(turn).split() for turn in turns(view(game, 0))]
    assert asked(game, skip=2**31 - 1).turns == []


def test_the_list_may_be_cut_down_to_the_turns_that_use_a_step() -> None:
    game = position("R2 O2 Y2 G2 B2 I4 V4 | R7", "V1 | O6", "V2 | O5")
    found = options(view(game, 0), (), using=parse_step(">O2"))
    having = [turn for turn in turns(view(game, 0)) if parse_step(">O2") in turn]
    assert [turn.steps for turn in found.turns] == [turn_name(turn).split() for turn in having]
    assert found.ways == len(having) > 1


def test_a_beginning_that_is_refused_is_refused() -> None:
    with pytest.raises(IllegalStep):
        asked(GAME, "+R7 +B6")


@pytest.mark.parametrize("actions", [False, True])
@pytest.mark.parametrize(("hand", "few"), [("R2", True), ("R2 O2 Y2 G2 B2 I4 V4", False)])
def test_the_client_is_told_the_choices_at_hand_and_few_turns(
    hand: str, few: bool, actions: bool
) -> None:
    game = position(f"{hand} | R7", "V1 | O6", "V2 | O5", actions=actions)
    whole = asked(game)
    assert (0 < whole.ways <= MAX_PUSHED_TURNS) is few
    listed = whole.turns if few else []
    found = pushed_options(view(game, 0))
    assert found == msgspec.structs.replace(whole, turns=listed)
    assert found.choices


def test_as_many_turns_are_listed_as_are_asked_for() -> None:
    game = position("R2 O2 Y2 G2 B2 I4 V4 | R7", "V1 | O6", "V2 | O5")
    for most, listed in ((0, 0), (5, 5), (2**31 - 1, MAX_LISTED_TURNS)):
        found = options(view(game, 0), (), most=most)
        assert len(found.turns) == listed
        assert msgspec.structs.replace(asked(game), turns=asked(game).turns[:listed]) == found


def test_in_the_middle_of_a_turn_only_what_is_left() -> None:
    begun = after(GAME, "+R7")
    found = asked(begun)
    assert found.steps == pushed_options(view(begun, 0)).steps == ["+R7"]
    assert [turn.steps for turn in found.turns] == [
        ["+R7", "."],
        ["+R7", ">B6", "."],
        ["+R7", ">V2", "."],
    ]


@given(moments)
def test_options_are_the_choices_of_the_core(now: Position) -> None:
    seen = view(now, now.mover)
    found, told = choices(seen), options(seen, ())
    assert told.seat == now.mover
    assert told.ways == len(found.turns)
    assert [choice.step for choice in told.choices] == [
        step_name(choice.step) for choice in found.choices
    ]
    assert {choice.step for choice in told.choices if choice.refusal is None} == {
        *map(step_name, legal_steps(seen))
    }
    assert (told.hope is None) == (bool(found.turns) or not hopes(seen))
    assert all(turn.outcome.stays for turn in told.turns)


@few
@given(moments, seeds)
def test_what_the_mover_cannot_see_changes_no_option(one: Position, seed: int) -> None:
    two = alike(one, one.mover, seed)
    mine, same = view(one, one.mover), view(two, two.mover)
    assert msgspec.json.encode(pushed_options(mine)) == msgspec.json.encode(pushed_options(same))
    for step in legal_steps(mine):
        first, second = options(mine, [step]), options(same, [step])
        assert msgspec.json.encode(first) == msgspec.json.encode(second)


ROOM = 40_000
"""Bytes that options may take beside the rest of a message."""


@given(moments)
def test_options_keep_to_their_room(now: Position) -> None:
    assert size(pushed_options(view(now, now.mover))) <= ROOM, rules_name(now.rules)


@pytest.mark.parametrize("edition", ["v1.2", "pl-2021", "v1.3"])
@pytest.mark.parametrize("actions", [False, True])
@pytest.mark.parametrize("many_cards", [14, 21])
def test_options_of_a_hand_far_larger_than_any_deal_gives(
    many_cards: int, actions: bool, edition: str
) -> None:
    order = [*map(card_name, CARDS)]
    Random(many_cards).shuffle(order)
    hand, rest = order[:many_cards], order[many_cards:]
    others = [f"{rest[3 * seat]} | {' '.join(rest[3 * seat + 1 :][:2])}" for seat in range(3)]
    game = position(
        f"{' '.join(hand)} | {' '.join(rest[9:13])}",
        *others,
        deck=" ".join(rest[13:]),
        draw=True,
        actions=actions,
        edition=edition,
    )
    seen = view(game, 0)
    assert size(pushed_options(seen)) <= ROOM
    for step in legal_steps(seen)[::many_cards]:
        assert size(options(seen, [step])) <= MAX_MESSAGE_BYTES - 1000


def test_what_an_odd_card_asks_for_is_told_before_and_after_it_is_played() -> None:
    game = position("G1 G7 R2 | R6", "V1 | B7 O2", "V2 | Y5", actions=True)
    owes = {choice.step: choice.owes for choice in asked(game).choices if choice.owes}
    assert owes == {"+G1": "G1", "+G7": "G7"}
    start, one, seven = asked(game), asked(game, "+G1"), asked(game, "+G7")
    assert (start.owed, start.targets, start.finish) == (None, [], None)
    assert (one.owed, one.targets, one.finish) == ("G1", ["B7", "O2"], None)
    assert (seven.owed, seven.targets) == ("G7", ["G7", "R6"])
    assert asked(game, "+R2").finish == ["."]


def test_how_a_turn_ends_as_it_lies() -> None:
    game = position("G7 R2 | R3 R4", "V1 | B6", draw=True, deck="O1")
    assert asked(game, "+R2 >G7").finish == ["!", "."]
    assert asked(game, "+R2 >G7 !").finish == ["."]


@given(moments)
def test_the_cards_that_may_be_chosen_are_those_of_the_legal_steps(now: Position) -> None:
    seen = view(now, now.mover)
    found = options(seen, ())
    names = [*map(step_name, legal_steps(seen))]
    assert {*found.targets} == {name[1:] for name in names if name[0] in "*^~"}
    assert (found.finish is not None) == ("." in names)


def folded(piles: dict[int, str], *, scoring: bool = True) -> list[int]:
    """Who wins the match if the mover of a round of two folds."""
    game = position("R1 | V1", "B1 | R7 O7", scoring=scoring)
    all_piles = tuple(cards(piles.get(seat, "")) for seat in range(2))
    score = MatchScore(all_piles, tuple(map(points, all_piles)), sum(all_piles))
    (fold,) = (each for each in asked(game._replace(score=score)).choices if each.step == "--")
    assert fold.outcome is not None
    return fold.outcome.match_winners


def test_who_would_win_the_match_is_told() -> None:
    rich = "Y7 G7 B7 I7 V7"
    assert folded({}, scoring=False) == [1]
    assert folded({1: "R6"}) == []
    assert folded({1: rich}) == [1]
    assert folded({0: rich}) == []


def test_nobody_wins_a_match_while_its_round_goes_on() -> None:
    (choice,) = (each for each in asked(GAME, "+R7").choices if each.step == ">B6")
    assert choice.outcome is not None
    assert choice.outcome.match_winners == []
