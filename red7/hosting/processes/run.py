"""Running a server process: a store, a listening socket, the application between them."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from logging import INFO, getLogger
from pathlib import Path
from time import time
from typing import NamedTuple

from red7.core import Red7Error
from red7.hosting.cluster.bus import Bus
from red7.hosting.cluster.socket_bus import SocketBus
from red7.hosting.compute.pool import ProcessWorkers
from red7.hosting.compute.think import ThinkingElsewhere
from red7.hosting.data_folder import Address, DataFolder
from red7.hosting.databases import WorkerBus, opened_bus, opened_store
from red7.hosting.operations.logs import set_up_logs, tell
from red7.hosting.processes.listening_socket import listening, url_of
from red7.hosting.processes.serve_options import ServeOptions
from red7.hosting.processes.server_process import ServerProcess
from red7.hosting.processes.web_processes import WorkerProcesses, started
from red7.live.games.game_offer import RELEASE
from red7.live.services import Services
from red7.live.store import Store


def run(folder: DataFolder | None, options: ServeOptions, ready: Callable[[int], None]) -> None:
    """Serve a folder, or the database of the options, until somebody ends it.

    `ready` is told the port. Raises `Red7Error`.
    """
    set_up_logs(options.log)
    place, file = options.place, None if folder is None else folder.file
    with listening(place.host, place.port) as listener:
        store = opened_store(options.database, file)
        host, port = _reachable(place.host), listener.getsockname()[1]

        def answering() -> None:
            if folder is not None:
                folder.announce(Address(url_of(host, port), store.data_id))
            _tell_start(folder, options, url_of(host, port))
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
    workers = _workers(options, shared.store.data_id)
    services = Services(
        shared.store,
        workers,
        shared.bus,
        shared.owner,
        limits=options.rates,
        switches=options.switches,
        data=options.data,
    )
    try:
        ServerProcess(services, workers, options, ready).run(listener)
    finally:
        # Who is ended in a hurry does not come to close the services.
        workers.stop()


def _workers(options: ServeOptions, data_id: str) -> ProcessWorkers | ThinkingElsewhere:
    """Who computes for a process of a server: it itself, or others what is to be thought."""
    if options.thinking.elsewhere:
        return ThinkingElsewhere(options.database, data_id)
    return ProcessWorkers()


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
    set_up_logs(options.log)
    parent = SocketBus(line, lambda: signal.raise_signal(signal.SIGTERM))
    tasks = set[asyncio.Task[None]]()

    def ready() -> None:
        tasks.add(asyncio.create_task(parent.say_ready()))

    bus: Bus = parent
    try:
        # The parent has checked the file, which takes long with a large one.
        store = opened_store(options.database, file, checked=True)
        if file is None:
            bus = WorkerBus(parent, opened_bus(options.database, store.data_id))
    except Red7Error as error:
        # A database that is away, say: the parent tries again.
        getLogger("red7").error("a server process cannot serve: %s", error)
        sys.exit(1)
    serve(Shared(store, bus, owner), listener, options, ready)


def _tell_start(folder: DataFolder | None, options: ServeOptions, url: str) -> None:
    """What a log begins with: what runs where, and on which terms."""
    terms = {
        f"{room}.{name}": value
        for room, given in options._replace(database=options.database.shown())._asdict().items()
        if given is not None and room != "place"
        for name, value in given._asdict().items()
    }
    data = None if folder is None else str(folder.path)
    tell(INFO, "started", version=RELEASE, address=url, data=data, **terms)


def _reachable(host: str) -> str:
    """The host by which this machine reaches what listens at a host."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
