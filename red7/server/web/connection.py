"""A client: one socket, what waits to be sent over it, and the table that it watches."""

import asyncio
from collections import deque
from contextlib import AsyncExitStack, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.service.live_table import LiveTable
from red7.wire.messages import LARGEST, Answer, Failure, answer_bytes

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow client before it is sent away, to come back when it can."""
SILENCE = 60.0
"""Seconds without a word after which a client is taken for gone."""
FAREWELL = 5.0
"""Seconds in which a client must take its leave."""
BAD_PROTOCOL, BAD_TOKEN, FAILED, TOO_SLOW, SILENT = 1002, 1008, 1011, 1013, 4000


class Leave(Exception):
    """The server ends the connection, with a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Client:
    """A socket that is sent messages without waiting for it."""

    def __init__(self, socket: WebSocket, holder: str, silence: float = SILENCE) -> None:
        self.holder, self.silence = holder, silence
        self.welcome = False
        self.watched: LiveTable | None = None
        self.watching = AsyncExitStack()
        self.hinting: set[asyncio.Task[None]] = set()
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news, self._overflow = asyncio.Event(), asyncio.Event()

    def say(self, answer: Answer) -> None:
        """Send a message, without waiting."""
        self.show(answer_bytes(answer))

    def show(self, message: bytes) -> None:
        """Send the bytes of a message, without waiting."""
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
            raise Leave(SILENT, "nothing was heard for too long") from None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            self.say(Failure("malformed", "messages are text, not bytes"))
        elif len(text.encode()) > LARGEST:
            self.say(Failure("too-large", f"a message has at most {LARGEST} bytes"))
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

    async def keep_up(self) -> None:
        """Wait until the client is too slow. Raises `Leave` then."""
        await self._overflow.wait()
        raise Leave(TOO_SLOW, "too slow to keep up; come again")

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
