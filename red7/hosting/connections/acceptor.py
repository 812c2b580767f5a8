"""The acceptor: accepts connections one by one, and survives running out of file descriptors.

uvloop's own server silently closes its listening socket when the process has no file descriptor
left. The acceptor goes on, and evicts the connections that have been unfinished for longest.
"""

import asyncio
import socket
import sys
from collections.abc import Callable

from red7.hosting.connections.tracked_sockets import SocketTracker, TrackedSocket

ACCEPTED_AT_ONCE = 64
"""Maximum connections accepted at a time before other tasks of the event loop run."""
RECEIVE_BUFFER_BYTES = 1 << 15
"""Bytes that a client may send before the server reads them."""
EVICTED_AT_ONCE = 16
"""Connections evicted when no file descriptor is left."""
RETRY_S = 0.1
"""Seconds before accepting is tried again after a failure."""
RESERVED_DESCRIPTORS = 256
"""File descriptors kept for the database, for worker processes and for files that are sent."""


def raise_descriptor_limit() -> int | None:
    """Raise this process's limit of file descriptors as far as the system allows.

    Return the limit, or None if there is none.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            # macOS has another limit below the one that it reports.
            pass
    return None if soft == resource.RLIM_INFINITY else soft


def max_sockets(wanted: int, descriptors: int | None) -> int:
    """Return how many sockets may be open: as wanted, or fewer if there are few file descriptors.

    `descriptors` is the limit of file descriptors, or None if there is none.
    """
    if descriptors is None:
        return wanted
    return max(1, min(wanted, max(descriptors - RESERVED_DESCRIPTORS, descriptors // 2)))


class Acceptor:
    """Accepts connections for a protocol, in place of the event loop's own server."""

    def __init__(
        self,
        listener: socket.socket,
        tracker: SocketTracker,
        protocol: Callable[[TrackedSocket], asyncio.Protocol],
    ) -> None:
        self._listener, self._tracker, self._protocol = listener.dup(), tracker, protocol
        self._listener.setblocking(False)
        # Accepted sockets inherit the size of this buffer.
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
        self._connecting: set[asyncio.Task[None]] = set()
        self._task = asyncio.get_running_loop().create_task(self._accept())

    def close(self) -> None:
        """Stop accepting connections."""
        self._task.cancel()

    async def wait_closed(self) -> None:
        """Wait until the acceptor has stopped."""
        await asyncio.wait([self._task])

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        with self._listener:
            while True:
                try:
                    self._take(*await loop.sock_accept(self._listener))
                    for _ in range(ACCEPTED_AT_ONCE):
                        self._take(*self._listener.accept())
                except (BlockingIOError, ConnectionError):
                    # No more connections wait, or a client left before it was accepted.
                    pass
                except OSError:
                    # No address is known here, so logs show this name in its place.
                    self._tracker.refusals.note("no-descriptors", "everybody")
                    self._tracker.evict_oldest(EVICTED_AT_ONCE)
                    await asyncio.sleep(RETRY_S)

    def _take(self, connection: socket.socket, address: tuple[str, int]) -> None:
        host = str(address[0])
        tracked = self._tracker.admit(host) if self._tracker.may_connect(host) else None
        if tracked is None:
            connection.close()
            return
        self._tracker.mark_unfinished(tracked)
        connection.setblocking(False)
        task = asyncio.get_running_loop().create_task(self._connect(tracked, connection))
        self._connecting.add(task)
        task.add_done_callback(self._connecting.discard)

    async def _connect(self, tracked: TrackedSocket, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self._protocol(tracked), connection)
        except OSError:
            connection.close()
            tracked.release()
