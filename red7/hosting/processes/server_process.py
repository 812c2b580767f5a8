"""A server process from its first answer to its last: it serves, drains, and then ends."""

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from logging import INFO
from types import FrameType

import uvicorn

from red7.hosting.connections.acceptor import Acceptor, max_sockets, raise_descriptor_limit
from red7.hosting.connections.tracked_sockets import SocketTracker, TrackedSocket
from red7.hosting.http.app import application
from red7.hosting.http.http_protocol import HttpProtocol
from red7.hosting.operations.logs import log_event
from red7.hosting.operations.monitor import Monitor, Phase
from red7.hosting.operations.reporter import Reporter
from red7.hosting.processes.server_settings import ServerSettings
from red7.hosting.sockets.socket_protocol import SocketProtocol
from red7.hosting.sockets.websocket import SocketEndpoint
from red7.live.compute.protocol import Workers
from red7.live.services import Services

LARGEST_FRAME = 1 << 17
"""Bytes; larger messages end the connection, smaller ones that are too large get an answer."""
DRAIN = 1.0
"""Seconds in which what has come in is answered before everybody is sent away."""
GRACE = 2
"""Seconds that connections get to end after that."""

COLLECTIONS = 5_000, 20, 200
"""When garbage is collected, by generation: to look through all tables that are in memory takes a
tenth of a second, in which nobody is answered, and finds next to nothing."""


class ServerProcess:
    """What goes on around the services of a process."""

    def __init__(
        self,
        services: Services,
        workers: Workers,
        settings: ServerSettings,
        ready: Callable[[], None],
    ) -> None:
        """`ready` is told when the first client can be answered. Raises `NoPort`."""
        self.services, self._ready = services, ready
        most = max_sockets(settings.connections.max_sockets, raise_descriptor_limit())
        self.tracker = SocketTracker(replace(settings.connections, max_sockets=most))
        services.metrics.refused_connections = self.tracker.refusals.counts
        self.sockets = SocketEndpoint(services, self.tracker.limits)
        watched = settings.metrics.address, settings.processes.workers, settings.listen.names
        self.monitor = Monitor(services, workers.loads, *watched)
        self._config = _config(self, settings)
        self._reporter = Reporter(services, workers.loads)
        self._reporting: asyncio.Task[None] | None = None

    def run(self, listener: socket.socket) -> None:
        """Serve until somebody ends it."""
        try:
            _Server(self._config, self).run([listener])
        finally:
            self.monitor.let_go()

    async def began(self) -> None:
        """Clients are answered."""
        self.monitor.phase = Phase.SERVING
        gc.freeze()
        gc.set_threshold(*COLLECTIONS)
        self._reporting = asyncio.create_task(self._reporter.run())
        log_event(INFO, "serving", pid=os.getpid(), metrics_port=self.monitor.port)
        self._ready()

    async def drain(self) -> None:
        """Finish and acknowledge what has come in, and send everybody away to come again."""
        self.monitor.phase = Phase.DRAINING
        log_event(INFO, "draining", pid=os.getpid(), sockets=self.services.metrics.sockets)
        self.services.settle()
        await self.sockets.drain(DRAIN)
        # Requests that wait for a thought would be waited for.
        await self.services.rest()

    async def ended(self) -> None:
        """Everything is stored."""
        if self._reporting is not None:
            self._reporting.cancel()
        self._reporter.look(last=True)
        log_event(INFO, "ended", pid=os.getpid(), moves=self.services.metrics.moves.total())
        await self.monitor.close()


class _Server(uvicorn.Server):
    """Takes an interrupt or a termination for a wish to end."""

    def __init__(self, config: uvicorn.Config, process: ServerProcess) -> None:
        super().__init__(config)
        self._process = process

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._process.monitor.open()
        await super().startup([])

        def protocol(tracked: TrackedSocket) -> HttpProtocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state, tracked)

        acceptors = [Acceptor(each, self._process.tracker, protocol) for each in sockets or []]
        self.servers.extend(acceptors)  # type: ignore[arg-type] # all that is asked of one
        await self._process.began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Whoever comes now finds another process, or nobody yet.
        for server in self.servers:
            server.close()
        await self._process.drain()
        await super().shutdown(sockets)
        await self._process.ended()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def _config(process: ServerProcess, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        application(process.services, settings.listen.names, process.tracker, process.sockets),
        http=HttpProtocol,
        ws=SocketProtocol,
        proxy_headers=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.connections.keep_alive_s,
    )
