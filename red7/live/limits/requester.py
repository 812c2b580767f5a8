"""The requester: for whom something is done, so that work can be shared out fairly.

It is a context variable: tasks that a request begins work for the same requester, down to the
turns of bots that follow on a move.
"""

from contextvars import ContextVar
from typing import NamedTuple


class Requester(NamedTuple):
    """Who asks, as far as a transport knows."""

    address: str = ""
    """Where the request came from; empty where there is no network between."""
    token: str = ""
    """The digest of a token; empty for whoever has none."""
    exempt: bool = False
    """Whether no rate limit holds for them."""


NOBODY = Requester()
"""For whom a server works by itself."""

requester: ContextVar[Requester] = ContextVar("requester", default=NOBODY)
"""For whom the task at hand works."""
