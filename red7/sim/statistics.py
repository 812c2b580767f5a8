"""Statistics of random rounds, which are played in portions and then added up."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import nan, sqrt
from typing import Self

import numpy as np
from numpy.typing import NDArray

from red7.core import Color, Rules
from red7.core.cards import COLORS, Card, Number, card_of
from red7.core.steps import FOLD, Turn
from red7.sim.mass_play import SCRATCH_WORDS, play_full, play_plain
from red7.sim.rounds import after, is_over, turn_count, turns
from red7.sim.row_layout import MOVER, ROW_WORDS, Rows, rule_bits
from red7.sim.tallies import (
    CARD_DEALT,
    CARD_WON,
    CHOICES,
    COLOR_FOLDS,
    COLOR_POINTS,
    COLOR_TURNS,
    COLOR_WINS,
    DECIDED,
    LENGTHS,
    MEMORY_WORDS,
    MOST_TURNS,
    NO_CHOICE,
    ONE_CHOICE,
    POINTS,
    ROUNDS,
    SEAT_WINS,
    TALLY_WORDS,
    TURNS,
)

PORTION = 4096
"""Maximum rounds of a portion: some hundredths of a second, so that Ctrl-C takes effect quickly."""
_MOST_ROWS = 512
"""Maximum rows kept of one round, far more than any round has turns."""


@dataclass(frozen=True, slots=True, eq=False)
class Statistics:
    """The tallies of some rounds, and the figures made from them. Shares are parts of 1."""

    players: int
    tallies: NDArray[np.int64]

    def __add__(self, other: Self) -> "Statistics":
        return Statistics(self.players, self.tallies + other.tallies)

    def count(self, place: int) -> int:
        """Return the tally at a place of `red7.sim.tallies`."""
        return int(self.tallies[place])

    def counts(self, place: int, many: int) -> list[int]:
        """Return consecutive tallies."""
        return [int(tally) for tally in self.tallies[place : place + many]]

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.count(ROUNDS)

    @property
    def turns(self) -> int:
        """The number of turns, including folds."""
        return self.count(TURNS)

    def of_rounds(self, place: int) -> float:
        """Return a tally divided by the number of rounds."""
        return self.count(place) / self.rounds

    @property
    def turns_mean(self) -> float:
        """Mean turns per round."""
        return self.of_rounds(TURNS)

    @property
    def points_mean(self) -> float:
        """Mean points of the winner."""
        return self.of_rounds(POINTS)

    @property
    def choices_mean(self) -> float:
        """Mean number of turns that keep the mover in, over all turns."""
        return self.count(CHOICES) / self.turns

    @property
    def no_choice_share(self) -> float:
        """Share of turns in which no turn keeps the mover in."""
        return self.count(NO_CHOICE) / self.turns

    @property
    def one_choice_share(self) -> float:
        """Share of turns in which exactly one turn keeps the mover in."""
        return self.count(ONE_CHOICE) / self.turns

    @property
    def wins_from_leader(self) -> list[float]:
        """Share of wins by seat: the leader of the deal, then in turn order."""
        return [wins / self.rounds for wins in self.counts(SEAT_WINS, self.players)]

    @property
    def lengths(self) -> list[float]:
        """Share of rounds by their number of turns; the last share covers all longer rounds."""
        return [rounds / self.rounds for rounds in self.counts(LENGTHS, MOST_TURNS + 1)]

    def under(self, color: Color) -> "UnderColor":
        """Return the figures for the turns and rounds under a color."""
        places = COLOR_TURNS, COLOR_FOLDS, COLOR_WINS, COLOR_POINTS
        return UnderColor(self.rounds, self.turns, *(self.count(at + color) for at in places))

    def win_share(self, *cards: Card) -> tuple[float, float]:
        """Return the share of wins of hands dealt one of these cards, and its standard error.

        The share is an average over the cards. It is NaN if none of them was dealt.
        """
        dealt = sum(self.count(CARD_DEALT + card) for card in cards)
        if dealt == 0:
            return nan, nan
        share = sum(self.count(CARD_WON + card) for card in cards) / dealt
        return share, standard_error(share, dealt)

    def win_share_of_number(self, number: Number) -> tuple[float, float]:
        """Return `win_share` of the seven cards of a number."""
        return self.win_share(*(card_of(color, number) for color in COLORS))


@dataclass(frozen=True, slots=True)
class UnderColor:
    """The turns and rounds under a color."""

    all_rounds: int
    all_turns: int
    turns: int
    folds: int
    wins: int
    points: int

    @property
    def turn_share(self) -> float:
        """Share of all turns that began under the color."""
        return self.turns / self.all_turns

    @property
    def fold_share(self) -> float:
        """Share of the turns under the color that were folds."""
        return self.folds / max(self.turns, 1)

    @property
    def win_share(self) -> float:
        """Share of rounds that ended under the color."""
        return self.wins / self.all_rounds

    @property
    def points_mean(self) -> float:
        """Mean points of the winner under the color."""
        return self.points / max(self.wins, 1)


def standard_error(share: float, number: int) -> float:
    """Return the standard error of a share among a number of cases."""
    return sqrt(share * (1 - share) / number)


def nothing_played(players: int) -> Statistics:
    """Return statistics of zero rounds, to which others can be added."""
    return Statistics(players, np.zeros(TALLY_WORDS, dtype=np.int64))


def portions(rounds: int, largest: int = PORTION) -> Iterator[range]:
    """Yield ranges of round numbers from 0 on; the first is small, so that results come early."""
    first, size = 0, min(64, largest)
    while first < rounds:
        yield range(first, min(first + size, rounds))
        first, size = first + size, min(2 * size, largest)


def play_rounds(rules: Rules, players: int, seed: int, numbers: range) -> Statistics:
    """Play the rounds of a seed that have these numbers."""
    state = np.zeros(ROW_WORDS, dtype=np.int64)
    return Statistics(players, _play(rules, players, seed, numbers, state))


def look_back(rules: Rules, players: int, seed: int, numbers: range) -> Statistics:
    """Play rounds, and try every other last turn of each winner, to fill in `DECIDED`.

    This is about a hundred times slower than `play_rounds`.
    """
    found = play_rounds(rules, players, seed, numbers)
    for number in numbers:
        rows = rows_of_round(rules, players, seed, number)
        own = [row for row in rows[:-1] if row[MOVER] == rows[-1][MOVER]]
        if own and not all(_ends_round(own[-1], turn) for turn in turns(own[-1])):
            found.tallies[DECIDED] += 1
    return found


def _ends_round(row: Rows, turn: Turn) -> bool:
    """Return whether a turn ends the round, because no rival can stay in after it."""
    row = after(row, turn)
    while not turn_count(row):
        row = after(row, (FOLD,))
        if is_over(row):
            return True
    return False


def rows_of_round(rules: Rules, players: int, seed: int, number: int) -> list[Rows]:
    """Return a round of a seed as rows: one before each turn, and one at the end."""
    state = np.zeros((_MOST_ROWS, ROW_WORDS), dtype=np.int64)
    numbers = range(number, number + 1)
    turns = _play(rules, players, seed, numbers, state.reshape(-1))[TURNS]
    return [*state[1 : turns + 1], state[0]]


def _play(rules: Rules, players: int, seed: int, numbers: range, state: Rows) -> NDArray[np.int64]:
    """Play some rounds in a state array. Return their tallies."""
    task = np.array([rule_bits(rules), players, seed, numbers.start, len(numbers)], dtype=np.int64)
    scratch, memory = (
        np.empty(SCRATCH_WORDS, dtype=np.int64),
        np.empty(MEMORY_WORDS, dtype=np.int64),
    )
    tallies = np.zeros(TALLY_WORDS, dtype=np.int64)
    play = play_full if rules.actions else play_plain
    play(task, state, scratch, memory, tallies)
    return tallies
