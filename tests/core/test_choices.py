"""The choices in the middle of a turn, and that they say what the rules say."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from red7.core import (
    CANVAS,
    DRAW,
    END,
    PALETTE,
    RED,
    CardSet,
    Change,
    Choice,
    Choices,
    IllegalStep,
    Position,
    Refusal,
    Step,
    Turn,
    Turns,
    Why,
    apply,
    cards_in,
    choices,
    legal_steps,
    play,
    preview,
    step_of,
    turns,
    view,
    why_not,
)
from red7.core.steps import finishes
from red7.notation import card_name, parse_step, parse_turn, step_name, turn_name
from tests.builders import after, alike, many, moments, position, seeds

ONE = ("V1 R2 | R6", "B1 | R7 O2", "G1 | Y3")
"""A 1 that may take of the second palette, and of the third no more once it is played."""


def chosen(game: Position, steps: str = "") -> dict[str, Choice]:
    """The mover's choices after some steps, by their names."""
    found = choices(view(game, game.mover), parse_turn(steps))
    return {step_name(choice.step): choice for choice in found.choices}


def allowed(game: Position, steps: str = "") -> set[str]:
    """The names of the choices that are not refused."""
    return {name for name, choice in chosen(game, steps).items() if choice.refusal is None}


def why(game: Position, step: str, steps: str = "") -> Why | None:
    """Why a choice is refused."""
    refusal = chosen(game, steps)[step].refusal
    return refusal and refusal.why


def finish(game: Position, step: str, steps: str = "") -> str | None:
    """How the turn would end right after a choice."""
    found = chosen(game, steps)[step].finish
    return None if found is None else turn_name(found)


BASIC_GAME = position("R7 B6 V2 | V4 O3", "V1 | Y6")


def test_every_hand_card_has_its_two_places_and_one_may_fold() -> None:
    assert [*chosen(BASIC_GAME)] == ["+R7", "+B6", "+V2", ">R7", ">B6", ">V2", "--"]


def test_a_refused_choice_carries_its_refusal_and_nothing_else() -> None:
    losing = Refusal(parse_step(">R7"), Why.LOSING, color=RED)
    found = chosen(BASIC_GAME)[">R7"]
    assert found == Choice(parse_step(">R7"), losing, None, 0, 0, reveals=False, finish=None)


def test_a_canvas_card_that_needs_a_palette_card_first_is_of_use() -> None:
    game = position("Y2 Y3 | G5 Y1", "V1 | B6")
    found = chosen(game)[">Y3"]
    assert found.refusal is not None
    assert (found.ways, found.uses) == (0, 1)
    (turn,) = turns(view(game, 0)).having(found.step)
    assert turn_name(turn) == "+Y2 >Y3 ."


def test_a_choice_is_previewed() -> None:
    seen = view(BASIC_GAME, 0)
    assert chosen(BASIC_GAME)[">B6"].change == preview(seen, parse_turn(">B6"))
    assert chosen(BASIC_GAME, "+R7")[">B6"].change == preview(seen, parse_turn("+R7 >B6"))


def test_the_ways_that_go_on_with_a_choice() -> None:
    found = chosen(BASIC_GAME)
    assert {name: choice.ways for name, choice in found.items()} == {
        **{"+R7": 3, "+B6": 1, "+V2": 1},
        **{">R7": 0, ">B6": 1, ">V2": 1},
        "--": 0,
    }
    assert choices(view(BASIC_GAME, 0)).turns == turns(view(BASIC_GAME, 0))


def test_what_follows_on_a_palette_card() -> None:
    found = choices(view(BASIC_GAME, 0), parse_turn("+R7"))
    assert found.steps == parse_turn("+R7")
    assert [turn_name(turn) for turn in found.turns] == ["+R7 .", "+R7 >B6 .", "+R7 >V2 ."]
    assert allowed(BASIC_GAME, "+R7") == {">B6", ">V2", "."}
    assert why(BASIC_GAME, "+B6", "+R7") == Why.PALETTE_DONE


def test_it_is_the_same_whether_the_beginning_was_taken_or_is_thought_of() -> None:
    taken = after(BASIC_GAME, "+R7")
    assert allowed(taken) == allowed(BASIC_GAME, "+R7")
    assert choices(view(taken, 0)).steps == choices(view(BASIC_GAME, 0), parse_turn("+R7")).steps
    assert choices(view(taken, 0)).turns == choices(view(BASIC_GAME, 0), parse_turn("+R7")).turns


def test_a_palette_card_may_be_the_whole_turn_even_a_losing_one() -> None:
    assert finish(BASIC_GAME, "+R7") == "."
    assert finish(BASIC_GAME, "+V2") == "."
    change = chosen(BASIC_GAME)["+V2"].change
    assert change is not None
    assert not change.stays


def test_a_fold_ends_the_turn_by_itself_and_comes_too_late_after_a_step() -> None:
    folding = chosen(BASIC_GAME)["--"]
    assert (folding.refusal, folding.ways, folding.finish) == (None, 0, ())
    assert isinstance(folding.change, Change)
    assert folding.change.winner == 1
    assert "--" not in chosen(BASIC_GAME, "+R7")


def test_the_end_ends_the_turn_by_itself() -> None:
    ending = chosen(BASIC_GAME, "+R7")["."]
    assert (ending.ways, ending.finish, ending.reveals) == (1, (), False)
    assert chosen(BASIC_GAME, "+V2")["."].ways == 0


@pytest.mark.parametrize("steps", ["--", "+R7 .", "+R7 >B6 ."])
def test_there_is_no_choice_once_the_turn_is_finished(steps: str) -> None:
    turn = parse_turn(steps)
    assert choices(view(BASIC_GAME, 0), turn) == Choices(turn, (), Turns([]))


@pytest.mark.parametrize("seat", [1, None])
def test_who_is_not_to_move_has_no_choice(seat: int | None) -> None:
    assert choices(view(BASIC_GAME, seat)) == Choices((), (), Turns([]))
    taken = view(after(BASIC_GAME, "+R7"), seat)
    assert choices(taken, [END]) == Choices(parse_turn("+R7 ."), (), Turns([]))


def test_there_is_no_choice_once_the_round_is_over() -> None:
    over = after(BASIC_GAME, "--")
    assert choices(view(over, over.mover)) == Choices((), (), Turns([]))


def test_a_beginning_that_is_refused_is_refused_here() -> None:
    with pytest.raises(IllegalStep) as illegal:
        choices(view(BASIC_GAME, 0), parse_turn("+R7 +B6"))
    assert illegal.value.refusal == Refusal(parse_step("+B6"), Why.PALETTE_DONE)


DRAWING = position("I6 V2 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True)


def test_an_offered_draw_is_part_of_the_finish() -> None:
    assert finish(DRAWING, ">I6") == "! ."
    assert finish(DRAWING, ">I6", "+V2") == "! ."
    assert not chosen(DRAWING)[">I6"].reveals


def test_the_draw_reveals_a_card_and_may_be_declined() -> None:
    found = chosen(DRAWING, ">I6")
    assert allowed(DRAWING, ">I6") == {"!", "."}
    assert (found["!"].reveals, found["!"].ways, found["!"].finish) == (True, 1, (END,))
    assert (found["."].reveals, found["."].ways, found["."].finish) == (False, 1, ())


def test_no_draw_is_thought_of_where_none_is_due() -> None:
    assert [*chosen(DRAWING, "+I6")] == ["+V2", ">V2", "."]
    small = position("I2 V2 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True)
    assert [*chosen(small, ">I2")] == ["+V2", ">V2", "."]
    assert finish(small, ">I2") == "."
    assert "!" not in chosen(DRAWING, ">I6 !")


def test_a_known_card_on_top_is_drawn_without_a_surprise() -> None:
    known = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3 B4", known_top=1, draw=True)
    assert not chosen(known, ">I6")["!"].reveals


def test_a_compulsory_draw_comes_with_the_canvas_card() -> None:
    game = position("I6 | R1 O2 Y2", "V1 | G5", deck="B3", draw=True, edition="v1.2-fr")
    assert chosen(game)[">I6"].reveals
    assert finish(game, ">I6") == "."
    assert [*chosen(game, ">I6")] == ["."]
    assert not chosen(game._replace(known_top=1))[">I6"].reveals


def test_a_losing_card_may_go_to_the_canvas_in_one_edition() -> None:
    game = position("V6 R2 | V2 V4", "B1 | R7 V1 V3", deck="G2", edition="v1.3", draw=True)
    found = chosen(game)[">V6"]
    assert (found.refusal, found.ways, found.finish) == (None, 0, (DRAW, END))
    assert chosen(game, ">V6")["!"].ways == 0
    assert chosen(game, ">V6")["."].ways == 0


def test_a_one_owes_its_action() -> None:
    game = position(*ONE, deck="B4", actions=True)
    assert finish(game, "+V1") is None
    assert allowed(game, "+V1") == {"*R7"}
    assert why(game, "*O2", "+V1") == Why.HOPELESS
    assert why(game, "*Y3", "+V1") == Why.FEWER_CARDS
    assert why(game, ">R2", "+V1") == Why.OWES
    assert {".", "--", "!", "^R6"}.isdisjoint(chosen(game, "+V1"))
    assert finish(game, "*R7", "+V1") == "."
    assert chosen(game, "+V1")["*R7"].ways == len(
        choices(view(game, 0), parse_turn("+V1 *R7")).turns
    )


def test_a_one_that_cannot_act_owes_nothing() -> None:
    game = position("V1 R2 | R6 O4", "B1 | R7", deck="B4", actions=True)
    assert finish(game, "+V1") == "."
    assert not any(name.startswith("*") for name in chosen(game, "+V1"))


def test_a_five_owes_another_card_and_may_go_on_for_long() -> None:
    game = position("G5 B5 R2 | R6", "B1 | R7", actions=True)
    assert finish(game, "+G5") is None
    assert allowed(game, "+G5") == {"+B5", "+R2"}
    assert why(game, ">R2", "+G5") == Why.OWES
    assert allowed(game, "+G5 +B5") == {"+R2"}
    assert finish(game, "+R2", "+G5 +B5") == "."
    assert [*chosen(game, "+G5 +B5 +R2")] == ["."]


def test_the_last_card_in_hand_is_a_five_that_owes_nothing() -> None:
    game = position("G5 | R6", "B1 | R7", actions=True)
    assert finish(game, "+G5") == "."


def test_a_seven_owes_one_of_two_actions() -> None:
    game = position("R7 V2 | V4 O3", "B1 | Y6 B4", deck="B3", actions=True)
    assert finish(game, "+R7") is None
    found = {name for name in chosen(game, "+R7") if name[0] in "^~"}
    assert found == {"^R7", "^O3", "^V4", "~R7", "~O3", "~V4"}
    assert why(game, "~V4", "+R7") is None
    assert why(game, "~R7", "+R7") == Why.LOSING
    assert finish(game, "^V4", "+R7") == "."
    assert {name[0] for name in allowed(game, "+R7")} == {"^", "~"}


def test_a_shifted_card_gives_a_draw_and_a_canvas_card_may_follow_without_it() -> None:
    game = position("O7 B2 | V4 V3", "B1 | Y6 B4", deck="B3", draw=True, actions=True)
    assert finish(game, "~V4", "+O7") == "! ."
    found = chosen(game, "+O7 ~V4")
    assert found["!"].reveals
    assert {name: found[name].ways for name in ("!", ".", ">B2")} == {"!": 2, ".": 1, ">B2": 1}
    assert {turn_name(turn) for turn in turns(view(after(game, "+O7 ~V4"), 0))} == {
        "+O7 ~V4 ! .",
        "+O7 ~V4 ! >B2 .",
    }


def test_a_three_reveals_what_it_draws_unless_everybody_saw_it() -> None:
    players = ("O3 B2 | V2", "B1 | R7")
    assert chosen(position(*players, deck="V6 O6", actions=True))["+O3"].reveals
    known = position(*players, deck="V6 O6", known_top=1, actions=True)
    assert not chosen(known)["+O3"].reveals
    assert not chosen(position(*players, actions=True))["+O3"].reveals
    assert not chosen(position(*players, deck="V6 O6"))["+O3"].reveals


def test_a_known_card_that_was_drawn_is_among_the_next_choices() -> None:
    known = position("O3 R2 | V2", "B1 | R7", deck="V6 O6", known_top=1, actions=True)
    assert [*chosen(known, "+O3")] == ["+V6", "+R2", ">V6", ">R2", "."]
    assert allowed(known, "+O3") == {">V6", "."}


def test_one_draw_may_be_known_and_the_next_one_blind() -> None:
    players = ("O3 B6 | B2", "B1 | R7")
    known = position(*players, deck="V6 O6", known_top=1, draw=True, actions=True)
    assert not chosen(known)["+O3"].reveals
    assert not chosen(known, "+O3")[">B6"].reveals
    assert chosen(known, "+O3 >B6")["!"].reveals


@pytest.mark.parametrize("back", ["+R7 ^R7", "+R7 ^V4"])
def test_a_card_that_the_same_turn_put_on_the_deck_is_no_surprise(back: str) -> None:
    game = position("R7 B6 | V4 B3", "V1 | Y6 Y5", deck="O1", draw=True, actions=True)
    assert not chosen(game, f"{back} >B6")["!"].reveals
    assert not chosen(after(game, back), ">B6")["!"].reveals


def beginnings(now: Position, random: Random) -> Iterator[Turn]:
    """Nothing, then the beginnings of a random turn as the mover can think them through."""
    steps: Turn = ()
    seen = view(now, now.mover)
    while True:
        yield steps
        found = [each.step for each in choices(seen, steps).choices if each.refusal is None]
        found = [step for step in found if not finishes(step)]
        if not found:
            return
        steps = (*steps, random.choice(found))


@many
@given(moments, seeds)
def test_what_is_not_refused_is_what_is_legal(now: Position, seed: int) -> None:
    seen = view(now, now.mover)
    for steps in beginnings(now, Random(seed)):
        then = play(now, steps)
        mine = view(then, now.mover)
        found = choices(seen, steps).choices
        drawn = cards_in(drawn_blindly(now, steps))
        unknown = {step_of(kind, card) for kind in (PALETTE, CANVAS) for card in drawn}
        legal = [each.step for each in found if each.refusal is None]
        assert len({each.step for each in found}) == len(found)
        assert set(legal) == set(legal_steps(mine)) - unknown
        for each in found:
            assert each.refusal == why_not(mine, each.step)


def drawn_blindly(now: Position, steps: Turn) -> CardSet:
    """The cards that some steps draw and that nobody saw before."""
    found = 0
    for step in steps:
        before, now = now, apply(now, step)
        if not before.known_top:
            found |= now.hands[now.mover] & ~before.hands[now.mover]
    return found


@given(moments, seeds)
def test_the_ways_of_a_choice_are_the_turns_that_go_on_with_it(now: Position, seed: int) -> None:
    seen = view(now, now.mover)
    offered = False
    for steps in beginnings(now, Random(seed)):
        if offered and steps[-1] != DRAW:
            return  # Turns without an offered draw are not among all turns.
        found = choices(seen, steps)
        begun = (*now.steps, *steps)
        assert sorted(found.turns) == [
            turn for turn in sorted(turns(seen)) if turn[: len(begun)] == begun
        ]
        counts = Counter(turn[len(begun)] for turn in found.turns)
        offered = DRAW in (each.step for each in found.choices)
        for each in found.choices:
            instead = offered and each.step != DRAW
            expected = ways_on(now, steps, each) if instead else counts[each.step]
            assert each.ways == expected


def ways_on(now: Position, steps: Turn, choice: Choice) -> int:
    """How many ways lead on from a choice that declines a draw, by asking after it."""
    if choice.change is None:
        return 0
    if finishes(choice.step):
        return int(choice.change.stays)
    return len(choices(view(now, now.mover), (*steps, choice.step)).turns)


@many
@given(moments, seeds)
def test_the_finish_of_a_choice_ends_the_turn_at_once(now: Position, seed: int) -> None:
    for steps in beginnings(now, Random(seed)):
        for each in choices(view(now, now.mover), steps).choices:
            if each.refusal is None and each.finish is not None:
                turn = (*steps, each.step, *each.finish)
                then = play(now, turn)
                assert preview(view(now, now.mover), turn).finished
                assert then.history[-1].steps == (*now.steps, *turn)
                assert {*each.finish} <= {DRAW, END}
            elif each.refusal is None:
                open_turn = view(play(now, (*steps, each.step)), now.mover)
                assert END not in legal_steps(open_turn)


@many
@given(moments, seeds)
def test_a_choice_reveals_what_is_drawn_and_was_not_known(now: Position, seed: int) -> None:
    for steps in beginnings(now, Random(seed)):
        before = play(now, steps)
        for each in choices(view(now, now.mover), steps).choices:
            if each.refusal is not None:
                assert not each.reveals
            elif not finishes(each.step):
                then = apply(before, each.step)
                draws = then.drew > before.drew
                assert each.reveals == (draws and not before.known_top)


@given(moments, seeds)
def test_a_choice_says_the_same_whatever_is_hidden(one: Position, seed: int) -> None:
    two = alike(one, one.mover, seed)
    for steps in beginnings(one, Random(seed)):
        assert choices(view(one, one.mover), steps) == choices(view(two, two.mover), steps)


@given(moments)
def test_the_others_have_no_choice(now: Position) -> None:
    for seat in (None, *range(len(now.hands))):
        if seat != now.mover:
            assert choices(view(now, seat)) == Choices(now.steps, (), Turns([]))


@given(moments)
def test_steps_are_counted_at_every_place_of_the_turns(now: Position) -> None:
    found = turns(view(now, now.mover))
    for place in range(max(map(len, found), default=0) + 1):
        assert found.by_step(place) == by_hand(found, place)


@given(moments)
def test_turns_are_found_by_the_steps_they_use(now: Position) -> None:
    seen = view(now, now.mover)
    taken, found = len(now.steps), turns(seen)
    uses = found.by_use(taken)
    for choice in choices(seen).choices:
        having = [turn for turn in found if choice.step in turn[taken:]]
        assert [*found.having(choice.step)] == having
        assert choice.uses == uses[choice.step] == len(having)


def by_hand(found: Turns, place: int) -> Counter[Step]:
    """The same by building every turn."""
    return Counter(turn[place] for turn in found if place < len(turn))


def test_an_odd_card_owes_its_action_where_it_can_be_done() -> None:
    game = position("G1 G5 G7 R2 | R3", "V1 | B7 O2", actions=True)
    owing = {name: choice.owes for name, choice in chosen(game).items() if choice.owes is not None}
    assert {name: card_name(card) for name, card in owing.items()} == {
        "+G1": "G1",
        "+G5": "G5",
        "+G7": "G7",
    }
    alone = position("G1 R2 | R3 R4", "V1 | B7", actions=True)
    assert chosen(alone)["+G1"].owes is None


@given(moments, seeds)
def test_what_is_owed_is_what_the_choice_before_has_told(now: Position, seed: int) -> None:
    seen = view(now, now.mover)
    for steps in beginnings(now, Random(seed)):
        found = choices(seen, steps)
        for choice in found.choices:
            if choice.refusal is None and not finishes(choice.step):
                then = choices(seen, (*steps, choice.step))
                assert (then.owed, then.finish) == (choice.owes, choice.finish)
                assert then.owed is None or then.finish is None
