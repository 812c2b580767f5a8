"""Benchmark of the rules core: random rounds against random chess games, and the import time.

For each move, the benchmark lists the legal moves, picks one at random, and plays it.
"""

import subprocess
import sys
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.slices import SLICE, in_turn, ratio
from red7.core import ADVANCED, CARDS, FOLD, Match, deal, play, turns, view


def red7_turns(seed: int) -> int:
    """Play random two-player advanced rounds for a slice; return the number of turns."""
    match, pick, taken, started = Match(ADVANCED, 2), Random(seed).random, 0, perf_counter()
    while perf_counter() - started < SLICE:
        keys = [pick() for _ in CARDS]
        position = deal(match, sorted(CARDS, key=keys.__getitem__))
        while not position.is_over:
            choices = turns(view(position, position.mover))
            count = len(choices)
            turn = choices[int(pick() * count)] if count else (FOLD,)
            position = play(position, turn)
            taken += 1
    return taken


def chess_moves(seed: int) -> int:
    """Play random chess games for a slice; return the number of half-moves.

    A game ends by mate, stalemate or the fifty-move rule.
    """
    import chess

    pick, taken, started = Random(seed).random, 0, perf_counter()
    while perf_counter() - started < SLICE:
        board = chess.Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= 100:
                break
            board.push(moves[int(pick() * len(moves))])
            taken += 1
    return taken


def import_milliseconds(times: int) -> float:
    """Return the shortest of several imports of the core, without the interpreter's start."""
    timed = (
        "from time import perf_counter as now; start = now(); import red7.core; "
        "print((now() - start) * 1000)"
    )
    run = [sys.executable, "-I", "-c", timed]
    return min(float(subprocess.check_output(run, text=True)) for _ in range(times))


def report(slices: int, imports: int = 10) -> None:
    """Measure, and print the results."""
    has_chess = find_spec("chess") is not None
    rates = list(in_turn([red7_turns, chess_moves] if has_chess else [red7_turns], slices))
    ours = median(rate[0] for rate in rates)
    print(f"red7   {ours:9,.0f} turns a second (two players, advanced, random over all turns)")
    if has_chess:
        theirs, times = median(rate[1] for rate in rates), ratio(rates, 0, 1)
        print(f"chess  {theirs:9,.0f} half-moves a second (python-chess)")
        print(f"ratio  {times:9.2f} (the median of {slices} pairs of slices; at least 1.4 wanted)")
    else:
        print("chess  is not installed: `make bench` installs it")
    print(f"import {import_milliseconds(imports):9.1f} ms for red7.core (under 60 wanted)")
