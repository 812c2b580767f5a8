"""Building messages about the seats of a table with friends: who sits, and how much time is left.

Clients get them beside the messages about the game. Only messages to people who sit at the table
contain the secrets of its links.
"""

from red7.core import Seat
from red7.table import Settings, Table
from red7.table.clock import ClockState
from red7.table.decide_seats import sit_refusal
from red7.table.seating import wins_at
from red7.table.settings import Clock
from red7.wire.seating_messages import Clocks, Seating
from red7.wire.serialize import preset_name, rules_shape, sitter_shapes
from red7.wire.shapes import ClockShape, LinksShape, PlayerEventShape, SettingsShape


def seating_message(
    name: str,
    table: Table,
    person: str,
    links: LinksShape | None,
    now: float,
    next_links: LinksShape | None = None,
) -> Seating:
    """Return the message about the seats of a table, as a person sees them.

    `links` are the secrets of the table, `next_links` those of its rematch, if there is one.
    """
    assert table.settings is not None
    mine = table.seats_of(person)
    follows = not mine and table.next_for(person) is not None
    next_key = next_links.spectator if next_links is not None and follows else ""
    hosts = table.seats_of(table.host)
    return Seating(
        table=name,
        version=table.version,
        rules=rules_shape(table.rules),
        preset=preset_name(table.rules),
        sitters=sitter_shapes(table, mine),
        free=[sit_refusal(table, person, seat) is None for seat in range(len(table.sitters))],
        host=hosts[0] if hosts else None,
        settings=settings_shape(table.settings),
        started=table.is_started,
        over=table.match.is_over,
        links=links if mine else None,
        previous=table.previous_for(person),
        next=table.next_for(person),
        evening=wins_at(table),
        clocks=clocks_message(name, table, now),
        events=[PlayerEventShape(*event) for event in table.events],
        round=len(table.rounds),
        next_key=next_key,
        fills=None if table.is_started or table.due is None else max(0.0, table.due - now),
    )


def clocks_message(name: str, table: Table, now: float) -> Clocks | None:
    """Return the message about the time left; None without clocks."""
    if table.settings is None or not table.settings.clock.seconds:
        return None
    state, mover = table.clock, table.mover
    runs = mover if state.since is not None else None
    left = [_left(state, seat == runs, seat, now) for seat in range(len(table.sitters))]
    begins = 0.0 if state.since is None else max(0.0, state.since - now)
    return Clocks(name, table.version, left, runs, begins)


def _left(state: ClockState, runs: bool, seat: Seat, now: float) -> float:
    used = max(0.0, now - state.since) if runs and state.since is not None else 0.0
    return max(0.0, state.left[seat] - used)


def settings_shape(settings: Settings) -> SettingsShape:
    """Return the settings of a table as a shape."""
    return SettingsShape(
        ClockShape(*settings.clock),
        settings.out_of_time,
        settings.help,
        settings.pause,
        settings.stand_in,
        settings.watching,
        settings.late,
        settings.public,
        settings.fills,
        settings.language,
        settings.spectators_react,
    )


def parse_settings(shape: SettingsShape) -> Settings:
    """Return the settings in a shape."""
    return Settings(
        Clock(shape.clock.seconds, shape.clock.increment),
        shape.out_of_time,
        shape.help,
        shape.pause,
        shape.stand_in,
        shape.watching,
        shape.late,
        shape.public,
        shape.fills,
        shape.language,
        shape.spectators_react,
    )
