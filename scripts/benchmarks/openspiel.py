"""Benchmark of OpenSpiel's card games, played at random through its Python API."""

from random import Random
from time import perf_counter

from benchmarks.slices import SLICE, Contest

GAMES = ("crazy_eights", "hearts")


def steps_of(name: str) -> Contest:
    """Return a contest that plays random games.

    It counts the actions that are applied, including those of chance.
    """
    import pyspiel

    game = pyspiel.load_game(name)

    def steps(seed: int) -> int:
        pick, taken, started = Random(seed).random, 0, perf_counter()
        while perf_counter() - started < SLICE:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = sampled(state.chance_outcomes(), pick())
                else:
                    actions = state.legal_actions()
                    action = actions[int(pick() * len(actions))]
                state.apply_action(action)
                taken += 1
        return taken

    return steps


def sampled(outcomes: list[tuple[int, float]], number: float) -> int:
    """Return the outcome of chance that a number from 0 to 1 selects."""
    for action, chance in outcomes[:-1]:
        number -= chance
        if number < 0:
            return action
    return outcomes[-1][0]
