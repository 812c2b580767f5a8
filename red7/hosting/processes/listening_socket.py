"""Listening sockets: at a given port, or at the first free one."""

import errno
import socket
import sys
from contextlib import suppress

from red7.core import Red7Error

DEFAULT_PORT = 7777
MAX_PORTS_TRIED = 100
RECEIVE_BUFFER_BYTES = 64 * 1024
"""Bytes that the system buffers for each connection before the server reads them.

The system's default is megabytes.
"""


class NoPort(Red7Error):
    """The server cannot listen at an address."""


class PortTaken(NoPort):
    """Another program listens at the port."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at a port, or at a free port if `port` is None.

    The search for a free port starts at `DEFAULT_PORT`. After `MAX_PORTS_TRIED` ports that are in
    use, the system chooses one. Raise `NoPort` if the server cannot listen.
    """
    if port is not None:
        return _listen_at(host, port)
    for number in range(DEFAULT_PORT, DEFAULT_PORT + MAX_PORTS_TRIED):
        with suppress(PortTaken):
            return _listen_at(host, number)
    return _listen_at(host, 0)


def listen_in_range(host: str, first: int, count: int) -> socket.socket:
    """Return a socket that listens at the first free port among `count` ports from `first` on.

    Raise `NoPort` if the server cannot listen at any of them.
    """
    ports = range(first, first + count)
    for port in ports[:-1]:
        with suppress(PortTaken):
            return _listen_at(host, port)
    return _listen_at(host, ports[-1])


def _listen_at(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "that is no host name"
        raise NoPort(f"cannot serve at {host}: {reason}") from None
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # With this option a restarted server gets its port back at once. Two servers still
            # cannot share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise _no_port(host, port, error) from None
    return listener


def _no_port(host: str, port: int, error: OSError) -> NoPort:
    # Windows reports "not allowed" for a port that another program uses exclusively.
    taken = {errno.EADDRINUSE, *([errno.EACCES] if sys.platform == "win32" else [])}
    if error.errno in taken:
        return PortTaken(f"port {port} is in use by another program; choose another with --port")
    if error.errno == errno.EACCES:
        return NoPort(f"port {port} is not allowed here; choose one above 1023 with --port")
    return NoPort(f"cannot serve at {host}, port {port}: {error.strerror}")


def url_of(host: str, port: int) -> str:
    """Return the URL of a server for browsers."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
