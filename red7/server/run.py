"""Running a server process: a store, a listening socket, the application between them."""

import asyncio
import signal
import socket
from collections.abc import Callable
from functools import partial
from logging import LogRecord, getLogger
from pathlib import Path
from time import time
from types import FrameType
from typing import NamedTuple

import uvicorn

from red7.server.app import application
from red7.server.databases import WorkerBus, opened_bus, opened_store
from red7.server.door.acceptor import Acceptor
from red7.server.door.descriptors import most_sockets, raised_limit
from red7.server.door.http_protocol import HttpProtocol
from red7.server.door.visits import Door, Visit
from red7.server.listening_socket import listening, url_of
from red7.server.serve_options import ServeOptions
from red7.server.socket_bus import SocketBus
from red7.server.web.socket_protocol import SocketProtocol
from red7.server.worker_processes import WorkerProcesses, started
from red7.server.workers.pool import ProcessWorkers
from red7.service.services import Services
from red7.store import Bus, Store
from red7.store.data_folder import Address, DataFolder

LARGEST_FRAME = 1 << 17
"""Bytes; larger messages end the connection, smaller ones that are too large get an answer."""
GRACE = 2
"""Seconds that connections get to end."""
NO_NEWS = (
    "without completing handshake",
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
)
"""What is complained of whenever a client is odd; the door counts those."""


def _is_news(record: LogRecord) -> bool:
    """Whether a complaint is one: every socket that is refused is taken for a fault of ours."""
    return not any(each in record.getMessage() for each in NO_NEWS)


class _Server(uvicorn.Server):
    """Tells when it answers, and takes an interrupt or a termination for a wish to end."""

    def __init__(
        self, config: uvicorn.Config, services: Services, door: Door, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._services, self._door, self._ready = services, door, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])

        def protocol(visit: Visit) -> HttpProtocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state, visit)

        acceptors = [Acceptor(each, self._door, protocol) for each in sockets or []]
        self.servers.extend(acceptors)  # type: ignore[arg-type]
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Requests that wait for a thought would be waited for.
        await self._services.rest()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def run(folder: DataFolder | None, options: ServeOptions, ready: Callable[[int], None]) -> None:
    """Serve a folder, or the database of the options, until somebody ends it.

    `ready` is told the port. Raises `Red7Error`.
    """
    place, file = options.place, None if folder is None else folder.file
    with listening(place.host, place.port) as listener:
        store = opened_store(options.database, file)
        host, port = _reachable(place.host), listener.getsockname()[1]

        def answering() -> None:
            if folder is not None:
                folder.announce(Address(url_of(host, port), store.data_id))
            ready(port)

        if options.sharing.workers > 1:
            asyncio.run(_let_others_serve(store, file, listener, options, answering))
        else:
            bus = None if folder else opened_bus(options.database, store.data_id)
            serve(Shared(store, bus), listener, options, answering)


class Shared(NamedTuple):
    """What a process serves, alone or with others."""

    store: Store
    bus: Bus | None = None
    owner: str = ""
    """The name by which the others know it."""


def serve(
    shared: Shared, listener: socket.socket, options: ServeOptions, ready: Callable[[], None]
) -> None:
    """Serve a store in this process until somebody ends it; `ready` is told when it answers."""
    workers = ProcessWorkers()
    services = Services(shared.store, workers, shared.bus, shared.owner, limits=options.rates)
    descriptors = raised_limit()
    sockets = most_sockets(options.door.sockets, descriptors)
    door = Door(options.door._replace(sockets=sockets))
    config = uvicorn.Config(
        application(services, options.place.names, door),
        http=HttpProtocol,
        ws=SocketProtocol,
        proxy_headers=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=options.door.idle_seconds,
    )
    getLogger("uvicorn.error").addFilter(_is_news)
    try:
        _Server(config, services, door, ready).run([listener])
    finally:
        # Who is ended in a hurry does not come to close the services.
        workers.stop()


async def _let_others_serve(
    store: Store,
    file: Path | None,
    listener: socket.socket,
    options: ServeOptions,
    ready: Callable[[], None],
) -> None:
    """Have several processes serve a store; this one looks after them. Raises `Red7Error`."""
    if file is not None:
        # Whoever had the file before is gone; a database others may have now.
        await store.end_leases(time())
    await store.close()
    start = partial(started, _serve_with_others, file, options, listener)
    await WorkerProcesses(options.sharing.workers, start, ready).run()


def _serve_with_others(
    file: Path | None,
    options: ServeOptions,
    listener: socket.socket,
    owner: str,
    line: socket.socket,
) -> None:
    """Serve until the parent wishes otherwise, or is no more."""
    parent = SocketBus(line, lambda: signal.raise_signal(signal.SIGTERM))
    tasks = set[asyncio.Task[None]]()

    def ready() -> None:
        tasks.add(asyncio.create_task(parent.say_ready()))

    store = opened_store(options.database, file)
    bus: Bus = parent
    if file is None:
        bus = WorkerBus(parent, opened_bus(options.database, store.data_id))
    serve(Shared(store, bus, owner), listener, options, ready)


def _reachable(host: str) -> str:
    """The host by which this machine reaches what listens at a host."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
