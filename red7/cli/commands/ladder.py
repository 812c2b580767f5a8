"""`red7 ladder`: all bots play each other; writes a page with their ratings and a picture."""

import argparse
import shlex
import sys
from functools import partial
from itertools import permutations
from pathlib import Path

from red7.bots.arena import DealResult, summary
from red7.bots.rating import Pairing, ratings
from red7.bots.registry import BOTS
from red7.cli.commands.arena import Task, play_task, rules_words, tasks_of
from red7.cli.commands.compile_kernels import wait_for_kernels
from red7.cli.output.ladder_page import Ladder, page_with, section
from red7.cli.output.ladder_plot import drawn
from red7.cli.output.progress import Progress
from red7.cli.output.text_files import read_text, write_text
from red7.hosting.compute.arena_pool import spread
from red7.notation import BadText
from red7.texts import english

PICTURE = "ladder.svg"


def ladder(arguments: argparse.Namespace) -> int:
    """Play all pairings, rate the bots, and write the page and its picture."""
    page = Path(arguments.output)
    before = _page_before(page)
    page_with(before, "")
    picture = page.with_name(PICTURE)
    for file in (page, picture):
        _check_writable(file)
    pairs = [
        (a, b)
        for a, b in permutations(BOTS, 2)
        if arguments.players > 2 or list(BOTS).index(a) > list(BOTS).index(b)
    ]
    tasks = [task for a, b in pairs for task in tasks_of(arguments, a, b)]
    try:
        results = _played(tasks)
    except KeyboardInterrupt:
        print("red7 ladder: interrupted; nothing was written", file=sys.stderr)
        return 130
    found = rated(arguments, pairs, results)
    write_text(str(picture), drawn(found))
    write_text(str(page), page_with(before, section(found, PICTURE)))
    print(f"{len(tasks) * arguments.players} games rated in {page}, drawn in {picture}")
    return 0


def _page_before(page: Path) -> str:
    """Return the text of the existing page, or of a new one. Raise `BadText`."""
    return read_text(str(page)) if page.is_file() else "# The bots\n"


def _check_writable(file: Path) -> None:
    """Check that a file can be written, before hours of play. Raise `BadText` if not."""
    trial = file.with_name(f"{file.name}.part")
    try:
        if file.exists() and not file.is_file():
            raise BadText("no-file", f"cannot write {file}: it is not a file")
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadText("no-file", f"cannot write {file}: {error.strerror}") from None


def _played(tasks: list[Task]) -> list[DealResult]:
    results = []
    wait_for_kernels(*BOTS)
    with Progress("ladder", len(tasks)) as progress:
        for result in spread(play_task, tasks, set_up=partial(wait_for_kernels, *BOTS)):
            results.append(result)
            progress.step()
    return results


def rated(
    arguments: argparse.Namespace, pairs: list[tuple[str, str]], results: list[DealResult]
) -> Ladder:
    """Return the ladder computed from the results of all pairs, deal by deal."""
    deals, names, others = arguments.deals, list(BOTS), arguments.players - 1
    played = {
        pair: results[start * deals : (start + 1) * deals] for start, pair in enumerate(pairs)
    }
    pairings = [
        Pairing(names.index(a), names.index(b), others, tuple(result.share for result in won))
        for (a, b), won in played.items()
    ]
    return Ladder(
        names,
        [english.named(f"bot-{name}-text") for name in BOTS],
        ratings(len(names), pairings, arguments.seed),
        [_pace(name, played) for name in names],
        {pair: summary(won) for pair, won in played.items()},
        arguments.players,
        rules_words(arguments),
        _command(arguments),
    )


def _pace(name: str, played: dict[tuple[str, str], list[DealResult]]) -> float:
    """Return a bot's mean milliseconds per turn over all its games."""
    mine = [
        (result.seconds[side], result.turns[side])
        for pair, results in played.items()
        for side in (0, 1)
        if pair[side] == name
        for result in results
    ]
    return 1000 * sum(seconds for seconds, _ in mine) / max(sum(turns for _, turns in mine), 1)


def _command(arguments: argparse.Namespace) -> str:
    """Return the command that makes the same page again."""
    words = ["red7", "ladder", "--deals", str(arguments.deals), "--seed", str(arguments.seed)]
    words += ["--players", str(arguments.players)]
    if arguments.edition != "v1.2":
        words += ["--edition", arguments.edition]
    words += [f"--{name}" for name in ("draw", "scoring", "actions") if getattr(arguments, name)]
    if arguments.budget_ms is not None:
        words += ["--budget-ms", f"{arguments.budget_ms:g}"]
    return shlex.join(words)
