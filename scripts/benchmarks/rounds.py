"""Benchmark of random rounds without actions: the compiled engine, and the same algorithm in C.

Both use the same random generator and make their choices in the same order, so their tallies must
be equal: turns, choices, and wins of seat 0.
"""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np

from benchmarks.slices import Contest, in_turn
from red7.core import Rules
from red7.core.cards import ALL
from red7.sim import packed_strengths
from red7.sim.array_types import Words
from red7.sim.jit import entry
from red7.sim.pcg_random import seeded
from red7.sim.row_layout import MOVER, ROW_WORDS, Rows, rule_bits
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS, deal, random_turn

SOURCE = Path(__file__).with_name("random_rounds.c")
ROUNDS = 60_000
"""Number of rounds that take about a slice."""
FLAGS = {"C -march=native": ["-O3", "-march=native"], "C -O3": ["-O3"]}
TABLES = (
    *(
        packed_strengths.VIOLETS,
        packed_strengths.GREENS,
        packed_strengths.ORANGES,
        packed_strengths.YELLOWS,
        packed_strengths.SAME_NUMBER,
    ),
    *(
        packed_strengths.SAME_COLOR,
        packed_strengths.COLOR_OF,
        packed_strengths.NUMBER_OF,
        packed_strengths.COLORS_NOT_IN,
        packed_strengths._FIELDS_OF,
    ),
    *(packed_strengths.RUN_LENGTH, packed_strengths.RUN_HIGHEST),
)
CONSTANTS = (
    *(
        packed_strengths._GUARDS,
        packed_strengths._SHIFTED_GUARDS,
        packed_strengths._GATHER,
        packed_strengths._BELOW_FOUR,
        packed_strengths._EVEN,
    ),
    *(packed_strengths._FIRST_OF_ROWS, packed_strengths._GATHER_ROWS, ALL),
)
"""The constants that the C code gets, in its order."""
_ALL = ALL
Tally: TypeAlias = tuple[int, ...]


class Setting(NamedTuple):
    """A number of players, and whether they play with the advanced draw."""

    players: int
    draw: bool

    def __str__(self) -> str:
        return f"{self.players} players, {'advanced' if self.draw else 'basic'}"


SETTINGS = [Setting(players, draw) for players in (2, 4) for draw in (False, True)]


@dataclass(frozen=True)
class Engine:
    """An engine that plays random rounds."""

    name: str
    play: Callable[[int, int, int, int, Rows], object]
    """Its arguments are rounds, rules, players, seed, and the tally to write."""
    library: Path | None = None
    """The path of the machine code of a C engine."""

    def tally(self, setting: Setting, seed: int, rounds: int = ROUNDS) -> Tally:
        """Return the tally of the rounds of a seed."""
        tally = np.zeros(3, dtype=np.int64)
        self.play(rounds, rule_bits(Rules(draw=setting.draw)), setting.players, seed, tally)
        return tuple(tally.tolist())

    def turns_of(self, setting: Setting, kept: list[Tally] | None = None) -> Contest:
        """Return a contest that plays rounds and adds its tallies to `kept`."""

        def turns(seed: int) -> int:
            tally = self.tally(setting, seed)
            if kept is not None:
                kept.append(tally)
            return tally[0]

        return turns


@entry("void(i8,i8,i8,i8,i8[::1])")
def play_rounds(rounds: int, rules: int, players: int, seed: int, tally: Words) -> None:
    """Play rounds, and tally turns, choices and wins of seat 0."""
    state, scratch = (
        np.zeros(ROW_WORDS, dtype=np.int64),
        np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64),
    )
    for number in range(rounds):
        deal(state, 0, rules, players, _ALL, seeded(seed, number))
        while True:
            choices = random_turn(state, 0, scratch)
            tally[0] += 1
            if choices < 0:
                break
            tally[1] += choices
        tally[2] += state[MOVER] == 0


@contextmanager
def engines() -> Iterator[list[Engine]]:
    """Yield the compiled engine, then C compiled with different flags if there is a C compiler."""
    found = [Engine("red7", play_rounds)]
    compiler = shutil.which("gcc") or shutil.which("cc")
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, flags) in enumerate(FLAGS.items()):
            if compiler is not None:
                library = Path(folder) / f"rounds{number}.so"
                made = [compiler, *flags, "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
                subprocess.run(made, check=True)
                found.append(in_c(name, library))
        yield found


def in_c(name: str, path: Path) -> Engine:
    """Return the engine of a compiled C library, which gets the tables that the kernels use."""
    words, library = ctypes.POINTER(ctypes.c_int64), ctypes.CDLL(str(path))
    tables = [np.array(table, dtype=np.int64) for table in TABLES]
    pointers = (words * len(tables))(*(table.ctypes.data_as(words) for table in tables))
    constants = (ctypes.c_uint64 * len(CONSTANTS))(*(each % (1 << 64) for each in CONSTANTS))
    library.set_tables(pointers, constants)
    library.play_rounds.argtypes = [*[ctypes.c_int64] * 3, ctypes.c_uint64, words]
    library.play_rounds.restype = None

    def play(rounds: int, rules: int, players: int, seed: int, tally: Rows) -> None:
        library.play_rounds(rounds, rules, players, seed, tally.ctypes.data_as(words))

    return Engine(name, play, path)


def measured(
    engines: list[Engine], setting: Setting, slices: int
) -> tuple[list[list[Tally]], list[tuple[float, ...]]]:
    """Return the tallies of each engine, and the turns per second of all, slice by slice."""
    tallies: list[list[Tally]] = [[] for _ in engines]
    contests = [
        engine.turns_of(setting, kept) for engine, kept in zip(engines, tallies, strict=True)
    ]
    for contest in contests:
        contest(0)  # A first call may still have to compile or load.
    return tallies, list(in_turn(contests, slices))
