"""`red7 simulate`: statistics of random play over many rounds."""

import argparse
import json
import sys
from time import perf_counter

from red7.cli.output.picture_files import check_picture, format_of, write_picture
from red7.cli.output.progress import Progress
from red7.cli.output.screen import Screen
from red7.cli.output.simulate_reports import (
    OVERVIEW,
    REPORTS,
    Played,
    Report,
    Run,
    Table,
    json_object,
)
from red7.cli.output.text_table import text_table
from red7.core import Rules
from red7.notation import BadText, parse_edition
from red7.sim.statistics import look_back, nothing_played, play_rounds, portions

LOOKED_BACK = 64
"""Maximum rounds in a portion when each round is looked at again."""


def simulate(arguments: argparse.Namespace) -> int:
    """Play the rounds and print a report; after Ctrl-C, of the rounds played so far.

    Raise `BadText` if an option is wrong or the picture cannot be written.
    """
    rules = Rules(parse_edition(arguments.edition), draw=arguments.draw, actions=arguments.actions)
    if arguments.plot is not None:
        if arguments.report is not None:
            raise BadText("bad-value", "a report has no picture: leave out --plot or --report")
        check_picture(arguments.plot)
    report = REPORTS.get(arguments.report, OVERVIEW)
    played = _play(report, Run(rules, arguments.players), arguments)
    if not all(found.rounds for found in played.found):
        print("red7 simulate: interrupted before a round was over", file=sys.stderr)
        return 130
    if arguments.json:
        print(json.dumps(json_object(played)))
    else:
        _print(report.table(played))
    if not played.is_whole:
        return _tell_interrupted(played, arguments)
    if arguments.plot is not None:
        # Imported late, because only pictures need matplotlib.
        from red7.cli.output.simulate_plot import drawn

        write_picture(arguments.plot, drawn(played, format_of(arguments.plot)))
    return 0


def _print(table: Table) -> None:
    """Print a report's table, below its title."""
    screen = Screen()
    title, *rest = table.title.splitlines()
    lines = text_table(screen, table.rows, has_heading=table.has_heading)
    screen.print(screen.bold(title), *rest, "", *lines)


def _play(report: Report, asked: Run, arguments: argparse.Namespace) -> Played:
    """Play all runs in alternating portions, until done or interrupted."""
    runs = report.runs(asked)
    found = [nothing_played(run.players) for run in runs]
    play = look_back if report.looks_back else play_rounds
    seconds, is_whole = 0.0, False
    try:
        _compile(runs, back=report.looks_back)
        with Progress("playing", arguments.rounds * len(runs)) as progress:
            largest = [LOOKED_BACK] if report.looks_back else []
            for numbers in portions(arguments.rounds, *largest):
                for place, run in enumerate(runs):
                    start = perf_counter()
                    more = play(run.rules, run.players, arguments.seed, numbers)
                    seconds += perf_counter() - start
                    found[place] += more
                    progress.step(len(numbers))
        is_whole = True
    except KeyboardInterrupt:
        pass
    return Played(runs, found, arguments.seed, seconds, is_whole)


def _compile(runs: list[Run], *, back: bool) -> None:
    """Compile the kernels that the runs need, with a progress bar."""
    kinds = {run.rules.actions: run for run in runs}
    with Progress("compiling, the first time only", len(kinds)) as progress:
        for run in kinds.values():
            play = look_back if back else play_rounds
            play(run.rules, run.players, 0, range(1 if back else 0))
            progress.step()


def _tell_interrupted(played: Played, arguments: argparse.Namespace) -> int:
    """Print how many rounds were played, and return the exit status."""
    done = sum(found.rounds for found in played.found)
    asked = arguments.rounds * len(played.runs)
    picture = "" if arguments.plot is None else "; no picture was drawn"
    print(
        f"red7 simulate: interrupted after {done:,} of {asked:,} rounds{picture}", file=sys.stderr
    )
    return 130
