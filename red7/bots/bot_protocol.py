"""The bot protocol: a bot gets a view, a random generator and a budget, and gives a step.

It never sees a position. Bots that think a turn at a time are made by `by_turns`.
"""

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import NamedTuple, Protocol, TypeAlias

from red7.core import Position, Seat, Step, Turn, View, legal_steps, view
from red7.core.actions import take_step
from red7.core.views import draft_of
from red7.search.budget import Budget


class Choose(Protocol):
    """Chooses the next step for the seat whose view it is given, which is to move."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Step: ...  # as the class says


Plan: TypeAlias = Callable[[View, Random, Budget], Turn]
"""A whole turn from its start, the steps taken so far included.

It may stop short where the rest depends on what is drawn; it is asked again then.
"""


class Bot(NamedTuple):
    """A bot of the ladder."""

    name: str
    choose: Choose
    budget: Budget
    """Its usual one."""
    compiled: bool = False
    """Whether it plays on the compiled engine, where there is one."""
    module: str = ""
    """The file of `red7/bots` that plans its turns; empty for a bot from elsewhere."""
    plan: Plan | None = None
    """What it makes its steps of, where it thinks a turn at a time."""

    def planned(self, view: View, rng: Random, budget: Budget) -> Turn:
        """Its turn from the start, as far as it foresees it: at least one step more."""
        if self.plan is None:
            return *view.steps, self.choose(view, rng, budget)
        return self.plan(view, rng, budget)


Player: TypeAlias = Callable[[Position], Step]
"""Somebody at a seat of the arena: handed the position, gives the mover's next step."""
Contestant: TypeAlias = Callable[[Random, Budget | None], Player]
"""Takes a seat with a random generator, and with a budget where the usual one will not do."""


def by_turns(plan: Plan) -> Choose:
    """Plays a plan step by step, and plans anew only where the turn is not as planned."""
    planned: tuple[View, Turn] | None = None

    def choose(view: View, rng: Random, budget: Budget) -> Step:
        nonlocal planned
        # Read once: whoever else plays with this bot may plan meanwhile.
        step = foreseen_step(planned, view)
        if step is None:
            turn = plan(view, rng, budget)
            assert continues(turn, view)
            planned, step = (view, turn), turn[len(view.steps)]
        return step

    return choose


def foreseen_step(planned: tuple[View, Turn] | None, now: View) -> Step | None:
    """The next step of a turn that was planned for an earlier view, or the only one there is.

    None where the turn is to be planned anew.
    """
    if planned is not None and _goes_on(*planned, now):
        return planned[1][len(now.steps)]
    if now.steps and len(only := legal_steps(now)) == 1:
        return only[0]
    return None


def continues(turn: Turn, view: View) -> bool:
    """Whether a planned turn goes on from the steps that a view has."""
    taken = len(view.steps)
    return len(turn) > taken and turn[:taken] == view.steps


def _goes_on(before: View, turn: Turn, now: View) -> bool:
    """Whether a view is what its seat foresaw when it planned a turn, and the plan goes on."""
    old, new = len(before.steps), len(now.steps)
    if not old < new < len(turn) or now.steps != turn[:new]:
        return False
    draft, seat = draft_of(before), before.seat
    if draft is None or seat is None or _SAME_ALL_TURN(before) != _SAME_ALL_TURN(now):
        return False
    for step in turn[old:new]:
        take_step(draft, step)
    # Whatever was drawn unseen is missing in the draft, so that the hands differ then.
    return (
        (now.hand, now.canvas, now.deck) == (draft.hand, draft.canvas, draft.deck)
        and (now.top, now.known[seat]) == (draft.top, draft.known)
        and now.palettes == draft.all_palettes(before.palettes, before.out, seat)
        and _of_others(now, seat) == _of_others(before, seat)
    )


_SAME_ALL_TURN = attrgetter("rules", "seat", "mover", "out", "score", "drew", "history")
"""What no step of a turn changes, but for a draw, after which a turn is always planned anew."""


def _of_others(view: View, seat: Seat) -> tuple[object, ...]:
    """What is known of the other hands."""
    known, counts = view.known, view.hand_counts
    return known[:seat], known[seat + 1 :], counts[:seat], counts[seat + 1 :]


def seated(bot: Bot) -> Contestant:
    """A bot as a contestant: of the position it is shown its own view only."""

    def sit(rng: Random, budget: Budget | None) -> Player:
        given = bot.budget if budget is None else budget
        # What `view` hides stays hidden: the position goes no further than this line.
        return lambda position: bot.choose(view(position, position.mover), rng, given)

    return sit
