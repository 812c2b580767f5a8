"""HTTP requests of the load generator, the server's address, and the clients' addresses."""

import http.client
import ipaddress
import secrets
import ssl
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from red7.core import Red7Error

REQUEST_S = 20.0
"""Maximum seconds to wait for the answer to a request."""
HOUSEHOLDS = "127.7.0.0/16"
"""The network of the clients if the server is on this machine; each table has its own address."""


class Unreachable(Red7Error):
    """The server does not answer, or is not a Red7 server."""


class Address(NamedTuple):
    """The address of a server."""

    scheme: str
    host: str
    port: int

    @property
    def is_local(self) -> bool:
        """Whether the server is on this machine."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def tls(self) -> ssl.SSLContext | None:
        """The TLS context for `https`, or None for `http`."""
        return ssl.create_default_context() if self.scheme == "https" else None


class Caller(NamedTuple):
    """A client with a token in its cookie, at an address of this machine."""

    cookie: str
    source: str | None
    """The client's own address; None lets the operating system choose."""


class Answer(NamedTuple):
    """The answer to an HTTP request."""

    status: int
    body: bytes
    headers: Mapping[str, str]


def parse_url(url: str) -> Address:
    """Parse the URL of a server. Raise `Unreachable` if it is invalid."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        port, host = None, None
    if not host or parts.scheme not in ("http", "https"):
        raise Unreachable(f"{url} is no address of a server; http://127.0.0.1:7777 would be one")
    return Address(parts.scheme, host, port or (443 if parts.scheme == "https" else 80))


def ask(
    address: Address, caller: Caller | None, method: str, path: str, body: object = None
) -> Answer:
    """Send a request, wait for the answer in this thread, and return it.

    `body` is sent as JSON. If `caller` is None, no cookie is sent. Raise `OSError` if the request
    fails.
    """
    source = None if caller is None or caller.source is None else (caller.source, 0)
    kind = http.client.HTTPConnection if address.scheme == "http" else http.client.HTTPSConnection
    connection = kind(address.host, address.port, timeout=REQUEST_S, source_address=source)
    headers = {"cookie": caller.cookie} if caller is not None else {}
    data = None
    if body is not None:
        data, headers["content-type"] = msgspec.json.encode(body), "application/json"
    try:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.read(), dict(answer.getheaders()))
    except (http.client.HTTPException, UnicodeError) as error:
        raise ConnectionError(str(error)) from None
    finally:
        connection.close()


def cookie_name(address: Address) -> str:
    """Return the name of the cookie that a server sets for new clients.

    Raise `Unreachable` if no Red7 server answers.
    """
    try:
        answer = ask(address, None, "GET", "/api/games")
    except OSError as error:
        where = f"{address.host}, port {address.port}"
        raise Unreachable(f"no server answers at {where}: {error}") from None
    found = SimpleCookie(
        {name.lower(): value for name, value in answer.headers.items()}.get("set-cookie", "")
    )
    if len(found) != 1:
        raise Unreachable("what answers there is no red7")
    return next(iter(found))


def callers(
    name: str, address: Address, tables: int, seats: int, network: str | None
) -> list[list[Caller]]:
    """Return the clients of each table, one for each seat. All clients of a table share an address.

    `name` is the name of their cookies. The addresses are taken from `network`, or by default from
    `HOUSEHOLDS` if the server is at an IPv4 address of this machine; otherwise the operating system
    chooses an address. Raise `Unreachable` if `network` is no network.
    """
    chosen = network or (HOUSEHOLDS if address.is_local and ":" not in address.host else None)
    hosts = [None] if chosen is None else [*_hosts(chosen, tables)]
    return [
        [
            Caller(f"{name}={secrets.token_urlsafe(32)}", hosts[table % len(hosts)])
            for _ in range(seats)
        ]
        for table in range(tables)
    ]


def _hosts(network: str, most: int) -> list[str]:
    """Return up to `most` addresses of a network. Raise `Unreachable` if it is no network."""
    try:
        found = ipaddress.ip_network(network)
    except ValueError:
        raise Unreachable(f"{network} is no address or network of this machine") from None
    first = 1 if found.num_addresses > 2 else 0
    return [str(found[place]) for place in range(first, min(found.num_addresses, most + first))]
