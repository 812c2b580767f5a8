"""A connection: one socket, what waits to be sent over it, and how long it may be silent.

Messages are queued without waiting; a slow consumer, for whom too much waits, is sent away
(backpressure), to come back when it can.
"""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.service.dispatch import Leave
from red7.wire.close_codes import CloseCode
from red7.wire.messages import LARGEST, Failure, answer_bytes

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow consumer."""
SILENCE = 60.0
"""Seconds without a word after which a client is taken for gone."""
FAREWELL = 5.0
"""Seconds in which a client must take its leave."""


class Connection:
    """A socket that is sent messages without waiting for it."""

    def __init__(self, socket: WebSocket, silence: float = SILENCE) -> None:
        self.silence = silence
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news, self._overflow = asyncio.Event(), asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queue the bytes of a message."""
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self._waiting.clear()
            self._overflow.set()
        else:
            self._waiting.append(message)
            self._news.set()

    async def hear(self) -> str | None:
        """The next message; None for one that was refused. Raises `Leave`."""
        try:
            async with asyncio.timeout(self.silence):
                message = await self._socket.receive()
        except TimeoutError:
            raise Leave(CloseCode.SILENT, "nothing was heard for too long") from None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            self.send(answer_bytes(Failure("malformed", "messages are text, not bytes")))
        elif len(text.encode()) > LARGEST:
            reason = f"a message has at most {LARGEST} bytes"
            self.send(answer_bytes(Failure("too-large", reason)))
        else:
            return text
        return None

    async def deliver(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                message = self._waiting.popleft()
                await self._socket.send_text(message.decode())
                self._bytes -= len(message)

    async def watch_for_overflow(self) -> None:
        """Wait until the client is too slow. Raises `Leave` then."""
        await self._overflow.wait()
        raise Leave(CloseCode.TOO_SLOW, "too slow to keep up; come again")

    async def flush(self) -> None:
        """Send what still waits, if the client takes it."""
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(FAREWELL):
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft().decode())

    async def close(self, code: int, reason: str) -> None:
        """Say why, and end the connection."""
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(FAREWELL):
                await self._socket.close(code, reason)
