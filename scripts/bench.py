"""Speed, as ratios between things measured in this run.

Red7 turns against python-chess half-moves, both in random games: what a player may do is
listed, one is picked, and it is done. Short slices of both alternate and are compared in
pairs, so that a machine's moods meet them alike.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

import chess

from red7.core import ADVANCED, CARDS, FOLD, Match, deal, play, turns, view

SLICE = 0.1


def red7_turns(random: Random, seconds: float) -> tuple[int, float]:
    """Random two-player advanced rounds: turns taken, seconds needed."""
    match, pick, taken, started = Match(ADVANCED, 2), random.random, 0, perf_counter()
    while perf_counter() - started < seconds:
        keys = [pick() for _ in CARDS]
        position = deal(match, sorted(CARDS, key=keys.__getitem__))
        while not position.is_over:
            choices = turns(view(position, position.turn))
            count = len(choices)
            turn = choices[int(pick() * count)] if count else (FOLD,)
            position = play(position, turn)
            taken += 1
    return taken, perf_counter() - started


def chess_moves(random: Random, seconds: float) -> tuple[int, float]:
    """Random chess games to mate, stalemate or the fifty-move rule: half-moves, seconds."""
    pick, taken, started = random.random, 0, perf_counter()
    while perf_counter() - started < seconds:
        board = chess.Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= 100:
                break
            board.push(moves[int(pick() * len(moves))])
            taken += 1
    return taken, perf_counter() - started


def rates(slices: int, contest: Callable[[Random, float], tuple[int, float]]) -> Iterator[float]:
    """How many a second a contest reaches, slice by slice."""
    for seed in range(slices):
        taken, seconds = contest(Random(seed), SLICE)
        yield taken / seconds


def import_milliseconds() -> float:
    """The best of several fresh imports of the core, without the interpreter's own start."""
    timed = (
        "from time import perf_counter as now; start = now(); import red7.core; "
        "print((now() - start) * 1000)"
    )
    run = [sys.executable, "-I", "-c", timed]
    return min(float(subprocess.check_output(run, text=True)) for _ in range(10))


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=100, help="tenths of a second for each")
    arguments = parser.parse_args()
    slices = arguments.slices
    pairs = list(zip(rates(slices, red7_turns), rates(slices, chess_moves), strict=True))
    ours, theirs = (median(rates) for rates in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"red7   {ours:9,.0f} turns a second (two players, advanced, random over all turns)")
    print(f"chess  {theirs:9,.0f} half-moves a second (python-chess {chess.__version__})")
    print(f"ratio  {ratio:9.2f} (the median of {slices} pairs of slices; at least 2 wanted)")
    print(f"import {import_milliseconds():9.1f} ms for red7.core (under 60 wanted)")


if __name__ == "__main__":
    main()
