"""`red7 review`: judge a recorded game's turns, and tell skill from luck."""

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
    """Review the recorded game of a file and print the review.

    Raise `BadText` if the file has no valid record or no turn, and `Red7Error` if a process fails.
    """
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
    """Return the budget for each turn; None if the command line has none."""
    if arguments.budget_ms is None and arguments.playouts is None:
        return None
    return Budget(arguments.budget_ms, arguments.playouts)


def _with_progress(work: Callable[[Case], Verdict], cases: Sequence[Case]) -> Iterator[Verdict]:
    """Yield the verdicts of all turns, judged on all cores, with a progress bar."""
    # Kernels on disk are enough, because the worker processes load them from there.
    if not engines.is_kept():
        have_kernels()
    with Progress(say("terminal-reviewing"), len(cases)) as progress:
        for verdict in spread(work, cases):
            progress.step()
            yield verdict
