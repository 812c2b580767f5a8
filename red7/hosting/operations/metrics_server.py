"""The metrics server: `/healthz`, `/readyz` and `/metrics` at an address for the operator only.

It never listens at the players' address: the operator decides who may read the metrics by choosing
where it listens.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.core import Red7Error
from red7.hosting.http.origin_guard import is_number, name_in
from red7.hosting.operations.prometheus_metrics import registry_of
from red7.hosting.processes.listening_socket import listen_in_range
from red7.hosting.server_settings import MonitorAddress
from red7.hosting.uvicorn_internals import Config, Server
from red7.live.compute.protocol import PoolLoad
from red7.live.services import Services

PROBE_NOTE = "probe"
"""The name of a value that `/readyz` stores to find out whether a failed store works again."""
UNKNOWN_HOST = (
    "this host name is none of the server's: ask by its address, or start it with --name NAME\n"
)
STORE_TIMEOUT_S = 2.0
"""Seconds after which a store that does not answer counts as failing."""


class Phase(StrEnum):
    """The phase of a server process."""

    STARTING = "starting"
    SERVING = "serving"
    DRAINING = "draining"


class _SignalFreeServer(Server):
    """uvicorn's server without signal handlers: the players' server in this process has them."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class HostGuard:
    """ASGI middleware that refuses unknown host names, against DNS rebinding.

    Without this check, a foreign web page whose host name leads to this address could read the
    metrics through an operator's browser. IP addresses, and names without a dot such as those of
    containers, are allowed, because they belong to no foreign domain.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if its host name is known; otherwise answer with status 421."""
        hosts = Headers(scope=scope).getlist("host")
        app = self._app if all(map(self._is_known, hosts)) else PlainTextResponse(UNKNOWN_HOST, 421)
        await app(scope, receive, send)

    def _is_known(self, host: str) -> bool:
        name = name_in(host)
        return bool(name) and ("." not in name or is_number(name) or name in self._names)


class MetricsServer:
    """A second, small HTTP server in the server process."""

    def __init__(
        self,
        services: Services,
        loads: Callable[[], Mapping[str, PoolLoad]],
        place: MonitorAddress | None = None,
        processes: int = 1,
        names: frozenset[str] = frozenset(),
    ) -> None:
        """Listen at `place`, or nowhere if it is None. `names` are the server's host names.

        Each of `processes` server processes takes a port of its own, from the port of `place` on.
        `loads` returns the load of each pool of workers. Raise `NoPort` if this process cannot
        listen at any of these ports.
        """
        self.phase = Phase.STARTING
        self._services = services
        self._registry = registry_of(services, loads)
        self._names = names if place is None else names | {place.host.lower()}
        self._socket = None if place is None else listen_in_range(*place, processes)
        self._server: _SignalFreeServer | None = None
        self._serving: asyncio.Task[None] | None = None

    @property
    def port(self) -> int | None:
        """The port at which the metrics server listens, or None if it does not."""
        return None if self._socket is None else int(self._socket.getsockname()[1])

    async def open(self) -> None:
        """Start to answer requests."""
        if self._socket is None:
            return
        config = Config(
            HostGuard(self._application(), self._names),
            lifespan="off",
            log_config=None,
            access_log=False,
            ws="none",
        )
        self._server = _SignalFreeServer(config)
        self._serving = asyncio.create_task(self._server.serve([self._socket]))

    async def close(self) -> None:
        """Stop answering requests."""
        if self._server is None or self._serving is None:
            return
        self._server.should_exit = self._server.force_exit = True
        with suppress(asyncio.CancelledError):
            await self._serving

    def release_port(self) -> None:
        """Close the listening socket. This is needed even if `open` was never called."""
        if self._socket is not None:
            self._socket.close()

    async def reason_not_ready(self) -> str:
        """Return why the process is not ready for clients, or an empty string if it is ready."""
        if self.phase is not Phase.SERVING:
            return self.phase.value
        store, failing = self._services.store, self._services.metrics.failing
        try:
            async with asyncio.timeout(STORE_TIMEOUT_S):
                await store.note(PROBE_NOTE)
                # A process without clients writes nothing else. Without this note, it would never
                # notice that the store works again.
                if failing:
                    await store.keep_note(PROBE_NOTE, "")
        except (Red7Error, TimeoutError):
            return "the store fails"
        return ""

    def _application(self) -> Starlette:
        async def healthz(request: Request) -> Response:
            return PlainTextResponse("ok\n")

        async def readyz(request: Request) -> Response:
            reason = await self.reason_not_ready()
            return PlainTextResponse(f"{reason or 'ok'}\n", 503 if reason else 200)

        async def metrics(request: Request) -> Response:
            text = generate_latest(self._registry)
            return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})

        endpoints = {"/healthz": healthz, "/readyz": readyz, "/metrics": metrics}
        return Starlette(routes=[Route(path, endpoint) for path, endpoint in endpoints.items()])
