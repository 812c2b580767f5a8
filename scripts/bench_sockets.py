"""Talking to a server over its WebSocket, as the benchmarks do."""

import json
from typing import Any

from websockets.asyncio.client import ClientConnection


async def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == kind:
            return message
