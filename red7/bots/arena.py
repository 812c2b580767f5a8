"""The arena: matches between bots, deal by deal, and statistics of their results.

A match is played at a table of `red7.table`, which decides what is legal and which seat moves.
Nothing here starts a process. A deal's result depends only on its number, the seed, the rules and
the contestants, so the caller may play deals in any order.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import perf_counter
from typing import NamedTuple

from red7.bots.bot_protocol import Contestant, Player
from red7.core import CARDS, Match, Rules, Seat, finishes
from red7.search.budget import Budget
from red7.table import Deal, Open, Play, Sitter, apply_command

FEW = 10
"""Number of deals below which their spread says too little."""
_Z = 1.959964
"""Standard errors on either side of the mean that cover 95% of a normal distribution."""


class MatchResult(NamedTuple):
    """A finished match, and its results by seat."""

    match: Match
    shares: tuple[float, ...]
    """Each seat's share of the win: 1 for a single winner, equal parts for several."""
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time spent thinking."""


class DealResult(NamedTuple):
    """One deal, replayed with A in each seat and B in all others."""

    share: float
    """A's mean share of the wins."""
    games: int
    turns: tuple[int, int]
    """Turns of A, and of all B seats together."""
    seconds: tuple[float, float]
    """Time spent thinking by A, and by all B seats together."""


class Summary(NamedTuple):
    """The results of many deals: A's share of the wins, its 95% interval, and thinking times."""

    games: int
    win: float
    low: float
    high: float
    ms_per_turn: tuple[float, float]


def play_match(players: Sequence[Player], rules: Rules, seed: str) -> MatchResult:
    """Play a match, which is one round without scoring; the seed determines each round's deal."""
    table = apply_command(
        None, Open(rules, tuple(Sitter(f"Seat {n}") for n in range(len(players))))
    )
    turns, seconds = [0] * len(players), [0.0] * len(players)
    while not table.match.is_over:
        table = apply_command(table, _shuffled(table.match, f"{seed}/{len(table.rounds)}"))
        while (position := table.position) is not None and not position.is_over:
            seat, start = position.mover, perf_counter()
            step = players[seat](position)
            seconds[seat] += perf_counter() - start
            table = apply_command(table, Play(seat, (step,)))
            turns[seat] += finishes(step)
    return MatchResult(table.match, shares_of(table.match), tuple(turns), tuple(seconds))


def shares_of(match: Match) -> tuple[float, ...]:
    """Return each seat's share of the win of a finished match: 1, an equal part, or 0."""
    winners = match.winners
    return tuple((seat in winners) / len(winners) for seat in range(match.players))


def _shuffled(match: Match, seed: str) -> Deal:
    """Return the next deal of a match.

    All cards are shuffled and scored ones left out, so that the same seed makes similar deals,
    whatever has been scored.
    """
    order = list(CARDS)
    Random(seed).shuffle(order)
    left = match.cards_left
    return Deal(tuple(card for card in order if left >> card & 1), salt="")


def play_deal(
    a: Contestant,
    b: Contestant,
    rules: Rules,
    players: int,
    seed: int,
    number: int,
    budget: Budget | None = None,
) -> DealResult:
    """Play a deal with A in each seat in turn; a budget replaces the bots' usual ones."""

    def replay(seating: Seat) -> MatchResult:
        table = [
            (a if seat == seating else b)(Random(f"{seed}/{number}/{seat}/{seating}"), budget)
            for seat in range(players)
        ]
        return play_match(table, rules, f"{seed}/{number}")

    games = [replay(seating) for seating in range(players)]
    own_turns = sum(game.turns[seat] for seat, game in enumerate(games))
    own_seconds = sum(game.seconds[seat] for seat, game in enumerate(games))
    return DealResult(
        fmean(game.shares[seat] for seat, game in enumerate(games)),
        players,
        (own_turns, sum(sum(game.turns) for game in games) - own_turns),
        (own_seconds, sum(sum(game.seconds) for game in games) - own_seconds),
    )


def summary(results: Sequence[DealResult]) -> Summary:
    """Return the summary of one or more deals."""
    low, high = interval([result.share for result in results])
    turns = [sum(result.turns[side] for result in results) for side in (0, 1)]
    seconds = [sum(result.seconds[side] for result in results) for side in (0, 1)]
    pace = [1000 * spent / max(taken, 1) for spent, taken in zip(seconds, turns, strict=True)]
    return Summary(
        sum(result.games for result in results),
        fmean(result.share for result in results),
        low,
        high,
        (pace[0], pace[1]),
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of the mean of the shares of one or more deals.

    The games of a deal are not independent, so the unit is the deal: a normal interval, by the
    spread of the deals. Fewer than `FEW` deals, or deals that are all equal, have no useful spread;
    they get Wilson's interval, as if each deal were a single game, which is wider.
    """
    mean, number = fmean(shares), len(shares)
    if number >= FEW and (spread := variance(shares)):
        middle, half = mean, _Z * sqrt(spread / number)
    else:
        weight = 1 + _Z**2 / number
        middle = (mean + _Z**2 / (2 * number)) / weight
        half = _Z / weight * sqrt(mean * (1 - mean) / number + _Z**2 / (4 * number**2))
    return max(0.0, middle - half), min(1.0, middle + half)
