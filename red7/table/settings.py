"""Settings of a table with friends: clock, help, stand-in bot, and who may come and watch."""

from enum import StrEnum
from typing import NamedTuple

from red7.table.errors import Refused

MAX_CLOCK_S = 24 * 60 * 60
"""Maximum seconds of a clock or an increment; longer games need no clock."""
MAX_PAUSE_S = 10 * 60


class Help(StrEnum):
    """How much a table helps its players; the same for all seats."""

    HINTS = "hints"
    MARKS = "marks"
    """Marks and previews, but no hints."""
    NONE = "none"


class OutOfTime(StrEnum):
    """What happens to a turn whose time has run out."""

    BOT = "bot"
    FOLD = "fold"
    """The turn is a fold; but a turn that has begun cannot fold any more, so a bot finishes it."""


class Clock(NamedTuple):
    """How long players may think."""

    seconds: int = 0
    """Seconds for each turn, or in the bank; 0 means no clock."""
    increment: int | None = None
    """With a bank: seconds that each turn adds to it; None: `seconds` is for each turn."""


class Settings(NamedTuple):
    """The settings of a table with friends, besides the rules of the game."""

    clock: Clock = Clock()
    out_of_time: OutOfTime = OutOfTime.BOT
    help: Help = Help.MARKS
    pause: int = 30
    """Seconds after which players may let a bot play for an absent player."""
    stand_in: str = "planner"
    """The bot that plays for players who are away, out of time, or gone for good."""
    watching: bool = True
    """Whether spectators may watch."""
    late: bool = True
    """Whether a late friend may take a bot's seat."""
    public: bool = False
    """Whether the lobby shows the table."""
    fills: bool = False
    """Whether bots take the free seats by themselves if no player comes for a while."""
    language: str = ""
    """The language of the person who opened the table, such as `pt-BR`; empty if unknown."""
    spectators_react: bool = True
    """Whether spectators may send reactions."""


def check_settings(settings: Settings) -> None:
    """Raise `Refused` if the clock or the pause is out of its limits."""
    clock = settings.clock
    if not 0 <= clock.seconds <= MAX_CLOCK_S:
        raise Refused("bad-clock", most=MAX_CLOCK_S)
    if clock.increment is not None and not 0 <= clock.increment <= MAX_CLOCK_S:
        raise Refused("bad-clock", most=MAX_CLOCK_S)
    if not 0 <= settings.pause <= MAX_PAUSE_S:
        raise Refused("bad-pause", most=MAX_PAUSE_S)
