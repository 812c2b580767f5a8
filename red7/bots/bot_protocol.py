"""The bot protocol: a bot gets a view, a random generator and a budget, and returns a step.

A bot never sees a position. `by_turns` makes a bot from a function that plans whole turns.
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
    """A function that chooses the next step for the seat of a view, which is to move."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Step: ...  # as the class says


Plan: TypeAlias = Callable[[View, Random, Budget], Turn]
"""A function that plans a whole turn from its start, including the steps taken so far.

The turn may end at a draw if the rest depends on the drawn card; then the bot plans again.
"""


class Bot(NamedTuple):
    """A bot of the ladder."""

    name: str
    choose: Choose
    budget: Budget
    """The usual budget for a step."""
    compiled: bool = False
    """Whether the bot plays on the compiled engine, if there is one."""
    module: str = ""
    """The module in `red7/bots` that plans its turns; empty for a bot from elsewhere."""
    plan: Plan | None = None
    """The function that plans its turns, if it plans whole turns."""

    def planned(self, view: View, rng: Random, budget: Budget) -> Turn:
        """Return the turn from its start, as far as the bot foresees it: at least one more step."""
        if self.plan is None:
            return *view.steps, self.choose(view, rng, budget)
        return self.plan(view, rng, budget)


Player: TypeAlias = Callable[[Position], Step]
"""A player in the arena: a function from a position to the mover's next step."""
Contestant: TypeAlias = Callable[[Random, Budget | None], Player]
"""A function that makes a player from a random generator and a budget (None: the usual one)."""


def by_turns(plan: Plan) -> Choose:
    """Return a function that plays a planned turn step by step, and plans again when needed."""
    planned: tuple[View, Turn] | None = None

    def choose(view: View, rng: Random, budget: Budget) -> Step:
        nonlocal planned
        # Read once: another game with this bot may replace the plan meanwhile.
        step = foreseen_step(planned, view)
        if step is None:
            turn = plan(view, rng, budget)
            assert continues(turn, view)
            planned, step = (view, turn), turn[len(view.steps)]
        return step

    return choose


def foreseen_step(planned: tuple[View, Turn] | None, now: View) -> Step | None:
    """Return the next step of a turn planned for an earlier view, or the only legal step.

    Return None if the turn must be planned again.
    """
    if planned is not None and _goes_on(*planned, now):
        return planned[1][len(now.steps)]
    if now.steps and len(only := legal_steps(now)) == 1:
        return only[0]
    return None


def continues(turn: Turn, view: View) -> bool:
    """Return whether a planned turn continues from the steps of a view."""
    taken = len(view.steps)
    return len(turn) > taken and turn[:taken] == view.steps


def _goes_on(before: View, turn: Turn, now: View) -> bool:
    """Return whether a view is as its seat foresaw, and the planned turn has a next step."""
    old, new = len(before.steps), len(now.steps)
    if not old < new < len(turn) or now.steps != turn[:new]:
        return False
    draft, seat = draft_of(before), before.seat
    if draft is None or seat is None or _SAME_ALL_TURN(before) != _SAME_ALL_TURN(now):
        return False
    for step in turn[old:new]:
        take_step(draft, step)
    # The draft lacks cards that were drawn unseen, so after such a draw the hands differ.
    return (
        (now.hand, now.canvas, now.deck) == (draft.hand, draft.canvas, draft.deck)
        and (now.top, now.known[seat]) == (draft.top, draft.known)
        and now.palettes == draft.all_palettes(before.palettes, before.out, seat)
        and _of_others(now, seat) == _of_others(before, seat)
    )


_SAME_ALL_TURN = attrgetter("rules", "seat", "mover", "out", "score", "drew", "history")
"""The fields that no step of a turn changes, except a draw; after it, turns are planned again."""


def _of_others(view: View, seat: Seat) -> tuple[object, ...]:
    """Return what is known of the hands of the other seats."""
    known, counts = view.known, view.hand_counts
    return known[:seat], known[seat + 1 :], counts[:seat], counts[seat + 1 :]


def seated(bot: Bot) -> Contestant:
    """Return a bot as a contestant, which sees only its own view of the position."""

    def sit(rng: Random, budget: Budget | None) -> Player:
        given = bot.budget if budget is None else budget
        # The bot gets a view, never the position, so it cannot see hidden cards.
        return lambda position: bot.choose(view(position, position.mover), rng, given)

    return sit
