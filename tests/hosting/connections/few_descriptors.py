"""A process with few file descriptors that accepts connections: `!` is answered, `?` is not."""

import asyncio
import resource
import sys
from typing import cast

import uvloop

from red7.hosting.connections.acceptor import Acceptor
from red7.hosting.connections.tracked_sockets import SocketTracker, TrackedSocket
from red7.hosting.operations.logs import set_up_logs
from red7.hosting.processes.listening_socket import listen
from red7.hosting.server_settings import ConnectionSettings, LogSettings

DESCRIPTORS = 48


class Echo(asyncio.Protocol):
    """Answers once, and waits until then."""

    def __init__(self, tracked: TrackedSocket) -> None:
        self._tracked = tracked

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Those of uvloop are no subclass.
        self._transport = cast(asyncio.Transport, transport)
        self._tracked.attach(lambda kind: self._transport.abort())
        self._tracked.expect("half", None)

    def data_received(self, data: bytes) -> None:
        if data == b"!":
            self._transport.write(data)
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._tracked.release()


async def main() -> None:
    with listen("127.0.0.1", 0) as listener:
        acceptor = Acceptor(listener, SocketTracker(ConnectionSettings()), Echo)
        print(listener.getsockname()[1], flush=True)
        await acceptor.wait_closed()


if __name__ == "__main__":
    set_up_logs(LogSettings())
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    sys.exit(uvloop.run(main()))
