"""The codes with which a server closes a socket."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Why a server has closed a socket."""

    BAD_PROTOCOL = 1002
    """The client speaks another protocol: reload the page."""
    BAD_TOKEN = 1008
    """No token came along: load the page first."""
    FAILED = 1011
    """Something went wrong on the server: come again."""
    RESTARTING = 1012
    """The server ends, and another takes its place: come again, not all at once."""
    TOO_SLOW = 1013
    """Too much waits to be sent to this client: come again."""
    SILENT = 4000
    """Nothing was heard for too long."""
    FLOODING = 4001
    """The client went on and on in spite of refusals: come again, more slowly."""
