"""The rules core against a plain second referee, on random positions and walks through turns.

`RED7_BRUTE` sets how many comparisons are made.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest

from red7.core import (
    CARDS,
    END,
    Position,
    Rules,
    Standing,
    Step,
    apply,
    leader,
    legal_steps,
    standings,
    view,
)
from red7.notation import (
    Json,
    card_name,
    card_names,
    parse_position,
    position_json,
    rules_json,
    step_name,
)
from tests.brute_force_referee import answer
from tests.builders import ALL_RULES, rules_name

COMPARISONS = int(os.environ.get("RED7_BRUTE", "3000")) // len(ALL_RULES)


def any_position(rules: Rules, random: Random) -> Position:
    """A position that need not come from a game: piles of any size, some players out."""
    pool = [card_name(card) for card in CARDS]
    random.shuffle(pool)
    out = [False] + [random.random() < 0.2 for _ in range(random.randint(1, 3))]
    random.shuffle(out)
    players: list[Json] = [
        {"hand": _some(pool, 5, random), "palette": _some(pool, 4, random), "out": gone}
        for gone in out
    ]
    value: Json = {
        "rules": rules_json(rules),
        "players": players,
        "canvas": _some(pool, 2, random),
        "deck": _some(pool, 3, random),
        "turn": random.choice([seat for seat, gone in enumerate(out) if not gone]),
    }
    made = parse_position(value)
    assert isinstance(made, Position)
    return made


def _some(pool: list[str], most: int, random: Random) -> list[Json]:
    return [pool.pop() for _ in range(random.randint(0, most))]


def walk(start: Position, random: Random) -> Iterator[tuple[list[Step], Position]]:
    """A random turn, rather a long one: the steps so far, and where they lead, up to its end."""
    steps: list[Step] = []
    position = start
    yield steps, position
    while not (start.is_over or (steps and steps[-1] >= END)):
        lawful = legal_steps(view(position, start.mover))
        going_on = [step for step in lawful if step < END]
        steps.append(random.choice(going_on if going_on and random.random() < 0.8 else lawful))
        position = apply(position, steps[-1])
        yield steps, position


def our_answer(position: Position, seat: int, steps: list[Step]) -> dict[str, object]:
    """What the core says, in the words of the other referee."""
    palettes, out = position.palettes, position.out
    finished = bool(steps) and steps[-1] >= END
    lawful = () if finished else legal_steps(view(position, seat))
    return {
        "leader": leader(position.color, palettes, out),
        "standings": [_in_words(each) for each in standings(position.color, palettes, out)],
        "winning": leader(position.color, palettes, out) == seat,
        "legal": sorted(map(step_name, lawful)),
    }


def _in_words(standing: Standing) -> dict[str, object]:
    names = card_names(standing.cards)
    return {
        "seat": standing.seat,
        "out": standing.out,
        "count": standing.count,
        "cards": names,
        "best": names[0] if names else None,
    }


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_name)
def test_both_referees_say_the_same(rules: Rules) -> None:
    random = Random(rules_name(rules))
    compared = 0
    while compared < COMPARISONS:
        start = any_position(rules, random)
        for steps, position in walk(start, random):
            theirs = answer(position_json(start), [step_name(step) for step in steps])
            assert our_answer(position, start.mover, steps) == theirs
            compared += 1
