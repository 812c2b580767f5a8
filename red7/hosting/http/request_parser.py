"""The parser of requests: h11's, with an end to what would hold up the event loop.

A head of thousands of lines, or a body in parts of one byte each, takes a hundred times as long
to read as others of the same size.
"""

import re

import h11

LARGEST_HEAD, MOST_LINES = 16_384, 100
"""Bytes and lines of the head of a request; browsers send a tenth of that."""
LONGEST_TARGET = 2_000
"""Bytes of the address that is asked for."""
MOST_PARTS, PART = 64, 512
"""Parts that a body may come in, whatever its size; and one more for each so many bytes."""
_END = re.compile(rb"\n\r?\n")


class RequestParser(h11.Connection):
    """Raises `h11.RemoteProtocolError` for what is made to take long."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)
        self._parts = self._size = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """What comes next of a request."""
        if self.their_state is h11.IDLE:
            self._check_head()
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = self._size = 0
            if len(event.target) > LONGEST_TARGET:
                raise h11.RemoteProtocolError("too long an address", error_status_hint=414)
        elif isinstance(event, h11.Data):
            self._parts, self._size = self._parts + 1, self._size + len(event.data)
            if self._parts > MOST_PARTS + self._size // PART:
                raise h11.RemoteProtocolError("a body in too many parts")
        return event

    def _check_head(self) -> None:
        """Count what there is of a head, before it is looked at."""
        data = self.trailing_data[0][: LARGEST_HEAD + 1]
        end = found.start() if (found := _END.search(data)) else len(data)
        if end > LARGEST_HEAD or data.count(b"\n", 0, end) > MOST_LINES:
            raise h11.RemoteProtocolError("too large a head", error_status_hint=431)
