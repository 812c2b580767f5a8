"""A bot's whole turn: planned at once, and again when it has drawn a card."""

import asyncio
from random import Random

import pytest

from red7.bots import BOTS, Budget
from red7.core import ADVANCED, DRAW, EXPERT, IllegalStep, Position, Turn, View, play
from red7.live.compute.protocol import WorkFailed, whole_turn
from tests.builders import dealt, moment


def turn_and_views(position: Position, bot: str) -> tuple[Turn, list[View]]:
    """The turn that a bot plays, and the views that it was asked to plan for."""
    asked = []

    async def plan(seen: View) -> Turn:
        asked.append(seen)
        return BOTS[bot].planned(seen, Random(1), Budget())

    return asyncio.run(whole_turn(position, plan)), asked


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_is_planned_again_only_when_it_has_drawn(seed: int) -> None:
    now = dealt(EXPERT, 3, seed)
    turn, asked = turn_and_views(now, "planner")
    after = play(now, turn)
    assert len(after.history) == 1
    assert len(asked) <= 1 + after.history[0].drew
    assert [seen.drew for seen in asked] == sorted({seen.drew for seen in asked})


def test_a_plan_is_for_the_mover_and_goes_on_from_the_steps_it_has_taken() -> None:
    now = next(found for found in (moment(ADVANCED, 2, seed) for seed in range(99)) if found.steps)
    turn, asked = turn_and_views(now, "random")
    assert all(seen.seat == now.mover for seen in asked)
    assert play(now, turn).history[-1].steps[: len(now.steps)] == now.steps


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    now = dealt(ADVANCED, 2, 1)

    async def nothing(seen: View) -> Turn:
        return ()

    async def draw(seen: View) -> Turn:
        return (DRAW,)

    with pytest.raises(WorkFailed, match="another turn"):
        asyncio.run(whole_turn(now, nothing))
    with pytest.raises(IllegalStep):
        asyncio.run(whole_turn(now, draw))
