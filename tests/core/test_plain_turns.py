"""A whole turn in a game without actions takes a short way; it must lead where the steps lead."""

from collections.abc import Iterator, Sequence
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from red7.core import (
    CARDS,
    DRAW,
    END,
    FOLD,
    IllegalStep,
    Position,
    Refusal,
    Rules,
    Step,
    Turn,
    apply,
    play,
    to_canvas,
    to_palette,
)
from tests.builders import ALL_RULES, player_counts, playout, position, seeds

plain_rules = st.sampled_from([rules for rules in ALL_RULES if not rules.actions])


def conceivable_turns(before: Position) -> Iterator[Turn]:
    """Turns of every shape with every card in hand and one that is not, legal or not."""
    hand = before.hands[before.turn]
    absent = next(card for card in CARDS if not hand >> card & 1)
    cards = [card for card in CARDS if hand >> card & 1] + [absent, 63]
    plays: list[Turn] = [(), *((to_palette(card),) for card in cards)]
    changes: list[Turn] = [(), *((to_canvas(card),) for card in cards)]
    endings: list[Turn] = [(END,), (DRAW, END), (END, END), (FOLD, END), (DRAW, DRAW, END)]
    for play_, change, ending in product(plays, changes, endings):
        yield play_ + change + ending


def outcome(before: Position, steps: Sequence[Step], *, at_once: bool) -> Position | Refusal:
    """Where some steps lead, together or one by one, or why they are refused."""
    try:
        if at_once:
            return play(before, steps)
        for step in steps:
            before = apply(before, step)
    except IllegalStep as error:
        return error.refusal
    return before


def test_the_short_way_leads_where_the_steps_lead_from_a_hand_made_position() -> None:
    before = position("R1 G6 | Y4 I2", "O2 | V6 R7", deck="V7 O7", draw=True)
    for turn in conceivable_turns(before):
        compare(before, turn)


def compare(before: Position, turn: Turn) -> None:
    """One turn at once against the same turn step by step, up to its first end."""
    together = outcome(before, turn, at_once=True)
    first_end = next(at for at, step in enumerate(turn) if step >= END) + 1
    one_by_one = outcome(before, turn[:first_end], at_once=False)
    if first_end < len(turn) and isinstance(one_by_one, Position):
        assert isinstance(together, Refusal)
        assert together.why == "finished"
    else:
        assert together == one_by_one


@given(plain_rules, player_counts, seeds)
def test_the_short_way_leads_where_the_steps_lead(rules: Rules, players: int, seed: int) -> None:
    positions = playout(rules, players, seed)
    for before in positions[:: max(len(positions) // 3, 1)]:
        for turn in conceivable_turns(before):
            compare(before, turn)
