"""`red7 arena`: one bot plays against another bot, over many deals."""

import argparse
import json
import sys
from functools import partial
from typing import NamedTuple

from red7.bots.arena import DealResult, Summary, play_deal, summary
from red7.bots.registry import contestant
from red7.cli.commands.compile_kernels import wait_for_kernels
from red7.cli.output.progress import Progress
from red7.core import Rules
from red7.hosting.compute.arena_pool import spread
from red7.notation import parse_edition
from red7.search.budget import Budget


class Task(NamedTuple):
    """A deal for a worker process to play."""

    a: str
    b: str
    rules: Rules
    players: int
    seed: int
    deal: int
    budget: Budget | None


def play_task(task: Task) -> DealResult:
    """Play a deal with A in each seat. Raise `UnknownBot`."""
    a, b, rules, players, seed, deal, budget = task
    return play_deal(contestant(a), contestant(b), rules, players, seed, deal, budget)


def tasks_of(arguments: argparse.Namespace, a: str, b: str) -> list[Task]:
    """Return a task for each deal of the command line. Raise `UnknownBot` or `BadText`."""
    for name in (a, b):
        contestant(name)
    rules = Rules(
        parse_edition(arguments.edition), arguments.draw, arguments.scoring, arguments.actions
    )
    limit = arguments.budget_ms
    budget = None if limit is None else Budget(milliseconds=limit)
    return [
        Task(a, b, rules, arguments.players, arguments.seed, deal, budget)
        for deal in range(arguments.deals)
    ]


def arena(arguments: argparse.Namespace) -> int:
    """Play the deals and print the results; after Ctrl-C, those of the finished deals."""
    a, b = arguments.a, arguments.b
    tasks = tasks_of(arguments, a, b)
    results: list[DealResult] = []
    status = 0
    try:
        wait_for_kernels(a, b)
        with Progress(f"{a} against {b}", len(tasks)) as progress:
            for result in spread(play_task, tasks, set_up=partial(wait_for_kernels, a, b)):
                results.append(result)
                progress.step()
    except KeyboardInterrupt:
        status = 130
    if not results:
        print("red7 arena: interrupted before a deal was over", file=sys.stderr)
        return status
    total = summary(results)
    print(json.dumps(_json(a, b, total)) if arguments.json else _text(arguments, total))
    return status


def _json(a: str, b: str, total: Summary) -> dict[str, object]:
    """Return the results for programs; shares are fractions of 1."""
    return {
        "a": a,
        "b": b,
        "games": total.games,
        "win": total.win,
        "low": total.low,
        "high": total.high,
        "ms_per_turn": dict(zip("ab", total.ms_per_turn, strict=True)),
    }


def rules_words(arguments: argparse.Namespace) -> str:
    """Return the edition and the switches of the command line, in words."""
    on = [name for name in ("draw", "scoring", "actions") if getattr(arguments, name)]
    return f"edition {arguments.edition}, {' and '.join(on) or 'basic rules'}"


def _text(arguments: argparse.Namespace, total: Summary) -> str:
    """Return the results as text for people."""
    a, b, players = arguments.a, arguments.b, arguments.players
    others = b if players == 2 else f"{players - 1} of {b}"
    played = "matches" if arguments.scoring else "games"
    even = f"an even share is {1 / players:.0%}"
    return f"""\
{a} against {others}, {rules_words(arguments)}
wins {total.win:.1%}, 95% interval {total.low:.1%} to {total.high:.1%}; {even}
{total.games} {played}: {total.games // players} deals with {a} in every seat, seed {arguments.seed}
milliseconds a turn: {a} {total.ms_per_turn[0]:.2f}, {b} {total.ms_per_turn[1]:.2f}"""
