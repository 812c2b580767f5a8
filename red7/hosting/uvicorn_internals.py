"""The parts of uvicorn's private modules that the server uses, in one place.

uvicorn documents its settings and `Server.run`. The server also extends uvicorn's protocol classes,
whose modules and attributes may change with any release. After an update of uvicorn,
`tests/hosting/test_uvicorn_internals.py` names each part that is missing.
"""

from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

__all__ = [
    "ASGIReceiveEvent",
    "ASGISendEvent",
    "Config",
    "Server",
    "ServerState",
    "UvicornHttpProtocol",
    "WebSocketsSansIOProtocol",
]


class UvicornHttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol, with public names for the private methods that the server uses."""

    def __init__(self, config: Config, state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, state, app_state)

    def stop_keep_alive_timer(self) -> None:
        """Cancel the timer that closes the connection if no further request comes."""
        self._unset_keepalive_if_required()

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing if a client asks to upgrade to an unsupported protocol."""
