"""What a client may say, and what is not understood."""

from contextlib import suppress
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import Red7Error
from red7.table.settings import Help, OutOfTime
from red7.wire import http_bodies
from red7.wire.http_bodies import Branch, NewGame, NewSeat
from red7.wire.messages import (
    MAX_MESSAGE_BYTES,
    Accepted,
    Answer,
    BadMessage,
    ErrorMessage,
    Explore,
    Hello,
    HintRequest,
    NextRequest,
    Ping,
    PlayRequest,
    Pong,
    RefusedMessage,
    Request,
    Watch,
    answer_bytes,
    parse_request,
)
from red7.wire.seating_messages import (
    ConfigureRequest,
    HostRequest,
    ReactRequest,
    RemoveRequest,
    RenameRequest,
    SeatBotRequest,
    SitRequest,
    StandInRequest,
    StandRequest,
    TakeBackRequest,
)
from red7.wire.shapes import ClockShape, Message, RefusalShape, RulesShape, SettingsShape, Shape

SETTINGS = SettingsShape(
    ClockShape(60, 2), OutOfTime.FOLD, Help.NONE, 5, "planner", True, True, False, False
)
REQUESTS: list[tuple[str, Request]] = [
    ('{"type":"hello","protocol":1}', Hello(1)),
    ('{"type":"watch","table":"fox"}', Watch("fox")),
    (
        '{"type":"play","table":"fox","id":"a1","version":7,"seat":0,"steps":["+R7","."]}',
        PlayRequest("fox", "a1", 7, 0, ["+R7", "."]),
    ),
    ('{"type":"next","table":"fox","id":"a2","version":7}', NextRequest("fox", "a2", 7)),
    (
        '{"type":"explore","table":"fox","version":7,"seat":0,"steps":["+R7"],"skip":24,"using":">B3","most":5}',
        Explore("fox", 7, 0, ["+R7"], 24, ">B3", 5),
    ),
    ('{"type":"hint","table":"fox","version":7,"seat":1}', HintRequest("fox", 7, 1)),
    (
        '{"type":"sit","table":"fox","id":"b1","seat":1,"name":"Jo","key":"k","face":"owl"}',
        SitRequest("fox", "b1", 1, "Jo", "k", "owl"),
    ),
    ('{"type":"stand","table":"fox","id":"b2","seat":1}', StandRequest("fox", "b2", 1)),
    (
        '{"type":"rename","table":"fox","id":"b3","seat":1,"name":"Joe","face":"fox"}',
        RenameRequest("fox", "b3", 1, "Joe", "fox"),
    ),
    (
        '{"type":"seat-bot","table":"fox","id":"b4","seat":1,"bot":"planner"}',
        SeatBotRequest("fox", "b4", 1, "planner"),
    ),
    (
        '{"type":"configure","table":"fox","id":"b5","rules":{"edition":"v1.2","draw":true,'
        '"scoring":true,"actions":false},"settings":{"clock":{"seconds":60,"increment":2},'
        '"out_of_time":"fold","help":"none","pause":5,"stand_in":"planner","watching":true,'
        '"late":true,"public":false,"fills":false,"language":"","spectators_react":true},"seats":3}',
        ConfigureRequest("fox", "b5", RulesShape("v1.2", True, True, False), SETTINGS, 3),
    ),
    ('{"type":"remove","table":"fox","id":"b6","seat":1}', RemoveRequest("fox", "b6", 1)),
    ('{"type":"host","table":"fox","id":"b7","seat":1}', HostRequest("fox", "b7", 1)),
    ('{"type":"stand-in","table":"fox","id":"b8","seat":1}', StandInRequest("fox", "b8", 1)),
    ('{"type":"take-back","table":"fox","id":"b9","seat":1}', TakeBackRequest("fox", "b9", 1)),
    ('{"type":"react","table":"fox","reaction":"wow"}', ReactRequest("fox", "wow")),
    ('{"type":"ping","within":0}', Ping()),
]
MAY_BE_NULL = {("explore", "using"), ("seat-bot", "bot"), ("rename", "face")}
"""Where nothing in particular is asked for, a seat becomes free, or a face stays as it is."""
WRONG_FOR_ALL: tuple[object, ...] = (None, True, 1.5, {}, [[]], -1, 2**31)
ids = [type(request).__name__ for _, request in REQUESTS]


def test_clients_of_releases_without_faces_are_understood() -> None:
    sit = '{"type":"sit","table":"fox","id":"b1","seat":1,"name":"Jo","key":"k"}'
    assert parse_request(sit) == SitRequest("fox", "b1", 1, "Jo", "k")
    rename = '{"type":"rename","table":"fox","id":"b3","seat":1,"name":"Joe"}'
    assert parse_request(rename) == RenameRequest("fox", "b3", 1, "Joe", None)


@pytest.mark.parametrize(("text", "request_"), REQUESTS, ids=ids)
def test_a_request_is_understood(text: str, request_: Request) -> None:
    assert parse_request(text) == request_
    assert parse_request(text.encode()) == request_
    assert msgspec.json.encode(request_).decode() == text


def test_every_request_is_tried_here() -> None:
    assert [type(request) for _, request in REQUESTS] == [*get_args(Request)]


def test_the_order_of_fields_does_not_matter_and_skip_may_be_left_out() -> None:
    text = '{"steps":[],"seat":0,"version":1,"table":"fox","type":"explore"}'
    assert parse_request(text) == Explore("fox", 1, 0, [], 0)


def said(data: bytes | str) -> str:
    """What is said about a message that is not understood."""
    with pytest.raises(BadMessage) as bad:
        parse_request(data)
    assert isinstance(bad.value, Red7Error)
    return str(bad.value)


@pytest.mark.parametrize(("text", "request_"), REQUESTS, ids=ids)
def test_an_unknown_field_is_refused(text: str, request_: Request) -> None:
    assert "unknown field `more`" in said(text[:-1] + ',"more":1}')


@pytest.mark.parametrize(("text", "request_"), REQUESTS, ids=ids)
def test_every_field_is_needed_and_has_its_type(text: str, request_: Request) -> None:
    fields: dict[str, object] = msgspec.json.decode(text)
    optional = {"skip", "using", "most", "key", "face", "within"}
    for name, value in fields.items():
        without = {key: each for key, each in fields.items() if key != name}
        if name not in optional:
            assert said(msgspec.json.encode(without))
        other = 1 if isinstance(value, str) else "1"
        for wrong in (*WRONG_FOR_ALL, other):
            if wrong is None and (fields["type"], name) in MAY_BE_NULL:
                continue
            assert said(msgspec.json.encode({**fields, name: wrong}))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b'{"type":"watch","table":"\xff"}',
        "[]",
        "null",
        "1",
        '"ping"',
        "{}",
        '{"type":"pong"}',
        '{"type":"PING"}',
        '{"type":1}',
        '{"type":"ping"} {"type":"ping"}',
        '{"type":"ping"',
        "{'type':'ping'}",
        '{"type":"watch","table":"\\ud800"}',
        '{"type":"watch","table":"\ud800"}',
        '{"type":"hello","protocol":' + "9" * 5000 + "}",
        '{"type":"hello","protocol":NaN}',
        '{"deep":' + "[" * 30_000,
        '{"deep":' * 10_000,
    ],
    ids=range(21),
)
def test_what_is_no_request_is_a_bad_message(data: bytes | str) -> None:
    assert said(data)


@given(st.one_of(st.binary(), st.text(), st.text(alphabet='{}[]":,type pingwatch0123456789')))
def test_nothing_else_is_ever_raised(data: bytes | str) -> None:
    with suppress(BadMessage):
        parse_request(data)


def test_an_answer_names_its_type() -> None:
    refusal = RefusalShape(">R7", "losing", None, "R")
    assert answer_bytes(Pong()) == b'{"type":"pong"}'
    assert answer_bytes(Accepted("a1", 8)) == b'{"type":"accepted","id":"a1","version":8}'
    assert answer_bytes(ErrorMessage("bad-message", "no")) == (
        b'{"type":"error","code":"bad-message","message":"no","values":{}}'
    )
    assert answer_bytes(RefusedMessage("a1", "illegal", "no", refusal)) == (
        b'{"type":"refused","id":"a1","code":"illegal","message":"no",'
        b'"refusal":{"step":">R7","why":"losing","cause":null,"color":"R"},"values":{}}'
    )


def structs() -> list[type[msgspec.Struct]]:
    """Every message, and every shape of the pages beside the table."""
    shapes = (
        each
        for each in vars(http_bodies).values()
        if isinstance(each, type) and issubclass(each, Shape) and each is not Shape
    )
    return [*get_args(Request), *get_args(Answer), *shapes]


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_message_is_a_frozen_value_that_refuses_unknown_fields(
    struct: type[msgspec.Struct],
) -> None:
    config = struct.__struct_config__
    assert config.frozen
    assert config.forbid_unknown_fields
    if issubclass(struct, Message):
        assert config.tag_field == "type"


def test_no_two_messages_of_a_side_share_a_type() -> None:
    for side in (Request, Answer):
        tags = [each.__struct_config__.tag for each in get_args(side)]
        assert len({*tags}) == len(tags)


RULES = RulesShape("v1.2", draw=True, scoring=True, actions=False)
BRANCH = Branch(1, 3, 0, "Mia", "planner")


@pytest.mark.parametrize("value", [NewGame(RULES, [NewSeat("Mia"), NewSeat("Jon", "b")]), BRANCH])
def test_a_form_sent_over_http_comes_back(value: NewGame | Branch) -> None:
    text = msgspec.json.encode(value)
    assert msgspec.json.decode(text, type=type(value)) == value
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text[:-1] + b',"more":1}', type=type(value))


@pytest.mark.parametrize("field", ["round", "turn", "seat"])
def test_a_moment_has_no_negative_numbers(field: str) -> None:
    text = msgspec.json.encode({**msgspec.to_builtins(BRANCH), field: -1})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Branch)


def test_a_turn_with_every_step_that_there_could_be_is_a_small_message() -> None:
    names = [f"{kind}{color}{number}" for kind in "+>*^~" for color in "ROYGBIV" for number in "7"]
    request = PlayRequest("x" * 36, "y" * 36, 2**31 - 1, 3, [*names, "!", ".", "--"])
    assert len(msgspec.json.encode(request)) < MAX_MESSAGE_BYTES / 50
