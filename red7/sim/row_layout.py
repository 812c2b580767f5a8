"""A round as one row of 64-bit words, so that thousands of rounds sit in one array.

The deck has two parts: cards in a known order on top (the `STACK`, of which everybody knows
the uppermost `OPEN`), and below them a set without order, from which chance draws.
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
"""Any number of rounds, one after the other."""

RULES, PLAYERS, TURN, OUT, COLOR, CANVAS_CARDS, DECK, STACKED, OPEN = range(9)
"""Rules as bits, how many play, who moves (once over: who won), who is out as bits, the color
in force, the cards on the canvas, the deck's unordered part, the sizes of the ordered one."""
LAST, PLACED, BOUND, DREW, CHANCE, HABITS = range(9, 15)
"""Of the turn under way its last step (0: none yet), whether a hand card has gone to the
canvas, what binds it, how many cards it drew; then the state of the generator, and a word
that is free for whoever plays the round in thought."""
HAND, SHOWN, STRENGTHS, KNOWN = range(16, 32, 4)
"""For each of four seats the hand, the palette, its strengths, the hand cards that all know."""
STACK = 32
"""Ten cards of six bits a word, the uppermost last."""
STACK_WORDS = 5
WORDS = 40

DRAWS, ACTS, MUST_DRAW, WINS_AT_ONCE, SEVEN_DRAWS, BANNED, ONE_TAKES, LOSER_PAINTS = (
    1 << bit for bit in range(8)
)
"""The bits of `RULES`: the switches, then the fields of an edition."""
START_COLOR = 8
"""Above them three bits of `RULES` for the color in force while the canvas is empty."""
PLAYED_ONE_OR_SEVEN, TOOK = 1, 2
"""The bits of `BOUND`."""


def rule_bits(rules: Rules) -> int:
    """Rules as the bits of one word. Scoring is no part of a round."""
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
    """A position as a row, its whole deck in order."""
    row = np.zeros(WORDS, dtype=np.int64)
    row[RULES], row[PLAYERS] = rule_bits(position.rules), len(position.hands)
    row[TURN], row[COLOR], row[CHANCE] = position.mover, position.color, seed
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
    """Give a seat its cards."""
    row[HAND + seat], row[SHOWN + seat], row[KNOWN + seat] = hand, palette, known
    row[STRENGTHS + seat] = _strengths_of(palette)


@entry("i8(i8)")
def _strengths_of(palette: int) -> int:
    return strengths_of(palette)


def put_stack(row: Words, deck: tuple[int, ...], known_top: int) -> None:
    """Put cards, top first, on the deck, the first of them known to all."""
    row[STACKED], row[OPEN] = len(deck), known_top
    for place, card in enumerate(reversed(deck)):
        row[STACK + place // 10] |= card << 6 * (place % 10)


def put_turn(row: Words, steps: tuple[int, ...], drew: int) -> None:
    """Let a turn be under way."""
    row[LAST], row[DREW] = steps[-1] if steps else 0, drew
    for step in steps:
        kind = kind_of(step)
        if kind == CANVAS:
            row[PLACED] = 1
        elif kind == TAKE:
            row[BOUND] |= TOOK
        elif kind == PALETTE and ONES_AND_SEVENS >> step_card(step) & 1:
            row[BOUND] |= PLAYED_ONE_OR_SEVEN


@inlined
def bars_for(state: Words, base: int, seat: int) -> int:
    """The strengths of the best rival under each rule."""
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
    """The next seat to the left that is still in."""
    players, out = state[base + PLAYERS], state[base + OUT]
    while True:
        seat = seat + 1 if seat + 1 < players else 0
        if not out >> seat & 1:
            return seat
