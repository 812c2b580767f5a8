"""Connection settings: limits on sockets and bodies, and the seconds that a client may take."""

from dataclasses import dataclass

from red7.hosting.connections.addresses import Network, parse_network
from red7.live.limits.rate_limits import Rate
from red7.live.limits.setting import count, items, seconds, setting, whole_number


def networks(value: str) -> tuple[Network, ...]:
    """Return the networks of a text with commas. Raise `BadNetwork`."""
    return tuple(map(parse_network, items(value)))


def _connect_rate(value: str) -> Rate:
    """Return a rate of whole numbers. Raise `ValueError`."""
    per_second, _, burst = value.partition("/")
    return Rate(count(per_second), count(burst))


@dataclass(frozen=True, slots=True)
class ConnectionSettings:
    """Limits on sockets and bodies, and the seconds that a client may take.

    A class of thirty behind one address stays far below the limits.
    """

    max_sockets: int = setting(
        20_000,
        "open sockets in all; never more than the process has file descriptors for",
        count,
        option="--max-sockets",
    )
    # Thirty browsers with six sockets for requests and four tables each.
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
    # Longer than browsers keep an idle socket, so that they close it first.
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
