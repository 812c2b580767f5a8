"""Whole turns as a sequence, hopes, and what both leave out."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from red7.core import (
    END,
    EXPERT,
    FOLD,
    PALETTE,
    Card,
    Hope,
    Position,
    Turn,
    Turns,
    apply,
    card_set,
    cards_in,
    hopes,
    kind_of,
    legal_steps,
    number_of,
    play,
    preview,
    step_card,
    turns,
    unseen,
    view,
)
from red7.notation import parse_turn, turn_name
from tests.builders import after, cards, dealt, every_edition, many, moments, position

GAME = position("R7 B6 V2 | V4 O3", "V1 | Y6")


def turns_of(game: Position) -> Turns:
    """The mover's turns."""
    return turns(view(game, game.mover))


def names(game: Position) -> set[str]:
    """The mover's turns in text."""
    return set(map(turn_name, turns_of(game)))


def test_every_way_to_stay_in() -> None:
    assert names(GAME) == {
        "+R7 .",
        "+R7 >B6 .",
        "+R7 >V2 .",
        "+B6 >V2 .",
        "+V2 >B6 .",
        ">B6 .",
        ">V2 .",
    }


def test_turns_can_be_counted_and_tested_for_being_there() -> None:
    assert len(turns_of(GAME)) == 7
    assert turns_of(GAME)
    assert parse_turn("+R7 .") in turns_of(GAME)
    assert parse_turn("+V2 .") not in turns_of(GAME)


def test_turns_have_places() -> None:
    found = turns_of(GAME)
    in_order = list(found)
    assert [found[place] for place in range(7)] == in_order
    assert [found[place] for place in range(-7, 0)] == in_order


@pytest.mark.parametrize("place", [7, -8, 100, -100])
def test_there_is_no_turn_beyond_the_last(place: int) -> None:
    with pytest.raises(IndexError):
        turns_of(GAME)[place]


@pytest.mark.parametrize(
    "part", [slice(2, 5), slice(None), slice(-3, None), slice(None, None, -2), slice(20, 30)]
)
def test_turns_can_be_sliced(part: slice) -> None:
    assert turns_of(GAME)[part] == list(turns_of(GAME))[part]


def test_turns_can_be_walked_through_again_and_backwards() -> None:
    found = turns_of(GAME)
    assert list(found) == list(found)
    assert list(reversed(found)) == list(found)[::-1]


def test_turns_show_what_they_are() -> None:
    found = turns_of(position("R7 | V4", "V1 | Y6"))
    assert repr(found) == f"Turns([{parse_turn('+R7 .')}])"


@given(moments)
def test_places_and_walks_agree_everywhere(now: Position) -> None:
    found = turns_of(now)
    in_order = list(found)
    assert len(found) == len(in_order)
    assert [found[place] for place in range(len(found))] == in_order
    assert found[-2:] == in_order[-2:]


@pytest.mark.parametrize("seat", [1, None])
def test_who_is_not_to_move_has_no_turns(seat: int | None) -> None:
    found = turns(view(GAME, seat))
    assert len(found) == 0
    assert not found
    assert list(found) == []
    assert repr(found) == "Turns([])"
    with pytest.raises(IndexError):
        found[0]


def test_there_are_no_turns_once_the_round_is_over() -> None:
    assert not turns_of(after(GAME, "--"))


@every_edition
def test_folding_and_losing_are_no_turns_here(edition: str) -> None:
    game = position("V2 V6 | V4", "V1 | R7 V3 O2", edition=edition, draw=True, actions=True)
    assert legal_steps(view(game, 0))
    assert names(game) == set()


def test_no_turn_folds() -> None:
    assert all(turn[-1] == END and FOLD not in turn for turn in turns_of(GAME))


def test_turns_in_the_middle_of_a_turn_begin_with_what_was_done() -> None:
    assert names(after(GAME, "+R7")) == {"+R7 .", "+R7 >B6 .", "+R7 >V2 ."}
    assert names(after(GAME, "+V2")) == {"+V2 >B6 ."}
    assert names(after(GAME, ">B6")) == {">B6 ."}


def test_declining_a_draw_is_not_a_second_turn() -> None:
    game = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True)
    assert names(game) == {">I6 ! .", "+I6 ."}
    assert names(after(game, ">I6")) == {">I6 ! ."}
    assert names(after(game, ">I6 !")) == {">I6 ! ."}


@pytest.mark.parametrize(
    ("palette", "draws"), [("R1 O1 Y1 G1 B1", True), ("R1 O1 Y1 G1 B1 I1 R2 O2 Y2", False)]
)
def test_a_palette_may_be_too_large_for_any_draw(palette: str, draws: bool) -> None:
    game = position(f"B6 | {palette}", "V1 | G5", deck="B3", draw=True)
    assert names(game) == {">B6 ! ." if draws else ">B6 .", "+B6 ."}


def test_a_compulsory_draw_is_not_written() -> None:
    game = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True, edition="v1.2-fr")
    assert names(game) == {">I6 .", "+I6 ."}


def test_a_draw_declined_after_a_seven_stays_declined() -> None:
    game = position("V7 R1 | B3 G4", "V1 | O6", deck="R2", draw=True, actions=True)
    offered = names(after(game, "+V7 ~B3"))
    assert offered == {"+V7 ~B3 ! .", "+V7 ~B3 ! >R1 ."}
    assert names(after(game, "+V7 ~B3 >R1")) == {"+V7 ~B3 >R1 ."}


def test_a_known_card_drawn_on_the_way_may_be_used() -> None:
    game = position("V7 | B3 G4", "V1 | O6", deck="R2", known_top=1, draw=True, actions=True)
    assert "+V7 ~B3 ! >R2 ." in names(game)


def test_a_card_drawn_blindly_is_not_counted_on() -> None:
    game = position("V7 | B3 G4", "V1 | O6", deck="R2", draw=True, actions=True)
    assert "+V7 ~B3 ! >R2 ." not in names(game)
    assert "+V7 ~B3 ! >R2 ." in names(after(game, "+V7 ~B3 !"))


def test_a_three_that_needs_the_right_card_is_a_hope() -> None:
    game = position("O3 | V2", "B1 | R7", deck="V6 O6 B5", actions=True)
    assert hopes(view(game, 0)) == [Hope(parse_turn("+O3"), cards("V6 B5 B1"))]


def test_a_hope_may_lie_behind_fives() -> None:
    game = position("O3 G5 Y5 | V2", "B1 | R7 R6 R5 R4", deck="V6 B5", actions=True)
    found = {turn_name(hope.steps) for hope in hopes(view(game, 0))}
    assert found == {"+O3", "+G5 +O3", "+Y5 +O3", "+G5 +Y5 +O3", "+Y5 +G5 +O3"}


def test_in_the_middle_of_a_turn_a_hope_goes_on_from_there() -> None:
    game = position("O3 G5 | V2", "B1 | R7 R6 R5 R4", deck="V6 B5", actions=True)
    found = [turn_name(hope.steps) for hope in hopes(view(after(game, "+G5"), 0))]
    assert found == ["+G5 +O3"]


@pytest.mark.parametrize(
    "game",
    [
        position("O3 | V2", "B1 | R7", deck="V6", known_top=1, actions=True),
        position("O3 | V2", "B1 | R7", actions=True),
        position("O3 | V2", "B1 | R7", deck="V6"),
        position("R3 | R7", "B1 | R6", deck="V6", actions=True),
        position("O3 V6 | V2", "B1 | R7", deck="V5", actions=True),
        position("O3 | V4", "R4 | R7 R5 R3 R2 R1", deck="O5", actions=True),
        position("O2 | V2", "B1 | R7", deck="V6", actions=True),
        after(position("O3 | V2", "B1 | R7", deck="V6", actions=True), "+O3"),
    ],
    ids=[
        "the card is known",
        "the deck is empty",
        "no actions",
        "it leads without",
        "a hand card saves it",
        "no unseen card would save it",
        "no 3",
        "the 3 is played",
    ],
)
def test_there_is_no_hope(game: Position) -> None:
    assert hopes(view(game, 0)) == []


@pytest.mark.parametrize("seat", [1, None])
def test_who_is_not_to_move_has_no_hope(seat: int | None) -> None:
    game = position("O3 | V2", "B1 | R7", deck="V6 O6 B5", actions=True)
    assert hopes(view(game, seat)) == []


@many
@given(moments)
def test_hopes_are_the_threes_that_only_the_right_card_makes_a_turn(now: Position) -> None:
    seen = view(now, now.mover)
    expected = {}
    for steps in ways_to_a_three(now):
        if not any(turn[: len(steps)] == steps for turn in turns(seen)):
            saving = [card for card in cards_in(unseen(seen)) if saves(now, steps, card)]
            expected[steps] = card_set(saving)
    assert dict(hopes(seen)) == {steps: saving for steps, saving in expected.items() if saving}


@given(moments)
def test_a_preview_names_the_same_rescues(now: Position) -> None:
    seen = view(now, now.mover)
    for hope in hopes(seen):
        assert preview(seen, hope.steps[len(now.steps) :]).rescues == hope.rescues


def ways_to_a_three(now: Position) -> Iterator[Turn]:
    """Every way to play a 3 that draws an unknown card."""
    if not now.rules.actions or not now.deck or now.known_top:
        return
    for step in legal_steps(view(now, now.mover)):
        if kind_of(step) == PALETTE and number_of(step_card(step)) == 3:
            yield (*now.steps, step)
        elif kind_of(step) == PALETTE and number_of(step_card(step)) == 5:
            yield from ways_to_a_three(apply(now, step))


def saves(now: Position, steps: Turn, card: Card) -> bool:
    """Whether a card, had it lain on top of the deck, would make a turn of some steps."""
    drawn = play(with_top(now, card), steps[len(now.steps) :])
    return bool(turns(view(drawn, now.mover)))


def with_top(now: Position, card: Card) -> Position:
    """The position with an unseen card and the deck's top card in each other's place."""
    top = now.deck[0]
    swap = {card: top, top: card}
    deck = tuple(swap.get(each, each) for each in now.deck)
    hands = tuple(card_set(swap.get(each, each) for each in cards_in(hand)) for hand in now.hands)
    return now._replace(deck=deck, hands=hands)


def test_turns_are_equal_when_they_are_the_same_turns() -> None:
    one, other = (turns(view(dealt(EXPERT, 2, 1), seat)) for seat in (0, 1))
    again = turns(view(dealt(EXPERT, 2, 1), 0))
    assert one == again
    assert hash(one) == hash(again)
    assert one != other
    assert one != list(one)
