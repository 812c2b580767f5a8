"""Random numbers in kernels: O'Neill's PCG-XSH-RR 64/32, with one word of a row as its state.

A linear congruential step advances the state. A permutation turns the state into 32 bits that
hide the regularity of its lower bits.
"""

import numpy as np

from red7.sim.bits import nth, size
from red7.sim.jit import inlined

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_SPREAD_1 = -4658895280553007687
_SPREAD_2 = -7723592293110705685
_GOLDEN = -7046029254386353131


@inlined
def seeded(seed: int, number: int) -> int:
    """Return the first state of stream `number` of a seed, by two rounds of SplitMix64's finalizer.

    Streams with neighboring numbers start far apart. The masks make signed shifts logical.
    """
    mixed = seed * _GOLDEN + number
    for _ in range(2):
        mixed = (mixed ^ (mixed >> 30 & (1 << 34) - 1)) * _SPREAD_2
        mixed = (mixed ^ (mixed >> 27 & (1 << 37) - 1)) * _SPREAD_1
        mixed = mixed ^ (mixed >> 31 & (1 << 33) - 1)
    return mixed


@inlined
def advanced(state: int) -> int:
    """Return the next state: one step of the linear congruential generator."""
    return state * _MULTIPLIER + _INCREMENT


@inlined
def number_below(state: int, limit: int) -> int:
    """Return the number from 0 to `limit` - 1 that a state stands for.

    The output permutation: xorshift of the high bits, then a rotation by the top five. Multiply and
    shift replaces a remainder (Lemire); with limits this small the bias is below 2 ** -20.
    """
    word = np.uint64(state)
    mixed = np.uint32(((word >> np.uint64(18)) ^ word) >> np.uint64(27))
    turn = np.uint32(word >> np.uint64(59))
    drawn = np.uint32((mixed >> turn) | (mixed << (np.uint32(32) - turn & np.uint32(31))))
    return int(drawn) * limit >> 32


@inlined
def card_of(state: int, cards: int) -> int:
    """Return the card of a set that a state stands for, by selecting the nth set bit."""
    return nth(cards, number_below(state, size(cards)))
