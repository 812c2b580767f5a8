"""With a seed and a number of rollouts, the compiled search chooses what it always chose."""

import json
from pathlib import Path
from random import Random

import pytest

from red7.bots.oracle import foreseen
from red7.bots.registry import BOTS
from red7.core import ADVANCED, BASIC, EXPERT, Position, Rules, view
from red7.notation import step_name, turn_name
from red7.search.budget import Budget
from red7.search.compiled.flat_monte_carlo import estimates
from tests.builders import playout

DATA = Path(__file__).parent.parent.parent / "data" / "search_choices.json"
GAMES = {"basic": (BASIC, 2), "advanced": (ADVANCED, 3), "expert": (EXPERT, 4)}


def choices(at: Position) -> dict[str, object]:
    """Return the results of each search for a position."""
    seen, budget = view(at, at.mover), Budget(playouts=600)
    found = estimates(seen, Random(7), budget)
    return {
        "tried": [turn_name(one.turn) for one in found[:6]],
        "worlds": [one.worlds for one in found[:6]],
        "chance": [round(share, 6) for share in found[0].match] if found else [],
        "sampler": step_name(BOTS["sampler"].choose(seen, Random(8), budget)),
        "scout": step_name(BOTS["scout"].choose(seen, Random(9), budget)),
        "oracle": turn_name(foreseen(at, Random(10), budget)),
    }


def all_choices(rules: Rules, players: int) -> list[dict[str, object]]:
    return [choices(at) for at in playout(rules, players, seed=3)[:-1:2]]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_turns_are_chosen(game: str) -> None:
    assert all_choices(*GAMES[game]) == json.loads(DATA.read_text(encoding="utf-8"))[game]


def write() -> None:
    """Write the choices anew; read the diff."""
    games = []
    for game in GAMES:
        lines = ",\n".join(map(json.dumps, all_choices(*GAMES[game])))
        games.append(f'"{game}": [\n{lines}]')
    DATA.write_text("{" + ",\n".join(games) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
