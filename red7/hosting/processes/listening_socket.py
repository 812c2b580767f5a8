"""Sockets that listen: at a port that was asked for, or the first that is free."""

import errno
import socket
import sys

from red7.core import Red7Error

USUAL_PORT = 7777
PORTS_TO_TRY = 100
MOST_UNREAD = 64 * 1024
"""Bytes that the system takes of a connection before they are read: whoever sends more waits.

Left to itself it would take megabytes of each.
"""


class NoPort(Red7Error):
    """Nothing can be served at an address."""


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; without a port at the usual one or the next free. Raises `NoPort`."""
    if port is not None:
        return _bound(host, port)
    for number in range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY):
        try:
            return _bound(host, number)
        except PortTaken:
            continue
    return _bound(host, 0)


class PortTaken(NoPort):
    """Another program serves there."""


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "that is no host name"
        raise NoPort(f"cannot serve at {host}: {reason}") from None
    try:
        if sys.platform == "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A port that was ours a moment ago may be taken again; it does not let two listen.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNREAD)
        made.bind(address)
        made.listen(2048)
    except OSError as error:
        made.close()
        raise _refusal(host, port, error) from None
    return made


def _refusal(host: str, port: int, error: OSError) -> NoPort:
    # Windows says of a port that another program has for itself that it is not allowed.
    taken = {errno.EADDRINUSE, *([errno.EACCES] if sys.platform == "win32" else [])}
    if error.errno in taken:
        return PortTaken(f"port {port} is in use by another program; choose another with --port")
    if error.errno == errno.EACCES:
        return NoPort(f"port {port} is not allowed here; choose one above 1023 with --port")
    return NoPort(f"cannot serve at {host}, port {port}: {error.strerror}")


def url_of(host: str, port: int) -> str:
    """The address of a server as browsers take it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
