"""Who asks over the network: the one place that tells the address of a request."""

from starlette.types import Scope

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.live.limits.requester import Requester


def requester_of(scope: Scope, digest: str, limits: ConnectionSettings) -> Requester:
    """Whoever sends a request or opens a socket, with the token of a digest, or none."""
    host = scope["client"][0] if scope.get("client") else ""
    return Requester(client_of(host), digest, is_among(host, limits.exempt))
