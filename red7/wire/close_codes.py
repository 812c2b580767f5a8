"""Codes with which the server closes a WebSocket."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server has closed a WebSocket."""

    BAD_PROTOCOL = 1002
    """The client uses another protocol version: reload the page."""
    BAD_TOKEN = 1008
    """The socket was opened without a token: load the page first."""
    FAILED = 1011
    """The server has failed: connect again."""
    RESTARTING = 1012
    """The server restarts: connect again, but not at the same time as all other clients."""
    TOO_SLOW = 1013
    """Too much data waits to be sent to this client: connect again."""
    SILENT = 4000
    """The client has sent nothing for too long."""
    FLOODING = 4001
    """The client went on in spite of many refusals: connect again, and send more slowly."""
