"""The fast engine against the rules core, over every edition and switch.

`RED7_SIDE_BY_SIDE` sets how many positions the long comparison goes through.
"""

import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import numpy as np
import pytest

from red7.core import (
    EDITIONS,
    END,
    INDIGO,
    ORANGE,
    PLAYERS,
    PRESETS,
    Edition,
    Position,
    Rules,
    apply,
    card_set,
    play,
    view,
)
from red7.core import turns as core_turns
from red7.notation import position_json, step_name
from red7.sim.rounds import after, legal_steps, turn_count, turns
from red7.sim.row_layout import COLOR, DECK, STACK, STACKED, Rows, packed
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS
from tests.brute_force_referee import answer
from tests.builders import ALL_RULES, dealt, position, rules_name
from tests.core.test_against_brute_force import any_position, walk
from tests.golden import SEEDS, TURN_COUNTS, moments, rules_of
from tests.sim import kernels
from tests.sim.core_comparison import arranged, compare, compare_some, unpacked

SAMPLE = 200
"""Positions of each set of rules; all together 8,000."""
PORTION = 5_000
LONG = int(os.environ.get("RED7_SIDE_BY_SIDE", "0"))
WITHOUT_ACTIONS = [rules for rules in ALL_RULES if not rules.actions]
by_rules = pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
INVENTED = [
    Rules(Edition("starts with indigo", start_color=INDIGO), draw=True),
    Rules(Edition("starts with orange", start_color=ORANGE, seven_draws=False), True, True, True),
]


@by_rules
def test_both_engines_say_the_same(rules: Rules) -> None:
    assert compare_some(rules, rules_name(rules), SAMPLE) == SAMPLE


@pytest.mark.parametrize("rules", INVENTED, ids=rules_name)
def test_both_engines_start_with_the_color_of_an_invented_edition(rules: Rules) -> None:
    start = dealt(rules, 3, seed=5)
    assert packed(start)[COLOR] == start.color == rules.edition.start_color
    assert compare_some(rules, rules_name(rules), SAMPLE) == SAMPLE


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="only `make test-long` has the time")
def test_both_engines_say_the_same_for_long() -> None:
    portions = -(-LONG // PORTION)
    names = [f"portion {number}" for number in range(portions)]
    rules = [ALL_RULES[number % len(ALL_RULES)] for number in range(portions)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        compared = sum(pool.map(compare_some, rules, names, [PORTION] * portions))
    assert compared >= LONG


@pytest.mark.parametrize(
    "start",
    [
        position("| V1", "R6 | R7"),
        position("V1 |", "R1 | R7", actions=True),
        position("R7 O7 Y7 | G7 B7", "R1 | I7", actions=True, deck="V1"),
        position("R5 O5 Y5 G5 B5 V2 | V1", "R1 | R7", actions=True),
        position("R3 R2 | V1", "O1 | O7", actions=True, deck="R1 R4", known_top=2),
        position("R3 R2 | V1", "O1 | O7", actions=True),
        position("R1 | V1", "| O7", "| Y7 Y6", "| G7", actions=True, out=(2,)),
        position(
            "R7 | " + " ".join(f"{c}{n}" for c in "OYGBIV" for n in range(1, 8)),
            "R1 | R6",
            actions=True,
        ),
        position("R7 B7 | V1 V2", "| O6", actions=True, draw=True, edition="v1.3", deck="V4"),
    ],
    ids=repr,
)
def test_odd_corners(start: Position) -> None:
    row = packed(start)
    compare(start, row)
    for step in legal_steps(row):
        compare(apply(start, step), after(row, [step]))
    choices = core_turns(view(start, start.mover))
    for turn in Random(1).sample(choices, min(len(choices), 40)):
        compare(play(start, turn), after(row, turn))


@by_rules
def test_the_slow_referee_says_the_same(rules: Rules) -> None:
    random = Random(f"slow {rules_name(rules)}")
    for _ in range(3):
        start = any_position(rules, random)
        row = packed(start)
        for steps, _ in walk(start, random):
            row = after(row, steps[-1:])
            if not steps or steps[-1] < END:
                theirs = answer(position_json(start), [step_name(step) for step in steps])
                assert sorted(map(step_name, legal_steps(row))) == theirs["legal"]


def counted(row: Rows, depth: int) -> int:
    """How many sequences of turns that keep their players in there are."""
    if depth == 1:
        return turn_count(row)
    return sum(counted(after(row, turn), depth - 1) for turn in turns(row))


def test_the_counts_are_those_on_file() -> None:
    on_file = json.loads(TURN_COUNTS.read_text(encoding="utf-8"))
    for preset in PRESETS:
        for edition in EDITIONS if preset == "expert" else ["v1.3"]:
            for players in PLAYERS:
                for seed in SEEDS:
                    rules = rules_of(preset, edition)
                    start = dealt(rules, players, seed)
                    found = (
                        [turn_count(packed(each)) for each in moments(start, Random(seed))]
                        if rules.actions
                        else [counted(packed(start), depth) for depth in (1, 2)]
                    )
                    assert found == on_file[f"{edition} {preset} {players}p deal {seed}"]


def with_loose_deck(row: Rows, deck: tuple[int, ...]) -> Rows:
    """Return a row whose deck is a set without order."""
    row = row.copy()
    row[DECK], row[STACKED], row[STACK:] = card_set(deck), 0, 0
    return row


@pytest.mark.parametrize("rules", WITHOUT_ACTIONS, ids=rules_name)
def test_plain_turns_lead_where_the_core_says(rules: Rules) -> None:
    random, scratch = Random(rules_name(rules)), np.zeros(ENDINGS_SCRATCH_WORDS, dtype=np.int64)
    for _ in range(60):
        start = arranged(rules, random)
        # What is drawn from one card is no matter of chance, so both must come to the same.
        start = start._replace(deck=start.deck[:1], known_top=0, known=(0,) * len(start.out))
        if start.is_over:
            continue
        row = with_loose_deck(packed(start), start.deck)
        ours = Counter[str]()
        for index in range(kernels.list_plain(row, scratch)):
            taken = row.copy()
            kernels.list_plain(taken, scratch)
            kernels.take_plain(taken, scratch, index)
            ours[str(unpacked(taken))] += 1
        after_each = (play(start, turn) for turn in core_turns(view(start, start.mover)))
        loose = (with_loose_deck(packed(each), each.deck) for each in after_each)
        assert ours == Counter(str(unpacked(each)) for each in loose)
