"""Messages between client and server about the seats of a table with friends."""

from typing import TypeAlias

from red7.wire.shapes import (
    LinksShape,
    Message,
    Number,
    PlayerEventShape,
    RulesShape,
    SettingsShape,
    SitterShape,
)


class SitRequest(Message, frozen=True, tag="sit"):
    """Take a seat that is free, kept for this client, or a bot's."""

    table: str
    id: str
    seat: Number
    name: str
    key: str = ""
    """The secret of the invitation."""
    face: str = ""
    """One of the faces of the lobby; empty for none."""


class StandRequest(Message, frozen=True, tag="stand"):
    """Leave a seat of the client for good."""

    table: str
    id: str
    seat: Number


class RenameRequest(Message, frozen=True, tag="rename"):
    """Change the name at a seat of the client, and the face if one is given."""

    table: str
    id: str
    seat: Number
    name: str
    face: str | None = None
    """One of the faces of the lobby; empty for none; None leaves the face as it is."""


class SeatBotRequest(Message, frozen=True, tag="seat-bot"):
    """Let a bot take a seat before the start, or free it (host only)."""

    table: str
    id: str
    seat: Number
    bot: str | None
    """None frees the seat."""


class ConfigureRequest(Message, frozen=True, tag="configure"):
    """Change rules, settings and the number of seats (host only)."""

    table: str
    id: str
    rules: RulesShape
    settings: SettingsShape
    seats: Number


class RemoveRequest(Message, frozen=True, tag="remove"):
    """Remove the player who sits at a seat (host only)."""

    table: str
    id: str
    seat: Number


class HostRequest(Message, frozen=True, tag="host"):
    """Make the player at a seat the host; while the host is away, players may name themselves."""

    table: str
    id: str
    seat: Number


class StandInRequest(Message, frozen=True, tag="stand-in"):
    """Let a bot play for a player who is away."""

    table: str
    id: str
    seat: Number


class TakeBackRequest(Message, frozen=True, tag="take-back"):
    """Play again at a seat of the client that a bot has played."""

    table: str
    id: str
    seat: Number


class ReactRequest(Message, frozen=True, tag="react"):
    """Show a reaction to all clients at the table, as a player or as a spectator."""

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
"""Requests about a table's seats that a client may send."""


class Clocks(Message, frozen=True, tag="clocks"):
    """The time left when the message was sent."""

    table: str
    version: int
    left: list[float]
    """Seconds left for each seat."""
    running: int | None
    """The seat whose clock runs."""
    begins: float
    """Seconds until it begins to run, so that the turn before can be shown first."""


class Seating(Message, frozen=True, tag="seating"):
    """The seats of a table with friends, sent before the table itself and whenever they change."""

    table: str
    version: int
    rules: RulesShape
    preset: str | None
    sitters: list[SitterShape]
    free: list[bool]
    """For every seat, whether this client could take it."""
    host: int | None
    """A seat of the host."""
    settings: SettingsShape
    started: bool
    over: bool
    links: LinksShape | None
    """Only for clients that sit at the table."""
    previous: str | None
    """The table that this one is a rematch of, for people who played there."""
    next: str | None
    """The table of the rematch, for its players and for spectators who may watch it."""
    evening: list[int]
    """The number of matches each seat has won at earlier tables of this series of rematches."""
    clocks: Clocks | None
    fills: float | None
    """Seconds until bots take the free seats."""
    events: list[PlayerEventShape]
    """What has happened to players in this round, or since the end of the last one."""
    round: int
    """The number of rounds dealt so far."""
    next_key: str
    """The secret with which a spectator may watch the rematch."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected."""

    table: str
    here: list[bool]
    """For every seat, whether its player is connected; a bot always is."""
    away: list[int]
    """For every seat, the seconds since its player disconnected; 0 while connected or unknown."""
    watching: int
    """The number of spectators."""


class Reaction(Message, frozen=True, tag="reaction"):
    """The reaction of a player or a spectator."""

    table: str
    seat: int | None
    """The player's seat; None for a spectator."""
    reaction: str
