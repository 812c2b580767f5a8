"""The socket's own frames, beside those of the library."""

import pytest
from websockets.frames import Frame, Opcode

from red7.server.web.socket_protocol import text_frame


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
