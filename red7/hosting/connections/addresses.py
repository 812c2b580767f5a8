"""Client addresses: parsing networks, and which addresses count as one client."""

from collections.abc import Collection
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from red7.core import Red7Error

Network: TypeAlias = IPv4Network | IPv6Network

HOME_NETWORK_BITS = 64
"""Prefix length of an IPv6 home network; its owner can use any address in it."""


class BadNetwork(Red7Error):
    """A text that is neither an IP address nor a network."""


def parse_network(text: str) -> Network:
    """Parse an address (`192.0.2.7`) or a network (`10.0.0.0/8`).

    Raise `BadNetwork` if the text is neither.
    """
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadNetwork(f"{text[:60]!r} is no address and no network: {error}") from None


def is_among(host: str, networks: Collection[Network]) -> bool:
    """Return whether a host is an IP address in one of the networks."""
    if not networks:
        return False
    try:
        address = ip_address(_plain(host))
    except ValueError:
        return False
    return any(address in network for network in networks)


def client_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or the network of an IPv6 address."""
    host = _plain(host)
    if ":" not in host:
        return host
    try:
        return str(ip_network(f"{host}/{HOME_NETWORK_BITS}", strict=False))
    except ValueError:
        return host


def _plain(host: str) -> str:
    """Return an address without its zone; convert an IPv4-mapped IPv6 address to IPv4."""
    host = host.partition("%")[0]
    if ":" not in host:
        return host
    try:
        # Such as `::ffff:192.0.2.7` or, from `ip_address` before Python 3.13, `::ffff:c000:207`.
        return str(IPv6Address(host).ipv4_mapped or host)
    except ValueError:
        return host
