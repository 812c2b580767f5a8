"""The operator's own address: whether the process lives, whether it is ready, and its numbers.

It is never the address that players come to: who may know how busy a server is decides where
this one listens.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum

import uvicorn
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
from red7.hosting.processes.server_settings import MonitorAddress
from red7.live.compute.protocol import PoolLoad
from red7.live.services import Services

PROBE = "probe"
"""The note that is written to see whether a store that failed works again."""
NOT_OURS = (
    "this host name is none of the server's: ask by its address, or start it with --name NAME\n"
)
PATIENCE = 2.0
"""Seconds in which a store must answer."""


class Phase(StrEnum):
    """Where a process is in its life."""

    STARTING = "starting"
    SERVING = "serving"
    DRAINING = "draining"


class _Listener(uvicorn.Server):
    """Leaves signals to the server of the players."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class HostGuard:
    """Refuses names that a stranger's domain may have given this address (DNS rebinding).

    A page of that domain could read the numbers in the browser of an operator. Addresses in digits
    and names without a dot, as containers have them, lead here by nobody's domain.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        hosts = Headers(scope=scope).getlist("host")
        app = self._app if all(map(self._is_ours, hosts)) else PlainTextResponse(NOT_OURS, 421)
        await app(scope, receive, send)

    def _is_ours(self, host: str) -> bool:
        name = name_in(host)
        return bool(name) and ("." not in name or is_number(name) or name in self._names)


class Monitor:
    """Answers an operator's tools."""

    def __init__(
        self,
        services: Services,
        loads: Callable[[], Mapping[str, PoolLoad]],
        place: MonitorAddress | None = None,
        processes: int = 1,
        names: frozenset[str] = frozenset(),
    ) -> None:
        """Without a place nobody is answered; the names lead here. Raises `NoPort`."""
        self.phase = Phase.STARTING
        self._services = services
        self._registry = registry_of(services, loads)
        self._names = names if place is None else names | {place.host.lower()}
        self._socket = None if place is None else listen_in_range(*place, processes)
        self._server: _Listener | None = None
        self._serving: asyncio.Task[None] | None = None

    @property
    def port(self) -> int | None:
        """Where it listens."""
        return None if self._socket is None else int(self._socket.getsockname()[1])

    async def open(self) -> None:
        """Begin to answer."""
        if self._socket is None:
            return
        config = uvicorn.Config(
            HostGuard(self._application(), self._names),
            lifespan="off",
            log_config=None,
            access_log=False,
            ws="none",
        )
        self._server = _Listener(config)
        self._serving = asyncio.create_task(self._server.serve([self._socket]))

    async def close(self) -> None:
        """Answer no longer."""
        if self._server is None or self._serving is None:
            return
        self._server.should_exit = self._server.force_exit = True
        with suppress(asyncio.CancelledError):
            await self._serving

    def let_go(self) -> None:
        """Let others have the port, however the process has ended."""
        if self._socket is not None:
            self._socket.close()

    async def unready(self) -> str:
        """Why nobody should be sent here now; empty if they should."""
        if self.phase is not Phase.SERVING:
            return self.phase.value
        store, failing = self._services.store, self._services.metrics.failing
        try:
            async with asyncio.timeout(PATIENCE):
                await store.note(PROBE)
                # Where nobody is sent any longer, nobody else would find out that it works again.
                if failing:
                    await store.keep_note(PROBE, "")
        except (Red7Error, TimeoutError):
            return "the store fails"
        return ""

    def _application(self) -> Starlette:
        async def healthz(request: Request) -> Response:
            return PlainTextResponse("ok\n")

        async def readyz(request: Request) -> Response:
            why = await self.unready()
            return PlainTextResponse(f"{why or 'ok'}\n", 503 if why else 200)

        async def metrics(request: Request) -> Response:
            text = generate_latest(self._registry)
            return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})

        answers = {"/healthz": healthz, "/readyz": readyz, "/metrics": metrics}
        return Starlette(routes=[Route(path, answer) for path, answer in answers.items()])
