"""The socket: what is said, what is answered, and how it ends."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain
from random import Random
from typing import NoReturn

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection as Socket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_plainly
from websockets.typing import Origin

from red7.core import CARDS
from red7.notation import card_name
from red7.server.web.clients import MOST_WAITING, SILENT, TOO_SLOW, Client, Leave
from red7.server.web.tokens import cookie_name, new_token
from red7.wire.messages import LARGEST, PROTOCOL
from tests.server.games import ADVANCED, EXPERT, new_game, turn_from
from tests.server.guests import Guest, Message, Talk, guest_of
from tests.server.playing import played
from tests.server.processes import Served

MOST_IN_FLIGHT = 5_000_000
"""What a connection may hold by itself."""
Work = Callable[[Talk, Guest], Awaitable[None]]


def talk_with(server: Served, work: Work) -> None:
    """Say something as a new guest."""

    async def run() -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            await work(talk, guest)

    asyncio.run(run())


def address(server: Served) -> str:
    return f"ws://127.0.0.1:{server.port}/ws"


async def at_my_turn(talk: Talk, guest: Guest, game: Message) -> tuple[str, Message]:
    """A new table, and the message with which it is this guest's turn."""
    table = (await guest.post("/api/games", game))["table"]
    message = await talk.ask("watch", "table", table=table)
    while not message["options"]:
        message = await talk.hear_of("update")
    return table, message


def test_a_move_is_stored_acknowledged_and_shown(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        options, version = message["options"][0], message["version"]
        where = {"table": table, "version": version, "seat": options["seat"]}
        steps = turn_from(options, Random(1))
        accepted = await talk.ask("play", "accepted", **where, id="mine", steps=steps)
        assert accepted == {"type": "accepted", "id": "mine", "version": version + 1}
        shown = await talk.hear()
        assert (shown["type"], shown["version"]) == ("update", version + 1)
        assert len(shown["frames"]) == len(steps)

    talk_with(server, work)


def test_a_move_that_is_sent_again_is_done_once(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        options, version = message["options"][0], message["version"]
        play = {
            "table": table,
            "version": version,
            "seat": options["seat"],
            "id": "mine",
            "steps": turn_from(options, Random(1)),
        }
        first = await talk.ask("play", "accepted", **play)
        assert await talk.ask("play", "accepted", **play) == first
        async with guest.talking() as later:
            assert await later.ask("play", "accepted", **play) == first
            seen = await later.ask("watch", "table", table=table)
        ends = [turn for turn in seen["told"] if turn["seat"] == options["seat"]]
        assert len(ends) <= 1

    talk_with(server, work)


def test_everybody_at_the_table_is_shown_a_move(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        async with guest.talking() as other:
            assert (
                await other.ask("watch", "table", table=table) == message | {"type": "table"}
                or message["type"] == "update"
            )
            where = {"table": table, "version": message["version"], "seat": 0}
            steps = turn_from(message["options"][0], Random(1))
            await talk.say("play", **where, id="mine", steps=steps)
            assert await talk.hear_of("update") == await other.hear_of("update")

    talk_with(server, work)


def test_what_cannot_be_played_is_refused_and_nothing_happens(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        right = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        for wrong, code in (
            ({"steps": ["."]}, "illegal"),
            ({"steps": []}, "no-steps"),
            ({"steps": ["--", "--"]}, "illegal"),
            ({"steps": ["nonsense"]}, "unknown-step"),
            ({"version": 1}, "behind"),
            ({"version": message["version"] + 1}, "behind"),
            ({"seat": 1}, "not-your-seat"),
            ({"seat": 7}, "not-your-seat"),
            ({"table": "nowhere"}, "unknown-table"),
            ({"id": ""}, "bad-id"),
            ({"id": "x" * 65}, "bad-id"),
        ):
            refused = await talk.ask("play", "refused", **{**right, "steps": ["--"], **wrong})
            assert refused["code"] == code
            assert len(refused["message"]) > 10
            assert (refused["refusal"] is not None) == (code == "illegal")
        refused = await talk.ask("next", "refused", table=table, version=right["version"], id="a")
        assert refused["code"] == "no-deal"
        assert (await talk.ask("watch", "table", table=table))["version"] == message["version"]

    talk_with(server, work)


def test_the_refusal_of_a_step_says_why(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        refused = await talk.ask("play", "refused", **where, steps=["."])
        assert refused["refusal"]["why"] == "nothing-done"
        assert refused["message"] == ".: a turn in which nothing was done is a fold (--)"

    talk_with(server, work)


def test_a_refusal_does_not_tell_what_would_be_drawn(server: Served) -> None:
    """Steps that use a card before it was drawn are refused alike, whatever lies on the deck."""

    async def work(talk: Talk, guest: Guest) -> None:
        threes: list[str] = []
        while not threes:
            table, message = await at_my_turn(talk, guest, new_game("random", rules=EXPERT))
            seats = message.get("frame", message.get("frames", [None])[-1])["seats"]
            threes = [card for card in seats[0]["hand"] if card[1] == "3"]
        where = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        seen = {*seats[0]["hand"], *chain(*(seat["palette"] for seat in seats))}
        for tail in ([], ["."], [f"+{threes[0]}"]):
            for card in {*map(card_name, CARDS)} - seen:
                steps = [f"+{threes[0]}", f">{card}", *tail]
                refused = await talk.ask("play", "refused", **where, steps=steps)
                assert refused["refusal"]["why"] == "not-in-hand"
                assert refused["refusal"]["step"] == f">{card}"
        accepted = await talk.ask("play", "accepted", **where, steps=[f"+{threes[0]}"])
        assert accepted["version"] == message["version"] + 1

    talk_with(server, work)


@pytest.mark.parametrize("wrong", ["type", "id", "field"])
def test_an_answer_does_not_repeat_a_huge_message(wrong: str, server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        huge = "x" * (LARGEST - 300)
        if wrong == "type":
            answer = await talk.ask(huge, "error")
        elif wrong == "field":
            answer = await talk.ask("ping", "error", **{huge: 1})
        else:
            answer = await talk.ask(
                "play", "refused", table="a", version=1, seat=0, id=huge, steps=["--"]
            )
        assert len(json.dumps(answer)) < 1_000

    talk_with(server, work)


def test_what_could_follow_is_told_on_demand(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=EXPERT))
        options = message["options"][0]
        where = {"table": table, "version": message["version"], "seat": 0}
        step = next(choice["step"] for choice in options["choices"] if not choice["refusal"])
        found = await talk.ask("explore", "options", **where, steps=[step])
        assert found["options"]["steps"] == [step]
        found = await talk.ask("explore", "options", **where, steps=[], skip=2**31 - 1)
        assert found["options"]["turns"] == []
        for wrong, code in (
            ({"steps": ["."]}, "illegal"),
            ({"version": 0}, "behind"),
            ({"seat": 1}, "not-your-seat"),
            ({"table": "nowhere"}, "unknown-table"),
        ):
            error = await talk.ask("explore", "error", **{**where, "steps": [], **wrong})
            assert error["code"] == code

    talk_with(server, work)


@pytest.mark.slow
def test_a_hint_comes_while_other_things_go_on(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        where = {"table": table, "version": message["version"], "seat": 0}
        await talk.say("hint", **where)
        await talk.say("ping")
        assert (await talk.hear())["type"] == "pong"
        found = await talk.hear()
        assert found["type"] == "hints"
        assert 1 <= len(found["hints"]) <= 3
        for _ in range(5):
            await talk.say("hint", **where)
        assert (await talk.hear_of("error"))["code"] == "busy"
        error = await talk.ask("hint", "error", **{**where, "seat": 1})
        assert error["code"] == "not-your-seat"

    talk_with(server, work)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("planner",), ("random", "thrifty", "planner"), ("scout",)])
def test_a_match_is_played_to_its_end(bots: tuple[str, ...], server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        made = await guest.post("/api/games", new_game(*bots, rules=ADVANCED))
        last = await played(talk, made["table"], Random(3))
        assert last["match"]["winners"]
        assert all(shuffle["salt"] and shuffle["order"] for shuffle in last["shuffles"])

    talk_with(server, work)


def test_another_table_takes_the_place_of_the_first(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        first, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        second, _ = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        steps = turn_from(message["options"][0], Random(1))
        where = {"table": first, "version": message["version"], "seat": 0}
        await talk.say("play", **where, id="a", steps=steps)
        assert (await talk.hear())["type"] == "accepted"
        assert (await talk.ask("ping", "pong"))["type"] == "pong"
        assert (await talk.ask("watch", "table", table=second))["table"] == second

    talk_with(server, work)


def test_a_deleted_table_tells_whoever_watches(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, _ = await at_my_turn(talk, guest, new_game("random"))
        await guest.http.delete(f"/api/games/{table}")
        assert (await talk.hear())["code"] == "unknown-table"
        assert (await talk.ask("watch", "error", table=table))["code"] == "unknown-table"

    talk_with(server, work)


def test_a_table_of_others_is_unknown(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0}
        async with guest_of(server.url) as other, other.talking() as stranger:
            for kind, fields in (
                ("watch", {"table": table}),
                ("explore", {**where, "steps": []}),
                ("hint", where),
            ):
                assert (await stranger.ask(kind, "error", **fields))["code"] == "unknown-table"
            play = {**where, "id": "a", "steps": ["--"]}
            refused = await stranger.ask("play", "refused", **play)
            assert refused["code"] == "unknown-table"

    talk_with(server, work)


def test_the_first_word_is_hello(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(address(server), additional_headers=headers, proxy=None) as socket:
                talk = Talk(socket, guest)
                assert (await talk.ask("ping", "error"))["code"] == "malformed"
                assert (await talk.ask("hello", "welcome", protocol=PROTOCOL))["release"]
                assert await talk.ask("ping", "pong")

    asyncio.run(run())


def test_another_protocol_is_sent_away_with_a_sentence(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(address(server), additional_headers=headers, proxy=None) as socket:
                talk = Talk(socket, guest)
                error = await talk.ask("hello", "error", protocol=PROTOCOL + 1)
                assert error["code"] == "protocol"
                assert "reload" in error["message"]
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1002
                assert "reload" in closed.value.rcvd.reason

    asyncio.run(run())


@pytest.mark.parametrize("cookie", ["", "red7=1", "red7-00000000=" + "x" * 43])
def test_without_a_token_there_is_no_seat(cookie: str, server: Served) -> None:
    async def run() -> None:
        headers = {"cookie": cookie} if cookie else {}
        async with connect(address(server), additional_headers=headers, proxy=None) as socket:
            assert json.loads(await socket.recv())["code"] == "no-token"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert "cookie" in closed.value.rcvd.reason

    asyncio.run(run())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 421),
        ({"sec-fetch-site": "cross-site"}, 403),
    ],
)
def test_a_socket_from_elsewhere_is_refused(
    headers: dict[str, str], status: int, server: Served
) -> None:
    lines = {
        "host": f"127.0.0.1:{server.port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
        **headers,
    }
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET /ws HTTP/1.1\r\n{text}\r\n".encode())
        answer = b""
        while part := line.recv(4096):
            answer += part
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
    assert b'"message":' in answer


def test_a_socket_from_our_own_page_is_welcome(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(
                address(server), additional_headers=headers, origin=Origin(server.url), proxy=None
            ) as socket:
                talk = Talk(socket, guest)
                assert await talk.ask("hello", "welcome", protocol=PROTOCOL)

    asyncio.run(run())


def test_a_socket_elsewhere_than_there_is_one(server: Served) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://127.0.0.1:{server.port}/other", proxy=None):
                pass

    asyncio.run(run())


def test_a_message_that_is_too_large_gets_an_answer_or_a_reason(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        await talk.socket.send("x" * (LARGEST + 1))
        assert (await talk.hear())["code"] == "too-large"
        assert await talk.ask("ping", "pong")
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 # it may end while sending
            await talk.socket.send("x" * (1 << 21))
            await talk.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert closed.value.rcvd.reason

    talk_with(server, work)


@pytest.mark.slow
def test_whoever_does_not_listen_is_sent_away(server: Served) -> None:
    """Asks for more than may wait, and reads nothing of it."""

    async def work(talk: Talk, guest: Guest) -> None:
        bots = ("random", "random", "random")
        table, message = await at_my_turn(talk, guest, new_game(*bots, rules=ADVANCED))
        watch = json.dumps({"type": "watch", "table": table})
        headers = {"cookie": guest.cookie}
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", server.port))
            async with connect(address(server), sock=small, additional_headers=headers) as deaf:
                await deaf.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                deaf.transport.pause_reading()
                for _ in range((MOST_WAITING + MOST_IN_FLIGHT) // len(json.dumps(message))):
                    await deaf.send(watch)
                await asyncio.sleep(3)
                deaf.transport.resume_reading()
                with pytest.raises(ConnectionClosed) as closed:
                    await drained(deaf)
        assert closed.value.rcvd == Close(TOO_SLOW, "too slow to keep up; come again")
        assert await talk.ask("watch", "table", table=table)

    talk_with(server, work)


def test_whoever_is_silent_for_too_long_is_taken_for_gone() -> None:
    async def never(*said: object) -> NoReturn:
        await asyncio.Event().wait()
        raise AssertionError

    async def run() -> None:
        scope = {"type": "websocket", "headers": []}
        client = Client(WebSocket(scope, never, never), "somebody", silence=0.05)
        with pytest.raises(Leave, match="nothing was heard") as left:
            await client.hear()
        assert left.value.code == SILENT

    asyncio.run(run())


async def drained(deaf: Socket) -> None:
    """Read whatever comes."""
    while True:
        async with asyncio.timeout(10):
            await deaf.recv()


@pytest.fixture(scope="module")
def line(server: Served) -> Iterator[ClientConnection]:
    """A socket on which the hello has been said, for tests that say many things."""
    with connect_plainly(address(server), proxy=None) as first:
        assert json.loads(first.recv())["code"] == "no-token"
    headers = {"cookie": f"{cookie_name(_data_id(server))}={new_token()}"}
    with connect_plainly(address(server), additional_headers=headers, proxy=None) as made:
        made.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(made.recv())["type"] == "welcome"
        yield made


def _data_id(server: Served) -> str:
    found: str = httpx.get(f"{server.url}/api/health", trust_env=False).json()["data"]
    return found


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)
KINDS = st.sampled_from(["watch", "play", "next", "explore", "hint", "table", "hello", "", "\0"])
FIELDS = st.sampled_from(["table", "id", "version", "seat", "steps", "skip", "protocol", "more"])
ALMOST = st.builds(
    lambda kind, rest: json.dumps({**rest, "type": kind}),
    KINDS,
    st.dictionaries(FIELDS, VALUES | st.integers(0, 3) | st.just("x"), max_size=6),
)
ODD = st.sampled_from(["[" * 30_000, '{"type":"watch","table":"\\ud800"}', "{}", "null", "\0", ""])


@given(st.binary(max_size=60) | st.text(max_size=60) | VALUES.map(json.dumps) | ALMOST | ODD)
@settings(max_examples=5 * settings().max_examples)
def test_whatever_is_said_gets_an_answer(line: ClientConnection, said: bytes | str) -> None:
    line.send(said)
    answer = json.loads(line.recv(10))
    assert answer["type"] in ("error", "refused", "welcome")
    assert answer["type"] == "welcome" or len(answer["message"]) > 5
    line.send('{"type":"ping"}')
    assert json.loads(line.recv(10)) == {"type": "pong"}
