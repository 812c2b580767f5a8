"""What client and server say to each other about the seats of a table with friends."""

from typing import TypeAlias

from red7.wire.shapes import LinksShape, Message, Number, RulesShape, SettingsShape, SitterShape


class SitRequest(Message, frozen=True, tag="sit"):
    """Take a seat that is free, kept for me, or a bot's."""

    table: str
    id: str
    seat: Number
    name: str
    key: str = ""
    """The secret of the invitation."""


class StandRequest(Message, frozen=True, tag="stand"):
    """Leave a seat of mine for good."""

    table: str
    id: str
    seat: Number


class RenameRequest(Message, frozen=True, tag="rename"):
    """Have another name at a seat of mine."""

    table: str
    id: str
    seat: Number
    name: str


class SeatBotRequest(Message, frozen=True, tag="seat-bot"):
    """The host lets a bot take a seat before the start, or frees it."""

    table: str
    id: str
    seat: Number
    bot: str | None
    """None frees the seat."""


class ConfigureRequest(Message, frozen=True, tag="configure"):
    """The host changes rules, settings and the number of seats."""

    table: str
    id: str
    rules: RulesShape
    settings: SettingsShape
    seats: Number


class RemoveRequest(Message, frozen=True, tag="remove"):
    """The host removes whoever sits at a seat."""

    table: str
    id: str
    seat: Number


class HostRequest(Message, frozen=True, tag="host"):
    """The host passes the chair to whoever sits at a seat; where the host is away, to oneself."""

    table: str
    id: str
    seat: Number


class StandInRequest(Message, frozen=True, tag="stand-in"):
    """Let a bot play for whoever is away."""

    table: str
    id: str
    seat: Number


class TakeBackRequest(Message, frozen=True, tag="take-back"):
    """Play again at a seat of mine that a bot has played."""

    table: str
    id: str
    seat: Number


class ReactRequest(Message, frozen=True, tag="react"):
    """Show a reaction to everybody."""

    table: str
    reaction: str


SeatingRequest: TypeAlias = (
    SitRequest
    | StandRequest
    | RenameRequest
    | SeatBotRequest
    | ConfigureRequest
    | RemoveRequest
    | HostRequest
    | StandInRequest
    | TakeBackRequest
)
"""What a client may ask of a table's seats."""


class Clocks(Message, frozen=True, tag="clocks"):
    """What time is left, at the moment at which it was sent."""

    table: str
    version: int
    left: list[float]
    """Seconds of each seat."""
    running: int | None
    """The seat whose clock runs."""
    begins: float
    """Seconds until it begins to run: first the turn before is shown."""


class Seating(Message, frozen=True, tag="seating"):
    """The seats of a table with friends: before the table itself, and whenever they change."""

    table: str
    version: int
    rules: RulesShape
    preset: str | None
    sitters: list[SitterShape]
    free: list[bool]
    """The seats that this client could take."""
    host: int | None
    """A seat of the host's."""
    settings: SettingsShape
    started: bool
    over: bool
    links: LinksShape | None
    """For those only who sit at the table."""
    previous: str | None
    """The table that this one is a rematch of."""
    next: str | None
    """The table of the rematch."""
    evening: list[int]
    """How many matches each seat has won at the tables before."""
    clocks: Clocks | None
    fills: float | None
    """Seconds until bots take the free seats."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected."""

    table: str
    here: list[bool]
    """For every seat; a bot always is."""
    away: list[int]
    """Since how many seconds each is not."""
    watching: int
    """How many watch who have no seat."""


class Reaction(Message, frozen=True, tag="reaction"):
    """Somebody has reacted."""

    table: str
    seat: int
    reaction: str
