"""Random tables, as the commands they are folded from."""

from collections.abc import Collection, Iterator
from functools import reduce
from itertools import accumulate
from operator import and_
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from red7.core import (
    Card,
    IllegalStep,
    Position,
    Rules,
    Seat,
    Turn,
    apply,
    card_set,
    cards_in,
    legal_steps,
    turns,
    unseen,
    view,
)
from red7.core.steps import finishes
from red7.table import Command, Deal, Open, Play, Sitter, Table, apply_command, rebuild
from tests.builders import any_rules, player_counts, seeds

NAMES = ("Mia", "Jon", "Zoë", "李雷")


def sitters(players: int, *bots: Seat) -> tuple[Sitter, ...]:
    """People with their own tokens, and bots at some seats."""
    return tuple(
        Sitter(NAMES[seat], "planner") if seat in bots else Sitter(NAMES[seat], None, f"t{seat}")
        for seat in range(players)
    )


def shuffled(table: Table, random: Random) -> Deal:
    """A deal of the cards that the table has left."""
    order = cards_in(table.match.cards_left)
    random.shuffle(order)
    return Deal(tuple(order), f"salt {random.getrandbits(64):x}")


def moves(position: Position, random: Random) -> Iterator[Play]:
    """A random turn, as often as not one that stays in, in one command or in several."""
    if (found := sorted(turns(view(position, position.mover)))) and random.random() < 0.9:
        turn = random.choice(found)
    else:
        turn = a_random_turn(position, random)
    cut = random.choice((len(turn), random.randint(1, len(turn))))
    for steps in (turn[:cut], turn[cut:]):
        if steps:
            yield Play(position.mover, steps)


def a_random_turn(position: Position, random: Random) -> Turn:
    """A turn of random steps, losing or not."""
    seat, steps = position.mover, position.steps
    while not steps or not finishes(steps[-1]):
        steps += (random.choice(sorted(legal_steps(view(position, seat)))),)
        position = apply(position, steps[-1])
    return steps


def story(rules: Rules, players: int, seed: int, most: int = 10_000) -> list[Command]:
    """The commands of a match between people and bots, played to its end or so far."""
    random = Random(seed)
    found: list[Command] = [Open(rules, sitters(players, players - 1))]
    table = rebuild(found)
    while not table.match.is_over and len(found) < most:
        position = table.position
        coming: list[Command] = [shuffled(table, random)]
        if position is not None and not position.is_over:
            coming = [*moves(position, random)]
        for command in coming:
            table = apply_command(table, command)
        found += coming
    return found[:most]


def tables(commands: list[Command]) -> list[Table]:
    """The table after each of its commands."""
    first = apply_command(None, commands[0])
    return [*accumulate(commands[1:], apply_command, initial=first)]


def otherwise(commands: list[Command], eyes: Collection[Seat], seed: int) -> list[Command] | None:
    """The commands of a table that looks the same to some seats, though shuffled otherwise.

    What they have not seen of the round under way lies elsewhere. None if the others could
    not have played as they did.
    """
    position = rebuild(commands).position
    assert position is not None
    views = [view(position, seat) for seat in (None, *eyes)]
    hidden = cards_in(reduce(and_, map(unseen, views)))
    other = [*hidden]
    Random(seed).shuffle(other)
    swap = dict(zip(hidden, other, strict=True))
    last = max(place for place, each in enumerate(commands) if isinstance(each, Deal))
    made = [*commands]
    made[last] = _swapped(commands[last], swap)
    try:
        rebuild(made)
    except IllegalStep:  # Some editions judge a 1 or a 7 by the hand of its player.
        return None
    return made


def _swapped(command: Command, swap: dict[Card, Card]) -> Deal:
    assert isinstance(command, Deal)
    order = tuple(swap.get(card, card) for card in command.order)
    assert card_set(order) == card_set(command.order)
    return Deal(order, command.salt)


stories = st.builds(story, any_rules, player_counts, seeds, st.integers(2, 60))
"""Matches up to some point after the first deal."""
whole_stories = st.builds(story, any_rules, player_counts, seeds)
few = settings(max_examples=max(1, settings().max_examples // 4))
"""A table has many moments, so a few tables go a long way."""
