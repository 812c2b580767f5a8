"""Worlds that a view allows: what it hides, dealt anew.

What a seat knows becomes a row of `sim` in which the other hands hold only the cards that all
have seen, and the deck's unordered part is everything unseen; a world fills the hands from it.
"""

from typing import NamedTuple

import numpy as np

from red7.core import View, card_set, unseen
from red7.sim.chance import advanced, card_of, seeded
from red7.sim.compiling import inlined
from red7.sim.lanes import Words
from red7.sim.layout import (
    CANVAS_CARDS,
    CHANCE,
    COLOR,
    DECK,
    HAND,
    OUT,
    PLAYERS,
    RULES,
    TURN,
    WORDS,
    Rows,
    put_seat,
    put_stack,
    put_turn,
    rule_bits,
)


class Known(NamedTuple):
    """What a seat knows: the row, and how many cards of each hand it does not."""

    row: Rows
    hidden: Rows


def known_to(view: View) -> Known:
    """What the seat of a view knows."""
    row, players = np.zeros(WORDS, dtype=np.int64), len(view.palettes)
    row[RULES], row[PLAYERS] = rule_bits(view.rules), players
    row[TURN], row[COLOR] = view.turn, view.color
    row[OUT] = sum(1 << seat for seat, gone in enumerate(view.out) if gone)
    row[CANVAS_CARDS], row[DECK] = card_set(view.canvas), unseen(view)
    hidden = np.zeros(4, dtype=np.int64)
    for seat, (palette, known) in enumerate(zip(view.palettes, view.known, strict=True)):
        hand = view.hand if seat == view.seat else known
        put_seat(row, seat, hand, palette, known)
        hidden[seat] = 0 if seat == view.seat else view.hand_counts[seat] - known.bit_count()
    put_stack(row, view.top, len(view.top))
    put_turn(row, view.steps, view.drew)
    return Known(row, hidden)


@inlined
def deal_world(rows: Words, known: int, world: int, hidden: Words, chance: int) -> int:
    """Write a world to the row at `world`; gives the state of the generator after it."""
    for place in range(WORDS):
        rows[world + place] = rows[known + place]
    left = rows[known + DECK]
    for seat in range(rows[known + PLAYERS]):
        hand = rows[known + HAND + seat]
        for _ in range(hidden[seat]):
            chance = advanced(chance)
            bit = 1 << card_of(chance, left)
            hand |= bit
            left ^= bit
        rows[world + HAND + seat] = hand
    rows[world + DECK] = left
    rows[world + CHANCE] = seeded(chance, 0)
    return chance
