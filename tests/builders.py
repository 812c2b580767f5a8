"""Small builders that make tests read as games."""

from random import Random

from hypothesis import strategies as st

from red7.core import (
    CARDS,
    EDITIONS,
    CardSet,
    Position,
    Rules,
    card_set,
    legal_steps,
    play,
    start,
    turns,
    view,
)
from red7.notation import Json, parse_cards, parse_position, parse_turn

ALL_RULES = [
    Rules(edition, draw, scoring, actions)
    for edition in EDITIONS.values()
    for draw in (False, True)
    for scoring in (False, True)
    for actions in (False, True)
]


def cards(names: str) -> CardSet:
    """The set of some named cards."""
    return card_set(parse_cards(names))


def position(
    *players: str,
    canvas: str = "",
    deck: str = "",
    turn: int = 0,
    out: tuple[int, ...] = (),
    **rules: Json,
) -> Position:
    """A position; each player is written `hand | palette`."""
    split = [player.partition("|") for player in players]
    value: Json = {
        "rules": rules,
        "players": [
            {"hand": [*hand.split()], "palette": [*palette.split()], "out": seat in out}
            for seat, (hand, _, palette) in enumerate(split)
        ],
        "canvas": [*canvas.split()],
        "deck": [*deck.split()],
        "turn": turn,
    }
    made = parse_position(value)
    assert isinstance(made, Position)
    return made


def after(before: Position, steps: str) -> Position:
    """The position after some steps of one turn or more."""
    return play(before, parse_turn(steps))


def dealt(rules: Rules, players: int, seed: int) -> Position:
    """A round dealt from all cards."""
    order = list(CARDS)
    Random(seed).shuffle(order)
    hands = [card_set(order[7 * seat :][:7]) for seat in range(players)]
    palettes = [1 << card for card in order[7 * players :][:players]]
    return start(rules, hands, palettes, order[8 * players :])


def random_turn(before: Position, random: Random) -> Position:
    """The position after a turn that keeps the mover in, or else one of random steps."""
    choices = turns(view(before, before.turn))
    if choices and random.random() < 0.9:
        return play(before, random.choice(choices))
    seat, seen = before.turn, len(before.history)
    while len(before.history) == seen:
        steps = legal_steps(view(before, seat))
        before = play(before, [random.choice(steps)])
    return before


def playout(rules: Rules, players: int, seed: int) -> list[Position]:
    """All positions of a round between its turns, from the deal to the end."""
    random = Random(seed)
    positions = [dealt(rules, players, seed)]
    while not positions[-1].is_over:
        positions.append(random_turn(positions[-1], random))
    return positions


any_rules = st.sampled_from(ALL_RULES)
seeds = st.integers(0, 2**32)
player_counts = st.integers(2, 4)
playouts = st.builds(playout, any_rules, player_counts, seeds)
