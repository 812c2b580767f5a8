"""What whoever runs a server has set: where it serves, and on which terms."""

from typing import NamedTuple

from red7.hosting.connections.limits import DoorLimits
from red7.hosting.database_addresses import without_password
from red7.hosting.operations.logs import LogOptions
from red7.live.limits.quotas import DataLimits
from red7.live.limits.rate_limits import USUAL, RateLimits
from red7.live.limits.switches import EVERYTHING, Switches


class Place(NamedTuple):
    """Where to serve."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None for the usual one, or the next that is free."""
    names: frozenset[str] = frozenset()
    """Host names that lead here."""


class MonitorPlace(NamedTuple):
    """Where to serve `/metrics`, `/healthz` and `/readyz`."""

    host: str
    port: int
    """The port of one process; of several, each takes the next one that is free."""


class Sharing(NamedTuple):
    """Who serves: how many processes, of which data."""

    workers: int = 1
    """Server processes on this machine."""


class Database(NamedTuple):
    """A database that several machines share, in the place of a data folder."""

    address: str = ""
    """Empty for a data folder."""
    bus: str = ""
    """Where Redis or Valkey passes hints on; empty where the database does."""

    def shown(self) -> "Database":
        """The same as everybody may read it: without names and passwords."""
        return Database(*(each and without_password(each) for each in self))


class Thinking(NamedTuple):
    """Who thinks for bots, hints and reviews."""

    elsewhere: bool = False
    """Whether `red7 think` does, by a queue in the database, and this server nothing itself."""


class ServeOptions(NamedTuple):
    """All that can be set; each room that is told something has a tuple of its own."""

    place: Place = Place()
    sharing: Sharing = Sharing()
    door: DoorLimits = DoorLimits()
    rates: RateLimits = USUAL
    database: Database = Database()
    thinking: Thinking = Thinking()
    switches: Switches = EVERYTHING
    log: LogOptions = LogOptions()
    monitor: MonitorPlace | None = None
    """Where an operator's tools are answered, if anywhere."""
    data: DataLimits = DataLimits()
