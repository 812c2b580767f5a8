"""Random numbers in kernels: bits picked from sets, and draws from a deck without order."""

import math
from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from random import Random

import numpy as np
import pytest

from red7.core import ADVANCED, BASIC, COLORS, Rules, cards_in
from red7.core.cards import ALL
from red7.core.steps import END, to_palette
from red7.sim.bits import has_deposit
from red7.sim.rounds import after
from red7.sim.row_layout import (
    COLOR,
    DECK,
    HAND,
    MOVER,
    OUT,
    PALETTE_CARDS,
    RNG,
    ROW_WORDS,
    STACKED,
    Rows,
    packed,
    rule_bits,
)
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS
from tests.builders import cards, position
from tests.sim import kernels

SETS = [0, 1, 1 << 48, 1 << 49, ALL, *(Random(4).getrandbits(49) for _ in range(300))]


@pytest.mark.parametrize(
    "nth",
    [
        kernels.nth_by_halves,
        pytest.param(
            kernels.nth_by_deposit,
            marks=pytest.mark.skipif(not has_deposit(), reason="not on this processor"),
        ),
    ],
    ids=["by halves", "by deposit"],
)
def test_the_nth_card_of_a_set(nth: kernels.Nth) -> None:
    for pile in SETS:
        found = [nth(pile, number) for number in range(pile.bit_count())]
        assert found == [bit for bit in range(50) if pile >> bit & 1]


def test_the_measures_of_a_set() -> None:
    out = np.zeros(3, dtype=np.int64)
    for pile in SETS:
        kernels.measures(pile, out)
        lowest = (pile & -pile).bit_length() - 1 if pile else 64
        assert out.tolist() == [pile.bit_count(), pile.bit_length() - 1, lowest]


def unlikely(seen: Mapping[tuple[int, ...], int], kinds: int) -> bool:
    """Return whether such uneven counts come up less than once in ten thousand times."""
    expected = sum(seen.values()) / kinds
    squares = sum((count - expected) ** 2 for count in seen.values()) / expected
    squares += (kinds - len(seen)) * expected
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    free = kinds - 1
    deviation = (math.cbrt(squares / free) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))
    return deviation > 3.7


def by_the_book(state: int) -> int:
    """Return the 32 bits that PCG-XSH-RR makes of a state: xorshift high, random rotation."""
    state %= 1 << 64
    mixed, turn = (state >> 18 ^ state) >> 27 & 0xFFFF_FFFF, state >> 59
    return (mixed >> turn | mixed << (-turn & 31)) & 0xFFFF_FFFF


def test_the_generator_is_pcg() -> None:
    state, out = kernels.seeded(3, 1), np.zeros(1, dtype=np.int64)
    for _ in range(1_000):
        kernels.numbers_below(out, 1 << 31, state)
        before, state = state, kernels.advanced(state)
        assert (before * 6364136223846793005 + 1442695040888963407 - state) % (1 << 64) == 0
        assert out[0] == by_the_book(state) >> 1


@pytest.mark.parametrize("limit", [2, 3, 7, 49, 100])
def test_numbers_are_even_and_do_not_hang_together(limit: int) -> None:
    out = np.zeros(100_000, dtype=np.int64)
    kernels.numbers_below(out, limit, kernels.seeded(1, 2))
    numbers = out.tolist()
    assert not unlikely(Counter((number,) for number in numbers), limit)
    neighbors = Counter[tuple[int, ...]](zip(numbers[::2], numbers[1::2], strict=True))
    assert not unlikely(neighbors, limit * limit)


def test_streams_of_a_seed_are_strangers() -> None:
    out, firsts = np.zeros(2, dtype=np.int64), Counter[tuple[int, ...]]()
    for number in range(20_000):
        kernels.numbers_below(out, 10, kernels.seeded(5, number))
        firsts[tuple(out.tolist())] += 1
    assert not unlikely(firsts, 100)


def drawn_by_threes(row: Rows, seed: int) -> tuple[int, ...]:
    """Return the cards that two players draw from a deck without order, each by a 3."""
    row = row.copy()
    row[RNG] = kernels.seeded(seed, 0)
    found = []
    for three in cards_in(cards("R3 O3")):
        mover = int(row[MOVER])
        row[HAND + mover] = 1 << three
        row = after(row, [to_palette(three)])
        found.append(int(row[HAND + mover]).bit_length() - 1)
        row = after(row, [END])
    return tuple(found)


def test_draws_have_the_law_of_a_shuffled_deck() -> None:
    start = packed(position("| R1", "| R2", "| R4", actions=True))
    deck = cards("V1 G2 B6 I7 R7 O5")
    start[DECK] = deck
    seen = Counter(drawn_by_threes(start, seed) for seed in range(6_000))
    orders = set(permutations(cards_in(deck), 2))
    assert set(seen) == orders
    assert not unlikely(seen, len(orders))


def test_cards_in_order_lie_on_those_without() -> None:
    start = packed(position("R3 | R1", "O3 | R7", actions=True, deck="V7", known_top=1))
    start[DECK] = cards("B2")
    row = after(start, [to_palette(card) for card in cards_in(cards("R3"))])
    assert (row[HAND], row[STACKED], row[DECK]) == (cards("V7"), 0, cards("B2"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("left_out", ["", "R7 V1 G4"])
def test_a_deal_is_a_shuffle(players: int, left_out: str) -> None:
    stock, row = ALL & ~cards(left_out), np.zeros(ROW_WORDS, dtype=np.int64)
    held, shown, stay = (Counter[tuple[int, ...]]() for _ in range(3))
    for number in range(3_000):
        kernels.deal(row, rule_bits(BASIC), players, stock, kernels.seeded(9, number))
        hands, palettes = (
            row[HAND : HAND + players].tolist(),
            row[PALETTE_CARDS : PALETTE_CARDS + players].tolist(),
        )
        assert {hand.bit_count() for hand in hands} == {7}
        assert {palette.bit_count() for palette in palettes} == {1}
        assert sum(hands) + sum(palettes) + row[DECK] == stock
        assert row[MOVER] == (palettes.index(max(palettes)) + 1) % players
        assert (row[OUT], row[COLOR], row[STACKED]) == (0, COLORS[-1], 0)
        held[(hands[0] & -hands[0],)] += 1
        shown.update((seat, palette) for seat, palette in enumerate(palettes))
        stay.update((card,) for card in cards_in(int(row[DECK])))
    size = stock.bit_count()
    assert not unlikely(shown, players * size)
    assert not unlikely(stay, size)
    assert len(held) > 15


def tallied(rules: Rules, players: int, seed: int) -> list[int]:
    """How many choices each turn of a random round had, and who won it."""
    row, scratch = (
        np.zeros(ROW_WORDS, dtype=np.int64),
        np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64),
    )
    kernels.deal(row, rule_bits(rules), players, ALL, kernels.seeded(seed, 0))
    counts = [1]
    while counts[-1] >= 0:
        counts.append(kernels.random_plain(row, scratch))
    return [*counts, int(row[MOVER])]


@pytest.mark.parametrize("rules", [BASIC, ADVANCED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_repeats_a_round_and_another_does_not(rules: Rules, players: int) -> None:
    rounds = [tallied(rules, players, seed) for seed in range(50)]
    assert rounds == [tallied(rules, players, seed) for seed in range(50)]
    assert len(set(map(str, rounds))) == 50


@pytest.mark.parametrize("players", [2, 4])
def test_every_deal_choice_and_draw_has_a_number_of_its_own(players: int) -> None:
    row, scratch = (
        np.zeros(ROW_WORDS, dtype=np.int64),
        np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64),
    )
    state, drawn = kernels.seeded(8, 8), 0
    kernels.deal(row, rule_bits(ADVANCED), players, ALL, state)
    numbers, choices = 8 * players, 1
    while choices >= 0:
        for _ in range(numbers):
            state = kernels.advanced(state)
        assert row[RNG] == state
        deck = int(row[DECK]).bit_count()
        choices = kernels.random_plain(row, scratch)
        numbers = (choices > 0) + deck - int(row[DECK]).bit_count()
        drawn += deck - int(row[DECK]).bit_count()
    assert drawn


def test_random_turns_are_picked_evenly() -> None:
    start = packed(position("R7 O6 V2 | V1", "B1 | G3", deck="V7"))
    scratch, seen = np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64), Counter[tuple[int, ...]]()
    for number in range(5_000):
        row = start.copy()
        row[RNG] = kernels.seeded(2, number)
        choices = kernels.random_plain(row, scratch)
        seen[int(row[HAND]), int(row[PALETTE_CARDS]), int(row[COLOR])] += 1
    assert len(seen) == choices
    assert not unlikely(seen, choices)
