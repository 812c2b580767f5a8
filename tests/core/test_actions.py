"""A turn and the actions of 1, 3, 5 and 7, as every edition plays them."""

import pytest

from red7.core import RED, leader, standings
from red7.notation import join_cards
from tests.builders import after, cards, every_edition, legal, position


@every_edition
def test_a_turn_is_a_palette_card_a_canvas_card_or_one_after_the_other(edition: str) -> None:
    game = position("R7 B6 | V4 O3", "V1 | Y6", edition=edition)
    for turn in ("+R7 .", ">B6 .", "+R7 >B6 ."):
        assert after(game, turn).out == (False, False)
        assert after(game, turn).mover == 1


@every_edition
def test_004_the_palette_comes_first_there_too(edition: str) -> None:
    game = position("R7 B6 | V4 O3", "V1 | Y6", edition=edition, actions=True)
    assert legal(after(game, ">B6")) == {"."}


@every_edition
def test_losing_at_the_end_of_a_turn_puts_you_out(edition: str) -> None:
    game = after(position("V2 R6 | V4", "V1 | R7", "V3 | O5", edition=edition), "+V2 .")
    assert game.out == (True, False, False)
    assert game.history[-1].out
    assert game.mover == 1
    assert standings(RED, game.palettes, game.out)[0].count == 0


@every_edition
def test_the_last_one_in_wins_at_once(edition: str) -> None:
    game = position("V2 | V4", "V1 | R7", "V3 | O5", turn=2, out=(0,), edition=edition)
    game = after(game, "--")
    assert game.is_over
    assert game.mover == leader(game.color, game.palettes, game.out) == 1
    assert legal(game) == set()


@every_edition
def test_turns_pass_over_seats_that_are_out(edition: str) -> None:
    players = ("R7 | V4", "V1 | R6", "V3 | O5", "V5 | G6")
    game = position(*players, turn=3, out=(0,), edition=edition)
    assert after(game, "--").mover == 1
    game = position(*players, out=(1, 2), edition=edition)
    assert after(game, "+R7 .").mover == 3


@every_edition
def test_a_one_puts_a_card_of_an_equal_palette_on_the_deck(edition: str) -> None:
    game = position("V1 | R6", "V4 | R7 V2", deck="G5", edition=edition, actions=True)
    game = after(game, "+V1 *R7")
    assert game.palettes[1] == cards("V2")
    assert join_cards(game.deck) == "R7 G5"


@every_edition
def test_a_one_spares_a_player_with_fewer_cards_counting_itself(edition: str) -> None:
    game = position("V1 | R6", "V4 | R7 V2", "V3 | O6", edition=edition, actions=True)
    assert "*R7" in legal(after(game, "+V1"))
    assert "*O6" not in legal(after(game, "+V1"))


@every_edition
def test_a_one_takes_nothing_from_a_player_who_is_out(edition: str) -> None:
    game = position("V1 | R6", "V4 | O6", "V3 | R7 O7", out=(2,), edition=edition, actions=True)
    assert legal(after(game, "+V1")) == {"."}


@every_edition
@pytest.mark.parametrize("draw", [False, True])
def test_a_three_draws_whether_or_not_the_advanced_draw_is_on(draw: bool, edition: str) -> None:
    game = position("V3 | R6", "V4 | O6", deck="G5 G6", edition=edition, draw=draw, actions=True)
    game = after(game, "+V3")
    assert game.hands[0] == cards("G5")
    assert game.drew == 1


@every_edition
def test_a_three_is_played_in_hope(edition: str) -> None:
    saved = position("O3 | V2", "V4 | R7", deck="V6 O6", edition=edition, actions=True)
    assert legal(saved) - {">O3"} == {"+O3", "--"}
    assert not after(saved, "+O3 >V6 .").out[0]
    lost = position("O3 | V2", "V4 | R7", deck="O6 V6", edition=edition, actions=True)
    assert legal(after(lost, "+O3")) - {">O6"} == {"."}
    assert after(lost, "+O3 .").out[0]


@every_edition
def test_a_three_on_an_empty_deck_draws_nothing(edition: str) -> None:
    game = after(position("V3 R2 | R6", "V4 | O6", edition=edition, actions=True), "+V3")
    assert game.hands[0] == cards("R2")
    assert game.drew == 0


@every_edition
def test_fives_chain(edition: str) -> None:
    game = position("R5 O5 Y5 G4 | R6", "V4 | O7", edition=edition, actions=True)
    assert legal(after(game, "+R5")) == {"+O5", "+Y5", "+G4"}
    assert legal(after(game, "+R5 +Y5")) == {"+O5", "+G4"}
    assert legal(after(game, "+R5 +Y5 +O5")) == {"+G4"}
    assert not {name for name in legal(after(game, "+R5 +G4")) if name[0] == "+"}


@every_edition
@pytest.mark.parametrize(("odd", "owed"), [("V1", "*O7"), ("R7", "^R6")])
def test_the_card_after_a_five_has_its_action_too(odd: str, owed: str, edition: str) -> None:
    game = position(f"R5 {odd} | R6", "V4 | O7 V2 G2", edition=edition, actions=True)
    assert owed in legal(after(game, f"+R5 +{odd}"))


@every_edition
def test_a_three_after_a_five_draws_and_ends_the_palette_plays(edition: str) -> None:
    game = position("R5 V3 | R6", "V4 | O6", deck="G2", edition=edition, actions=True)
    game = after(game, "+R5 +V3")
    assert game.hands[0] == cards("G2")
    assert "+G2" not in legal(game)


@every_edition
def test_a_five_with_an_empty_hand_does_nothing(edition: str) -> None:
    game = position("R5 | R6", "V4 | O6", edition=edition, actions=True)
    assert legal(after(game, "+R5")) == {"."}


@every_edition
def test_a_seven_may_move_any_card_of_its_palette_and_itself(edition: str) -> None:
    game = after(position("R7 | O6 B2", "V4 | O5", edition=edition, actions=True), "+R7")
    assert legal(game) == {"^R7", "^O6", "^B2", "~R7", "~O6", "~B2"}
    buried = after(game, "^R7")
    assert (buried.palettes[0], join_cards(buried.deck)) == (cards("O6 B2"), "R7")
    shifted = after(game, "~O6")
    assert (shifted.palettes[0], join_cards(shifted.canvas)) == (cards("R7 B2"), "O6")


@every_edition
@pytest.mark.parametrize("turn", ["+V1 *O7 >B2 .", "+R7 ^V2 >B2 .", "+R7 ~R6 >B2 ."])
def test_after_an_action_a_hand_card_may_still_go_to_the_canvas(turn: str, edition: str) -> None:
    game = position("V1 R7 B2 | R6 V2", "V4 | O7 O2 O3", edition=edition, actions=True)
    assert not after(game, turn).out[0]


@every_edition
def test_000_german_one_hand_card_for_the_canvas_whatever_the_fives(edition: str) -> None:
    game = position("R5 G4 B2 I2 | R6", "V4 | O6", edition=edition, actions=True)
    game = after(game, "+R5 +G4 >B2")
    assert not {name for name in legal(game) if name[0] == ">"}


@every_edition
@pytest.mark.parametrize(
    ("action", "canvas", "drawn"), [("+V1 *O6", ">I7", "O6"), ("+G7 ^G7", ">V5", "G7")]
)
def test_a_card_just_put_on_an_empty_deck_can_be_drawn_and_is_known(
    action: str, canvas: str, drawn: str, edition: str
) -> None:
    players = ("V1 G7 I7 V5 | V2", "V4 | R7 O6")
    game = after(position(*players, edition=edition, draw=True, actions=True), action)
    assert (len(game.deck), game.known_top) == (1, 1)
    game = after(game, canvas)
    game = after(game, "! ." if "!" in legal(game) else ".")
    assert game.known[0] == cards(drawn)
    assert game.hands[0] & cards(drawn)
    assert (len(game.deck), game.known_top) == (0, 0)
