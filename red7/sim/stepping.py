"""Steps on rows: which are legal and what they do, as in `core.legality` and `core.actions`.

All rules of all editions are here. `take_step` does not check whether its step is legal.
"""

from red7.core.actions import ONES_AND_SEVENS
from red7.core.cards import EVEN, OF_NUMBER
from red7.core.steps import BURY, CANVAS, DRAW, END, FOLD, PALETTE, SHIFT, TAKE
from red7.sim.bits import size, top
from red7.sim.jit import inlined, kernel
from red7.sim.packed_strengths import (
    COLOR_OF,
    COLORS_NOT_IN,
    NUMBER_OF,
    Words,
    better,
    lost,
    strengths_after,
    strengths_of,
)
from red7.sim.pcg_random import advanced, card_of
from red7.sim.row_layout import (
    ACTS,
    BANNED,
    BOUND,
    CANVAS_CARDS,
    CANVAS_PLAYED,
    COLOR,
    DECK,
    DRAWS,
    DREW,
    HAND,
    KNOWN,
    KNOWN_TOP,
    LAST_STEP,
    LOSER_PAINTS,
    MOVER,
    MUST_DRAW,
    ONE_TAKES,
    OUT,
    PALETTE_CARDS,
    PLAYED_ONE_OR_SEVEN,
    PLAYERS,
    RNG,
    RULES,
    SEVEN_DRAWS,
    STACK,
    STACKED,
    STRENGTHS,
    TOOK,
    WINS_AT_ONCE,
    bars_for,
    next_seat,
)

_ONES_AND_SEVENS, _EVEN, _FIVES = ONES_AND_SEVENS, EVEN, OF_NUMBER[4]
MOST_STEPS = 128
"""Maximum number of legal steps in any position."""


@inlined
def can_end_winning(strengths: int, bars: int, hand: int, color: int) -> bool:
    """Return whether a turn can end in the lead, now or by one hand card on the canvas."""
    losing = lost(strengths, bars)
    return hand & COLORS_NOT_IN[losing] != 0 or not losing >> color & 1


@inlined
def has_deck(state: Words, base: int) -> bool:
    """Return whether there is a card to draw."""
    return state[base + STACKED] > 0 or state[base + DECK] != 0


@inlined
def gives_draw(rules: int, kind: int, card: int, palette: int, stocked: bool) -> bool:
    """Return whether a card that a kind of step puts on the canvas earns the advanced draw.

    `palette` is the mover's palette. `stocked` tells whether the deck has a card.
    """
    if not rules & DRAWS or not stocked:
        return False
    if kind != CANVAS and (kind != SHIFT or not rules & SEVEN_DRAWS):
        return False
    return NUMBER_OF[card] > size(palette)


@inlined
def is_draw_due(state: Words, base: int) -> bool:
    """Return whether the last step put a card on the canvas that earns the advanced draw."""
    last, palette = state[base + LAST_STEP], state[base + PALETTE_CARDS + state[base + MOVER]]
    stocked = has_deck(state, base)
    return gives_draw(state[base + RULES], last >> 6, last & 63, palette, stocked)


@inlined
def is_bound(state: Words, base: int) -> bool:
    """Return whether the mover must end the turn winning because of a 1 or 7 used in it."""
    rules, bound = state[base + RULES], state[base + BOUND]
    if not rules & ACTS or rules & ONE_TAKES:
        return False
    return bound & (PLAYED_ONE_OR_SEVEN if rules & BANNED else TOOK) != 0


@kernel
def bars_without(state: Words, base: int, seat: int, card: int) -> int:
    """Return the strengths that a seat has to beat once a card has left a rival's palette."""
    bars = 0
    for other in range(state[base + PLAYERS]):
        if other != seat and not state[base + OUT] >> other & 1:
            palette = state[base + PALETTE_CARDS + other]
            if palette >> card & 1:
                bars = better(strengths_of(palette ^ 1 << card), bars)
            else:
                bars = better(state[base + STRENGTHS + other], bars)
    return bars


@kernel
def in_reach(state: Words, base: int, seat: int, cards: int) -> int:
    """Return the palette cards of the rivals whose palettes have at least `cards` cards."""
    found = 0
    for other in range(state[base + PLAYERS]):
        palette = state[base + PALETTE_CARDS + other]
        if other != seat and not state[base + OUT] >> other & 1 and size(palette) >= cards:
            found |= palette
    return found


@kernel
def takes(state: Words, base: int, hand: int, palette: int, strengths: int) -> int:
    """Return the cards that a 1 may take, given the mover's hand and palette after playing it."""
    seat, color = state[base + MOVER], state[base + COLOR]
    reach = in_reach(state, base, seat, size(palette))
    if state[base + RULES] & ONE_TAKES:
        return reach
    rest = reach
    while rest:
        card = top(rest)
        rest ^= 1 << card
        if not can_end_winning(strengths, bars_without(state, base, seat, card), hand, color):
            reach ^= 1 << card
    return reach


@kernel
def buries(rules: int, color: int, hand: int, palette: int, bars: int) -> int:
    """Return the palette cards that a 7 may put on the deck."""
    found = rest = palette
    while rest and rules & BANNED:
        card = top(rest)
        rest ^= 1 << card
        if not can_end_winning(strengths_of(palette ^ 1 << card), bars, hand, color):
            found ^= 1 << card
    return found


@kernel
def shifts(rules: int, hand: int, palette: int, bars: int) -> int:
    """Return the palette cards that a 7 may put on the canvas."""
    found = rest = palette
    while rest:
        card = top(rest)
        rest ^= 1 << card
        strengths, color = strengths_of(palette ^ 1 << card), COLOR_OF[card]
        if not can_end_winning(strengths, bars, 0 if rules & WINS_AT_ONCE else hand, color):
            found ^= 1 << card
    return found


@kernel
def playable(state: Words, base: int, hand: int, palette: int, strengths: int, bars: int) -> int:
    """Return the hand cards that may go to the palette; some editions forbid some 1s and 7s."""
    rules, color = state[base + RULES], state[base + COLOR]
    if not (rules & ACTS and rules & BANNED):
        return hand
    found, rest = hand, hand & _ONES_AND_SEVENS
    while rest:
        card = top(rest)
        rest ^= 1 << card
        left, shown = hand ^ 1 << card, palette | 1 << card
        if NUMBER_OF[card] == 7:
            fine = buries(rules, color, left, shown, bars) | shifts(rules, left, shown, bars)
        else:
            grown = strengths_after(strengths, palette, card)
            fine = takes(state, base, left, shown, grown)
            if can_end_winning(grown, bars, left, color):
                fine = 1
        if not fine:
            found ^= 1 << card
    return found


@inlined
def _listed(out: Words, count: int, kind: int, cards: int) -> int:
    """Append a step of one kind for each of some cards, best first. Return the new count."""
    while cards:
        card = top(cards)
        cards ^= 1 << card
        out[count] = kind << 6 | card
        count += 1
    return count


@kernel
def list_steps(state: Words, base: int, out: Words) -> int:
    """Write the mover's legal steps, kind by kind, best card first. Return their number."""
    seat, last, rules = state[base + MOVER], state[base + LAST_STEP], state[base + RULES]
    if size(state[base + OUT]) >= state[base + PLAYERS] - 1:
        return 0
    hand, palette = state[base + HAND + seat], state[base + PALETTE_CARDS + seat]
    strengths, color = state[base + STRENGTHS + seat], state[base + COLOR]
    bars, kind = bars_for(state, base, seat), last >> 6
    winning = COLORS_NOT_IN[lost(strengths, bars)]
    count = 0
    if last == 0:
        count = _listed(out, 0, PALETTE, playable(state, base, hand, palette, strengths, bars))
    elif kind == PALETTE and rules & ACTS:
        number = NUMBER_OF[last & 63]
        if number == 1:
            count = _listed(out, 0, TAKE, takes(state, base, hand, palette, strengths))
        elif number == 5:
            count = _listed(out, 0, PALETTE, playable(state, base, hand, palette, strengths, bars))
        elif number == 7:
            count = _listed(out, 0, BURY, buries(rules, color, hand, palette, bars))
            count = _listed(out, count, SHIFT, shifts(rules, hand, palette, bars))
        if count:
            return count
    if not state[base + CANVAS_PLAYED]:
        free = rules & LOSER_PAINTS and not is_bound(state, base)
        count = _listed(out, count, CANVAS, hand if free else hand & winning)
    if last == 0:
        out[count] = FOLD
        return count + 1
    if is_draw_due(state, base) and not rules & MUST_DRAW:
        out[count] = DRAW
        count += 1
    if not is_bound(state, base) or not lost(strengths, bars) >> color & 1:
        out[count] = END
        count += 1
    return count


@kernel
def push(state: Words, base: int, card: int) -> None:
    """Put a card on top of the deck, seen by all players."""
    place = state[base + STACKED]
    at = base + STACK + place // 10
    state[at] = state[at] & ~(63 << 6 * (place % 10)) | card << 6 * (place % 10)
    state[base + STACKED] = place + 1
    state[base + KNOWN_TOP] += 1


@kernel
def draw(state: Words, base: int) -> None:
    """Let the mover draw a card, if there is one."""
    seat, place = state[base + MOVER], state[base + STACKED] - 1
    if place >= 0:
        bit = 1 << (state[base + STACK + place // 10] >> 6 * (place % 10) & 63)
        state[base + STACKED] = place
        if state[base + KNOWN_TOP] > 0:
            state[base + KNOWN_TOP] -= 1
            state[base + KNOWN + seat] |= bit
    elif state[base + DECK]:
        state[base + RNG] = advanced(state[base + RNG])
        bit = 1 << card_of(state[base + RNG], state[base + DECK])
        state[base + DECK] ^= bit
    else:
        return
    state[base + HAND + seat] |= bit
    state[base + DREW] += 1


@kernel
def take_step(state: Words, base: int, step: int) -> None:
    """Take a legal step."""
    seat, kind, card = state[base + MOVER], step >> 6, step & 63
    rules, bit = state[base + RULES], 1 << card
    if step >= END:
        _finish(state, base, step)
        return
    state[base + LAST_STEP] = step
    if kind <= CANVAS:
        state[base + HAND + seat] ^= bit
        state[base + KNOWN + seat] &= ~bit
    if kind == PALETTE:
        palette = state[base + PALETTE_CARDS + seat]
        state[base + STRENGTHS + seat] = strengths_after(
            state[base + STRENGTHS + seat], palette, card
        )
        state[base + PALETTE_CARDS + seat] = palette | bit
        if _ONES_AND_SEVENS & bit:
            state[base + BOUND] |= PLAYED_ONE_OR_SEVEN
        if rules & ACTS and NUMBER_OF[card] == 3:
            draw(state, base)
    elif kind == TAKE:
        state[base + BOUND] |= TOOK
        for other in range(state[base + PLAYERS]):
            if state[base + PALETTE_CARDS + other] & bit:
                state[base + PALETTE_CARDS + other] ^= bit
                state[base + STRENGTHS + other] = strengths_of(state[base + PALETTE_CARDS + other])
    elif kind in (BURY, SHIFT):
        state[base + PALETTE_CARDS + seat] ^= bit
        state[base + STRENGTHS + seat] = strengths_of(state[base + PALETTE_CARDS + seat])
    if kind in (TAKE, BURY):
        push(state, base, card)
    elif kind in (CANVAS, SHIFT):
        state[base + CANVAS_CARDS] |= bit
        state[base + COLOR] = COLOR_OF[card]
        state[base + CANVAS_PLAYED] |= kind == CANVAS
        if rules & MUST_DRAW and is_draw_due(state, base):
            draw(state, base)
    elif step == DRAW:
        draw(state, base)


@kernel
def _finish(state: Words, base: int, step: int) -> None:
    """End the turn: a mover who folds or does not lead is out, and the next seat moves."""
    seat = state[base + MOVER]
    bars = bars_for(state, base, seat)
    if step == FOLD or lost(state[base + STRENGTHS + seat], bars) >> state[base + COLOR] & 1:
        state[base + OUT] |= 1 << seat
    state[base + LAST_STEP] = state[base + CANVAS_PLAYED] = state[base + BOUND] = state[
        base + DREW
    ] = 0
    state[base + MOVER] = next_seat(state, base, seat)
