"""Clocks of a table: the time that each seat has left, and when the mover's clock started.

All times come with the commands of the log. A clock starts once pages have had time to show the
turn before. One second of each turn is not counted, to make up for lag.
"""

from typing import NamedTuple

from red7.core import Seat, Turn
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Clock

TURN_LAG_S = 1.0
"""Seconds of each turn that are not counted, to make up for lag."""
STEP_SHOWN_S = {SenderKind.BOT: 1.1, SenderKind.PERSON: 0.4, SenderKind.TABLE: 1.1}
"""Seconds for which pages show a step, by its sender; they show bots' steps slowly."""


class ClockState(NamedTuple):
    """The clocks of a table."""

    left: tuple[float, ...] = ()
    """Seconds that each seat has left, the current turn not yet deducted."""
    since: float | None = None
    """When the mover's clock starts, in seconds since 1970; None if no clock runs.

    The time may lie in the future.
    """
    shown: float = 0.0
    """When pages have had time to show all steps, in seconds since 1970."""
    stopped: bool = False
    """Whether all clocks are stopped, because no player is connected."""


def wound_up(clock: Clock, players: int) -> ClockState:
    """Return the clocks before the first turn: full, and not running."""
    return ClockState((float(clock.seconds),) * players)


def run(state: ClockState, now: float) -> ClockState:
    """Start the mover's clock as soon as pages have shown all steps.

    Return the clocks unchanged while all of them are stopped.
    """
    return state if state.stopped else state._replace(since=max(now, state.shown))


def shown(state: ClockState, steps: Turn, by: Sender, now: float) -> ClockState:
    """Return the clocks after some steps, with the time that pages take to show them."""
    seconds = len(steps) * STEP_SHOWN_S[by.kind]
    return state._replace(shown=max(state.shown, now) + seconds)


def spent(state: ClockState, seat: Seat, now: float, forgiven: float = 0.0) -> ClockState:
    """Stop the mover's clock, and deduct the seconds used from the time of its seat.

    `forgiven` seconds are not deducted. Return the clocks unchanged if none runs.
    """
    if state.since is None:
        return state
    used = max(0.0, now - state.since - forgiven)
    left = [*state.left]
    left[seat] = max(0.0, left[seat] - used)
    return state._replace(left=tuple(left), since=None)


def turn_ended(state: ClockState, clock: Clock, seat: Seat, now: float) -> ClockState:
    """Stop the mover's clock at the end of its turn, and set the seat's time for its next turn.

    With an increment, the seat's bank grows by it. Without one, the seat has a full turn's time
    again.
    """
    state = spent(state, seat, now, TURN_LAG_S)
    left = [*state.left]
    if clock.increment is None:
        left[seat] = float(clock.seconds)
    else:
        left[seat] += clock.increment
    return state._replace(left=tuple(left))


def deadline(state: ClockState, seat: Seat) -> float | None:
    """Return when the mover's time is over, in seconds since 1970; None if no clock runs."""
    return None if state.since is None else state.since + state.left[seat] + TURN_LAG_S
