"""Why a seat leads, and what a turn would change before it is taken."""

import pytest
from hypothesis import given

from red7.core import (
    BLUE,
    END,
    GREEN,
    INDIGO,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    Change,
    Color,
    IllegalStep,
    Lead,
    OutReason,
    Position,
    Refusal,
    Seat,
    Tie,
    TieBroken,
    Why,
    counting,
    lead,
    leader,
    out_reason,
    play,
    preview,
    standings,
    turns,
    view,
)
from red7.notation import parse_card, parse_step, parse_turn
from tests.builders import after, cards, many, moments, playouts, position

HOPE = ("O3 | V2", "B1 | R7")


def foresee(game: Position, steps: str) -> Change:
    """What some steps of the mover would change."""
    return preview(view(game, game.mover), parse_turn(steps))


@pytest.mark.parametrize(
    ("rule", "palettes", "seat", "counts"),
    [
        (ORANGE, ["R6 V2", "O3 Y3"], 1, "O3 Y3"),
        (YELLOW, ["G1 G2", "R7 O6"], 0, "G2 G1"),
        (GREEN, ["R7 O5", "V2"], 1, "V2"),
        (BLUE, ["R7 R6", "V1 G1"], 1, "G1 V1"),
        (INDIGO, ["R7 O4", "V1 G2"], 1, "G2 V1"),
        (VIOLET, ["R7", "V3"], 1, "V3"),
    ],
)
def test_more_cards_that_count_lead_without_a_tie(
    rule: Color, palettes: list[str], seat: Seat, counts: str
) -> None:
    found = lead(rule, [cards(palette) for palette in palettes], [False, False])
    best = parse_card(counts.split()[0])
    assert found == Lead(rule, seat, cards(counts), best, tie=None)
    assert found.count == len(counts.split())


def test_a_tie_is_broken_by_the_number_of_the_best_card() -> None:
    found = lead(GREEN, [cards("R7 V2 I2"), cards("R5 O6 G2")], [False, False])
    assert found.seat == 1
    assert found.tie == Tie(0, parse_card("I2"), TieBroken.BY_NUMBER)


def test_a_tie_is_broken_by_the_color_of_the_best_card() -> None:
    found = lead(RED, [cards("O6"), cards("R6"), cards("V1")], [False] * 3)
    assert found.seat == 1
    assert found.tie == Tie(0, parse_card("O6"), TieBroken.BY_COLOR)


def test_a_player_is_out_under_the_rule_of_that_moment() -> None:
    game = position("R3 | V7 G6 G5", "G7 Y1 | O4 V4", "R5 | R4 Y3", canvas="O2")
    out = after(game, "+R3 .")
    reason = out_reason(out)
    assert reason == OutReason(0, cards("V7"), lead(ORANGE, out.palettes, out.out))
    assert reason.lead.cards == cards("O4 V4")
    assert out_reason(after(out, "+G7 >Y1 .")) is None


def test_a_player_is_out_by_a_lower_card_or_without_one_that_counts() -> None:
    tie = out_reason(after(position("V4 | G2", "R1 | O6 R4", canvas="G6"), "+V4 ."))
    assert tie is not None
    assert (tie.cards, tie.lead.cards) == (cards("V4 G2"), cards("O6 R4"))
    none = out_reason(after(position("V5 | G1", "R1 | O7", canvas="G6"), "+V5 ."))
    assert none is not None
    assert (none.cards, none.lead.seat) == (cards(""), None)


def test_a_fold_needs_no_reason() -> None:
    assert out_reason(after(position("V4 | G2", "R1 | O6", canvas="G6"), "--")) is None


def test_the_tie_is_with_the_closest_rival_still_in() -> None:
    palettes = [cards("R7"), cards("R6"), cards("V5"), cards("G5")]
    found = lead(RED, palettes, [True, False, False, False])
    assert found.seat == 1
    assert found.tie == Tie(3, parse_card("G5"), TieBroken.BY_NUMBER)


@pytest.mark.parametrize("rule", [GREEN, VIOLET])
def test_nobody_leads_with_no_card_that_counts(rule: Color) -> None:
    found = lead(rule, [cards("R7"), cards("O5")], [False, False])
    assert found == Lead(rule, None, 0, -1, None)
    assert found.count == 0


@given(playouts)
def test_the_lead_agrees_with_the_leader_and_the_standings(positions: list[Position]) -> None:
    for now in positions:
        found = lead(now.color, now.palettes, now.out)
        assert found.seat == leader(now.color, now.palettes, now.out)
        if found.seat is not None:
            own, *others = sorted(
                standings(now.color, now.palettes, now.out),
                key=lambda each: each.seat != found.seat,
            )
            assert found.cards == own.cards
            assert (found.tie is not None) == any(each.count == own.count for each in others)


def test_a_turn_that_takes_the_lead() -> None:
    change = foresee(position("R7 B6 | V4 O3", "V1 | Y6"), "+R7 >B6 .")
    assert change.steps == parse_turn("+R7 >B6 .")
    assert change.before.seat == 1
    assert change.after == Lead(BLUE, 0, cards("R7 O3 V4"), parse_card("R7"), None)
    assert [standing.count for standing in change.standings] == [3, 1]
    assert (change.finished, change.stays) == (True, True)
    assert (change.winner, change.scores) == (None, 0)
    assert (change.drew, change.found, change.rescues) == (0, 0, 0)


def test_the_beginning_of_a_turn() -> None:
    change = foresee(position("V2 R7 | V4", "V1 | Y6"), "+V2")
    assert (change.finished, change.stays) == (False, False)
    assert change.after.seat == 1
    assert change.winner is None


def test_nothing_yet() -> None:
    change = foresee(position("V2 R7 | V4", "V1 | Y6"), "")
    assert change.steps == ()
    assert change.before == change.after
    assert not change.finished


def test_a_losing_end_puts_the_mover_out_and_gives_the_round_away() -> None:
    change = foresee(position("V2 | V4", "V1 | Y6 R5"), "+V2 .")
    assert (change.finished, change.stays) == (True, False)
    assert change.standings[0].out
    assert (change.winner, change.scores) == (1, cards("Y6"))


def test_folding_among_three_goes_on_without_the_mover() -> None:
    change = foresee(position("V2 | V4", "V1 | Y6", "G1 | G6"), "--")
    assert change.steps == parse_turn("--")
    assert [standing.out for standing in change.standings] == [True, False, False]
    assert change.after.tie == Tie(2, parse_card("G6"), TieBroken.BY_COLOR)
    assert change.winner is None


def test_steps_taken_already_are_part_of_the_turn() -> None:
    game = after(position("R7 B6 | V4 O3", "V1 | Y6"), "+R7")
    change = foresee(game, ">B6")
    assert change.steps == parse_turn("+R7 >B6")
    assert change.before.color == RED
    assert change.after.color == BLUE


def test_a_one_changes_the_palette_it_takes_from() -> None:
    game = position("V1 | R6", "G1 | O7", "V4 | R7 V2", out=(1,), actions=True)
    change = foresee(game, "+V1 *R7 .")
    assert change.stays
    assert change.standings[2].cards == cards("V2")


def test_an_optional_draw_is_announced_and_then_taken() -> None:
    game = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True)
    assert foresee(game, ">I6").may_draw
    assert not foresee(game, "").may_draw
    taken = foresee(game, ">I6 !")
    assert not taken.may_draw
    assert (taken.drew, taken.found) == (1, 0)
    assert not foresee(game, ">I6 .").may_draw


def test_a_compulsory_draw_happens_by_itself() -> None:
    game = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True, edition="pl-2021")
    change = foresee(game, ">I6")
    assert (change.drew, change.may_draw) == (1, False)


def test_a_known_card_that_would_be_drawn_is_named() -> None:
    change = foresee(position(*HOPE, deck="V6 O6", known_top=1, actions=True), "+O3")
    assert (change.drew, change.found) == (1, cards("V6"))
    assert change.rescues == 0


def test_a_known_card_is_named_even_if_the_turn_goes_on_to_use_it() -> None:
    change = foresee(position(*HOPE, deck="V6 O6", known_top=1, actions=True), "+O3 >V6 .")
    assert (change.drew, change.found) == (1, cards("V6"))


def test_a_card_that_the_turn_itself_put_on_the_deck_is_known_when_it_is_drawn() -> None:
    game = position("R7 B6 | V4 B3", "V1 | Y6 Y5", deck="O1", draw=True, actions=True)
    for back in ("R7", "V4"):
        change = foresee(game, f"+R7 ^{back} >B6 !")
        assert (change.drew, change.found) == (1, cards(back))


def test_the_unseen_cards_that_would_save_a_mover_who_draws_blindly() -> None:
    game = position(*HOPE, deck="V6 O6 B5", actions=True)
    change = foresee(game, "+O3")
    assert (change.drew, change.found, change.stays) == (1, 0, False)
    assert change.rescues == cards("V6 B5 B1")
    assert foresee(game, "+O3 .").rescues == 0


def test_what_has_been_drawn_already_is_no_longer_hoped_for() -> None:
    game = after(position(*HOPE, deck="O6 V6 B5", actions=True), "+O3")
    change = foresee(game, "")
    assert (change.drew, change.stays, change.rescues) == (1, False, 0)


def test_a_mover_who_leads_needs_no_saving() -> None:
    game = position("R3 | R7", "B1 | R6", deck="V6 O6", actions=True)
    assert foresee(game, "+R3").rescues == 0


@pytest.mark.parametrize("steps", [">V6", ">V6 !", ">V6 ! ."])
def test_nothing_saves_a_mover_who_has_put_a_losing_card_on_the_canvas(steps: str) -> None:
    players = ("V6 | V2 V4", "B1 | R7 V1 V3")
    game = position(*players, deck="G2 R5", edition="v1.3", draw=True)
    assert foresee(game, steps).rescues == 0


def test_a_refused_step_is_refused_beforehand() -> None:
    with pytest.raises(IllegalStep) as illegal:
        foresee(position("V2 | V4", "V1 | Y6"), "+V2 --")
    assert illegal.value.refusal == Refusal(parse_step("--"), Why.TOO_LATE)


def test_nothing_follows_the_end_of_a_turn() -> None:
    with pytest.raises(IllegalStep) as illegal:
        foresee(position("V2 | V4", "V1 | Y6"), "+V2 . .")
    assert illegal.value.refusal == Refusal(END, Why.FINISHED)


@pytest.mark.parametrize("steps", ["", "+V1"])
@pytest.mark.parametrize("seat", [1, None])
def test_only_the_mover_may_ask(seat: int | None, steps: str) -> None:
    with pytest.raises(IllegalStep) as illegal:
        preview(view(position("V2 | V4", "V1 | Y6"), seat), parse_turn(steps))
    assert illegal.value.refusal.why == Why.NOT_YOUR_TURN


@pytest.mark.parametrize("steps", ["", "+V1"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_may_ask_once_the_round_is_over(seat: int | None, steps: str) -> None:
    over = after(position("V2 | V4", "V1 | Y6"), "--")
    with pytest.raises(IllegalStep) as illegal:
        preview(view(over, seat), parse_turn(steps))
    assert illegal.value.refusal.why == Why.FINISHED


@many
@given(moments)
def test_what_is_foreseen_is_what_happens(now: Position) -> None:
    for turn in list(turns(view(now, now.mover)))[:20]:
        steps = turn[len(now.steps) :]
        change = preview(view(now, now.mover), steps)
        then = play(now, steps)
        assert change.steps == turn
        assert change.finished
        assert change.stays
        assert change.drew == then.history[-1].drew
        assert change.before == lead(now.color, now.palettes, now.out)
        assert change.after == lead(then.color, then.palettes, then.out)
        assert change.standings == standings(then.color, then.palettes, then.out)
        assert change.winner is None


@given(moments)
def test_a_fold_is_foreseen_too(now: Position) -> None:
    if not now.steps:
        change = foresee(now, "--")
        then = after(now, "--")
        assert (change.winner is not None) == then.is_over
        assert change.standings == standings(then.color, then.palettes, then.out)
        if then.is_over:
            assert change.winner == then.mover
            assert change.scores == counting(then.color, then.palettes[then.mover])
