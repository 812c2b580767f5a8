"""Clocks, as the fold of a log has them: how much time is left, and since when it runs.

All times come with the commands. A clock begins to run when the turn before it can have been
seen, and forgives a second of lag.
"""

from typing import NamedTuple

from red7.core import Seat, Turn
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Clock

TURN_LAG_S = 1.0
"""Seconds of each turn that are not counted."""
STEP_SHOWN_S = {SenderKind.BOT: 1.1, SenderKind.PERSON: 0.4, SenderKind.TABLE: 1.1}
"""Seconds in which pages show a step, by who took it: what bots do is shown slowly."""


class ClockState(NamedTuple):
    """The clocks of a table."""

    left: tuple[float, ...] = ()
    """Seconds that each seat has left, without the turn under way."""
    since: float | None = None
    """From when on the mover's time is counted, which may lie ahead; None while none runs."""
    shown: float = 0.0
    """When pages can have shown all that has happened."""
    stopped: bool = False
    """Whether all clocks stand still, because nobody is there."""


def wound_up(clock: Clock, players: int) -> ClockState:
    """The clocks before anything is played."""
    return ClockState((float(clock.seconds),) * players)


def run(state: ClockState, now: float) -> ClockState:
    """The mover's clock begins to run, as soon as all that happened can have been seen."""
    return state if state.stopped else state._replace(since=max(now, state.shown))


def shown(state: ClockState, steps: Turn, by: Sender, now: float) -> ClockState:
    """Some steps were taken, which takes pages a while to show."""
    seconds = len(steps) * STEP_SHOWN_S[by.kind]
    return state._replace(shown=max(state.shown, now) + seconds)


def spent(state: ClockState, seat: Seat, now: float, forgiven: float = 0.0) -> ClockState:
    """The mover's clock stops, and what it used is gone."""
    if state.since is None:
        return state
    used = max(0.0, now - state.since - forgiven)
    left = [*state.left]
    left[seat] = max(0.0, left[seat] - used)
    return state._replace(left=tuple(left), since=None)


def turn_ended(state: ClockState, clock: Clock, seat: Seat, now: float) -> ClockState:
    """A seat's turn is over: the increment is added, or the next turn has its full time again."""
    state = spent(state, seat, now, TURN_LAG_S)
    left = [*state.left]
    if clock.increment is None:
        left[seat] = float(clock.seconds)
    else:
        left[seat] += clock.increment
    return state._replace(left=tuple(left))


def deadline(state: ClockState, seat: Seat) -> float | None:
    """When the mover's time is over; None while its clock does not run."""
    return None if state.since is None else state.since + state.left[seat] + TURN_LAG_S
