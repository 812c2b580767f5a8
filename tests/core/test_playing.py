"""Playing a turn once: the position after each step, judged by all there is or by what is known."""

from random import Random

import pytest
from hypothesis import given

from red7.core import (
    CARDS,
    DRAW,
    END,
    FOLD,
    IllegalStep,
    Position,
    Refusal,
    Turn,
    Why,
    apply,
    bury,
    cards_in,
    choices,
    finishes,
    play,
    played,
    preview,
    shift,
    take,
    to_canvas,
    to_palette,
    turns,
    view,
)
from red7.core.refusals import refusal_off_turn
from red7.notation import parse_step, parse_turn
from tests.builders import after, cards, many, moments, playouts, position, seeds


def one_by_one(now: Position, steps: Turn, *, blind: bool) -> tuple[Position, ...] | Refusal:
    """The plain definition: each step applied; blind, only what the mover's preview allows."""
    found: list[Position] = []
    seen = view(now, now.mover)
    try:
        for count, step in enumerate(steps, start=1):
            if blind:
                preview(seen, steps[:count])
            elif found and finishes(steps[count - 2]):
                return refusal_off_turn(step, is_over=True)
            now = apply(now, step)
            found.append(now)
    except IllegalStep as illegal:
        return illegal.refusal
    return tuple(found)


def at_once(now: Position, steps: Turn, *, blind: bool) -> tuple[Position, ...] | Refusal:
    """The same steps, played once."""
    try:
        return played(now, steps, blind=blind)
    except IllegalStep as illegal:
        return illegal.refusal


def conceivable(now: Position, random: Random) -> Turn:
    """Steps that go on legally for a while, with what is drawn, and may then do anything."""
    steps: Turn = ()
    for _ in range(random.randint(1, 5)):
        hand = [*cards_in(now.hands[now.mover]), random.choice(CARDS)]
        lying = random.choice(CARDS)
        wild = [to_palette(random.choice(hand)), to_canvas(random.choice(hand)), DRAW, END, FOLD]
        wild += [take(lying), bury(lying), shift(lying), 63]
        found = [each.step for each in choices(view(now, now.mover)).choices if not each.refusal]
        step = random.choice(found if found and random.random() < 0.8 else wild)
        steps = (*steps, step)
        try:
            now = apply(now, step)
        except IllegalStep:
            break
    return steps


@many
@given(moments, seeds)
def test_a_turn_played_once_is_its_steps_applied_one_by_one(now: Position, seed: int) -> None:
    random = Random(seed)
    for steps in [conceivable(now, random) for _ in range(12)]:
        for blind in (False, True):
            assert at_once(now, steps, blind=blind) == one_by_one(now, steps, blind=blind)


@given(moments)
def test_a_whole_turn_ends_where_play_leads(now: Position) -> None:
    for turn in list(turns(view(now, now.mover)))[:10]:
        steps = turn[len(now.steps) :]
        assert played(now, steps)[-1] == played(now, steps, blind=True)[-1] == play(now, steps)


@given(playouts)
def test_nothing_is_played_once_the_round_is_over(positions: list[Position]) -> None:
    for blind in (False, True):
        assert at_once(positions[-1], (FOLD,), blind=blind) == Refusal(FOLD, Why.FINISHED)
        assert played(positions[-1], (), blind=blind) == ()
    assert play(positions[-1], ()) == positions[-1]


HOPE = position("O3 R2 | V2", "B1 | R7", deck="V6 O6", actions=True)


def test_a_card_drawn_unseen_is_in_the_position_and_in_nobodys_mind() -> None:
    (drawn,) = played(HOPE, parse_turn("+O3"), blind=True)
    assert drawn == after(HOPE, "+O3")
    assert drawn.hands[0] == cards("R2 V6")
    refused = at_once(HOPE, parse_turn("+O3 >V6 ."), blind=True)
    assert refused == Refusal(parse_step(">V6"), Why.NOT_IN_HAND)
    assert isinstance(at_once(HOPE, parse_turn("+O3 >V6 ."), blind=False), tuple)


def test_a_card_everybody_saw_go_on_the_deck_is_no_secret() -> None:
    known = HOPE._replace(known_top=1)
    *_, end = played(known, parse_turn("+O3 >V6 ."), blind=True)
    assert end == after(known, "+O3 >V6 .")


@pytest.mark.parametrize("blind", [False, True])
def test_the_last_card_of_the_deck_may_be_drawn_unseen(blind: bool) -> None:
    game = position("O3 B6 | B2", "B1 | R7", deck="V6 O6", known_top=1, draw=True, actions=True)
    *_, drawn = played(game, parse_turn("+O3 >B6 !"), blind=blind)
    assert drawn == after(game, "+O3 >B6 !")
    assert (drawn.deck, drawn.drew, drawn.hands[0]) == ((), 2, cards("V6 O6"))
