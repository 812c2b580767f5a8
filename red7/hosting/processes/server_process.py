"""A server process: it serves clients until a signal stops it.

Then it answers the messages received so far, closes all connections and ends.
"""

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from logging import INFO
from types import FrameType

from red7.hosting.connections.acceptor import Acceptor, max_sockets, raise_descriptor_limit
from red7.hosting.connections.tracked_sockets import SocketTracker, TrackedSocket
from red7.hosting.http.app import application
from red7.hosting.http.http_protocol import HttpProtocol
from red7.hosting.operations.logs import log_event
from red7.hosting.operations.metrics_log import MetricsLogger
from red7.hosting.operations.metrics_server import MetricsServer, Phase
from red7.hosting.server_settings import ServerSettings
from red7.hosting.sockets.socket_endpoint import SocketEndpoint
from red7.hosting.sockets.socket_protocol import SocketProtocol
from red7.hosting.uvicorn_internals import Config, Server
from red7.live.compute.protocol import Workers
from red7.live.services import Services

MAX_FRAME_BYTES = 1 << 17
"""Maximum bytes of a WebSocket message; a larger message ends the connection.

A message below this size, but above the limit of the live protocol, is answered with an error.
"""
DRAIN_S = 1.0
"""Maximum seconds to answer received messages before connections are closed."""
SHUTDOWN_GRACE_S = 2
"""Maximum seconds after draining for the remaining connections to end."""
GC_THRESHOLDS = 5_000, 20, 200
"""Thresholds of the garbage collector, by generation.

They make full collections rare: each one scans all game tables, blocks the event loop for a
tenth of a second, and frees almost nothing.
"""


class ServerProcess:
    """A server process: its connections, its metrics, its start and its shutdown."""

    def __init__(
        self,
        services: Services,
        workers: Workers,
        settings: ServerSettings,
        ready: Callable[[], None],
    ) -> None:
        """Prepare the process; `ready` is called once it answers clients.

        Raise `NoPort` if the metrics server cannot listen.
        """
        self.services, self._ready = services, ready
        most = max_sockets(settings.connections.max_sockets, raise_descriptor_limit())
        self.tracker = SocketTracker(replace(settings.connections, max_sockets=most))
        services.metrics.refused_connections = self.tracker.refusals.counts
        self.sockets = SocketEndpoint(services, self.tracker.limits)
        self.metrics_server = MetricsServer(
            services,
            workers.loads,
            settings.metrics.address,
            settings.processes.workers,
            settings.listen.names,
        )
        self._config = _config(self, settings)
        self._metrics_logger = MetricsLogger(services, workers.loads)
        self._logging: asyncio.Task[None] | None = None

    def run(self, listener: socket.socket) -> None:
        """Serve clients until a signal stops the process."""
        try:
            _Server(self._config, self).run([listener])
        finally:
            self.metrics_server.release_port()

    async def on_started(self) -> None:
        """Mark the process as serving, start the metrics log, and call `ready`."""
        self.metrics_server.phase = Phase.SERVING
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        self._logging = asyncio.create_task(self._metrics_logger.run())
        log_event(INFO, "serving", pid=os.getpid(), metrics_port=self.metrics_server.port)
        self._ready()

    async def drain(self) -> None:
        """Answer the messages received so far, close all WebSockets, and end bots and workers.

        The clients reconnect.
        """
        self.metrics_server.phase = Phase.DRAINING
        log_event(INFO, "draining", pid=os.getpid(), sockets=self.services.metrics.sockets)
        self.services.settle()
        await self.sockets.drain(DRAIN_S)
        # Otherwise uvicorn would wait for requests that wait for a worker process.
        await self.services.rest()

    async def on_stopped(self) -> None:
        """Log the last metrics and stop the metrics server. By now everything is stored."""
        if self._logging is not None:
            self._logging.cancel()
        self._metrics_logger.log_changes(is_last=True)
        log_event(INFO, "ended", pid=os.getpid(), moves=self.services.metrics.moves.total())
        await self.metrics_server.close()


class _Server(Server):
    """uvicorn's server, with two changes.

    `Acceptor`s accept its connections, and it calls a `ServerProcess` when it starts and stops.
    """

    def __init__(self, config: Config, process: ServerProcess) -> None:
        super().__init__(config)
        self._process = process

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._process.metrics_server.open()
        await super().startup([])

        def protocol(tracked: TrackedSocket) -> HttpProtocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state, tracked)

        acceptors = [Acceptor(each, self._process.tracker, protocol) for each in sockets or []]
        self.servers.extend(acceptors)  # type: ignore[arg-type] # have the methods uvicorn calls
        await self._process.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A client that connects now reaches another process, or waits until the next one starts.
        for server in self.servers:
            server.close()
        await self._process.drain()
        await super().shutdown(sockets)
        await self._process.on_stopped()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at the first signal, and at once at the second."""
        self.force_exit = self.should_exit
        self.should_exit = True


def _config(process: ServerProcess, settings: ServerSettings) -> Config:
    return Config(
        application(process.services, settings.listen.names, process.tracker, process.sockets),
        http=HttpProtocol,
        ws=SocketProtocol,
        proxy_headers=False,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        timeout_keep_alive=settings.connections.keep_alive_s,
    )
