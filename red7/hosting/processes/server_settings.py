"""The settings of a server: those of live tables, and those that hosting adds."""

from dataclasses import dataclass, field
from typing import NamedTuple

from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.hosting.database_addresses import without_password
from red7.hosting.operations.logs import LogSettings
from red7.live.limits.live_settings import LiveSettings
from red7.live.limits.setting import items, setting, text, true_or_false, whole_number


def _names(value: str) -> frozenset[str]:
    return frozenset(map(str.lower, items(value)))


@dataclass(frozen=True, slots=True)
class ListenSettings:
    """Where the server listens."""

    host: str = setting(
        "0.0.0.0",
        "the address to listen at; 0.0.0.0 is all of this machine's (red7 play always takes"
        " 127.0.0.1)",
        text,
        option="--host",
    )
    port: int | None = setting(
        None,
        "the port to listen at",
        whole_number(0, 65_535),
        option="--port",
        default_text="7777, or the next free one",
    )
    names: frozenset[str] = setting(
        frozenset(),
        "further host names that lead to this server",
        _names,
        option="--name",
        default_text="this machine's own names",
    )


@dataclass(frozen=True, slots=True)
class ProcessSettings:
    """How many processes serve, and how they end."""

    workers: int = setting(
        1,
        "server processes on this machine, which share its cores",
        whole_number(1, 64),
        option="--workers",
    )


@dataclass(frozen=True, slots=True)
class DatabaseSettings:
    """Where several machines keep their games, and how they notify each other."""

    address: str = setting(
        "",
        "keep games in PostgreSQL, in place of --data: postgresql://USER@HOST/DATABASE",
        text,
        option="--database",
        metavar="ADDRESS",
    )
    bus: str = setting(
        "",
        "notify by Redis or Valkey, redis://HOST:PORT, in place of PostgreSQL",
        text,
        option="--bus",
        metavar="ADDRESS",
    )

    def shown(self) -> "DatabaseSettings":
        """Return the addresses without names and passwords."""
        return DatabaseSettings(
            *(each and without_password(each) for each in (self.address, self.bus))
        )


@dataclass(frozen=True, slots=True)
class ComputeSettings:
    """Where bots, hints and reviews are computed."""

    delegated: bool = setting(
        False,
        "leave bots, hints and reviews to `red7 think` at the same database",
        true_or_false,
        option="--no-think",
    )


@dataclass(frozen=True, slots=True)
class ThinkerSettings:
    """How `red7 think` uses its machine."""

    processes: int | None = setting(
        None,
        "searches at a time",
        whole_number(1, 1024),
        option="--processes",
        default_text="one for each core",
    )


class MonitorAddress(NamedTuple):
    """Where `/metrics`, `/healthz` and `/readyz` are served."""

    host: str
    port: int
    """The port of one process; of several, each takes the next one that is free."""


def monitor_address(value: str) -> MonitorAddress:
    """Return the address of `HOST:PORT`. Raise `ValueError`."""
    host, _, port = value.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise ValueError(f"{value:.80} is not an address such as 127.0.0.1:9777")
    return MonitorAddress(host, int(port))


@dataclass(frozen=True, slots=True)
class MetricsSettings:
    """Where an operator's tools are answered."""

    address: MonitorAddress | None = setting(
        None,
        "serve /metrics for Prometheus, /healthz and /readyz at this address",
        monitor_address,
        option="--metrics",
        metavar="HOST:PORT",
        default_text="nowhere",
    )


@dataclass(frozen=True, slots=True)
class ServerSettings(LiveSettings):
    """All settings, by feature."""

    listen: ListenSettings = field(default_factory=ListenSettings)
    processes: ProcessSettings = field(default_factory=ProcessSettings)
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    compute: ComputeSettings = field(default_factory=ComputeSettings)
    thinker: ThinkerSettings = field(default_factory=ThinkerSettings)
    connections: ConnectionSettings = field(default_factory=ConnectionSettings)
    log: LogSettings = field(default_factory=LogSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)
