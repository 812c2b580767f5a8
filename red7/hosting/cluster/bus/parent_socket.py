"""The bus of server processes on one machine: a socket to their parent, which relays messages.

Each message is preceded by its length. When a process is killed, its socket closes. The parent
notices that at once and tells the others, so that they need not wait until its leases expire.
"""

import asyncio
import socket
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import suppress

from red7.hosting.cluster.bus.protocol import Bus, Died, Hear, ignored

LENGTH = 4
"""Size in bytes of the length that precedes each message."""
MAX_UNSENT_BYTES = 1 << 20
"""Maximum bytes that wait for a process that reads too slowly; further messages are dropped."""
READY = b""
"""The message by which a process tells its parent that it answers clients."""
DIED = b"\0"
"""The prefix of the parent's message that a process has ended; the process's name follows."""


async def _next(reader: StreamReader) -> bytes:
    """Read the next message. Raise `IncompleteReadError` or `OSError` at the end of the stream."""
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    return await reader.readexactly(length)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


class SocketBus:
    """A `Bus` over the socket to the parent process."""

    linked_since = 0.0
    """The link is always there, because a process ends when its parent dies."""

    def __init__(self, line: socket.socket, orphaned: Callable[[], None]) -> None:
        """Use the socket `line` to the parent; call `orphaned` when the parent has closed it."""
        self._line, self._orphaned = line, orphaned
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._opened = asyncio.Event()

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._line)
        self._listening = asyncio.create_task(self._listen(reader, hear, died))
        self._opened.set()

    async def _listen(self, reader: StreamReader, hear: Hear, died: Died) -> None:
        with suppress(IncompleteReadError, OSError):
            while True:
                message = await _next(reader)
                if message.startswith(DIED):
                    died(message.removeprefix(DIED).decode())
                else:
                    hear(message)
        self._orphaned()

    async def tell(self, message: bytes) -> None:
        if self._writer is not None and not self._writer.transport.is_closing():
            self._writer.write(_framed(message))
            with suppress(OSError):
                await self._writer.drain()

    async def say_ready(self) -> None:
        """Tell the parent that this process is ready to answer clients."""
        await self._opened.wait()
        await self.tell(READY)

    async def close(self) -> None:
        if self._listening is not None and self._writer is not None:
            self._listening.cancel()
            self._writer.close()


class Relay:
    """Relays messages between the server processes of a machine, in their parent process."""

    def __init__(self) -> None:
        self._writers: dict[str, StreamWriter] = {}
        self._overflowed: set[str] = set()

    async def listen(self, owner: str, line: socket.socket, ready: Callable[[], None]) -> None:
        """Relay the messages of a process until its socket is closed.

        Call `ready` when the process says that it is ready to answer clients.
        """
        reader, writer = await asyncio.open_connection(sock=line)
        self._writers[owner] = writer
        try:
            while True:
                message = await _next(reader)
                if message == READY:
                    ready()
                elif not message.startswith(DIED):
                    self.tell(message, but=owner)
        except (IncompleteReadError, OSError):
            pass
        finally:
            del self._writers[owner]
            writer.close()

    def tell_died(self, owner: str) -> None:
        """Tell all processes that one of them has ended."""
        self.tell(DIED + owner.encode())

    def tell(self, message: bytes, but: str = "") -> None:
        """Send a message to all processes except the one named `but`."""
        for owner, writer in self._writers.items():
            if owner == but or writer.transport.is_closing():
                continue
            if writer.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                self._overflowed.add(owner)
                continue
            if owner in self._overflowed:
                self._overflowed.discard(owner)
                # An empty message says that some may have been lost.
                writer.write(_framed(b""))
            writer.write(_framed(message))


class WorkerBus:
    """The bus of a server process if there are several processes on each of several machines.

    The parent process reports processes of this machine that die. All other messages use the bus of
    all machines.
    """

    def __init__(self, parent: Bus, all_machines: Bus) -> None:
        self._parent, self._all_machines = parent, all_machines

    @property
    def linked_since(self) -> float | None:
        return self._all_machines.linked_since

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        await self._parent.open(hear, died)
        await self._all_machines.open(hear)

    async def tell(self, message: bytes) -> None:
        await self._all_machines.tell(message)

    async def close(self) -> None:
        await self._all_machines.close()
        await self._parent.close()
