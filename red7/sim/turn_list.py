"""Whole turns on rows: every way to end a turn in the lead, as `core.turn_search` lists them.

Turns come in groups that differ only in their last card. A group has the steps before that card
and a mask of the hand cards that may then go to the canvas; bit 49 stands for none. The 5s of a
chain may be played in any order, so a group has one order and the number of orders.
"""

from red7.core.cards import EVEN, OF_NUMBER
from red7.core.steps import BURY, CANVAS, DRAW, END, PALETTE, SHIFT, TAKE
from red7.sim.bits import nth, size, top
from red7.sim.jit import inlined, kernel
from red7.sim.packed_strengths import (
    COLOR_OF,
    COLORS_NOT_IN,
    NUMBER_OF,
    Words,
    lost,
    strengths_after,
    strengths_of,
)
from red7.sim.row_layout import (
    ACTS,
    CANVAS_PLAYED,
    COLOR,
    DECK,
    HAND,
    KNOWN_TOP,
    LAST_STEP,
    MOVER,
    MUST_DRAW,
    PALETTE_CARDS,
    RULES,
    STACK,
    STACKED,
    STRENGTHS,
    bars_for,
)
from red7.sim.stepping import (
    bars_without,
    buries,
    gives_draw,
    has_deck,
    is_draw_due,
    playable,
    shifts,
    takes,
)
from red7.sim.turns_without_actions import STOP

_EVEN, _FIVES = EVEN, OF_NUMBER[4]

(
    EARLY,
    LATE,
    LENGTH,
    MASK,
    ORDERS,
    STOCKED,
    ITS_HAND,
    ITS_PALETTE,
    ITS_STRENGTHS,
    ITS_BARS,
    ITS_COLOR,
) = range(11)
"""The words of a group: its first six steps, its next six, their number, the mask, and the number
of orders. Then the state before the last card: whether the deck has a card, the mover's
foreseeable hand, palette and strengths, the strengths to beat, the color in force."""
GROUP = 12
NO_COLOR = 7
"""Used instead of the color in force if the turn cannot end without a canvas card."""
MOST_GROUPS = 4096
"""Maximum number of groups. Hands with more, such as seven 5s and several 7s, drop the rest."""
MOST_IN_TURN = 16
"""Maximum steps of a turn: seven 5s, a card, its action, a draw, a canvas card, a draw, the end."""


@inlined
def known_top_card(state: Words, base: int) -> int:
    """Return the deck's top card, as a set, if all players know it; else the empty set."""
    if state[base + KNOWN_TOP] == 0:
        return 0
    place = state[base + STACKED] - 1
    return 1 << (state[base + STACK + place // 10] >> 6 * (place % 10) & 63)


@inlined
def _has_two(state: Words, base: int) -> bool:
    """Return whether the deck has a card left after one draw."""
    return state[base + STACKED] + size(state[base + DECK]) > 1


@inlined
def _with_step(groups: Words, at: int, step: int) -> None:
    """Append a step to a group."""
    length = groups[at + LENGTH]
    if length < 6:
        groups[at + EARLY] |= step << 10 * length
    else:
        groups[at + LATE] |= step << 10 * (length - 6)
    groups[at + LENGTH] = length + 1


@kernel
def _add(
    groups: Words,
    count: int,
    fives: int,
    card: int,
    action: int,
    draws: bool,
    stocked: bool,
    hand: int,
    palette: int,
    strengths: int,
    bars: int,
    color: int,
) -> int:
    """Add a group if it has a turn and there is room. Return the new number of groups."""
    losing = lost(strengths, bars)
    mask = hand & COLORS_NOT_IN[losing] | (~(losing | 1 << NO_COLOR) >> color & 1) << STOP
    if mask == 0 or count == MOST_GROUPS:
        return count
    at, orders = count * GROUP, 1
    groups[at + EARLY] = groups[at + LATE] = groups[at + LENGTH] = 0
    groups[at + MASK], groups[at + STOCKED], groups[at + ITS_HAND] = mask, stocked, hand
    groups[at + ITS_PALETTE], groups[at + ITS_STRENGTHS] = palette, strengths
    groups[at + ITS_BARS], groups[at + ITS_COLOR] = bars, color
    while fives:
        _with_step(groups, at, PALETTE << 6 | top(fives))
        fives ^= 1 << top(fives)
        orders *= groups[at + LENGTH]
    groups[at + ORDERS] = orders
    if card >= 0:
        _with_step(groups, at, PALETTE << 6 | card)
    if action:
        _with_step(groups, at, action)
    if draws:
        _with_step(groups, at, DRAW)
    return count + 1


@kernel
def _by_one(
    state: Words,
    base: int,
    groups: Words,
    count: int,
    fives: int,
    card: int,
    hand: int,
    palette: int,
    strengths: int,
) -> int:
    """Add the turns by a 1 just played to the palette; `card` is -1 if it was the last step."""
    seat, color = state[base + MOVER], state[base + COLOR]
    reach = takes(state, base, hand, palette, strengths)
    if reach == 0:
        bars, stocked = bars_for(state, base, seat), has_deck(state, base)
        return _add(
            groups, count, fives, card, 0, False, stocked, hand, palette, strengths, bars, color
        )
    while reach:
        taken = top(reach)
        reach ^= 1 << taken
        bars, step = bars_without(state, base, seat, taken), TAKE << 6 | taken
        count = _add(
            groups, count, fives, card, step, False, True, hand, palette, strengths, bars, color
        )
    return count


@kernel
def _by_seven(
    state: Words,
    base: int,
    groups: Words,
    count: int,
    fives: int,
    card: int,
    hand: int,
    palette: int,
) -> int:
    """Add the turns by a 7 just played to the palette; `card` is -1 if it was the last step."""
    rules, seat, color = state[base + RULES], state[base + MOVER], state[base + COLOR]
    bars, stocked = bars_for(state, base, seat), has_deck(state, base)
    rest = buries(rules, color, hand, palette, bars)
    while rest:
        moved = top(rest)
        rest ^= 1 << moved
        shown, step = palette ^ 1 << moved, BURY << 6 | moved
        strengths = strengths_of(shown)
        count = _add(
            groups, count, fives, card, step, False, True, hand, shown, strengths, bars, color
        )
    rest = shifts(rules, hand, palette, bars)
    while rest:
        moved = top(rest)
        rest ^= 1 << moved
        shown, step, left = palette ^ 1 << moved, SHIFT << 6 | moved, hand
        strengths, color, draws, more = strengths_of(shown), COLOR_OF[moved], False, stocked
        if gives_draw(rules, SHIFT, moved, shown, stocked):
            left |= known_top_card(state, base)
            draws, more = not rules & MUST_DRAW, _has_two(state, base)
        count = _add(
            groups, count, fives, card, step, draws, more, left, shown, strengths, bars, color
        )
    return count


@kernel
def _by_chain(
    state: Words,
    base: int,
    groups: Words,
    count: int,
    fives: int,
    hand: int,
    palette: int,
    strengths: int,
) -> int:
    """Add the turns that play some 5s, and then one more card or none, to the palette.

    `hand`, `palette` and `strengths` are those after the 5s.
    """
    seat, rules, color = state[base + MOVER], state[base + RULES], state[base + COLOR]
    bars, stocked = bars_for(state, base, seat), has_deck(state, base)
    rest = playable(state, base, hand, palette, strengths, bars)
    if rest == 0 and (fives or state[base + LAST_STEP]):
        count = _add(
            groups, count, fives, -1, 0, False, stocked, hand, palette, strengths, bars, color
        )
    if rules & ACTS:
        rest &= ~_FIVES
    while rest:
        card = top(rest)
        rest ^= 1 << card
        left, shown, grown = (
            hand ^ 1 << card,
            palette | 1 << card,
            strengths_after(strengths, palette, card),
        )
        number, more = NUMBER_OF[card] if rules & ACTS else 0, stocked
        if number == 1:
            count = _by_one(state, base, groups, count, fives, card, left, shown, grown)
        elif number == 7:
            count = _by_seven(state, base, groups, count, fives, card, left, shown)
        else:
            if number == 3 and stocked:
                left |= known_top_card(state, base)
                more = _has_two(state, base)
            count = _add(
                groups, count, fives, card, 0, False, more, left, shown, grown, bars, color
            )
    return count


@kernel
def _by_chains(state: Words, base: int, groups: Words, count: int) -> int:
    """Add the turns that play to the palette, for each set of 5s to begin with."""
    seat = state[base + MOVER]
    hand, palette = state[base + HAND + seat], state[base + PALETTE_CARDS + seat]
    all_fives = hand & _FIVES if state[base + RULES] & ACTS else 0
    fives = all_fives
    while True:
        strengths, shown, rest = state[base + STRENGTHS + seat], palette, fives
        while rest:
            card = top(rest)
            rest ^= 1 << card
            strengths = strengths_after(strengths, shown, card)
            shown |= 1 << card
        count = _by_chain(state, base, groups, count, fives, hand ^ fives, shown, strengths)
        if fives == 0:
            return count
        fives = fives - 1 & all_fives


@kernel
def list_turns(state: Words, base: int, groups: Words) -> int:
    """Write the groups of turns that keep the mover in. Return the number of groups.

    Turns start after the steps already taken. Every optional draw is taken.
    """
    seat, last, rules = state[base + MOVER], state[base + LAST_STEP], state[base + RULES]
    hand, palette = state[base + HAND + seat], state[base + PALETTE_CARDS + seat]
    strengths, color = state[base + STRENGTHS + seat], state[base + COLOR]
    bars, stocked = bars_for(state, base, seat), has_deck(state, base)
    number = NUMBER_OF[last & 63] if last >> 6 == PALETTE and rules & ACTS else 0
    if last == 0:
        count = _add(groups, 0, 0, -1, 0, False, stocked, hand, palette, strengths, bars, NO_COLOR)
        return _by_chains(state, base, groups, count)
    if number == 1:
        return _by_one(state, base, groups, 0, 0, -1, hand, palette, strengths)
    if number == 5:
        return _by_chains(state, base, groups, 0)
    if number == 7:
        return _by_seven(state, base, groups, 0, 0, -1, hand, palette)
    draws = is_draw_due(state, base) and not rules & MUST_DRAW
    if state[base + CANVAS_PLAYED]:
        hand = 0
    elif draws:
        hand |= known_top_card(state, base)
    if draws:
        stocked = _has_two(state, base)
    return _add(groups, 0, 0, -1, 0, draws, stocked, hand, palette, strengths, bars, color)


@kernel
def count_turns(groups: Words, count: int) -> int:
    """Return the number of turns in some groups."""
    total = 0
    for at in range(0, count * GROUP, GROUP):
        total += size(groups[at + MASK]) * groups[at + ORDERS]
    return total


@kernel
def write_turn(groups: Words, group: int, ending: int, rules: int, out: Words) -> int:
    """Write the steps of a group with one of its endings. Return the number of steps."""
    at = group * GROUP
    length = groups[at + LENGTH]
    for place in range(length):
        word = groups[at + EARLY] if place < 6 else groups[at + LATE]
        out[place] = word >> 10 * (place % 6) & 1023
    if ending != STOP:
        out[length] = CANVAS << 6 | ending
        length += 1
        shown, stocked = groups[at + ITS_PALETTE], groups[at + STOCKED] != 0
        if not rules & MUST_DRAW and gives_draw(rules, CANVAS, ending, shown, stocked):
            out[length] = DRAW
            length += 1
    out[length] = END
    return length + 1


@kernel
def write_nth_turn(groups: Words, count: int, index: int, rules: int, out: Words) -> int:
    """Write the steps of the nth turn; all orders of its 5s are written in the same way."""
    for group in range(count):
        at = group * GROUP
        endings, orders = size(groups[at + MASK]), groups[at + ORDERS]
        if index < endings * orders:
            return write_turn(groups, group, nth(groups[at + MASK], index // orders), rules, out)
        index -= endings * orders
    return 0
