"""The requester: the client for which a task works, so that clients share the server fairly.

The requester is a context variable. The tasks that a request starts inherit its requester, even the
tasks of the bots' turns after a move.
"""

from contextvars import ContextVar
from typing import NamedTuple


class Requester(NamedTuple):
    """A client that makes requests, as far as the transport can identify it."""

    address: str = ""
    """The network address of the client; empty if no network is involved."""
    token: str = ""
    """The digest of the client's token; empty if the client has none."""
    exempt: bool = False
    """Whether the client is exempt from rate limits."""


NOBODY = Requester()
"""The requester of work that no client has requested."""

requester: ContextVar[Requester] = ContextVar("requester", default=NOBODY)
"""The client for which the current task works."""
