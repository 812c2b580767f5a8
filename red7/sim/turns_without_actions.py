"""Random rounds without actions, as fast as they go.

A turn is a palette card or none, then a canvas card or none. For each palette card the
canvas cards that would leave the mover winning are one mask; bit 49 of it stands for ending
the turn without one.
"""

from red7.core.cards import ALL
from red7.core.steps import CANVAS
from red7.sim.bits import lowest, nth, size
from red7.sim.jit import inlined
from red7.sim.packed_strengths import COLOR_OF, COLORS_NOT_IN, Words, lost, strengths_with
from red7.sim.pcg_random import advanced, card_of, number_below
from red7.sim.row_layout import (
    CANVAS_CARDS,
    CHANCE,
    COLOR,
    DECK,
    HAND,
    KNOWN,
    OPEN,
    OUT,
    PLAYERS,
    RULES,
    SHOWN,
    STACKED,
    START_COLOR,
    STRENGTHS,
    TURN,
    bars_for,
    next_seat,
)
from red7.sim.stepping import gives_draw

_ALL = ALL
STOP = 49
"""The bit of a mask that stands for no canvas card."""
NO_CARD = 63
ENDINGS, GROWN, PLAYS = 0, 16, 32
"""In the scratch words: masks of endings, the strengths with the card played, the card played."""
SCRATCH = 128


@inlined
def deal(state: Words, base: int, rules: int, players: int, cards: int, chance: int) -> None:
    """Deal a round from a set of cards."""
    left = cards
    for seat in range(players):
        hand = 0
        for _ in range(7):
            chance = advanced(chance)
            bit = 1 << card_of(chance, left)
            hand |= bit
            left ^= bit
        state[base + HAND + seat] = hand
        state[base + KNOWN + seat] = 0
    highest = leader = 0
    for seat in range(players):
        chance = advanced(chance)
        card = card_of(chance, left)
        left ^= 1 << card
        state[base + SHOWN + seat] = 1 << card
        state[base + STRENGTHS + seat] = strengths_with(0, 0, card)
        if card >= highest:
            highest, leader = card, seat
    state[base + RULES] = rules
    state[base + PLAYERS] = players
    state[base + TURN] = leader + 1 if leader + 1 < players else 0
    state[base + OUT] = 0
    state[base + COLOR] = rules >> START_COLOR & 7
    state[base + CANVAS_CARDS] = 0
    state[base + DECK] = left
    state[base + STACKED] = state[base + OPEN] = 0
    state[base + CHANCE] = chance


@inlined
def list_endings(state: Words, base: int, scratch: Words) -> int:
    """Write the turns that keep the mover in to the scratch words; gives how many there are."""
    seat = state[base + TURN]
    hand, palette = state[base + HAND + seat], state[base + SHOWN + seat]
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
    """Take the turn of a number from the list in the scratch words, and pass on."""
    seat, place = state[base + TURN], 0
    count = size(scratch[ENDINGS])
    while index >= count:
        index -= count
        place += 1
        count = size(scratch[ENDINGS + place])
    ending = nth(scratch[ENDINGS + place], index)
    hand, palette = state[base + HAND + seat], state[base + SHOWN + seat]
    card = scratch[PLAYS + place]
    if card != NO_CARD:
        hand ^= 1 << card
        palette |= 1 << card
        state[base + SHOWN + seat] = palette
        state[base + STRENGTHS + seat] = scratch[GROWN + place]
    if ending != STOP:
        hand ^= 1 << ending
        state[base + COLOR] = COLOR_OF[ending]
        state[base + CANVAS_CARDS] |= 1 << ending
        deck = state[base + DECK]
        if gives_draw(state[base + RULES], CANVAS, ending, palette, deck != 0):
            chance = advanced(state[base + CHANCE])
            drawn = 1 << card_of(chance, deck)
            hand |= drawn
            state[base + DECK] = deck ^ drawn
            state[base + CHANCE] = chance
    state[base + HAND + seat] = hand
    state[base + TURN] = next_seat(state, base, seat)


@inlined
def fold(state: Words, base: int) -> bool:
    """Put the mover out and pass on; tells whether the round is over."""
    seat = state[base + TURN]
    state[base + OUT] |= 1 << seat
    state[base + TURN] = next_seat(state, base, seat)
    return size(state[base + OUT]) == state[base + PLAYERS] - 1


@inlined
def random_turn(state: Words, base: int, scratch: Words) -> int:
    """Take a random turn that keeps the mover in, or fold; gives how many such turns there were.

    Gives -1 where the fold has ended the round.
    """
    choices = list_endings(state, base, scratch)
    if choices == 0:
        return -1 if fold(state, base) else 0
    chance = advanced(state[base + CHANCE])
    state[base + CHANCE] = chance
    take_turn(state, base, scratch, number_below(chance, choices))
    return choices
