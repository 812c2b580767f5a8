"""Small builders that make tests read as games."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from red7.core import (
    CARDS,
    EDITIONS,
    END,
    CardSet,
    Position,
    Rules,
    apply,
    card_set,
    cards_in,
    legal_steps,
    play,
    start,
    turns,
    view,
)
from red7.notation import Json, parse_cards, parse_position, parse_turn, step_name

ALL_RULES = [
    Rules(edition, draw, scoring, actions)
    for edition in EDITIONS.values()
    for draw in (False, True)
    for scoring in (False, True)
    for actions in (False, True)
]


def rules_name(rules: Rules) -> str:
    """The edition and the switches that are on."""
    switches = (switch for switch in ("draw", "scoring", "actions") if getattr(rules, switch))
    return "+".join((rules.edition.name, *switches))


every_edition = pytest.mark.parametrize("edition", EDITIONS)


def cards(names: str) -> CardSet:
    """The set of some named cards."""
    return card_set(parse_cards(names))


def position(
    *players: str,
    canvas: str = "",
    deck: str = "",
    known_top: int = 0,
    turn: int = 0,
    out: tuple[int, ...] = (),
    **rules: Json,
) -> Position:
    """A position; each player is written `hand | palette`, or `hand | palette | known`."""
    value: Json = {
        "rules": rules,
        "players": [_player(player, out=seat in out) for seat, player in enumerate(players)],
        "canvas": [*canvas.split()],
        "deck": [*deck.split()],
        "known_top": known_top,
        "turn": turn,
    }
    made = parse_position(value)
    assert isinstance(made, Position)
    return made


def _player(text: str, *, out: bool) -> Json:
    hand, palette, known = (part.split() for part in f"{text}||".split("|")[:3])
    return {"hand": [*hand], "palette": [*palette], "known": [*known], "out": out}


def after(before: Position, *turns: str) -> Position:
    """The position after some turns, the last of which may be unfinished."""
    for steps in turns:
        before = play(before, parse_turn(steps))
    return before


def legal(position: Position) -> set[str]:
    """The names of the mover's legal steps."""
    return set(map(step_name, legal_steps(view(position, position.mover))))


def dealt(rules: Rules, players: int, seed: int) -> Position:
    """A round dealt from all cards."""
    order = list(CARDS)
    Random(seed).shuffle(order)
    hands = [card_set(order[7 * seat :][:7]) for seat in range(players)]
    palettes = [1 << card for card in order[7 * players :][:players]]
    return start(rules, hands, palettes, order[8 * players :])


def random_turn(before: Position, random: Random) -> Position:
    """The position after a turn that keeps the mover in, or else one of random steps.

    Choices are sorted first, so that the order in which they are found does not matter.
    """
    choices = sorted(turns(view(before, before.mover)))
    if choices and random.random() < 0.9:
        return play(before, random.choice(choices))
    seat, seen = before.mover, len(before.history)
    while len(before.history) == seen:
        before = apply(before, random.choice(sorted(legal_steps(view(before, seat)))))
    return before


def playout(rules: Rules, players: int, seed: int) -> list[Position]:
    """All positions of a round between its turns, from the deal to the end."""
    random = Random(seed)
    positions = [dealt(rules, players, seed)]
    while not positions[-1].is_over:
        positions.append(random_turn(positions[-1], random))
    return positions


def stroll(before: Position, random: Random) -> Iterator[Position]:
    """The position, then those after each of some random steps that do not finish its turn."""
    yield before
    while steps := [step for step in legal_steps(view(before, before.mover)) if step < END]:
        before = apply(before, random.choice(sorted(steps)))
        yield before


def moment(rules: Rules, players: int, seed: int) -> Position:
    """A position from anywhere in a round, as often as not in the middle of a turn."""
    random = Random(seed)
    between = random.choice(playout(rules, players, seed)[:-1])
    return random.choice(list(stroll(between, random)))


def alike(position: Position, seat: int | None, seed: int) -> Position:
    """A position that looks the same to a seat: what it cannot see has been shuffled."""
    hidden = [
        0 if other == seat else hand & ~known
        for other, (hand, known) in enumerate(zip(position.hands, position.known, strict=True))
    ]
    pool = cards_in(sum(hidden)) + list(position.deck[position.known_top :])
    Random(seed).shuffle(pool)
    hands = [
        hand & ~unseen | card_set(pool.pop() for _ in cards_in(unseen))
        for hand, unseen in zip(position.hands, hidden, strict=True)
    ]
    deck = (*position.deck[: position.known_top], *pool)
    return position._replace(hands=tuple(hands), deck=deck)


any_rules = st.sampled_from(ALL_RULES)
seeds = st.integers(0, 2**32)
player_counts = st.integers(2, 4)
playouts = st.builds(playout, any_rules, player_counts, seeds)
moments = st.builds(moment, any_rules, player_counts, seeds)
many = settings(max_examples=2 * settings().max_examples)
