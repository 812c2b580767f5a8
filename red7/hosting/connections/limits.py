"""What an operator sets about the door: caps on sockets and bodies, and seconds for the rest."""

from typing import NamedTuple

from red7.hosting.connections.addresses import Network
from red7.live.limits.rate_limits import Rate


class DoorLimits(NamedTuple):
    """The caps; a class of thirty behind one address stays far below them."""

    sockets: int = 20_000
    """Open sockets in all; never more than there are file descriptors."""
    sockets_per_address: int = 300
    """Open sockets of one address: thirty browsers with six for requests and four tables each."""
    connects: Rate = Rate(100, 1000)
    """How fast an address may open sockets: those of a class at once, then some each second."""
    head_seconds: float = 10.0
    """For the first byte on a new connection, then for the rest of a request's head."""
    body_seconds: float = 30.0
    """For the body of a request; and for a client to take the answer, or a WebSocket's messages."""
    hello_seconds: float = 10.0
    """For the hello on a WebSocket."""
    idle_seconds: int = 75
    """That a connection may rest between requests: longer than clients let it."""
    body_bytes: int = 64_000_000
    """Of all bodies that are being received or worked on."""
    body_bytes_per_address: int = 8_000_000
    """Of those of one address."""
    proxies: tuple[Network, ...] = ()
    """Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    exempt: tuple[Network, ...] = ()
    """Addresses without caps of their own: a load generator's, a monitor's."""
