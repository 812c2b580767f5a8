"""What a seat may know, and that nothing it is told depends on anything else."""

import pytest
from hypothesis import given

from red7.core import (
    ADVANCED,
    BASIC,
    END,
    Match,
    PastTurn,
    Position,
    RoundResult,
    cards_in,
    deal,
    hopes,
    legal_steps,
    open_hands,
    preview,
    turns,
    unseen,
    view,
)
from red7.notation import join_cards, parse_turn
from tests.builders import after, alike, cards, dealt, every_edition, many, moments, position, seeds

TABLE = ("V1 V3 R2 | R6", "B1 B2 | R7 O2", "G1 | Y3")


@many
@given(moments, seeds)
def test_a_seat_sees_nothing_that_is_hidden(one: Position, seed: int) -> None:
    for seat in (None, *range(len(one.hands))):
        two = alike(one, seat, seed)
        assert view(one, seat) == view(two, seat)


@many
@given(moments, seeds)
def test_the_mover_gets_the_same_answers_whatever_is_hidden(one: Position, seed: int) -> None:
    two = alike(one, one.mover, seed)
    mine, same = view(one, one.mover), view(two, one.mover)
    assert legal_steps(mine) == legal_steps(same)
    assert list(turns(mine)) == list(turns(same))
    assert hopes(mine) == hopes(same)
    assert unseen(mine) == unseen(same)
    for turn in (*turns(mine), *((step,) for step in legal_steps(mine))):
        steps = turn[len(one.steps) :] if turn[-1] >= END else turn
        assert preview(mine, steps) == preview(same, steps)


@given(moments)
def test_what_is_unseen_is_what_lies_in_other_hands_and_the_deck(position: Position) -> None:
    for seat, hand in enumerate(position.hands):
        hidden = (sum(position.hands) - hand) & ~sum(position.known)
        deck = sum(1 << card for card in position.deck[position.known_top :])
        assert unseen(view(position, seat)) == hidden | deck


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    seen = view(position(*TABLE, deck="Y1 Y2"), 1)
    assert seen.seat == 1
    assert seen.mover == 0
    assert seen.hand == cards("B1 B2")
    assert seen.hand_counts == (3, 2, 1)
    assert seen.deck == 2
    assert seen.top == ()


def test_a_spectator_has_no_hand_and_no_steps() -> None:
    seen = view(position(*TABLE, actions=True), None)
    assert seen.seat is None
    assert seen.hand == cards("")
    assert seen.hand_counts == (3, 2, 1)
    assert legal_steps(seen) == ()
    assert list(turns(seen)) == []
    assert hopes(seen) == []


def test_a_spectator_knows_less_than_anybody_seated() -> None:
    game = position(*TABLE, deck="Y1 Y2")
    assert unseen(view(game, None)) == unseen(view(game, 0)) | cards("V1 V3 R2")


def test_everything_on_the_table_is_seen() -> None:
    game = position(*TABLE, canvas="G2 B5", deck="Y1", actions=True, edition="v1.3")
    seen = view(game, 2)
    assert seen.rules == game.rules
    assert seen.palettes == (cards("R6"), cards("R7 O2"), cards("Y3"))
    assert join_cards(seen.canvas) == "G2 B5"
    assert seen.color == game.color
    assert not seen.is_over


def test_the_palette_of_a_player_who_is_out_is_shown_as_last_seen() -> None:
    seen = view(after(position(*TABLE), "+R2 ."), 1)
    assert seen.out == (True, False, False)
    assert seen.palettes[0] == cards("R6 R2")
    assert seen.hand_counts[0] == 2
    assert unseen(seen) == cards("V1 V3 G1")


def test_a_round_that_is_over_shows_its_winner() -> None:
    seen = view(after(position("R2 | R6", "B1 | R7"), "--"), 0)
    assert seen.is_over
    assert seen.mover == 1


def test_the_turn_under_way_and_the_turns_before_are_seen() -> None:
    game = position(*TABLE, deck="Y1 Y2", actions=True)
    seen = view(after(game, "+V3"), 1)
    assert seen.steps == parse_turn("+V3")
    assert seen.drew == 1
    assert seen.history == ()
    seen = view(after(game, "+V3 ."), 1)
    assert seen.steps == ()
    assert seen.drew == 0
    assert seen.history == (PastTurn(0, parse_turn("+V3 ."), 1, True),)


def test_what_earlier_rounds_left_behind_is_seen() -> None:
    pile = cards("R7 O6")
    match = Match(ADVANCED, 2, (RoundResult(1, pile),))
    seen = view(deal(match, cards_in(match.cards_left)), 0)
    assert seen.score.piles == (0, pile)
    assert seen.score.points == (0, 13)
    assert seen.score.aside == pile
    assert not unseen(seen) & pile


def test_a_first_round_has_no_scores_behind_it() -> None:
    seen = view(deal(Match(BASIC, 3), range(49)), 0)
    assert seen.score.piles == (0, 0, 0)
    assert seen.score.points == (0, 0, 0)
    assert seen.score.aside == 0


@every_edition
def test_everybody_sees_a_one_put_a_card_on_the_deck(edition: str) -> None:
    game = after(position(*TABLE, deck="Y1", edition=edition, actions=True), "+V1 *R7")
    for seat in (None, 0, 1, 2):
        seen = view(game, seat)
        assert join_cards(seen.top) == "R7"
        assert seen.deck == 2
        assert not unseen(seen) & cards("R7")


@every_edition
def test_everybody_sees_a_seven_put_a_card_on_the_deck(edition: str) -> None:
    game = position("R7 | R6 V1", "B1 | O6", deck="Y1", edition=edition, actions=True)
    assert join_cards(view(after(game, "+R7 ^V1"), 1).top) == "V1"


def test_cards_put_there_one_after_the_other_lie_on_top_of_each_other() -> None:
    game = position("R7 | R6 V1", "O7 | Y7 O6", deck="Y1", actions=True)
    game = after(game, "+R7 ^V1 .", "+O7 ^O6")
    assert join_cards(view(game, 0).top) == "O6 V1"
    assert view(game, 0).deck == 3


def test_a_three_draws_the_known_top_and_the_next_draw_is_blind() -> None:
    table = ("V1 R2 | R6", "R3 B2 | R7 O2", "G1 | Y3")
    game = after(position(*table, deck="Y1", actions=True), "+V1 *R7 .", "+R3")
    assert game.known == (0, cards("R7"), 0)
    for seat in (None, 0, 1, 2):
        seen = view(game, seat)
        assert seen.known == (0, cards("R7"), 0)
        assert (seen.top, seen.deck) == ((), 1)
    assert not unseen(view(game, 0)) & cards("R7")


def test_a_blind_draw_is_known_to_nobody_else() -> None:
    game = after(position("V3 | R6", "B2 | O7", deck="Y1 Y2", actions=True), "+V3")
    assert game.known == (0, 0)
    assert view(game, 0).hand == cards("Y1")
    assert unseen(view(game, 1)) == cards("Y1 Y2")


@pytest.mark.parametrize("end", ["", " ."])
@pytest.mark.parametrize(("step", "known"), [("+R7", ""), (">R7", ""), ("+G3", "R7")])
def test_a_known_card_that_is_played_is_no_longer_in_hand(step: str, known: str, end: str) -> None:
    game = after(position("R7 G3 | R6 | R7", "B2 | O6"), step + end)
    assert game.known[0] == cards(known)


@pytest.mark.parametrize("turn", [">R6 !", ">R6 ! ."])
def test_the_advanced_draw_takes_the_known_top_too(turn: str) -> None:
    game = after(position("R6 | Y2", "B2 | O1", deck="Y1 Y3", known_top=1, draw=True), turn)
    assert (game.known[0], game.known_top) == (cards("Y1"), 0)
    assert join_cards(game.deck) == "Y3"


def test_a_known_top_is_counted_on_and_a_blind_draw_is_not() -> None:
    """A 3 that is known to draw the saving card leads to a turn; one drawn blindly to a hope."""
    table = ("O3 | V2", "B2 | R7")
    known = view(position(*table, deck="V6 O6", known_top=1, actions=True), 0)
    assert list(turns(known)) == [parse_turn("+O3 >V6 .")]
    assert hopes(known) == []
    blind = view(position(*table, deck="V6 O6", actions=True), 0)
    assert list(turns(blind)) == []
    assert [hope.steps for hope in hopes(blind)] == [parse_turn("+O3")]


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            view(dealt(BASIC, 2, 1), seat)


def test_hands_are_hidden_until_the_round_is_over() -> None:
    under_way = position("R1 | R3", "O1 | O4", "Y1 | Y5")
    assert open_hands(under_way, ()) == (None, None, None)
    assert open_hands(under_way, {1}) == (None, under_way.hands[1], None)
    over = after(after(under_way, "--"), "--")
    assert over.is_over
    assert open_hands(over, ()) == over.hands == under_way.hands
