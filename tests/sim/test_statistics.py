"""Statistics of random rounds: the kernels' tallies against the same rounds played by `core`."""

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from math import isnan
from operator import add

import numpy as np
import pytest

from red7.core import EDITIONS, GREEN, VIOLET, Edition, Position, Rules, play, start, view
from red7.core import turns as turns_of
from red7.core.cards import cards_in, points
from red7.core.match import scored
from red7.core.rules import counting as counting_plainly
from red7.core.steps import FOLD, Step, Turn
from red7.sim import scoring, tallies
from red7.sim.rounds import after, turns
from red7.sim.row_layout import DECK, HAND, PALETTE_CARDS, RNG, Rows
from red7.sim.statistics import (
    Statistics,
    look_back,
    nothing_played,
    play_rounds,
    portions,
    rows_of_round,
)
from tests.builders import rules_name

ROUND_RULES = [
    Rules(edition, draw=draw, actions=actions)
    for edition in EDITIONS.values()
    for draw in (False, True)
    for actions in (False, True)
] + [
    Rules(Edition("starts with violet", start_color=VIOLET)),
    Rules(Edition("starts with green", start_color=GREEN, losing_canvas=True), True, False, True),
]
"""All printed rounds, and two of invented editions whose canvas does not start with red."""
every_rules = pytest.mark.parametrize("rules", ROUND_RULES, ids=rules_name)
SEED = 11


def chance_after(row: Rows) -> int:
    """Return the state of a row's generator once a turn has been chosen."""
    state = (int(row[RNG]) * 6364136223846793005 + 1442695040888963407) % (1 << 64)
    return state - (1 << 64) if state >> 63 else state


def turn_between(before: Rows, later: Rows) -> tuple[Turn, Rows]:
    """Return the turn that leads from one row to the next, and the row as it was taken from."""
    chosen = before.copy()
    chosen[RNG] = chance_after(before)
    for turn in turns(before):
        if (after(chosen, turn) == later).all():
            return turn, chosen
    assert (after(before, (FOLD,)) == later).all()
    return (FOLD,), before


def drawn_from(row: Rows, turn: Turn) -> Iterator[int]:
    """Yield the cards that a turn draws from the hidden part of the deck."""
    for step in turn:
        later = after(row, (step,))
        yield from cards_in(int(row[DECK]) & ~int(later[DECK]))
        row = later


def replayed(rules: Rules, players: int, number: int) -> tuple[Position, list[Turn]]:
    """Return a round of the seed as a position of `core`, and its turns."""
    rows = rows_of_round(rules, players, SEED, number)
    taken = [turn_between(before, later) for before, later in pairwise(rows)]
    drawn = [card for turn, row in taken for card in drawn_from(row, turn)]
    dealt = rows[0]
    deck = [*drawn, *(card for card in cards_in(int(dealt[DECK])) if card not in drawn)]
    hands, palettes = (
        [int(dealt[at + seat]) for seat in range(players)] for at in (HAND, PALETTE_CARDS)
    )
    return start(rules, hands, palettes, deck), [turn for turn, _ in taken]


def choices(position: Position) -> int:
    return len(turns_of(view(position, position.mover)))


class Tally:
    """The tallies of a round, counted on positions of `core`."""

    def __init__(self) -> None:
        self.words = np.zeros(tallies.TALLY_WORDS, dtype=np.int64)

    def add(self, place: int, number: int = 1) -> None:
        self.words[place] += number

    def follow(self, position: Position, played: list[Turn]) -> Position:
        """Count a round. Return its last position."""
        dealt, last_choices = position, dict[int, int]()
        for turn in played:
            mover, many = position.mover, choices(position)
            assert (turn == (FOLD,)) == (many == 0)
            self.add(tallies.COLOR_TURNS + position.color)
            self.add(tallies.CHOICES, many)
            self.add(tallies.ONE_CHOICE, many == 1)
            if many:
                last_choices[mover] = many
            else:
                self.fold(position)
            position = play(position, turn)
            assert position.out[mover] == (many == 0)
        self.finish(dealt, position, len(played), last_choices.get(position.mover, 0))
        return position

    def fold(self, position: Position) -> None:
        has_none = not position.hands[position.mover]
        self.add(tallies.NO_CHOICE)
        self.add(tallies.COLOR_FOLDS + position.color)
        self.add(tallies.EMPTY_HAND_FOLDS, has_none)
        self.add(tallies.LAST_FOLD_EMPTY, has_none and position.out.count(False) == 2)

    def finish(self, dealt: Position, position: Position, many: int, last: int) -> None:
        assert position.is_over
        winner, color = position.mover, position.color
        leader = max(range(len(dealt.palettes)), key=dealt.palettes.__getitem__)
        score = points(scored(position))
        self.add(tallies.ROUNDS)
        self.add(tallies.TURNS, many)
        self.add(tallies.LENGTHS + many)
        self.add(tallies.POINTS, score)
        self.add(tallies.COLOR_WINS + color)
        self.add(tallies.COLOR_POINTS + color, score)
        self.add(tallies.SEAT_WINS + (winner - leader) % len(dealt.hands))
        self.add(tallies.WINNER_UNMOVED, last == 0)
        self.add(tallies.WINNER_ONE_CHOICE, last == 1)
        self.add(tallies.WINNER_SPENT, not position.hands[winner])
        for seat, hand in enumerate(dealt.hands):
            for card in cards_in(hand):
                self.add(tallies.CARD_DEALT + card)
                self.add(tallies.CARD_WON + card, seat == winner)


@every_rules
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tallies_are_what_core_counts_in_the_same_rounds(rules: Rules, players: int) -> None:
    numbers = range(40, 44 if rules.actions else 48)
    tally = Tally()
    for number in numbers:
        tally.follow(*replayed(rules, players, number))
    found = play_rounds(rules, players, SEED, numbers).tallies
    assert np.flatnonzero(found != tally.words).tolist() == []


def is_ended_by(position: Position, turn: tuple[Step, ...]) -> bool:
    """Return whether no other seat has a turn after this one."""
    position = play(position, turn)
    while not position.is_over and not choices(position):
        position = play(position, (FOLD,))
    return position.is_over


@pytest.mark.parametrize("rules", [Rules(), Rules(draw=True, actions=True)], ids=rules_name)
@pytest.mark.parametrize("players", [2, 3])
def test_looking_back_finds_the_rounds_that_the_last_turn_decided(
    rules: Rules, players: int
) -> None:
    numbers, decided = range(12), 0
    for number in numbers:
        position, played = replayed(rules, players, number)
        passed = [position]
        for turn in played:
            passed.append(play(passed[-1], turn))
        winner = passed[-1].mover
        last = [before for before in passed[:-1] if before.mover == winner][-1]
        ends = [is_ended_by(last, turn) for turn in turns_of(view(last, winner))]
        assert any(ends)
        decided += not all(ends)
    found = look_back(rules, players, SEED, numbers)
    assert 0 < decided < len(numbers)
    assert found.count(tallies.DECIDED) == decided
    plain = play_rounds(rules, players, SEED, numbers).tallies
    assert np.flatnonzero(found.tallies != plain).tolist() == [tallies.DECIDED]


@pytest.mark.parametrize("color", range(7))
def test_the_cards_that_count_are_those_of_the_rules(color: int) -> None:
    cards = np.random.default_rng(color)
    for size in range(12):
        for _ in range(60):
            palette = sum(1 << int(card) for card in cards.choice(49, size, replace=False))
            expected = counting_plainly(color, palette)
            assert scoring.counting(color, palette) == expected
            assert scoring.points(expected) == points(expected)


@pytest.mark.parametrize("rules", [Rules(draw=True), Rules(actions=True)], ids=rules_name)
def test_portions_do_not_matter(rules: Rules) -> None:
    whole = play_rounds(rules, 3, 5, range(300))
    parts = [play_rounds(rules, 3, 5, numbers) for numbers in portions(300, 77)]
    assert [part.rounds for part in parts] == [64, 77, 77, 77, 5]
    assert (reduce(add, parts, nothing_played(3)).tallies == whole.tallies).all()


@pytest.mark.parametrize("rules", [Rules(), Rules(actions=True)], ids=rules_name)
def test_a_seed_repeats_and_another_differs(rules: Rules) -> None:
    one, again, other = (play_rounds(rules, 2, seed, range(200)).tallies for seed in (3, 3, 4))
    assert (one == again).all()
    assert (one != other).any()


@pytest.fixture(scope="module")
def found() -> Statistics:
    return play_rounds(Rules(draw=True), 4, 0, range(20_000))


def test_shares_are_parts_of_one_whole(found: Statistics) -> None:
    under = [found.under(color) for color in range(7)]
    assert sum(found.wins_from_leader) == pytest.approx(1)
    assert sum(found.lengths) == pytest.approx(1)
    assert sum(one.win_share for one in under) == pytest.approx(1)
    assert sum(one.turn_share for one in under) == pytest.approx(1)
    assert sum(one.folds for one in under) == 3 * found.rounds
    assert sum(one.points for one in under) / found.rounds == pytest.approx(found.points_mean)
    assert found.no_choice_share == pytest.approx(3 / found.turns_mean)
    mean = sum(turns * share for turns, share in enumerate(found.lengths))
    assert found.turns_mean == pytest.approx(mean)


def test_the_first_portion_is_small() -> None:
    assert [len(numbers) for numbers in portions(10_000)] == [64 << n for n in range(7)] + [1872]
    assert [*portions(3)] == [range(3)]


def test_what_was_never_dealt_has_no_share() -> None:
    one = play_rounds(Rules(), 2, 0, range(1))
    shares = [one.win_share(card)[0] for card in range(49)]
    assert [*map(shares.count, (0.0, 1.0))] == [7, 7]
    assert sum(map(isnan, shares)) == 35


def test_every_card_is_dealt_as_often_as_any_other(found: Statistics) -> None:
    dealt = found.tallies[tallies.CARD_DEALT : tallies.CARD_DEALT + 49]
    assert dealt.sum() == 28 * found.rounds
    # Five standard errors of a share of 28 in 49.
    assert abs(dealt / found.rounds - 28 / 49).max() < 5 * 0.0035
    share, error = found.win_share_of_number(7)
    assert 0.25 + 5 * error < share < 0.5
