"""The rules core and the fast engine, side by side: the same rounds on both, compared all along."""

from collections.abc import Iterator
from random import Random

import numpy as np

from red7.core import (
    CARDS,
    COLORS,
    END,
    MatchScore,
    Position,
    Rules,
    apply,
    card_set,
    leader,
    play,
    view,
)
from red7.core import legal_steps as core_steps
from red7.core import turns as core_turns
from red7.core.draft import bars_of
from red7.core.strengths import strengths
from red7.sim.rounds import after, is_over, legal_steps, turn_count, turns
from red7.sim.row_layout import RNG, STACK, STACKED, Rows, packed
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS
from tests.builders import dealt
from tests.sim import kernels

_scratch = np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64)


def compare(position: Position, row: Rows) -> None:
    """Ask both engines everything about a position that a row stands for."""
    assert unpacked(row) == unpacked(packed(position)), position
    assert is_over(row) == position.is_over
    seen = view(position, position.mover)
    assert legal_steps(row) == core_steps(seen), position
    begun = len(position.steps)
    whole = sorted(turn[begun:] for turn in core_turns(seen))
    assert sorted(turns(row)) == whole, position
    assert turn_count(row) == len(whole), position
    if not position.is_over:
        compare_standings(position, row)
        if not position.rules.actions and not begun:
            assert kernels.list_plain(row, _scratch) == len(whole), position


def unpacked(row: Rows) -> tuple[list[int], list[int]]:
    """Return the words of a row, but for the generator, and the cards in order on its deck."""
    words = row.tolist()
    stack = [words[STACK + at // 10] >> 6 * (at % 10) & 63 for at in range(words[STACKED])]
    return words[:RNG] + words[RNG + 1 : STACK], stack


def compare_standings(position: Position, row: Rows) -> None:
    """Compare for every seat that is in which rules it wins, and who leads."""
    losing = np.zeros(4, dtype=np.int64)
    kernels.lost_by_seat(row, losing)
    leads = None
    for seat, powers in enumerate(position.strengths):
        if not position.out[seat]:
            bars = bars_of(position.strengths, position.out, seat)
            lost = sum(1 << color for color in COLORS if powers[color] <= bars[color])
            assert losing[seat] == lost, position
            if not lost >> position.color & 1:
                leads = seat
    assert leads == leader(position.color, position.palettes, position.out)


def arranged(rules: Rules, random: Random) -> Position:
    """Return a position that need not come from a game, with any piles and players out."""
    order = random.sample(CARDS, len(CARDS))
    players = random.randint(2, 4)

    def some(most: int) -> list[int]:
        return [order.pop() for _ in range(min(random.randint(0, most), len(order)))]

    out = [False] + [random.random() < 0.2 for _ in range(players - 1)]
    random.shuffle(out)
    hands = [card_set(some(5)) for _ in out]
    palettes = [card_set(some(random.choice((1, 3, 3, 6)))) for _ in out]
    canvas, deck = some(2), some(random.choice((0, 1, 2, 12)))
    known = [hand & random.choice((0, 0, random.getrandbits(49))) for hand in hands]
    return Position(
        rules=rules,
        mover=random.choice([seat for seat, gone in enumerate(out) if not gone]),
        hands=tuple(hands),
        palettes=tuple(palettes),
        strengths=tuple(map(strengths, palettes)),
        out=tuple(out),
        canvas=tuple(canvas),
        deck=tuple(deck),
        known_top=random.choice((0, 0, random.randint(0, len(deck)))),
        known=tuple(known),
        score=MatchScore((0,) * players, (0,) * players, card_set(order)),
    )


def by_steps(position: Position, row: Rows, random: Random) -> Iterator[tuple[Position, Rows]]:
    """Yield a turn step by step, rather a long one, on both engines: where each step leads."""
    mover, number = position.mover, len(position.history)
    while len(position.history) == number and not position.is_over:
        lawful = core_steps(view(position, mover))
        going_on = [step for step in lawful if step < END]
        step = random.choice(going_on if going_on and random.random() < 0.8 else lawful)
        position, row = apply(position, step), after(row, [step])
        yield position, row


def by_turns(position: Position, row: Rows, random: Random) -> Iterator[tuple[Position, Rows]]:
    """Yield a round to its end, some turns at once and some by steps."""
    while not position.is_over:
        choices = core_turns(view(position, position.mover))
        if choices and random.random() < 0.7:
            turn = random.choice(choices)
            position, row = play(position, turn), after(row, turn)
            yield position, row
        else:
            for reached in by_steps(position, row, random):
                yield reached
                position, row = reached


def pairs(rules: Rules, random: Random) -> Iterator[tuple[Position, Rows]]:
    """Positions without end, and the rows that the fast engine has come to beside them."""
    while True:
        start = dealt(rules, random.randint(2, 4), random.getrandbits(32))
        yield start, packed(start)
        yield from by_turns(start, packed(start), random)
        for _ in range(6):
            start = arranged(rules, random)
            yield start, packed(start)
            yield from by_steps(start, packed(start), random)


def compare_some(rules: Rules, seed: str, count: int) -> int:
    """Compare a number of positions. Return the number."""
    for compared, (position, row) in enumerate(pairs(rules, Random(seed)), start=1):
        compare(position, row)
        if compared == count:
            break
    return count
