"""`red7 simulate`: what random play comes to, over many rounds."""

import argparse
import json
import sys
from time import perf_counter
from typing import NamedTuple

from red7.cli.pictures import check_picture, format_of, write_picture
from red7.cli.progress import Progress
from red7.cli.simulate_reports import REPORTS, Run, overview
from red7.core import Rules
from red7.notation import BadText, parse_edition
from red7.sim.statistics import Statistics, look_back, nothing_played, play_rounds, portions

LOOKED_BACK = 64
"""Rounds in a portion where each is looked at again."""


class Played(NamedTuple):
    """What was asked for and what came of it."""

    runs: list[Run]
    found: list[Statistics]
    seconds: float
    is_whole: bool


def simulate(arguments: argparse.Namespace) -> int:
    """Play the rounds and print what they come to, after Ctrl-C as far as they got.

    Raises `BadText`.
    """
    rules = Rules(parse_edition(arguments.edition), draw=arguments.draw, actions=arguments.actions)
    if arguments.plot is not None:
        if arguments.report is not None:
            raise BadText("bad-value", "a report has no picture: leave out --plot or --report")
        check_picture(arguments.plot)
    asked = Run(rules, arguments.players)
    report = REPORTS.get(arguments.report)
    played = _play([asked] if report is None else report.runs(asked), arguments)
    if not all(found.rounds for found in played.found):
        print("red7 simulate: interrupted before a round was over", file=sys.stderr)
        return 130
    if report is not None:
        print(report.text(played.runs, played.found, arguments.seed))
    else:
        _print(played, arguments)
    return 0 if played.is_whole else _tell_interrupted(played, arguments)


def _play(runs: list[Run], arguments: argparse.Namespace) -> Played:
    """Play all runs side by side, portion by portion, until done or interrupted."""
    found = [nothing_played(run.players) for run in runs]
    back = arguments.report == "endings"
    play = look_back if back else play_rounds
    seconds = 0.0
    try:
        _compile(runs, back=back)
        with Progress("playing", arguments.rounds * len(runs)) as progress:
            for numbers in portions(arguments.rounds, *([LOOKED_BACK] if back else [])):
                for place, run in enumerate(runs):
                    start = perf_counter()
                    more = play(run.rules, run.players, arguments.seed, numbers)
                    seconds += perf_counter() - start
                    found[place] += more
                    progress.step(len(numbers))
    except KeyboardInterrupt:
        return Played(runs, found, seconds, is_whole=False)
    return Played(runs, found, seconds, is_whole=True)


def _compile(runs: list[Run], *, back: bool) -> None:
    """Have the kernels ready that the runs need."""
    kinds = {run.rules.actions: run for run in runs}
    with Progress("compiling, the first time only", len(kinds)) as progress:
        for run in kinds.values():
            play = look_back if back else play_rounds
            play(run.rules, run.players, 0, range(1 if back else 0))
            progress.step()


def _print(played: Played, arguments: argparse.Namespace) -> None:
    """Print the table or the JSON object, and draw the picture of a run that is whole."""
    (run,), (found,) = played.runs, played.found
    speed = found.turns / max(played.seconds, 1e-9)
    if arguments.json:
        print(json.dumps(_json(found, speed)))
    else:
        print(overview(run, found, arguments.seed, speed))
    if arguments.plot is not None and played.is_whole:
        # Drawing loads much that nobody else needs.
        from red7.cli.simulate_plot import drawn

        kind = format_of(arguments.plot)
        write_picture(arguments.plot, drawn(run, found, arguments.seed, kind))


def _json(found: Statistics, speed: float) -> dict[str, object]:
    """The result for programs; shares are parts of 1."""
    return {
        "rounds": found.rounds,
        "turns_mean": found.turns_mean,
        "wins_from_leader": found.wins_from_leader,
        "choices_mean": found.choices_mean,
        "no_choice_share": found.no_choice_share,
        "one_choice_share": found.one_choice_share,
        "points_mean": found.points_mean,
        "turns_per_second": speed,
    }


def _tell_interrupted(played: Played, arguments: argparse.Namespace) -> int:
    """Say how far it got; gives the exit status."""
    done = sum(found.rounds for found in played.found)
    asked = arguments.rounds * len(played.runs)
    picture = "" if arguments.plot is None else "; no picture was drawn"
    print(
        f"red7 simulate: interrupted after {done:,} of {asked:,} rounds{picture}", file=sys.stderr
    )
    return 130
