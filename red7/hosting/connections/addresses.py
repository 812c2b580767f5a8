"""Addresses of clients: networks that an operator names, and what counts as one client."""

from collections.abc import Collection
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from red7.core import Red7Error

Network: TypeAlias = IPv4Network | IPv6Network

HOME_NETWORK = 64
"""Bits: whoever has one IPv6 address has all of such a network."""


class BadNetwork(Red7Error):
    """A text that names no address and no network."""


def parse_network(text: str) -> Network:
    """The network of an address, `192.0.2.7`, or of a range, `10.0.0.0/8`. Raises `BadNetwork`."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadNetwork(f"{text[:60]!r} is no address and no network: {error}") from None


def is_among(host: str, networks: Collection[Network]) -> bool:
    """Whether an address is in one of some networks; what is no address is in none."""
    if not networks:
        return False
    try:
        address = ip_address(_plain(host))
    except ValueError:
        return False
    return any(address in network for network in networks)


def client_of(host: str) -> str:
    """What stands for a client in counts: an IPv4 address, or the home network of an IPv6 one."""
    host = _plain(host)
    if ":" not in host:
        return host
    try:
        return str(ip_network((int(IPv6Address(host)) >> HOME_NETWORK << HOME_NETWORK, 64)))
    except ValueError:
        return host


def _plain(host: str) -> str:
    """An address without its zone; an IPv4 one that came as IPv6 as itself."""
    host = host.partition("%")[0]
    if ":" not in host:
        return host
    try:
        # As `::ffff:192.0.2.7` or, from `ip_address` before Python 3.13, `::ffff:c000:207`.
        return str(IPv6Address(host).ipv4_mapped or host)
    except ValueError:
        return host
