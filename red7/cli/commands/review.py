"""`red7 review`: what a recorded game's turns gave away, and what skill and luck came to."""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence

from red7.analysis.equity_loss import Case, Verdict
from red7.analysis.review_json import review_json
from red7.analysis.reviews import review
from red7.cli.commands.compile_kernels import have_kernels
from red7.cli.output.progress import Progress
from red7.cli.output.review_page import Page
from red7.cli.output.screen import Screen
from red7.cli.output.text_files import read_text
from red7.hosting.compute.arena_pool import spread
from red7.notation import BadText, parse_record
from red7.search import engines
from red7.search.budget import Budget
from red7.texts import say


def review_file(arguments: argparse.Namespace) -> int:
    """Review the record of a file and print what was found. Raises `BadText`, `Red7Error`."""
    record = parse_record(read_text(arguments.file))
    if not any(played.turns for played in record.rounds):
        raise BadText("bad-value", say("terminal-review-empty", file=arguments.file))
    found = review(record, _budget(arguments), arguments.seed, _with_progress)
    if arguments.json:
        print(json.dumps(review_json(record, found)))
    else:
        screen = Screen()
        screen.print(*Page(screen, record, found).lines())
    return 0


def _budget(arguments: argparse.Namespace) -> Budget | None:
    """The thought for each turn, if some was asked for."""
    if arguments.budget_ms is None and arguments.playouts is None:
        return None
    return Budget(arguments.budget_ms, arguments.playouts)


def _with_progress(work: Callable[[Case], Verdict], cases: Sequence[Case]) -> Iterator[Verdict]:
    """Judge all turns on all cores, and show how far it is."""
    # On disk is enough: the workers look for them there.
    if not engines.is_kept():
        have_kernels()
    with Progress(say("terminal-reviewing"), len(cases)) as progress:
        for verdict in spread(work, cases):
            progress.step()
            yield verdict
