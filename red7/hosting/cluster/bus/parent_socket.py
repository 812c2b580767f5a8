"""The bus of worker processes on one machine: each has a line to its parent, who relays.

A message goes with its length before it. The parent sees at once when a line ends, so that the
others need not wait for the leases of a worker that was killed.
"""

import asyncio
import socket
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import suppress

from red7.hosting.cluster.bus.protocol import Bus, Died, Hear, ignored

LENGTH = 4
"""Bytes in which the length of a message is told before it."""
MOST_WAITING = 1 << 20
"""Bytes that may wait for a worker that does not listen; what comes after them is lost."""
READY = b""
"""What a worker says as soon as it answers clients."""
DIED = b"\0"
"""What the name of a worker that has ended comes after, in a message of the parent's own."""


async def _next(reader: StreamReader) -> bytes:
    """The next message of a line. Raises `IncompleteReadError` or `OSError` at its end."""
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    return await reader.readexactly(length)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


class SocketBus:
    """A `Bus` over the line to the parent."""

    linked_since = 0.0
    """A worker without its parent ends: while it lives, there is a link."""

    def __init__(self, line: socket.socket, orphaned: Callable[[], None]) -> None:
        """Whoever has no parent any more is told so."""
        self._line, self._orphaned = line, orphaned
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._opened = asyncio.Event()

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear."""
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
        """Tell the parent that clients are answered."""
        await self._opened.wait()
        await self.tell(READY)

    async def close(self) -> None:
        """Hear and tell no longer."""
        if self._listening is not None and self._writer is not None:
            self._listening.cancel()
            self._writer.close()


class Relay:
    """The parent's end of all lines."""

    def __init__(self) -> None:
        self._writers: dict[str, StreamWriter] = {}
        self._overflowed: set[str] = set()

    async def listen(self, owner: str, line: socket.socket, ready: Callable[[], None]) -> None:
        """Pass on what a worker says, until its line ends."""
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
        """Tell all workers that one of them has ended."""
        self.tell(DIED + owner.encode())

    def tell(self, message: bytes, but: str = "") -> None:
        """Tell all workers something, but for one."""
        for owner, writer in self._writers.items():
            if owner == but or writer.transport.is_closing():
                continue
            if writer.transport.get_write_buffer_size() > MOST_WAITING:
                self._overflowed.add(owner)
                continue
            if owner in self._overflowed:
                self._overflowed.discard(owner)
                # Some may have been lost.
                writer.write(_framed(b""))
            writer.write(_framed(message))


class WorkerBus:
    """The bus of one of several processes on one of several machines.

    Its parent process reports processes that die; the rest goes over the bus of all machines.
    """

    def __init__(self, parent: Bus, everybody: Bus) -> None:
        self._parent, self._everybody = parent, everybody

    @property
    def linked_since(self) -> float | None:
        return self._everybody.linked_since

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        await self._parent.open(hear, died)
        await self._everybody.open(hear)

    async def tell(self, message: bytes) -> None:
        await self._everybody.tell(message)

    async def close(self) -> None:
        await self._everybody.close()
        await self._parent.close()
