"""No key of a message, a stored table or a record changes by accident."""

import json

import pytest

from tests.wire.wire_keys import WIRE_KEYS, as_text, wire_keys

KEPT: dict[str, dict[str, str]] = json.loads(WIRE_KEYS.read_text(encoding="utf-8"))
FOUND = wire_keys()


@pytest.mark.parametrize("name", sorted({*KEPT, *FOUND}))
def test_all_keys_are_those_on_file(name: str) -> None:
    """`make golden` writes additions; a key that is there never changes its name or its type."""
    assert FOUND.get(name) == KEPT.get(name)


def test_the_file_is_written_as_it_would_be_now() -> None:
    assert as_text(FOUND) == WIRE_KEYS.read_text(encoding="utf-8")
