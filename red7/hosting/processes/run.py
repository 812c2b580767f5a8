"""Starting a server: open the socket and the store, then serve in one process or several."""

import socket
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from logging import INFO

from red7 import __version__
from red7.hosting.compute.pool import ProcessWorkers
from red7.hosting.data_folder import Address, DataFolder
from red7.hosting.databases import opened_queue, opened_store
from red7.hosting.operations.logs import log_event, set_up_logs
from red7.hosting.operations.retention import Pruner
from red7.hosting.operations.table_admin import follow_changes
from red7.hosting.processes.listening_socket import listen, url_of
from red7.hosting.processes.server_process import ServerProcess
from red7.hosting.server_settings import ServerSettings
from red7.live.compute.protocol import Workers
from red7.live.coordination import Alone, Coordinator
from red7.live.services import Services
from red7.live.store import Store


def run(folder: DataFolder | None, settings: ServerSettings, ready: Callable[[int], None]) -> None:
    """Serve the store in a data folder until a signal stops the process.

    If `folder` is None, the store is in the database of the settings. Call `ready` with the port
    once the server answers clients. Raise `Red7Error` if the server cannot start.
    """
    set_up_logs(settings.log)
    host, file = settings.listen.host, None if folder is None else folder.file
    with listen(host, settings.listen.port) as listener:
        store = opened_store(settings.database, file)
        port = listener.getsockname()[1]
        url = url_of(_reachable(host), port)

        def on_ready() -> None:
            if folder is not None:
                folder.announce(Address(url, store.data_id))
            _log_start(folder, settings, url)
            ready(port)

        if settings.processes.workers == 1 and folder is not None:
            serve(store, listener, settings, on_ready)
        else:
            # Imported here, because a server of one process does not need the cluster modules.
            from red7.hosting.processes.shared_store import serve_shared

            serve_shared(store, file, listener, settings, on_ready)


def serve(
    store: Store,
    listener: socket.socket,
    settings: ServerSettings,
    ready: Callable[[], None],
    coordinator: Callable[[Store], Coordinator] = Alone,
) -> None:
    """Serve a store in this process until a signal stops it.

    Call `ready` once the process answers clients. The default `coordinator` is for a store that no
    other process serves.
    """
    processes = ProcessWorkers(settings.hints)
    workers = _workers(settings, store.data_id, processes)
    services = Services(store, workers, coordinator, settings)
    if services.coordinator.is_alone:
        services.background.append(partial(follow_changes, services.store, services.tables))
    pruner = Pruner(services.store, services.games, services.tables, settings.retention)
    services.background.append(pruner.run)
    try:
        ServerProcess(services, workers, settings, ready).run(listener)
    finally:
        # After a second signal, the process ends without closing its services.
        processes.stop()


def _workers(settings: ServerSettings, data_id: str, processes: ProcessWorkers) -> Workers:
    """Return `processes`, or workers that send jobs to `red7 think` if the settings ask for it."""
    if settings.compute.delegated:
        from red7.hosting.compute.queue_client import QueueWorkers

        queue = opened_queue(settings.database, data_id)
        return QueueWorkers(*queue, processes, hints=settings.hints)
    return processes


def _log_start(folder: DataFolder | None, settings: ServerSettings, url: str) -> None:
    """Log the version, the address, the data folder and the settings."""
    shown = replace(settings, database=settings.database.shown())
    terms = {
        f"{section.name}.{each.name}": getattr(getattr(shown, section.name), each.name)
        for section in fields(shown)
        if section.name != "listen"
        for each in fields(getattr(shown, section.name))
    }
    data = None if folder is None else str(folder.path)
    log_event(INFO, "started", version=__version__, address=url, data=data, **terms)


def _reachable(host: str) -> str:
    """Return the host by which this machine reaches a server that listens at `host`.

    If the server listens at all addresses of the machine (such as 0.0.0.0), this is the loopback
    address.
    """
    return {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
