"""What we decided where the rulebooks are silent."""

import pytest

from red7.core import scored
from tests.builders import after, cards, every_edition, legal, position


@every_edition
@pytest.mark.parametrize("card", ["G3", "V6"])
def test_with_no_card_that_counts_nobody_is_winning(card: str, edition: str) -> None:
    game = position(f"{card} | R5", "V1 | O7", "V2 | Y5", edition=edition)
    assert (f">{card}" in legal(game)) == (edition == "v1.3")
    if edition == "v1.3":
        assert after(game, f">{card} .").out[0]


@every_edition
def test_a_palette_play_that_leaves_you_losing_is_legal(edition: str) -> None:
    game = position("V2 | V4", "V1 | R7", edition=edition)
    assert "+V2" in legal(game)
    assert "." in legal(after(game, "+V2"))
    assert after(game, "+V2 .").out[0]


@every_edition
def test_folding_is_a_choice_at_the_start_of_a_turn_only(edition: str) -> None:
    game = position("R7 B2 | V4", "V1 | R6", edition=edition, actions=True)
    assert "--" in legal(game)
    assert "--" not in legal(after(game, "+R7"))
    assert "--" not in legal(after(game, "+R7 ^V4"))
    assert "." not in legal(game)


@every_edition
@pytest.mark.parametrize("actions", [False, True])
def test_with_an_empty_hand_folding_is_the_only_choice(actions: bool, edition: str) -> None:
    game = position("| R7", "V1 | R6", deck="G1", edition=edition, draw=True, actions=actions)
    assert legal(game) == {"--"}
    assert after(game, "--").out[0]


@pytest.mark.parametrize("edition", ["v1.2", "v1.2-it"])
def test_an_optional_draw_lapses_with_the_next_step(edition: str) -> None:
    game = position("V7 R1 | B3 G4", "V1 | O6", deck="R2", edition=edition, draw=True, actions=True)
    game = after(game, "+V7 ~B3")
    assert legal(game) == {"!", ".", ">R1"}
    assert legal(after(game, ">R1")) == {"."}
    assert after(game, ".").history[-1].drew == 0


@pytest.mark.parametrize(
    ("edition", "turn", "drew"),
    [
        ("v1.2", "+V7 ~B3 ! >R6 ! .", 2),
        ("v1.2", "+V7 ~B3 >R6 ! .", 1),
        ("v1.2", "+V7 ~B3 ! >R6 .", 1),
        ("v1.2-it", "+V7 ~B3 ! >R6 ! .", 2),
        ("v1.2-fr", "+V7 ~B3 >R6 .", 2),
        ("pl-2021", "+V7 ~B3 >R6 .", 1),
        ("v1.3", "+V7 ~B3 >R6 ! .", 1),
    ],
)
def test_a_seven_and_a_hand_card_on_the_canvas_are_each_looked_at_on_their_own(
    edition: str, turn: str, drew: int
) -> None:
    players = ("V7 R6 | B3 G4", "V1 | O6")
    game = position(*players, deck="R2 R3 R4", edition=edition, draw=True, actions=True)
    game = after(game, turn)
    assert game.history[-1].drew == drew
    assert len(game.deck) == 3 - drew


@pytest.mark.parametrize("edition", ["v1.2", "v1.2-it", "v1.2-fr"])
def test_only_the_second_of_them_may_give_a_draw(edition: str) -> None:
    game = position("V7 R6 | B2 G4", "V1 | O6", deck="R2", edition=edition, draw=True, actions=True)
    shifted = after(game, "+V7 ~B2")
    assert (shifted.drew, "!" in legal(shifted)) == (0, False)
    done = after(shifted, ">R6")
    assert done.drew == 1 or "!" in legal(done)


def test_a_card_drawn_for_the_seven_may_go_to_the_canvas_next() -> None:
    game = position("V7 | B3 G4", "V1 | O6", deck="R2", draw=True, actions=True)
    assert ">R2" in legal(after(game, "+V7 ~B3 !"))


def test_the_winner_under_v13_may_hold_nothing_that_counts_and_scores_nothing() -> None:
    game = position("V6 | V4", "V1 | R7", edition="v1.3", scoring=True)
    over = after(game, ">V6 .")
    assert (over.is_over, over.mover) == (True, 1)
    assert scored(over) == cards("")


def test_the_winner_under_the_italian_rules_may_score_nothing_too() -> None:
    game = position("V1 | V5", "V2 | R7 G4", canvas="G2", edition="v1.2-it", actions=True)
    over = after(game, "+V1 *G4 .")
    assert (over.is_over, over.mover) == (True, 1)
    assert scored(over) == cards("")
