"""Running a server process: a data folder, a listening socket, the application between them."""

import socket
from collections.abc import Callable
from logging import LogRecord, getLogger
from types import FrameType
from typing import NamedTuple

import uvicorn

from red7.server.app import application
from red7.server.listening_socket import listening, url_of
from red7.server.web.socket_protocol import SocketProtocol
from red7.server.workers.pool import ProcessWorkers
from red7.service.services import Services
from red7.store.data_folder import Address, DataFolder
from red7.store.sqlite import SqliteStore

LARGEST_FRAME = 1 << 20
"""Bytes; larger messages end the connection, smaller ones that are too large get an answer."""
GRACE = 2
"""Seconds that connections get to end."""
KEEP_ALIVE = 75
"""Seconds that a connection may rest: longer than clients let it, so that none is cut off."""


class Place(NamedTuple):
    """Where to serve."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None for the usual one, or the next that is free."""
    names: frozenset[str] = frozenset()
    """Host names that lead here."""


def _is_news(record: LogRecord) -> bool:
    """Whether a complaint is one: every socket that is refused is taken for a fault of ours."""
    return "without completing handshake" not in record.getMessage()


class _Server(uvicorn.Server):
    """Tells when it answers, and takes an interrupt or a termination for a wish to end."""

    def __init__(
        self, config: uvicorn.Config, services: Services, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._services, self._ready = services, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Requests that wait for a thought would be waited for.
        await self._services.rest()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def run(folder: DataFolder, place: Place, ready: Callable[[int], None]) -> None:
    """Serve a folder until somebody ends it; `ready` is told the port. Raises `Red7Error`."""
    with listening(place.host, place.port) as listener:
        store = SqliteStore(folder.file)
        workers = ProcessWorkers()
        services = Services(store, workers)
        host, port = _reachable(place.host), listener.getsockname()[1]

        def answering() -> None:
            folder.announce(Address(url_of(host, port), store.data_id))
            ready(port)

        config = uvicorn.Config(
            application(services, place.names),
            ws=SocketProtocol,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=KEEP_ALIVE,
        )
        getLogger("uvicorn.error").addFilter(_is_news)
        try:
            _Server(config, services, answering).run([listener])
        finally:
            # Who is ended in a hurry does not come to close the services.
            workers.stop()


def _reachable(host: str) -> str:
    """The host by which this machine reaches what listens at a host."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
