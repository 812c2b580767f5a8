"""Deals and turns on rows without actions, the fastest case.

A turn is a palette card or none, then a canvas card or none. For each palette card, one mask has
the canvas cards that leave the mover winning; bit 49 stands for none.
"""

from red7.core.cards import ALL
from red7.core.steps import CANVAS
from red7.sim.bits import lowest, nth, size
from red7.sim.jit import inlined
from red7.sim.packed_strengths import COLOR_OF, COLORS_NOT_IN, Words, lost, strengths_with
from red7.sim.pcg_random import advanced, card_of, number_below
from red7.sim.row_layout import (
    CANVAS_CARDS,
    COLOR,
    DECK,
    HAND,
    KNOWN,
    KNOWN_TOP,
    MOVER,
    OUT,
    PALETTE_CARDS,
    PLAYERS,
    RNG,
    RULES,
    STACKED,
    START_COLOR,
    STRENGTHS,
    bars_for,
    next_seat,
)
from red7.sim.stepping import gives_draw

_ALL = ALL
STOP = 49
"""The bit of a mask that stands for no canvas card."""
NO_CARD = 63
ENDINGS, GROWN, PLAYS = 0, 16, 32
"""Places in the scratch array, one word for each palette card or none: the mask of endings, the
strengths with the card, the card."""
ENDINGS_SCRATCH_WORDS = 128


@inlined
def deal(state: Words, base: int, rules: int, players: int, cards: int, rng_state: int) -> None:
    """Deal a round from a set of cards."""
    left = cards
    for seat in range(players):
        hand = 0
        for _ in range(7):
            rng_state = advanced(rng_state)
            bit = 1 << card_of(rng_state, left)
            hand |= bit
            left ^= bit
        state[base + HAND + seat] = hand
        state[base + KNOWN + seat] = 0
    highest = leader = 0
    for seat in range(players):
        rng_state = advanced(rng_state)
        card = card_of(rng_state, left)
        left ^= 1 << card
        state[base + PALETTE_CARDS + seat] = 1 << card
        state[base + STRENGTHS + seat] = strengths_with(0, 0, card)
        if card >= highest:
            highest, leader = card, seat
    state[base + RULES] = rules
    state[base + PLAYERS] = players
    state[base + MOVER] = leader + 1 if leader + 1 < players else 0
    state[base + OUT] = 0
    state[base + COLOR] = rules >> START_COLOR & 7
    state[base + CANVAS_CARDS] = 0
    state[base + DECK] = left
    state[base + STACKED] = state[base + KNOWN_TOP] = 0
    state[base + RNG] = rng_state


@inlined
def list_endings(state: Words, base: int, scratch: Words) -> int:
    """Write the turns that keep the mover in to the scratch array. Return their number."""
    seat = state[base + MOVER]
    hand, palette = state[base + HAND + seat], state[base + PALETTE_CARDS + seat]
    strengths, color = state[base + STRENGTHS + seat], state[base + COLOR]
    bars = bars_for(state, base, seat)
    endings = hand & COLORS_NOT_IN[lost(strengths, bars)]
    scratch[ENDINGS] = endings
    scratch[PLAYS] = NO_CARD
    scratch[GROWN] = strengths
    total, place, rest = size(endings), 1, hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        grown = strengths_with(strengths, palette, card)
        losing = lost(grown, bars)
        endings = (hand ^ 1 << card) & COLORS_NOT_IN[losing] | (~losing >> color & 1) << STOP
        scratch[ENDINGS + place] = endings
        scratch[GROWN + place] = grown
        scratch[PLAYS + place] = card
        total += size(endings)
        place += 1
    return total


@inlined
def take_turn(state: Words, base: int, scratch: Words, index: int) -> None:
    """Take the nth turn of the scratch array, and pass the turn on."""
    seat, place = state[base + MOVER], 0
    count = size(scratch[ENDINGS])
    while index >= count:
        index -= count
        place += 1
        count = size(scratch[ENDINGS + place])
    ending = nth(scratch[ENDINGS + place], index)
    hand, palette = state[base + HAND + seat], state[base + PALETTE_CARDS + seat]
    card = scratch[PLAYS + place]
    if card != NO_CARD:
        hand ^= 1 << card
        palette |= 1 << card
        state[base + PALETTE_CARDS + seat] = palette
        state[base + STRENGTHS + seat] = scratch[GROWN + place]
    if ending != STOP:
        hand ^= 1 << ending
        state[base + COLOR] = COLOR_OF[ending]
        state[base + CANVAS_CARDS] |= 1 << ending
        deck = state[base + DECK]
        if gives_draw(state[base + RULES], CANVAS, ending, palette, deck != 0):
            rng_state = advanced(state[base + RNG])
            drawn = 1 << card_of(rng_state, deck)
            hand |= drawn
            state[base + DECK] = deck ^ drawn
            state[base + RNG] = rng_state
    state[base + HAND + seat] = hand
    state[base + MOVER] = next_seat(state, base, seat)


@inlined
def fold(state: Words, base: int) -> bool:
    """Put the mover out, and pass the turn on. Return whether the round is over."""
    seat = state[base + MOVER]
    state[base + OUT] |= 1 << seat
    state[base + MOVER] = next_seat(state, base, seat)
    return size(state[base + OUT]) == state[base + PLAYERS] - 1


@inlined
def random_turn(state: Words, base: int, scratch: Words) -> int:
    """Take a random turn that keeps the mover in, or fold. Return the number of such turns.

    Return -1 if the fold ends the round.
    """
    choices = list_endings(state, base, scratch)
    if choices == 0:
        return -1 if fold(state, base) else 0
    rng_state = advanced(state[base + RNG])
    state[base + RNG] = rng_state
    take_turn(state, base, scratch, number_below(rng_state, choices))
    return choices
