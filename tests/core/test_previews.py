"""Previews against a plain definition that plays the real cards and looks at the positions."""

from itertools import pairwise
from random import Random

from hypothesis import given

from red7.core import (
    DRAW,
    EMPTY,
    CardSet,
    Change,
    Position,
    Turn,
    Why,
    card_set,
    cards_in,
    choices,
    color_of,
    counting,
    finishes,
    lead,
    leader,
    legal_steps,
    played,
    preview,
    standings,
    to_canvas,
    turns,
    unseen,
    view,
    why_not,
)
from tests.builders import many, moments, seeds


def plain_preview(now: Position, steps: Turn) -> Change:
    """What some steps change, as the positions after them say."""
    passed = (now, *played(now, steps, blind=True))
    then, seat = passed[-1], now.mover
    finished = len(then.history) > len(now.history)
    after = lead(then.color, then.palettes, then.out)
    over = then.out.count(False) == 1
    return Change(
        steps=then.history[-1].steps if finished else then.steps,
        before=lead(now.color, now.palettes, now.out),
        after=after,
        standings=standings(then.color, then.palettes, then.out),
        finished=finished,
        stays=after.seat == seat,
        drew=then.history[-1].drew if finished else then.drew,
        found=card_set(card for card, known in drawn(passed) if known),
        may_draw=not finished and DRAW in legal_steps(view(then, seat)),
        winner=then.mover if over else None,
        scores=counting(then.color, then.palettes[then.mover]) if over else EMPTY,
        rescues=EMPTY if finished else plain_rescues(now, passed),
    )


def drawn(passed: tuple[Position, ...]) -> list[tuple[int, bool]]:
    """The cards drawn on the way, and whether everybody knew them."""
    return [
        (before.deck[0], before.known_top > 0)
        for before, after in pairwise(passed)
        if before.mover == after.mover and after.drew > before.drew
    ]


def plain_rescues(now: Position, passed: tuple[Position, ...]) -> CardSet:
    """The unseen cards that would win, put on the canvas by a loser who has drawn one blindly."""
    then, seat = passed[-1], now.mover
    blind = any(not known for _, known in drawn(passed))
    if not blind or leader(then.color, then.palettes, then.out) == seat:
        return EMPTY
    return card_set(
        card
        for card in cards_in(unseen(view(now, seat)))
        if leader(color_of(card), then.palettes, then.out) == seat and may_follow(then, card)
    )


def may_follow(then: Position, card: int) -> bool:
    """Whether a card could go to the canvas, were it in the mover's hand."""
    hands = list(then.hands)
    hands[then.mover] |= 1 << card
    refusal = why_not(view(then._replace(hands=tuple(hands)), then.mover), to_canvas(card))
    return refusal is None or refusal.why not in (Why.OWES, Why.CANVAS_DONE)


@many
@given(moments, seeds)
def test_every_choice_leads_where_the_positions_lead(now: Position, seed: int) -> None:
    random, seen = Random(seed), view(now, now.mover)
    steps: Turn = ()
    while True:
        assert preview(seen, steps) == plain_preview(now, steps)
        found = [each for each in choices(seen, steps).choices if each.refusal is None]
        for each in found:
            assert each.change == plain_preview(now, (*steps, each.step))
        going_on = [each.step for each in found if not finishes(each.step)]
        if not going_on:
            return
        steps = (*steps, random.choice(going_on))


@given(moments)
def test_whole_turns_lead_where_the_positions_lead(now: Position) -> None:
    seen = view(now, now.mover)
    for turn in list(turns(seen))[:24]:
        steps = turn[len(now.steps) :]
        assert preview(seen, steps) == plain_preview(now, steps)
