"""From one position to the next: the only way a round goes on.

Deterministic, for what is drawn lies in the deck already. A refused step changes nothing.
"""

from collections.abc import Sequence

from red7.core.cards import BIT, COLOR_OF, EMPTY, NUMBER_OF, RED, Card, CardSet
from red7.core.draft import bars_of
from red7.core.position import PastTurn, Position, draft_of, next_in, with_draft
from red7.core.race import Strengths, strengths_with
from red7.core.refusals import IllegalStep, follow, refusal
from red7.core.steps import CANVAS, DRAW, END, PALETTE, Step


def apply(position: Position, step: Step) -> Position:
    """The position after a step. Raises `IllegalStep`, and then nothing has happened."""
    return play(position, (step,))


def play(position: Position, steps: Sequence[Step]) -> Position:
    """The position after some steps of one turn. Raises `IllegalStep` at the first bad one."""
    if not position.rules.actions and steps and steps[-1] == END:
        after = _after_plain_turn(position, steps)
        if after is not None:
            return after
    if position.is_over and steps:
        raise IllegalStep(refusal(None, steps[0]))
    draft = draft_of(position)
    return with_draft(position, draft, follow(draft, steps))


def _after_plain_turn(position: Position, steps: Sequence[Step]) -> Position | None:
    """The position after a whole turn that keeps its player in, in a game without actions.

    Nearly all turns are like that, so they get a short way of their own: a palette card, a
    canvas card, a draw. None sends everything else the long way; a test compares the two.
    """
    rules, seat, hands, palettes, powers, out, canvas, deck, open_top, known, _, taken, _, _ = (
        position
    )
    hand, palette, mine = hands[seat], palettes[seat], powers[seat]
    if taken or open_top or known[seat] or out.count(False) == 1:
        return None
    left, drew = iter(steps), 0
    step = next(left)
    if step >> 6 == PALETTE and hand & (bit := _BIT[step & 63]):
        hand, palette = hand ^ bit, palette | bit
        mine = strengths_with(mine, palette, step & 63)
        step = next(left)
    if step >> 6 == CANVAS and hand & (bit := _BIT[step & 63]):
        hand, canvas = hand ^ bit, (*canvas, step & 63)
        due = rules.draw and deck and NUMBER_OF[step & 63] > palette.bit_count()
        step = next(left)
        compulsory = rules.edition.compulsory_draw
        if due and (compulsory or step == DRAW):
            hand, deck, drew = hand | _BIT[deck[0]], deck[1:], 1
            step = step if compulsory else next(left)
    if step != END or hand == hands[seat] or next(left, None) is not None:
        return None
    color = COLOR_OF[canvas[-1]] if canvas else RED
    if mine[color] <= bars_of(powers, out, seat)[color]:
        return None
    past = tuple.__new__(PastTurn, (seat, tuple(steps), drew, False))
    return _passed_on(position, hand, palette, mine, canvas, deck, past)


def _passed_on(
    position: Position,
    hand: CardSet,
    palette: CardSet,
    mine: Strengths,
    canvas: tuple[Card, ...],
    deck: tuple[Card, ...],
    past: PastTurn,
) -> Position:
    """The position at the start of the next turn, after one that left its mover with this."""
    rules, seat, hands, palettes, powers, out, _, _, _, known, score, _, _, history = position
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    if palette != palettes[seat]:
        palettes = (*palettes[:seat], palette, *palettes[seat + 1 :])
        powers = (*powers[:seat], mine, *powers[seat + 1 :])
    turn, history = next_in(out, seat), (*history, past)
    return tuple.__new__(
        Position,
        (rules, turn, hands, palettes, powers, out, canvas, deck, 0, known, score, (), 0, history),
    )


_BIT = (*BIT, *(EMPTY,) * (64 - len(BIT)))
"""For each number that a step could name as its card the set of it, which may be empty."""
