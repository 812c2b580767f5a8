"""Where the editions differ, each row of the rules table and its small print as a small game.

`@printed` holds one row: what v1.2, v1.2-fr, v1.2-it, pl-2021 and v1.3 say.
"""

import pytest

from red7.core import BLUE, EDITIONS, RED, VIOLET, Edition, Rules, lead, preview, view
from red7.notation import parse_turn
from tests.builders import after, cards, dealt, every_edition, legal, position


def printed(*says: object) -> pytest.MarkDecorator:
    """What each edition says, in the order of the table."""
    return pytest.mark.parametrize(("edition", "says"), list(zip(EDITIONS, says, strict=True)))


@printed("! .", ".", "! .", ".", "! .")
def test_003_palette_1_2_2_and_indigo_6_to_the_canvas_draws(edition: str, says: str) -> None:
    game = position("I6 V5 | R1 O2 Y2", "V1 | G5", deck="B3 B4", edition=edition, draw=True)
    canvas_changed = after(game, ">I6")
    assert legal(canvas_changed) == set(says.split())
    drawn = after(canvas_changed, says)
    assert drawn.hands[0] == cards("V5 B3")
    assert drawn.history[-1].drew == 1


@printed(0, 1, 0, 1, 0)
def test_the_draw_may_be_declined_or_must_be_taken(edition: str, says: int) -> None:
    game = position("I6 V5 | R1 O2 Y2", "V1 | G5", deck="B3", edition=edition, draw=True)
    assert after(game, ">I6 .").history[-1].drew == says


@every_edition
@pytest.mark.parametrize(
    ("steps", "deck", "switch", "draws"),
    [
        (">I4", "B3", True, True),
        ("+V4 >I4", "B3", True, False),
        (">I4", "", True, False),
        (">I4", "B3", False, False),
    ],
    ids=["higher", "not higher after the palette play", "empty deck", "switched off"],
)
def test_when_the_draw_is_due(
    steps: str, deck: str, switch: bool, draws: bool, edition: str
) -> None:
    game = position("V4 I4 | R1 O2 Y2", "V1 | G5", deck=deck, edition=edition, draw=switch)
    game = after(game, steps)
    assert (game.drew == 1 or "!" in legal(game)) == draws


@printed("no", "no", "no", "yes", "yes")
def test_a_seven_may_put_a_losing_color_on_the_canvas_if_the_turn_ends_winning(
    edition: str, says: str
) -> None:
    game = position("V7 R1 | G3 B5", "V1 | O6", edition=edition, actions=True)
    game = after(game, "+V7")
    assert ("~G3" in legal(game)) == (says == "yes")
    assert "~B5" in legal(game)
    if says == "yes":
        assert legal(after(game, "~G3")) == {">R1"}
        assert not after(game, "~G3 >R1 .").out[0]


@printed("! .", ". >R2", "! .", ".", ".")
def test_a_card_that_a_seven_puts_on_the_canvas_gives_the_draw(edition: str, says: str) -> None:
    game = position("V7 | B3 G4", "V1 | O6", deck="R2", edition=edition, draw=True, actions=True)
    assert legal(after(game, "+V7 ~B3")) == set(says.split())


@pytest.mark.parametrize("edition", ["v1.2", "v1.2-fr", "v1.2-it"])
@pytest.mark.parametrize(("shifted", "draws"), [("B3", True), ("B2", False)])
def test_for_that_draw_the_card_just_moved_is_not_counted(
    edition: str, shifted: str, draws: bool
) -> None:
    game = position(
        f"V7 | {shifted} G4", "V1 | O6", deck="R2", edition=edition, draw=True, actions=True
    )
    game = after(game, f"+V7 ~{shifted}")
    assert game.palettes[0] == cards("V7 G4")
    assert (game.drew == 1 or "!" in legal(game)) == draws


@printed("^V7 ^V4", "^V7 ^V4", "^V7 ^V4", "", "")
def test_a_seven_that_cannot_leave_you_winning(edition: str, says: str) -> None:
    game = position("V7 V6 | V4", "V1 | R7", edition=edition, actions=True)
    assert ("+V7" in legal(game)) == bool(says)
    if says:
        assert legal(after(game, "+V7")) == set(says.split())
        assert after(game, "+V7 ^V7 .").out[0]


@printed(".", ".", "*R7 *R6", "", "")
def test_a_one_that_cannot_leave_you_winning(edition: str, says: str) -> None:
    game = position("V1 | V4", "V2 | R7 R6", edition=edition, actions=True)
    assert ("+V1" in legal(game)) == bool(says)
    if says:
        assert legal(after(game, "+V1")) == set(says.split())


def test_the_italian_one_takes_a_card_and_its_player_is_out() -> None:
    game = position("V1 | V4", "V2 | R7 R6", "V3 | O4", edition="v1.2-it", actions=True)
    game = after(game, "+V1 *R7 .")
    assert game.out == (True, False, False)
    assert game.palettes[1] == cards("R6")
    assert game.mover == 1


@printed("no", "no", "no", "no", "yes")
@pytest.mark.parametrize("actions", [False, True])
def test_a_hand_card_on_the_canvas_that_leaves_you_losing(
    actions: bool, edition: str, says: str
) -> None:
    game = position("V6 | V4", "V1 | R7", "V2 | O3", edition=edition, actions=actions)
    assert (">V6" in legal(game)) == (says == "yes")
    if says == "yes":
        game = after(game, ">V6 .")
        assert game.color == VIOLET
        assert game.out == (True, False, False)


def test_after_the_losing_canvas_play_of_v13_the_draw_is_still_offered() -> None:
    game = position("V6 | V4", "V1 | R7", "V2 | O3", deck="R1", edition="v1.3", draw=True)
    assert legal(after(game, ">V6")) == {"!", "."}
    game = after(game, ">V6 ! .")
    assert game.hands[0] == cards("R1")
    assert game.out[0]


@printed(">I4", ">I4", ">I4 .", ">I4", ">I4")
def test_a_one_that_took_a_card_binds_its_turn(edition: str, says: str) -> None:
    game = position("V1 I4 O3 | V2", "V4 | R7 O6", edition=edition, actions=True)
    assert legal(after(game, "+V1 *O6")) == set(says.split())


@printed(">I4 .", ">I4 .", ">I4 .", ">I4", ">I4")
def test_a_one_that_found_no_card_binds_where_the_play_itself_does(edition: str, says: str) -> None:
    game = position("V1 I4 O3 | V2", "V4 | R7", edition=edition, actions=True)
    assert legal(after(game, "+V1")) == set(says.split())


@printed(">V5 .", ">V5 .", ">V5 .", ">V5", ">V5")
@pytest.mark.parametrize("seven", ["+V7 ^V7", "+O5 +V7 ^V7"])
def test_a_seven_binds_its_turn(seven: str, edition: str, says: str) -> None:
    game = position("V7 V5 O3 O5 | V2", "V4 | R7", edition=edition, actions=True)
    assert legal(after(game, seven)) == set(says.split())


def test_a_card_that_binds_forbids_the_losing_canvas_play_of_v13() -> None:
    game = position("V7 V5 O3 | V2", "V4 | R7", edition="v1.3", actions=True)
    assert ">O3" in legal(game)
    assert ">O3" not in legal(after(game, "+V7 ^V7"))


@every_edition
def test_a_turn_that_is_bound_may_be_ended_while_winning(edition: str) -> None:
    game = position("V1 I4 | R6", "V4 | R7 V2", edition=edition, actions=True)
    assert "." in legal(after(game, "+V1 *R7"))
    assert not after(game, "+V1 *R7 .").out[0]


@printed("*R7", "*R7", "*R7 *V2", "*R7", "*R7")
def test_each_card_a_one_could_take_is_looked_at_by_itself(edition: str, says: str) -> None:
    game = position("V1 | R6", "V4 | R7 V2", edition=edition, actions=True)
    assert legal(after(game, "+V1")) == set(says.split())


@printed("*R6", "*R6", "*R7 *R6", "*R6", "*R6")
def test_a_one_looks_ahead_to_a_hand_card_on_the_canvas(edition: str, says: str) -> None:
    game = position("V1 G5 | O4", "V4 | R7 R6", "V2 | B7", edition=edition, actions=True)
    assert legal(after(game, "+V1")) == set(says.split())
    assert ">G5" in legal(after(game, "+V1 *R6"))


@every_edition
def test_a_card_in_hand_gives_hope_to_a_one(edition: str) -> None:
    game = position("V1 V4 | V2", "V5 | R7 R6", edition=edition, actions=True)
    assert legal(after(game, "+V1")) == {"*R7", "*R6"}
    assert ">V4" in legal(after(game, "+V1 *R7"))


@printed("+V1", "+V1", "+V1", ".", ". >V1")
def test_a_five_followed_only_by_what_may_not_be_played_owes_nothing(
    edition: str, says: str
) -> None:
    game = position("V5 V1 | V4", "V2 | R7 R6 O6", edition=edition, actions=True)
    assert legal(after(game, "+V5")) == set(says.split())


@printed("+V6 +V7", "+V6 +V7", "+V6 +V7", "+V6", "+V6")
def test_a_five_with_one_follower_that_may_be_played_owes_it(edition: str, says: str) -> None:
    game = position("V5 V7 V6 | V4", "V2 | R7 R6 O6", edition=edition, actions=True)
    assert legal(after(game, "+V5")) == set(says.split())


@every_edition
@pytest.mark.parametrize("odd", ["V1", "V3", "V5", "V7"])
def test_without_actions_an_odd_card_is_a_card_like_any_other(odd: str, edition: str) -> None:
    game = position(f"{odd} V6 | V4", "V2 | R7 R6", deck="R5", edition=edition)
    assert f"+{odd}" in legal(game)
    played = after(game, f"+{odd}")
    assert "." in legal(played)
    assert not {name[0] for name in legal(played)} & set("+*^~!")
    assert played.drew == 0


@every_edition
def test_printed_editions_start_with_red(edition: str) -> None:
    assert dealt(Rules(EDITIONS[edition]), 2, seed=1).color == RED


def test_an_edition_that_starts_with_blue_is_played_by_blue_until_a_card_covers_it() -> None:
    blue = Rules(Edition("starts with blue", start_color=BLUE))
    game = position("R6 V4 | R4 O3", "G5 V6 | R7")._replace(rules=blue)
    assert (game.color, view(game, 1).color, dealt(blue, 3, seed=1).color) == (BLUE,) * 3
    assert lead(game.color, game.palettes, game.out).seat == 0
    assert preview(view(game, 0), parse_turn("+R6")).after.color == BLUE
    assert ">R6" not in legal(game)
    game = after(game, "+V4 .")
    assert not game.out[0]
    # Three colors against two: only another rule can save seat 1, and none of its cards does.
    assert legal(game) == {"+G5", "+V6", "--"}
    assert after(game, "+G5 .").winner == 0
