"""Weighted determinization on rows: hidden hands sampled by how well they explain past turns.

What a seat knows becomes a row of `sim` in which the other hands hold only the cards that all
players have seen. Hidden hands are sampled from the unseen cards, weighted by how likely the
other players would have played as they did (likelihood weighting), and resampled by those
weights, so that all particles that are left have the same weight. A determinization puts one
particle into the row: a world that the seat cannot tell from the real one.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.core import CardSet, View, card_set, cards_in, unseen
from red7.search.compiled.opponent_model import likelihood, past_turns
from red7.search.compiled.workspace import SEATS, Workspace, group_scratch, words
from red7.sim.array_types import Reals, Words
from red7.sim.jit import entry, inlined
from red7.sim.pcg_random import advanced, card_of, number_below, seeded
from red7.sim.row_layout import (
    CANVAS_CARDS,
    COLOR,
    DECK,
    HAND,
    MOVER,
    OUT,
    PLAYERS,
    RANDOM_SEATS,
    RNG,
    ROW_WORDS,
    RULES,
    Rows,
    put_seat,
    put_stack,
    put_turn,
    rule_bits,
)

_ROW = "i8[::1]"
PARTICLE_RANDOM_SEATS, PARTICLE_DECK = SEATS, SEATS + 1
PARTICLE = SEATS + 2
"""The number of words of a particle: four hands, the random seats as bits, the deck."""


class InformationSet(NamedTuple):
    """What a seat knows, which stands for all positions that it cannot tell apart."""

    row: Rows
    """A row whose unordered deck has the right size, with any of the unseen cards."""
    hidden: Rows
    """The number of unseen cards in each hand."""
    pool: CardSet
    """The unseen cards."""


def information_set(view: View) -> InformationSet:
    """Return what the seat of a view knows."""
    row, players = words(ROW_WORDS), len(view.palettes)
    row[RULES], row[PLAYERS] = rule_bits(view.rules), players
    row[MOVER], row[COLOR] = view.mover, view.color
    row[OUT] = sum(1 << seat for seat, gone in enumerate(view.out) if gone)
    row[CANVAS_CARDS], pool = card_set(view.canvas), unseen(view)
    row[DECK] = card_set(cards_in(pool)[: view.deck - len(view.top)])
    hidden = words(SEATS)
    for seat, (palette, known) in enumerate(zip(view.palettes, view.known, strict=True)):
        hand = view.hand if seat == view.seat else known
        put_seat(row, seat, hand, palette, known)
        hidden[seat] = 0 if seat == view.seat else view.hand_counts[seat] - known.bit_count()
    put_stack(row, view.top, len(view.top))
    put_turn(row, view.steps, view.drew)
    return InformationSet(row, hidden, pool)


@entry(f"void({_ROW},{_ROW},i8,{_ROW},i8,{_ROW},f8[::1],{_ROW})")
def _sample_hands(
    row: Words,
    hidden: Words,
    pool: int,
    past: Words,
    rng_state: int,
    particles: Words,
    weights: Reals,
    groups: Words,
) -> None:
    """Deal the hidden cards once for each weight, and weight each deal by the past turns."""
    for number in range(len(weights)):
        at, left = PARTICLE * number, pool
        for seat in range(row[PLAYERS]):
            hand = row[HAND + seat]
            for _ in range(hidden[seat]):
                rng_state = advanced(rng_state)
                bit = 1 << card_of(rng_state, left)
                hand |= bit
                left ^= bit
            particles[at + seat] = hand
        particles[at + PARTICLE_DECK] = left
        rng_state = advanced(rng_state)
        weights[number] = likelihood(past, particles, at, groups, rng_state)


def sample_hands(view: View, info: InformationSet, rng: Random, portions: Iterable[int]) -> Rows:
    """Return particles, `PARTICLE` words each: the hands of all seats and the deck.

    All particles have the same weight. `portions` yields how many to deal next.
    """
    past, groups = past_turns(view), group_scratch()
    dealt, weighed = [], []
    for count in portions:
        particles, weights = words(PARTICLE * count), np.ones(count)
        seed = rng.getrandbits(62)
        _sample_hands(info.row, info.hidden, info.pool, past, seed, particles, weights, groups)
        dealt.append(particles)
        weighed.append(weights)
    particles, weights = np.concatenate(dealt), np.concatenate(weighed)
    if not len(past):
        return particles
    kept: Rows = particles.reshape(-1, PARTICLE)[resampled(weights, rng.random())].ravel()
    return kept


def resampled(weights: NDArray[np.float64], offset: float) -> NDArray[np.int64]:
    """Resample by weight (systematic resampling, Kitagawa 1996): return numbers of particles.

    Evenly spaced points, shifted by one random offset from 0 to 1, fall on the line of summed
    weights, so that each particle comes up in proportion to its weight, give or take one.
    """
    count = len(weights)
    points = (np.arange(count) + offset) / count * weights.sum()
    found: NDArray[np.int64] = np.searchsorted(np.cumsum(weights), points)
    return np.minimum(found, count - 1)


@inlined
def copy_row(rows: Words, source: int, target: int) -> None:
    """Copy a row to another place."""
    for place in range(ROW_WORDS):
        rows[target + place] = rows[source + place]


@inlined
def determinize(work: Workspace, world: int, rng_state: int) -> int:
    """Write a determinization to the row at `world`. Return the generator's next state.

    The mover is never a random player, even if the particle says so.
    """
    rows, particles = work.rows, work.particles
    copy_row(rows, 0, world)
    rng_state = advanced(rng_state)
    pick = number_below(rng_state, len(particles) // PARTICLE) * PARTICLE
    for seat in range(rows[PLAYERS]):
        rows[world + HAND + seat] = particles[pick + seat]
    rows[world + RANDOM_SEATS] = particles[pick + PARTICLE_RANDOM_SEATS] & ~(1 << rows[MOVER])
    rows[world + DECK] = particles[pick + PARTICLE_DECK]
    rows[world + RNG] = seeded(rng_state, 0)
    return rng_state
