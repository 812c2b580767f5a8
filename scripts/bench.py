"""Run the benchmarks: speed, as ratios between things measured in the same run.

The programs that are compared run in short slices, in turn, and slices are compared in pairs, so
that a busy machine slows both alike. A slow result is not a failure; a wrong result is an error.
"""

import argparse
from importlib.util import find_spec
from statistics import median

from benchmarks import core, event_loop, fanout, games, openspiel, processes, rounds, web
from benchmarks.rounds import SETTINGS, Engine
from benchmarks.slices import in_turn, ratio


def compare_with_c(engines: list[Engine], slices: int) -> None:
    """Compare random rounds in the compiled engine and in C. Exit if their tallies differ."""
    in_c = engines[1:]
    for setting in SETTINGS:
        tallies, rates = rounds.measured(engines, setting, slices)
        for engine, tally in zip(in_c, tallies[1:], strict=True):
            if tally != tallies[0]:
                raise SystemExit(f"{setting}: {engine.name} counts {tally}, red7 {tallies[0]}")
        times = ", ".join(
            f"{1 / ratio(rates, 0, place):.2f} times {engine.name}"
            for place, engine in enumerate(in_c, start=1)
        )
        million = median(rate[0] for rate in rates) / 1e6
        print(f"  {setting!s:22}{million:6.2f} million turns a second; takes {times or '-'}")


def compare_with_openspiel(engines: list[Engine], slices: int) -> None:
    """Compare random rounds with OpenSpiel's card games."""
    for name in openspiel.GAMES:
        game = openspiel.steps_of(name)
        contests = [game, *(engine.turns_of(SETTINGS[0]) for engine in engines)]
        rates = list(in_turn(contests, slices))
        speeds = ", ".join(
            f"{engine.name} {ratio(rates, place, 0):.1f}"
            for place, engine in enumerate(engines, start=1)
        )
        steps = median(rate[0] for rate in rates)
        print(f"  {name:22}{steps:10,.0f} steps a second; times as many: {speeds}")


def compiled(slices: int) -> None:
    """Compare the compiled engine with C, with OpenSpiel, and with itself in two processes."""
    with rounds.engines() as engines:
        print("\nrandom rounds, compiled (at most 1.5 times C with -march=native wanted)")
        if len(engines) == 1:
            print("  there is no C compiler here to compare with")
        compare_with_c(engines, slices)
        print("\nagainst OpenSpiel (at least 15 times for red7, 20 for C -march=native wanted)")
        if find_spec("pyspiel") is None:
            print("  it is not installed: `make bench` installs it")
        else:
            compare_with_openspiel(engines, slices)
        print("\ntwo processes at once (within 10% of how C scales wanted)")
        processes.report(engines, slices)


def measure(slices: int) -> None:
    """Run all sections."""
    few = max(slices // 5, 3)
    core.report(slices)
    compiled(few)
    event_loop.report(moves=max(slices * 5, 400))
    fanout.report()
    games.report(times=max(few, 5))
    web.report(moves=max(few * 5, 500), loads=max(few // 5, 5))


def measure_briefly() -> None:
    """Run all sections with the least work, to check that they run; the figures mean nothing."""
    core.report(slices=1, imports=1)
    compiled(slices=1)
    event_loop.report(moves=20)
    fanout.report(seconds=1.0, tables=2)
    games.report(times=1, games=10)
    web.report(moves=10, loads=1, turns=1)


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=100, help="tenths of a second for each")
    parser.add_argument("--short", action="store_true", help="only try whether it runs")
    options = parser.parse_args()
    if options.short:
        measure_briefly()
    else:
        measure(options.slices)


if __name__ == "__main__":
    main()
