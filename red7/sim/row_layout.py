"""The layout of a round as a row of 64-bit words, so that one array holds thousands of rounds.

The deck has two parts: on top, cards in a fixed order (`STACK`; all players have seen the top
`KNOWN_TOP` of them); below, a set of cards, from which the random generator draws.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from red7.core import CANVAS, PALETTE, TAKE, Position, Rules, Seat, kind_of, step_card
from red7.core.actions import ONES_AND_SEVENS
from red7.core.cards import card_set
from red7.sim.jit import entry, inlined
from red7.sim.packed_strengths import Words, better, strengths_of

Rows: TypeAlias = NDArray[np.int64]
"""One or more rounds, one after the other."""

RULES, PLAYERS, MOVER, OUT, COLOR, CANVAS_CARDS, DECK, STACKED, KNOWN_TOP = range(9)
"""The rules as bits, the number of players, the seat to move (after the end: the winner), the seats
that are out as bits, the color in force, the canvas, the deck's unordered cards, the number of
its ordered cards, and how many of those all players know."""
LAST_STEP, CANVAS_PLAYED, BOUND, DREW, RNG, RANDOM_SEATS = range(9, 15)
"""The turn under way: its last step (0: none yet), whether a hand card went to the canvas, what the
player is bound to (see `TOOK`), how many cards it drew. Then the state of the random number
generator, and as bits the seats that a rollout plays at random."""
HAND, PALETTE_CARDS, STRENGTHS, KNOWN = range(16, 32, 4)
"""By seat: the hand, the palette, the palette's strengths, the hand cards that all players know."""
STACK = 32
"""The ordered part of the deck: ten cards of six bits a word, the top card last."""
ROW_WORDS = 40

DRAWS, ACTS, MUST_DRAW, WINS_AT_ONCE, SEVEN_DRAWS, BANNED, ONE_TAKES, LOSER_PAINTS = (
    1 << bit for bit in range(8)
)
"""The bits of `RULES`: the switches, then the fields of an edition."""
START_COLOR = 8
"""Place, in `RULES`, of the three bits for the color in force while the canvas is empty."""
PLAYED_ONE_OR_SEVEN, TOOK = 1, 2
"""The bits of `BOUND`."""


def rule_bits(rules: Rules) -> int:
    """Return rules as the bits of one word. Scoring is left out: it does not affect a round."""
    edition = rules.edition
    return (
        DRAWS * rules.draw
        | ACTS * rules.actions
        | MUST_DRAW * edition.compulsory_draw
        | WINS_AT_ONCE * edition.seven_wins_at_once
        | SEVEN_DRAWS * edition.seven_draws
        | BANNED * edition.hopeless_banned
        | ONE_TAKES * edition.hopeless_one_takes
        | LOSER_PAINTS * edition.losing_canvas
        | edition.start_color << START_COLOR
    )


def packed(position: Position, seed: int = 0) -> Rows:
    """Return a position as a row, its whole deck in order."""
    row = np.zeros(ROW_WORDS, dtype=np.int64)
    row[RULES], row[PLAYERS] = rule_bits(position.rules), len(position.hands)
    row[MOVER], row[COLOR], row[RNG] = position.mover, position.color, seed
    row[OUT] = sum(1 << seat for seat, gone in enumerate(position.out) if gone)
    row[CANVAS_CARDS] = card_set(position.canvas)
    for seat, (hand, palette, known) in enumerate(
        zip(position.hands, position.palettes, position.known, strict=True)
    ):
        put_seat(row, seat, hand, palette, known)
    put_stack(row, position.deck, position.known_top)
    put_turn(row, position.steps, position.drew)
    return row


def put_seat(row: Words, seat: Seat, hand: int, palette: int, known: int) -> None:
    """Write a seat's cards to a row."""
    row[HAND + seat], row[PALETTE_CARDS + seat], row[KNOWN + seat] = hand, palette, known
    row[STRENGTHS + seat] = _strengths_of(palette)


@entry("i8(i8)")
def _strengths_of(palette: int) -> int:
    return strengths_of(palette)


def put_stack(row: Words, deck: tuple[int, ...], known_top: int) -> None:
    """Write the ordered cards of the deck, top first; all players know the first `known_top`."""
    row[STACKED], row[KNOWN_TOP] = len(deck), known_top
    for place, card in enumerate(reversed(deck)):
        row[STACK + place // 10] |= card << 6 * (place % 10)


def put_turn(row: Words, steps: tuple[int, ...], drew: int) -> None:
    """Write the state of a turn under way."""
    row[LAST_STEP], row[DREW] = steps[-1] if steps else 0, drew
    for step in steps:
        kind = kind_of(step)
        if kind == CANVAS:
            row[CANVAS_PLAYED] = 1
        elif kind == TAKE:
            row[BOUND] |= TOOK
        elif kind == PALETTE and ONES_AND_SEVENS >> step_card(step) & 1:
            row[BOUND] |= PLAYED_ONE_OR_SEVEN


@inlined
def bars_for(state: Words, base: int, seat: int) -> int:
    """Return the strengths to beat: for each rule, those of the best rival."""
    players = state[base + PLAYERS]
    if players == 2:
        return state[base + STRENGTHS + 1 - seat]
    out, bars = state[base + OUT], 0
    for other in range(players):
        if other != seat and not out >> other & 1:
            bars = better(state[base + STRENGTHS + other], bars)
    return bars


@inlined
def next_seat(state: Words, base: int, seat: int) -> int:
    """Return the next seat to the left that is still in."""
    players, out = state[base + PLAYERS], state[base + OUT]
    while True:
        seat = seat + 1 if seat + 1 < players else 0
        if not out >> seat & 1:
            return seat
