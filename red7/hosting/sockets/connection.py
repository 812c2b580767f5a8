"""A client's WebSocket connection: messages, backpressure, and the limit on silence.

The server sends messages without waiting. It disconnects a client that reads too slowly once too
many bytes are unsent (backpressure); the client may reconnect. The connection uses ASGI directly,
because each layer in between would cost time for each message to each seat.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from starlette.types import Receive, Send

from red7.hosting.sockets.light_queue import LightEvent
from red7.live.dispatch import CloseConnection
from red7.wire.close_codes import CloseCode
from red7.wire.messages import MAX_MESSAGE_BYTES, ErrorMessage, answer_bytes

MAX_UNSENT_BYTES = 4 * MAX_MESSAGE_BYTES
"""Maximum unsent bytes for a slow client: four of the largest messages, or many small ones."""
SOCKET_SILENCE_S = 60.0
"""Seconds without a message after which the server disconnects a client.

The web client sends a ping every 20 seconds.
"""
CLOSE_TIMEOUT_S = 5.0
"""Maximum seconds for sending the close frame to a client that reads slowly."""


class ClientLeft(Exception):
    """The client has ended the connection."""


class Connection:
    """The connection of one client, to which the server sends without waiting."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        write: Callable[[bytes], int],
        silence_s: float = SOCKET_SILENCE_S,
    ) -> None:
        """Use the ASGI functions `receive` and `send`, and `write` for messages.

        `write` sends a message without waiting, and returns the number of unsent bytes. After
        `silence_s` seconds without a message, the connection ends.
        """
        self._receive, self._send, self._write, self._silence_s = receive, send, write, silence_s
        self._is_too_slow, self._is_ending = False, False
        self._must_end = LightEvent()
        """Set as soon as `_is_too_slow` or `_is_ending` is true."""
        self._last_message_at, self._is_listening = monotonic(), False

    async def accept(self, cookie: str = "") -> None:
        """Accept the connection, and set a cookie if one is given."""
        await self._receive()
        headers = [(b"set-cookie", cookie.encode())] if cookie else []
        await self._send({"type": "websocket.accept", "headers": headers})

    def send(self, message: bytes) -> None:
        """Send a message without waiting; end the connection if too many bytes are unsent."""
        if not self._is_too_slow and self._write(message) > MAX_UNSENT_BYTES:
            self._is_too_slow = True
            self._must_end.set()

    def end_after_answer(self) -> None:
        """End the connection as soon as the last received message has been answered."""
        self._is_ending = True
        self._must_end.set()

    async def receive(self) -> str | None:
        """Return the client's next message, or None if it was too large or not text.

        In the latter cases, send the client an error. Raise `ClientLeft` if the client has ended
        the connection, or `CloseConnection` after `end_after_answer`.
        """
        if self._is_ending:
            raise _restarting()
        self._last_message_at, self._is_listening = monotonic(), True
        message = await self._receive()
        self._last_message_at, self._is_listening = monotonic(), False
        if message["type"] == "websocket.disconnect":
            raise ClientLeft
        text: str | None = message.get("text")
        if text is None:
            self.send(answer_bytes(ErrorMessage("malformed", "messages are text, not bytes")))
        elif len(text.encode()) > MAX_MESSAGE_BYTES:
            reason = f"a message has at most {MAX_MESSAGE_BYTES} bytes"
            self.send(answer_bytes(ErrorMessage("too-large", reason)))
        else:
            return text
        return None

    async def wait_for_end(self) -> None:
        """Wait until the server must end the connection, and raise `CloseConnection`.

        The server ends it if the client reads too slowly or is silent for too long, or if the
        server stops.
        """
        while (left := self._silence_left_s()) > 0 or not self._is_listening:
            with suppress(TimeoutError):
                # The client is not silent while the server answers it.
                async with asyncio.timeout(left if self._is_listening else max(left, 1.0)):
                    await self._must_end.wait()
                if self._is_too_slow:
                    raise CloseConnection(CloseCode.TOO_SLOW, "too slow to keep up; come again")
                if self._is_listening:
                    raise _restarting()
                # `receive` ends the connection once the message has been answered.
                await asyncio.sleep(self._silence_s)
        raise CloseConnection(CloseCode.SILENT, "nothing was heard for too long")

    def _silence_left_s(self) -> float:
        return self._last_message_at + self._silence_s - monotonic()

    async def close(self, code: CloseCode, reason: str) -> None:
        """Close the connection with a code and a reason."""
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._send({"type": "websocket.close", "code": int(code), "reason": reason})


def _restarting() -> CloseConnection:
    return CloseConnection(CloseCode.RESTARTING, "restarting; come again")
