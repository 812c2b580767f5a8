"""A connection: one WebSocket, how much may wait to be sent, and how long it may be silent.

Messages are sent without waiting; a slow consumer, for whom too much waits, is sent away
(backpressure), to come back when it can. It speaks ASGI itself: every layer between would be
paid for with each message to each seat.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from starlette.types import Receive, Send

from red7.hosting.sockets.lean_waiting import Flag
from red7.live.dispatch import CloseConnection
from red7.wire.close_codes import CloseCode
from red7.wire.messages import MAX_MESSAGE_BYTES, ErrorMessage, answer_bytes

MOST_WAITING = 4 * MAX_MESSAGE_BYTES
"""Bytes that may wait for a slow consumer: some of the largest messages, many of the usual."""
SILENCE = 60.0
"""Seconds without a word after which a client is taken for gone."""
FAREWELL = 5.0
"""Seconds in which a client must take its leave."""


class Gone(Exception):
    """The client has ended the connection."""


class Connection:
    """A socket that is sent messages without waiting for it."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        write: Callable[[bytes], int],
        silence: float = SILENCE,
    ) -> None:
        """`write` sends a message without waiting, and gives the bytes that wait after it."""
        self._receive, self._send, self._write, self._silence = receive, send, write, silence
        self._overflow, self._leaving = False, False
        self._wake = Flag()
        """Rings once one of both is so."""
        self._heard, self._listening = monotonic(), False

    async def accept(self, cookie: str = "") -> None:
        """Begin, and give the client a cookie."""
        await self._receive()
        headers = [(b"set-cookie", cookie.encode())] if cookie else []
        await self._send({"type": "websocket.accept", "headers": headers})

    def send(self, message: bytes) -> None:
        """Send the bytes of a message, as soon as the client takes them."""
        if not self._overflow and self._write(message) > MOST_WAITING:
            self._overflow = True
            self._wake.set()

    def send_away(self) -> None:
        """Let it end, as soon as what was heard last has been answered."""
        self._leaving = True
        self._wake.set()

    async def hear(self) -> str | None:
        """The next message; None for one that was refused. Raises `Gone` or `CloseConnection`."""
        if self._leaving:
            raise _restarting()
        self._heard, self._listening = monotonic(), True
        message = await self._receive()
        self._heard, self._listening = monotonic(), False
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        if text is None:
            self.send(answer_bytes(ErrorMessage("malformed", "messages are text, not bytes")))
        elif len(text.encode()) > MAX_MESSAGE_BYTES:
            reason = f"a message has at most {MAX_MESSAGE_BYTES} bytes"
            self.send(answer_bytes(ErrorMessage("too-large", reason)))
        else:
            return text
        return None

    async def watch(self) -> None:
        """Wait until the connection must end, and raise `CloseConnection`.

        It ends if the client is too slow, silent for too long, or sent away.
        """
        while (left := self._heard + self._silence - monotonic()) > 0 or not self._listening:
            with suppress(TimeoutError):
                # While a word is being answered, nobody listens for the next.
                async with asyncio.timeout(max(left, 1.0) if not self._listening else left):
                    await self._wake.wait()
                if self._overflow:
                    raise CloseConnection(CloseCode.TOO_SLOW, "too slow to keep up; come again")
                if self._listening:
                    raise _restarting()
                # Once the word is answered, nobody listens for another.
                await asyncio.sleep(self._silence)
        raise CloseConnection(CloseCode.SILENT, "nothing was heard for too long")

    async def close(self, code: CloseCode, reason: str) -> None:
        """Say why, and end the connection."""
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(FAREWELL):
                await self._send({"type": "websocket.close", "code": int(code), "reason": reason})


def _restarting() -> CloseConnection:
    return CloseConnection(CloseCode.RESTARTING, "restarting; come again")
