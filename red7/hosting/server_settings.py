"""The settings of a server: address, processes, database, connection limits, logs and metrics."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias, get_args

from red7.hosting.connections.addresses import Network, parse_network
from red7.hosting.database_addresses import without_password
from red7.live.limits.rate_limits import Rate
from red7.live.live_settings import LiveSettings
from red7.live.setting_fields import (
    count,
    items,
    one_of,
    seconds,
    setting,
    text,
    true_or_false,
    whole_number,
)


def _names(value: str) -> frozenset[str]:
    return frozenset(map(str.lower, items(value)))


@dataclass(frozen=True, slots=True)
class ListenSettings:
    """The address and port at which the server listens, and its host names."""

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
        metavar="NAME",
        default_text="this machine's own names",
    )


@dataclass(frozen=True, slots=True)
class ProcessSettings:
    """The number of server processes."""

    workers: int = setting(
        1,
        "server processes on this machine, which share its cores",
        whole_number(1, 64),
        option="--workers",
    )


@dataclass(frozen=True, slots=True)
class DatabaseSettings:
    """The addresses of the database and the message bus that the servers of a cluster share."""

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
        """Return a copy of these settings without user names and passwords."""
        return DatabaseSettings(
            *(each and without_password(each) for each in (self.address, self.bus))
        )


@dataclass(frozen=True, slots=True)
class ComputeSettings:
    """Whether the server or `red7 think` computes the turns of bots, the hints and the reviews."""

    delegated: bool = setting(
        False,
        "leave bots, hints and reviews to `red7 think` at the same database",
        true_or_false,
        option="--no-think",
    )


@dataclass(frozen=True, slots=True)
class ThinkerSettings:
    """The settings of `red7 think`, which computes bots, hints and reviews for servers."""

    processes: int | None = setting(
        None,
        "searches at a time",
        whole_number(1, 1024),
        option="--processes",
        metavar="N",
        default_text="one for each core",
    )


def networks(value: str) -> tuple[Network, ...]:
    """Parse networks that are separated by commas. Raise `BadNetwork` if one is invalid."""
    return tuple(map(parse_network, items(value)))


def _connect_rate(value: str) -> Rate:
    """Parse a rate `N/BURST`. Raise `ValueError` unless both are whole numbers above 0."""
    per_second, _, burst = value.partition("/")
    return Rate(count(per_second), count(burst))


@dataclass(frozen=True, slots=True)
class ConnectionSettings:
    """Limits on sockets and request bodies, and timeouts for clients.

    Thirty players who share one address, such as a school class, stay far below the defaults.
    """

    max_sockets: int = setting(
        20_000,
        "open sockets in all; never more than the process has file descriptors for",
        count,
        option="--max-sockets",
    )
    # Thirty browsers, each with six sockets for requests and a socket for each of four tables.
    max_sockets_per_address: int = setting(
        300, "open sockets of an address", count, option="--max-sockets-per-address"
    )
    max_connects_per_address: Rate = setting(
        Rate(100, 1000),
        "sockets that an address may open each second, and at once",
        _connect_rate,
        option="--max-connects-per-address",
        metavar="N/BURST",
    )
    head_s: float = setting(
        10.0,
        "seconds for the first byte on a new socket, then for the rest of a request's head",
        seconds,
        option="--head-seconds",
    )
    body_s: float = setting(
        30.0,
        "seconds for the body of a request, and for a client to take what is sent",
        seconds,
        option="--body-seconds",
    )
    hello_s: float = setting(
        10.0, "seconds for the hello on a WebSocket", seconds, option="--hello-seconds"
    )
    # Longer than browsers keep an idle socket, so that the browser closes it first.
    keep_alive_s: int = setting(
        75, "seconds that a socket may rest between requests", whole_number(1, 3600)
    )
    max_body_bytes: int = setting(
        64_000_000, "bytes of all bodies in memory", count, option="--max-body-bytes"
    )
    max_body_bytes_per_address: int = setting(
        8_000_000,
        "bytes of the bodies of an address in memory",
        count,
        option="--max-body-bytes-per-address",
    )
    proxies: tuple[Network, ...] = setting(
        (),
        "addresses or networks whose X-Forwarded-For and X-Forwarded-Proto headers are believed",
        networks,
        option="--proxy",
        metavar="ADDRESS",
    )
    exempt: tuple[Network, ...] = setting(
        (),
        "addresses or networks without these limits and without rate limits, as of a load"
        " generator or a monitor",
        networks,
        option="--exempt",
        metavar="ADDRESS",
    )


Form: TypeAlias = Literal["plain", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True, slots=True)
class LogSettings:
    """The level and the format of the log, which goes to standard error."""

    form: Form | None = setting(
        None,
        "the form of the log, a line for each event",
        one_of(*get_args(Form)),
        option="--log",
        metavar="plain|json",
        default_text="plain",
    )
    level: Level | None = setting(
        None,
        "how much to log: debug, info, warning or error",
        one_of(*get_args(Level)),
        option="--log-level",
        default_text="info; without a form, warning",
    )


class MonitorAddress(NamedTuple):
    """The address at which the server answers `/metrics`, `/healthz` and `/readyz`."""

    host: str
    port: int
    """The port. If there are several server processes, each takes the next port that is free."""


def monitor_address(value: str) -> MonitorAddress:
    """Parse an address written as `HOST:PORT`. Raise `ValueError` if it is invalid."""
    host, _, port = value.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise ValueError(f"{value:.80} is not an address such as 127.0.0.1:9777")
    return MonitorAddress(host, int(port))


@dataclass(frozen=True, slots=True)
class MetricsSettings:
    """The address for an operator's monitoring tools."""

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
    """All settings of a server, grouped by feature."""

    listen: ListenSettings = field(default_factory=ListenSettings)
    processes: ProcessSettings = field(default_factory=ProcessSettings)
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    compute: ComputeSettings = field(default_factory=ComputeSettings)
    thinker: ThinkerSettings = field(default_factory=ThinkerSettings)
    connections: ConnectionSettings = field(default_factory=ConnectionSettings)
    log: LogSettings = field(default_factory=LogSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)
