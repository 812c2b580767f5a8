"""Bit operations on card sets that take one or a few processor instructions.

Sets are the `CardSet`s of `core.cards`, as 64-bit ints.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numba
from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

from red7.sim.jit import inlined

_ONE_TO_ONE = types.int64(types.int64)
Emitted: TypeAlias = Any
"""Any value that numba passes to a code generator; numba has no type annotations."""


def _size(typing: Emitted, cards: Emitted) -> Emitted:

    def code(_: Emitted, builder: Emitted, __: Emitted, arguments: Emitted) -> Emitted:
        return builder.ctpop(arguments[0])

    return _ONE_TO_ONE, code


def _top(typing: Emitted, cards: Emitted) -> Emitted:

    def code(_: Emitted, builder: Emitted, __: Emitted, arguments: Emitted) -> Emitted:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return _ONE_TO_ONE, code


def _lowest(typing: Emitted, cards: Emitted) -> Emitted:

    def code(_: Emitted, builder: Emitted, __: Emitted, arguments: Emitted) -> Emitted:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return _ONE_TO_ONE, code


def _deposited(typing: Emitted, bits: Emitted, cards: Emitted) -> Emitted:
    def code(_: Emitted, builder: Emitted, __: Emitted, arguments: Emitted) -> Emitted:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
        )
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), code


OneToOne: TypeAlias = Callable[[int], int]

size = cast(OneToOne, intrinsic(_size))
"""The number of cards of a set."""
top = cast(OneToOne, intrinsic(_top))
"""The best card of a set, or -1 for the empty set."""
lowest = cast(OneToOne, intrinsic(_lowest))
"""The lowest card of a set, or 64 for the empty set."""
_deposit = cast(Callable[[int, int], int], intrinsic(_deposited))


@inlined
def nth_by_deposit(cards: int, nth: int) -> int:
    """Return the nth lowest card of a set, counted from 0, with the PDEP instruction.

    PDEP puts the single bit of `1 << nth` at the place of the nth set bit.
    """
    return lowest(_deposit(1 << nth, cards))


@inlined
def nth_by_halves(cards: int, nth: int) -> int:
    """Return the nth lowest card of a set, counted from 0, by halving with population counts."""
    found, width = 0, 32
    while width:
        below = size(cards >> found & (1 << width) - 1)
        if nth >= below:
            nth -= below
            found += width
        width >>= 1
    return found


def has_deposit() -> bool:
    """Return whether the processor has PDEP, as far as the compiler may use it."""
    if numba.config.CPU_NAME or numba.config.CPU_FEATURES:
        return False
    return bool(binding.get_host_cpu_features().get("bmi2", False))


nth = nth_by_deposit if has_deposit() else nth_by_halves
