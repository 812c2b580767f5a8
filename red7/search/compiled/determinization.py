"""Worlds that a view allows: what it hides, dealt anew, the likelier the more often.

What a seat knows becomes a row of `sim` in which the other hands hold only the cards that all
have seen; a world fills the hands and the deck from what is unseen.
How the others have played tells which hands are likely: see `past`.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import numpy as np

from red7.core import CardSet, View, card_set, cards_in, unseen
from red7.search.compiled.opponent_model import likelihood, past_turns
from red7.sim.array_types import Reals, Words
from red7.sim.jit import entry, inlined
from red7.sim.pcg_random import advanced, card_of, number_below, seeded
from red7.sim.row_layout import (
    CANVAS_CARDS,
    CHANCE,
    COLOR,
    DECK,
    HABITS,
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
from red7.sim.turn_list import GROUP, MOST_GROUPS

_ROW = "i8[::1]"
SEATS = 4
POOLED = SEATS + 2
"""The words of a world that is kept: four hands, which seats are careless as bits, the deck."""


class Known(NamedTuple):
    """What a seat knows."""

    row: Rows
    """The deck's unordered part has the right size, but any of the unseen cards."""
    hidden: Rows
    """How many cards of each hand are unseen."""
    pool: CardSet
    """The unseen cards."""


def known_to(view: View) -> Known:
    """What the seat of a view knows."""
    row, players = np.zeros(WORDS, dtype=np.int64), len(view.palettes)
    row[RULES], row[PLAYERS] = rule_bits(view.rules), players
    row[TURN], row[COLOR] = view.turn, view.color
    row[OUT] = sum(1 << seat for seat, gone in enumerate(view.out) if gone)
    row[CANVAS_CARDS], pool = card_set(view.canvas), unseen(view)
    row[DECK] = card_set(cards_in(pool)[: view.deck - len(view.top)])
    hidden = np.zeros(SEATS, dtype=np.int64)
    for seat, (palette, known) in enumerate(zip(view.palettes, view.known, strict=True)):
        hand = view.hand if seat == view.seat else known
        put_seat(row, seat, hand, palette, known)
        hidden[seat] = 0 if seat == view.seat else view.hand_counts[seat] - known.bit_count()
    put_stack(row, view.top, len(view.top))
    put_turn(row, view.steps, view.drew)
    return Known(row, hidden, pool)


@entry(f"void({_ROW},{_ROW},i8,{_ROW},i8,{_ROW},f8[::1],{_ROW})")
def _deal_hands(
    row: Words,
    hidden: Words,
    pool: int,
    past: Words,
    chance: int,
    hands: Words,
    weights: Reals,
    groups: Words,
) -> None:
    """Deal the hidden cards many times, and weigh each deal by how the others have played."""
    for world in range(len(weights)):
        left = pool
        for seat in range(row[PLAYERS]):
            hand = row[HAND + seat]
            for _ in range(hidden[seat]):
                chance = advanced(chance)
                bit = 1 << card_of(chance, left)
                hand |= bit
                left ^= bit
            hands[POOLED * world + seat] = hand
        hands[POOLED * world + SEATS + 1] = left
        chance = advanced(chance)
        weights[world] = likelihood(past, hands, POOLED * world, groups, chance)


def deal_hands(view: View, known: Known, rng: Random, portions: Iterable[int]) -> Rows:
    """The hands of all seats in many worlds, `POOLED` words a world; likely ones come often.

    `portions` are how many worlds to deal at a time, for as long as there are any.
    """
    past, groups = past_turns(view), np.empty(MOST_GROUPS * GROUP, dtype=np.int64)
    dealt, weighed = [], []
    for count in portions:
        hands, weights = np.zeros(POOLED * count, dtype=np.int64), np.ones(count)
        _deal_hands(
            known.row, known.hidden, known.pool, past, rng.getrandbits(62), hands, weights, groups
        )
        dealt.append(hands)
        weighed.append(weights)
    hands, weights = np.concatenate(dealt), np.concatenate(weighed)
    if not len(past):
        return hands
    marks = (np.arange(len(weights)) + rng.random()) / len(weights) * weights.sum()
    kept = np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
    kept_hands: Rows = hands.reshape(-1, POOLED)[kept].ravel()
    return kept_hands


@inlined
def deal_world(rows: Words, known: int, world: int, hands: Words, chance: int) -> int:
    """Write a world to the row at `world`; gives the state of the generator after it."""
    for place in range(WORDS):
        rows[world + place] = rows[known + place]
    chance = advanced(chance)
    pick = number_below(chance, len(hands) // POOLED) * POOLED
    for seat in range(rows[known + PLAYERS]):
        rows[world + HAND + seat] = hands[pick + seat]
    rows[world + HABITS] = hands[pick + SEATS] & ~(1 << rows[known + TURN])
    rows[world + DECK] = hands[pick + SEATS + 1]
    rows[world + CHANCE] = seeded(chance, 0)
    return chance
