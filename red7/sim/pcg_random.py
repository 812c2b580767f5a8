"""Random numbers in kernels: PCG-XSH-RR 64/32 by O'Neill, its state one word of a round.

A linear congruential step advances the state, and a permutation makes 32 bits of it that show
nothing of how regular its lower bits are.
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
    """The first state of stream `number` of a seed, by two rounds of SplitMix64's finalizer.

    Streams of neighboring numbers begin far apart. The masks make signed shifts logical ones.
    """
    mixed = seed * _GOLDEN + number
    for _ in range(2):
        mixed = (mixed ^ (mixed >> 30 & (1 << 34) - 1)) * _SPREAD_2
        mixed = (mixed ^ (mixed >> 27 & (1 << 37) - 1)) * _SPREAD_1
        mixed = mixed ^ (mixed >> 31 & (1 << 33) - 1)
    return mixed


@inlined
def advanced(state: int) -> int:
    """The state after a state: one step of the linear congruential generator."""
    return state * _MULTIPLIER + _INCREMENT


@inlined
def number_below(state: int, limit: int) -> int:
    """A number from 0 up to a limit that a state stands for.

    The output permutation: xorshift high bits, then a rotation by the topmost five. Multiply and
    shift instead of a remainder (Lemire); for limits this small its bias is below 2 ** -20.
    """
    word = np.uint64(state)
    mixed = np.uint32(((word >> np.uint64(18)) ^ word) >> np.uint64(27))
    turn = np.uint32(word >> np.uint64(59))
    drawn = np.uint32((mixed >> turn) | (mixed << (np.uint32(32) - turn & np.uint32(31))))
    return int(drawn) * limit >> 32


@inlined
def card_of(state: int, cards: int) -> int:
    """A card of a set that a state stands for, by selecting the nth set bit."""
    return nth(cards, number_below(state, size(cards)))
