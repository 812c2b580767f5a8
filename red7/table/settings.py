"""The settings of a table with friends: clock, help, who may come and watch."""

from enum import StrEnum
from typing import NamedTuple

from red7.table.errors import Refused

MAX_CLOCK_S = 24 * 60 * 60
"""Seconds; whoever wants longer needs no clock."""
MAX_PAUSE_S = 10 * 60


class Help(StrEnum):
    """How much the table helps, the same for all seats."""

    HINTS = "hints"
    MARKS = "marks"
    """Marks and previews, but no hints."""
    NONE = "none"


class OutOfTime(StrEnum):
    """What happens to a turn whose time has run out."""

    BOT = "bot"
    FOLD = "fold"
    """A turn that has begun can fold no longer: a bot finishes it."""


class Clock(NamedTuple):
    """How long players may think."""

    seconds: int = 0
    """For each turn, or in the bank; 0 is no clock."""
    increment: int | None = None
    """With a bank: what each turn adds to it. None: so many seconds a turn."""


class Settings(NamedTuple):
    """What a table with friends has agreed on, besides the rules of the game."""

    clock: Clock = Clock()
    out_of_time: OutOfTime = OutOfTime.BOT
    help: Help = Help.MARKS
    pause: int = 30
    """Seconds after which a bot may be asked to play for somebody who is away."""
    stand_in: str = "planner"
    """The bot that plays for others: those away, out of time, or gone for good."""
    watching: bool = True
    """Whether others may watch."""
    late: bool = True
    """Whether a late friend may take a bot's seat."""
    public: bool = False
    """Whether the lobby shows it."""
    fills: bool = False
    """Whether bots take the free seats by themselves when nobody comes for a while."""
    language: str = ""
    """The language of whoever has opened it, such as `pt-BR`, where that is known."""


def check_settings(settings: Settings) -> None:
    """Raise `Refused` for settings that make no sense."""
    clock = settings.clock
    if not 0 <= clock.seconds <= MAX_CLOCK_S:
        raise Refused("bad-clock", most=MAX_CLOCK_S)
    if clock.increment is not None and not 0 <= clock.increment <= MAX_CLOCK_S:
        raise Refused("bad-clock", most=MAX_CLOCK_S)
    if not 0 <= settings.pause <= MAX_PAUSE_S:
        raise Refused("bad-pause", most=MAX_PAUSE_S)
