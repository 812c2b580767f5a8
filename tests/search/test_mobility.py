"""Mobility counts what the core lists."""

from random import Random

from hypothesis import given

from red7.core import BASIC, Position, card_set, turns, view
from red7.core.draft import Draft
from red7.core.turn_search import Part, Turns, complete
from red7.core.views import draft_of
from red7.search.mobility import mobility, mobility_after, outcome_of
from tests.builders import moments, position


def listed(draft: Draft) -> int:
    """How many turns the core finds from the start of a turn, without actions."""
    again, parts = draft.copy(), list[Part]()
    again.rules, again.steps = BASIC, ()
    complete(again, parts)
    return len(Turns(parts))


@given(moments)
def test_mobility_is_the_number_of_turns_without_actions(at: Position) -> None:
    seen = view(at, at.mover)
    for turn in turns(seen)[:8]:
        draft = draft_of(seen)
        assert draft is not None
        after = outcome_of(draft, turn).draft
        assert mobility(after, after.hand) == listed(after)
        assert mobility_after(draft, turn) == listed(after)


def test_a_drawn_card_counts() -> None:
    seen = view(position("R7 O6 I5 | V6", "I4 | R5 R3", deck="G1 G2", draw=True), 0)
    draft = draft_of(seen)
    assert draft is not None
    drawing = next(turn for turn in turns(seen) if len(turn) == 3)
    cards = Random(1).sample(range(49), 3)
    after = outcome_of(draft, drawing).draft
    hand = after.hand | card_set(cards[:1])
    assert mobility_after(draft, drawing, cards) == mobility(after, hand)
