"""What random rounds come to: they are played in portions, and the portions added up."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import nan, sqrt
from typing import Self

import numpy as np
from numpy.typing import NDArray

from red7.core import Color, Rules
from red7.core.cards import COLORS, Card, Number, card_of
from red7.core.steps import FOLD, Turn
from red7.sim.counters import (
    CHOICES,
    COLOR_FOLDS,
    COLOR_POINTS,
    COLOR_TURNS,
    COLOR_WINS,
    DEALT,
    DECIDED,
    LENGTHS,
    MEMORY,
    MOST_TURNS,
    NO_CHOICE,
    ONE_CHOICE,
    POINTS,
    ROUNDS,
    SEAT_WINS,
    TALLIES,
    TURNS,
    WON,
)
from red7.sim.mass_play import SCRATCH, play_full, play_plain
from red7.sim.rounds import after, is_over, turn_count, turns
from red7.sim.row_layout import TURN, WORDS, Rows, rule_bits

PORTION = 4096
"""So many rounds take some hundredths of a second: nobody who interrupts waits long."""
_MOST_ROWS = 512
"""No round that anybody has seen comes near so many turns."""


@dataclass(frozen=True, slots=True, eq=False)
class Statistics:
    """The tallies of some rounds, and what they say. Shares are parts of 1."""

    players: int
    tallies: NDArray[np.int64]

    def __add__(self, other: Self) -> "Statistics":
        return Statistics(self.players, self.tallies + other.tallies)

    def count(self, place: int) -> int:
        """The tally at a place that `tallies` names."""
        return int(self.tallies[place])

    def counts(self, place: int, many: int) -> list[int]:
        """Some tallies in a row."""
        return [int(tally) for tally in self.tallies[place : place + many]]

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.count(ROUNDS)

    @property
    def turns(self) -> int:
        """How many turns there were, those that put their player out among them."""
        return self.count(TURNS)

    def of_rounds(self, place: int) -> float:
        """A tally as a share of the rounds, or an average over them."""
        return self.count(place) / self.rounds

    @property
    def turns_mean(self) -> float:
        """Turns a round."""
        return self.of_rounds(TURNS)

    @property
    def points_mean(self) -> float:
        """What the winner's counting cards score."""
        return self.of_rounds(POINTS)

    @property
    def choices_mean(self) -> float:
        """How many turns keep the mover in, over all turns."""
        return sum(self.counts(CHOICES, MOST_TURNS + 1)) / self.turns

    @property
    def no_choice_share(self) -> float:
        """The share of turns in which no turn keeps the mover in."""
        return self.count(NO_CHOICE) / self.turns

    @property
    def one_choice_share(self) -> float:
        """The share of turns in which exactly one turn keeps the mover in."""
        return self.count(ONE_CHOICE) / self.turns

    @property
    def wins_from_leader(self) -> list[float]:
        """The share of wins by seat: the leader of the deal, then in turn order."""
        return [wins / self.rounds for wins in self.counts(SEAT_WINS, self.players)]

    @property
    def lengths(self) -> list[float]:
        """The share of rounds by how many turns they took; the last share is of all longer ones."""
        return [rounds / self.rounds for rounds in self.counts(LENGTHS, MOST_TURNS + 1)]

    @property
    def choices_by_turn(self) -> list[float]:
        """How many turns keep the mover in, in the first turn of a round, the second and so on."""
        rounds = self.counts(LENGTHS, MOST_TURNS)
        played = [self.rounds - sum(rounds[: turn + 1]) for turn in range(MOST_TURNS)]
        totals = self.counts(CHOICES, MOST_TURNS)
        return [total / turns for total, turns in zip(totals, played, strict=True) if turns]

    def under(self, color: Color) -> "UnderColor":
        """What happened while a color was in force."""
        places = COLOR_TURNS, COLOR_FOLDS, COLOR_WINS, COLOR_POINTS
        return UnderColor(self.rounds, self.turns, *(self.count(at + color) for at in places))

    def win_share(self, *cards: Card) -> tuple[float, float]:
        """How often who is dealt a card of these wins, averaged over them, and its error.

        Not a number if nobody was dealt one.
        """
        dealt = sum(self.count(DEALT + card) for card in cards)
        if dealt == 0:
            return nan, nan
        share = sum(self.count(WON + card) for card in cards) / dealt
        return share, standard_error(share, dealt)

    def win_share_of_number(self, number: Number) -> tuple[float, float]:
        """The same for the seven cards of a number."""
        return self.win_share(*(card_of(color, number) for color in COLORS))


@dataclass(frozen=True, slots=True)
class UnderColor:
    """What happened while a color was in force."""

    all_rounds: int
    all_turns: int
    turns: int
    folds: int
    wins: int
    points: int

    @property
    def turn_share(self) -> float:
        """The share of all turns that began under it."""
        return self.turns / self.all_turns

    @property
    def fold_share(self) -> float:
        """How often a player who had to move under it was out."""
        return self.folds / max(self.turns, 1)

    @property
    def win_share(self) -> float:
        """The share of rounds that ended under it."""
        return self.wins / self.all_rounds

    @property
    def points_mean(self) -> float:
        """What the winner scores under it."""
        return self.points / max(self.wins, 1)


def standard_error(share: float, number: int) -> float:
    """The standard error of a share among so many."""
    return sqrt(share * (1 - share) / number)


def nothing_played(players: int) -> Statistics:
    """The statistics of no rounds, to add to."""
    return Statistics(players, np.zeros(TALLIES, dtype=np.int64))


def portions(rounds: int, largest: int = PORTION) -> Iterator[range]:
    """Numbers of rounds from 0 on, in portions; the first is small, to have something soon."""
    first, size = 0, min(64, largest)
    while first < rounds:
        yield range(first, min(first + size, rounds))
        first, size = first + size, min(2 * size, largest)


def play_rounds(rules: Rules, players: int, seed: int, numbers: range) -> Statistics:
    """Play the rounds of a seed that have these numbers."""
    state = np.zeros(WORDS, dtype=np.int64)
    return Statistics(players, _play(rules, players, seed, numbers, state))


def look_back(rules: Rules, players: int, seed: int, numbers: range) -> Statistics:
    """The same, and each winner's last turn is looked at again, with all that it could have been.

    Some hundred times slower.
    """
    found = play_rounds(rules, players, seed, numbers)
    for number in numbers:
        rows = rows_of_round(rules, players, seed, number)
        own = [row for row in rows[:-1] if row[TURN] == rows[-1][TURN]]
        if own and not all(_ends_round(own[-1], turn) for turn in turns(own[-1])):
            found.tallies[DECIDED] += 1
    return found


def _ends_round(row: Rows, turn: Turn) -> bool:
    """Whether a turn leaves every rival without one."""
    row = after(row, turn)
    while not turn_count(row):
        row = after(row, (FOLD,))
        if is_over(row):
            return True
    return False


def rows_of_round(rules: Rules, players: int, seed: int, number: int) -> list[Rows]:
    """A round of a seed as rows: before each turn, and when it was over."""
    state = np.zeros((_MOST_ROWS, WORDS), dtype=np.int64)
    numbers = range(number, number + 1)
    turns = _play(rules, players, seed, numbers, state.reshape(-1))[TURNS]
    return [*state[1 : turns + 1], state[0]]


def _play(rules: Rules, players: int, seed: int, numbers: range, state: Rows) -> NDArray[np.int64]:
    """Play some rounds in a state; gives their tallies."""
    task = np.array([rule_bits(rules), players, seed, numbers.start, len(numbers)], dtype=np.int64)
    scratch, memory = np.empty(SCRATCH, dtype=np.int64), np.empty(MEMORY, dtype=np.int64)
    tallies = np.zeros(TALLIES, dtype=np.int64)
    play = play_full if rules.actions else play_plain
    play(task, state, scratch, memory, tallies)
    return tallies
