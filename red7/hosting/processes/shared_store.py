"""Serving a store that other processes also serve, on this machine or through a shared database."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from logging import getLogger
from pathlib import Path
from time import time

from red7.core import Red7Error
from red7.hosting.cluster.bus.parent_socket import SocketBus, WorkerBus
from red7.hosting.cluster.bus.protocol import Bus
from red7.hosting.cluster.coordinator import Cluster
from red7.hosting.databases import opened_bus, opened_store
from red7.hosting.operations.logs import set_up_logs
from red7.hosting.processes.run import serve
from red7.hosting.processes.web_processes import WebProcesses, start_process
from red7.hosting.server_settings import ServerSettings
from red7.live.store import Store


def serve_shared(
    store: Store,
    file: Path | None,
    listener: socket.socket,
    settings: ServerSettings,
    ready: Callable[[], None],
) -> None:
    """Serve a shared store in one process or several, until a signal stops them.

    `file` is the store's file, or None if the store is in a database. Raise `Red7Error` if the
    processes cannot start.
    """
    if settings.processes.workers > 1:
        asyncio.run(_run_processes(store, file, listener, settings, ready))
    else:
        bus = opened_bus(settings.database, store.data_id)
        serve(store, listener, settings, ready, lambda store: Cluster(store, bus))


async def _run_processes(
    store: Store,
    file: Path | None,
    listener: socket.socket,
    settings: ServerSettings,
    ready: Callable[[], None],
) -> None:
    """Serve a store in several processes, and restart those that die.

    Raise `Red7Error` if no process can start.
    """
    if file is not None:
        # No other process uses the file, so all leases in it are old. In a database, leases may
        # belong to processes on other machines.
        await store.end_leases(time())
    await store.close()
    start = partial(start_process, _serve_with_others, file, settings, listener)
    await WebProcesses(settings.processes.workers, start, ready).run()


def _serve_with_others(
    file: Path | None,
    settings: ServerSettings,
    listener: socket.socket,
    owner: str,
    line: socket.socket,
) -> None:
    """Serve in this child process until its parent stops it or dies.

    `owner` is the name of the process, and `line` is its socket to the parent.
    """
    set_up_logs(settings.log)
    parent = SocketBus(line, lambda: signal.raise_signal(signal.SIGTERM))
    tasks = set[asyncio.Task[None]]()

    def ready() -> None:
        tasks.add(asyncio.create_task(parent.say_ready()))

    bus: Bus = parent
    try:
        # The parent has checked the file already, which takes long for a large one.
        store = opened_store(settings.database, file, checked=True)
        if file is None:
            bus = WorkerBus(parent, opened_bus(settings.database, store.data_id))
    except Red7Error as error:
        # The database may be unreachable; the parent starts another process later.
        getLogger("red7").error("a server process cannot serve: %s", error)
        sys.exit(1)
    serve(store, listener, settings, ready, lambda store: Cluster(store, bus, owner))
