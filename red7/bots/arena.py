"""The arena: matches between contestants, deal by deal, and what they come to.

A match is played at a table of `red7.table`, which alone says what is legal and whose turn it
is. Nothing here starts a process. A deal's result depends on its number, the seed, the rules and
the contestants alone, so that whoever plays many may play them in any order.
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
"""Below this many deals their spread says too little."""
_Z = 1.959964
"""Standard errors either side of a mean that take in 95% of a normal distribution."""


class MatchResult(NamedTuple):
    """A match, and what it came to seat by seat."""

    match: Match
    shares: tuple[float, ...]
    """Of the win: 1 for a single winner, equal parts where it is shared."""
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    """Spent thinking."""


class DealResult(NamedTuple):
    """One deal, replayed with A in each seat and B in all others."""

    share: float
    """What A won of each game on average."""
    games: int
    turns: tuple[int, int]
    """Of A, and of all the B's together."""
    seconds: tuple[float, float]
    """Spent thinking by A, and by all the B's together."""


class Summary(NamedTuple):
    """Many deals: A's share of the wins with its 95% interval, and how long both think."""

    games: int
    win: float
    low: float
    high: float
    ms_per_turn: tuple[float, float]


def play_match(players: Sequence[Player], rules: Rules, seed: str) -> MatchResult:
    """Play a match, one round unless points are scored; the seed decides every round's deal."""
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
    """What each seat won of a match that is over: all of it, an equal part of it, nothing."""
    winners = match.winners
    return tuple((seat in winners) / len(winners) for seat in range(match.players))


def _shuffled(match: Match, seed: str) -> Deal:
    """The next round: all cards shuffled, less those scored, so that rounds stay alike."""
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
    """Play a deal with A in each seat in turn. A budget replaces the usual ones."""

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
    """What at least one deal comes to."""
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
    """The 95% interval of a mean of at least one deal's shares.

    The games of a deal hang together, so the deal is the unit: normal, by the spread of the
    deals. Fewer than `FEW` deals, or deals that are all alike, show no spread to go by: then
    Wilson's interval, as if each deal were a single game, which is wider.
    """
    mean, number = fmean(shares), len(shares)
    if number >= FEW and (spread := variance(shares)):
        middle, half = mean, _Z * sqrt(spread / number)
    else:
        weight = 1 + _Z**2 / number
        middle = (mean + _Z**2 / (2 * number)) / weight
        half = _Z / weight * sqrt(mean * (1 - mean) / number + _Z**2 / (4 * number**2))
    return max(0.0, middle - half), min(1.0, middle + half)
