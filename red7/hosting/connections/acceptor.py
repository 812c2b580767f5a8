"""The acceptor: takes connections one by one, and goes on when there are no descriptors left.

The event loop's own server would do, but for this: where a process has no descriptor left, uvloop
closes it for good, and says nothing. Here whoever has been unfinished for longest makes room.
"""

import asyncio
import socket
from collections.abc import Callable

from red7.hosting.connections.tracked_sockets import Door, Visit

BATCH = 64
"""So many connections are taken before others get on with their work."""
MOST_AT_ONCE = 1 << 15
"""Bytes that a client may have sent before they are read."""
ROOM = 16
"""So many unfinished ones are turned out at once where there is no descriptor left."""
PAUSE = 0.1
"""Seconds until it is tried again after a failure."""


class Acceptor:
    """Has what uvicorn asks of a server."""

    def __init__(
        self, listener: socket.socket, door: Door, protocol: Callable[[Visit], asyncio.Protocol]
    ) -> None:
        self._listener, self._door, self._protocol = listener.dup(), door, protocol
        self._listener.setblocking(False)
        # Those that it accepts have the same: what the system takes in is read at once.
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_AT_ONCE)
        self._connecting: set[asyncio.Task[None]] = set()
        self._task = asyncio.get_running_loop().create_task(self._accept())

    def close(self) -> None:
        """Accept no more."""
        self._task.cancel()

    async def wait_closed(self) -> None:
        """Wait until nothing is accepted any more."""
        await asyncio.wait([self._task])

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        with self._listener:
            while True:
                try:
                    self._take(*await loop.sock_accept(self._listener))
                    for _ in range(BATCH):
                        self._take(*self._listener.accept())
                except (BlockingIOError, ConnectionError):
                    # That is all for now, or a client went away before its turn came.
                    pass
                except OSError:
                    self._door.refusals.note("no-descriptors", "everybody")
                    self._door.make_room(ROOM)
                    await asyncio.sleep(PAUSE)

    def _take(self, connection: socket.socket, address: tuple[str, int]) -> None:
        host = str(address[0])
        visit = self._door.enter(host) if self._door.may_connect(host) else None
        if visit is None:
            connection.close()
            return
        self._door.wait_for(visit)
        connection.setblocking(False)
        task = asyncio.get_running_loop().create_task(self._connect(visit, connection))
        self._connecting.add(task)
        task.add_done_callback(self._connecting.discard)

    async def _connect(self, visit: Visit, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self._protocol(visit), connection)
        except OSError:
            connection.close()
            visit.end()
