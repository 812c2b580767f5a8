"""Hints from a bus to which others may write: what cannot be meant is left out."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE
from red7.hosting.cluster.peer_messages import (
    Alive,
    AllPeople,
    Ask,
    Bye,
    Here,
    PeerMessage,
    PersonMoved,
    Reacted,
    Rewritten,
    Stored,
    parse_messages,
)

MESSAGES: list[PeerMessage] = [
    Stored("a", "fox", 0),
    Rewritten("a", "fox"),
    Reacted("a", "fox", 3, "wow"),
    Reacted("a", "fox", None, "wow"),
    PersonMoved("a", "ann", deleted=True),
    Here("a", 1, "fox", {"ann": 1, "": 20_000}),
    AllPeople("a", 1, {"fox": {"ann": 2}, "hen": {}}, is_first=True, is_last=False),
    Alive("a", 0, 0),
    Ask("a"),
    Ask("a", "b"),
    Bye("a"),
]
BAD = [
    ["Reacted", "a", "fox", 4, "wow"],
    ["Reacted", "a", "fox", -1, "wow"],
    ["Reacted", "a", "fox", 0, "w" * 101],
    ["Here", "a", 1, "fox", {"ann": 0}],
    ["Here", "a", 1, "fox", {"ann": -5}],
    ["Here", "a", 1, "fox", {"": 100_001}],
    ["Here", "a", 1, "fox", {"\0": 1}],
    ["Here", "a", 1, "fox" * 100, {"ann": 1}],
    ["Here", "a", -1, "fox", {}],
    ["Here", "a", 1 << 60, "fox", {}],
    ["Everybody", "a", 1, {"fox": {"ann": -1}}, True, True],
    ["Stored", "a", "fox", -1],
    ["Stored", "", "fox", 1],
    ["Stored", "a", "fox\n", 1],
    ["Died", "a"],
    ["Unheard", "of"],
    ["Stored"],
    {},
    7,
]


def test_what_processes_tell_each_other_is_understood() -> None:
    assert parse_messages(msgspec.json.encode(MESSAGES)) == MESSAGES


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: json.dumps(bad)[:40])
def test_what_cannot_be_meant_is_left_out_and_the_rest_is_heard(bad: object) -> None:
    message = json.dumps([["Bye", "a"], bad, ["Ask", "b"]]).encode()
    assert parse_messages(message) == [Bye("a"), Ask("b")]


def test_what_is_too_large_is_not_read() -> None:
    bye = json.dumps([["Bye", "a"]]).encode()
    assert parse_messages(bye.ljust(LARGEST_MESSAGE)) == [Bye("a")]
    assert parse_messages(bye.ljust(LARGEST_MESSAGE + 1)) == []


@given(st.binary() | st.integers(1, LARGEST_MESSAGE).map(lambda deep: b"[" * deep))
def test_whatever_comes_does_no_harm(message: bytes) -> None:
    parse_messages(message)
