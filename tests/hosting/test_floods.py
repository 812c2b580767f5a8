"""Floods: what is too much is refused with a sentence, and honest players hardly notice.

`RED7_FLOOD_SECONDS` measures every kind of flood for so long, and wants what is promised.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from red7.wire.close_codes import CloseCode
from tests.hosting.flood_clients import FLOODS, MIXED, PUBLIC_TABLES
from tests.hosting.games import new_game, public_tables
from tests.hosting.honest_players import beside_flood
from tests.hosting.server_process import SERVE, Served, start
from tests.hosting.socket_clients import Guest, Talk, at_my_turn, guest_of

pytestmark = pytest.mark.slow

SECONDS = float(os.environ.get("RED7_FLOOD_SECONDS", "0"))
SHORT = 3.0
LEAST, SHORT_LEAST = 0.8, 0.25
"""The share of their rate that honest players keep; on a machine with other work, much is noise."""
SLOWEST = 3.0
"""How many times as long the slowest moves may take."""
TRIES = 3

LIMITS = {
    "explore": "0/3",
    "watch": "0/3",
    "hint": "0/1",
    "command": "0/30",
    "malformed": "50/2",
    "refused": "0/5",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that soon has enough of everybody but one address."""
    words = ["serve", "--host", "127.0.0.1", "--exempt", "127.0.5.0/24"]
    for kind, rate in LIMITS.items():
        words += ["--limit", f"{kind}={rate}"]
    for kind in ("upload", "list", "connect", "page"):
        words += ["--address-limit", f"{kind}=0.001/2"]
    server = start(tmp_path_factory.mktemp("strict") / "data", words=tuple(words))
    try:
        yield server
    finally:
        assert server.end() == 0
        assert "Traceback" not in server.errors.read_text()


def as_guest(server: Served, address: str, work: Callable[[Guest, Talk], Awaitable[None]]) -> None:
    """Say something as a new guest from an address."""

    async def run() -> None:
        async with guest_of(server.url, address=address) as guest, guest.talking() as talk:
            await work(guest, talk)

    asyncio.run(run())


def test_a_question_too_many_is_refused_and_moves_go_on(strict: Served) -> None:
    async def work(guest: Guest, talk: Talk) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0}
        for _ in range(3):
            assert await talk.ask("explore", "options", **where, steps=[])
        refused = await talk.ask("explore", "error", **where, steps=[])
        assert refused["code"] == "too-many-requests"
        assert refused["values"]["count"] == 3600
        assert "too much at once" in refused["message"]
        assert await talk.ask("play", "accepted", **where, id="a move", steps=["--"])
        # A move that was accepted earns some more.
        await talk.hear_of("update")
        looked = await talk.ask("explore", "options", "error", **where, steps=[])
        assert looked.get("code") in (None, "behind", "not-your-turn")

    as_guest(strict, "127.0.6.1", work)


def test_a_move_that_is_sent_again_earns_nothing(strict: Served) -> None:
    async def work(guest: Guest, talk: Talk) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0}
        move = {**where, "id": "a move", "steps": ["--"]}
        assert await talk.ask("play", "accepted", **move)
        for _ in range(3):
            await talk.ask("explore", "options", "error", **where, steps=[])
        assert await talk.ask("play", "accepted", **move)
        refused = await talk.ask("explore", "options", "error", **where, steps=[])
        assert refused.get("code") == "too-many-requests"

    as_guest(strict, "127.0.6.8", work)


def test_a_command_too_many_is_refused_by_its_id(strict: Served) -> None:
    async def work(guest: Guest, talk: Talk) -> None:
        table = (await guest.post("/api/games", new_game("random")))["table"]
        where = {"table": table, "version": 99, "seat": 0, "steps": ["."]}
        codes = []
        for number in range(3):
            await talk.say("play", id=f"{number}", **where)
            answer = await talk.hear()
            assert (answer["type"], answer["id"]) == ("refused", f"{number}")
            codes.append(answer["code"])
        assert codes[-1] == "too-many-requests"
        assert "too-many-requests" not in codes[:-1]

    as_guest(strict, "127.0.6.2", work)


def test_whoever_goes_on_and_on_is_sent_away(strict: Served) -> None:
    async def work(guest: Guest, talk: Talk) -> None:
        async def say() -> None:
            while True:
                await talk.say("nonsense")
                # Sending alone would not let it listen.
                await asyncio.sleep(0)

        saying = asyncio.create_task(say())
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 # it ends some time
            while True:
                await talk.hear()
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.FLOODING
        assert "too much" in closed.value.rcvd.reason

    # As many refusals as it takes, each after a pause.
    as_guest(strict, "127.0.6.3", work)


def test_a_request_too_many_is_told_when_to_come_again(strict: Served) -> None:
    async def run() -> None:
        async with guest_of(strict.url, address="127.0.6.4") as guest:
            for path in ("/api/games", "/"):
                answers = [await guest.http.get(path) for _ in range(3)]
                assert [answer.status_code for answer in answers] == [200, 200, 429]
                assert 900 <= int(answers[-1].headers["retry-after"]) <= 1000
                assert answers[-1].json()["code"] == "too-many-requests"
            # Other tokens of the address share it, and other kinds do not.
            async with guest_of(strict.url, address="127.0.6.4") as other:
                assert (await other.http.get("/api/games")).status_code == 429
                assert (await other.http.get("/api/health")).status_code == 200
            async with guest_of(strict.url, address="127.0.6.5") as another:
                assert (await another.http.get("/api/games")).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/api/health", {}), ("/api/nothing", {}), ("/", {"host": "stranger.example"})],
)
def test_whatever_comes_of_it_a_request_counts(
    path: str, headers: dict[str, str], tmp_path: Path
) -> None:
    server = start(tmp_path / "data", words=(*SERVE, "--address-limit", "request=0.001/3"))
    try:
        with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as client:
            answers = [client.get(path).status_code for _ in range(4)]
        assert 429 not in answers[:3]
        assert answers[3] == 429
    finally:
        server.end()


def test_a_socket_too_many_is_refused_before_it_opens(strict: Served) -> None:
    async def run() -> None:
        async with guest_of(strict.url, address="127.0.6.6") as guest:
            for _ in range(2):
                async with guest.talking():
                    pass
            with pytest.raises(InvalidStatus) as refused:
                async with guest.talking():
                    pass
            assert refused.value.response.status_code == 429

    asyncio.run(run())


def test_who_is_exempt_may_ask_for_anything(strict: Served) -> None:
    async def work(guest: Guest, talk: Talk) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0, "steps": []}
        for _ in range(9):
            assert await talk.ask("explore", "options", **where)
            assert (await guest.http.get("/api/games")).status_code == 200

    as_guest(strict, "127.0.5.7", work)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the default limits and a long lobby."""
    data = tmp_path_factory.mktemp("usual") / "data"
    asyncio.run(public_tables(data, PUBLIC_TABLES))
    server = start(data)
    try:
        yield server
        assert httpx.get(f"{server.url}/api/health", trust_env=False).status_code == 200
    finally:
        server.end()
    assert "Traceback" not in server.errors.read_text()


def test_honest_players_play_on_beside_a_flood_of_everything(usual: Served) -> None:
    """In 0.3.0 nothing was left to them, or a thirtieth."""
    shares: list[float] = []
    while not shares or (shares[-1] < SHORT_LEAST and len(shares) < TRIES):
        found = asyncio.run(beside_flood(usual.url, MIXED, SHORT))
        assert not found.beside.turned_away
        shares.append(found.share)
    assert shares[-1] >= SHORT_LEAST, shares


@pytest.mark.parametrize(
    ("kind", "addresses"), [("moves-40", 1), ("reconnects", 50), ("lobby-polling", 50)]
)
def test_nobody_honest_is_turned_away_beside_a_flood(
    kind: str, addresses: int, usual: Served
) -> None:
    found = asyncio.run(beside_flood(usual.url, kind, 1.0, after=0.5, addresses=addresses))
    assert found.beside.waits
    assert not found.beside.turned_away


@pytest.mark.skipif(not SECONDS, reason="RED7_FLOOD_SECONDS says how long")
@pytest.mark.parametrize("kind", FLOODS)
def test_honest_players_keep_their_rate_beside_each_flood(kind: str, tmp_path: Path) -> None:
    asyncio.run(public_tables(tmp_path / "data", PUBLIC_TABLES))
    server = start(tmp_path / "data")
    try:
        found = asyncio.run(beside_flood(server.url, kind, SECONDS))
    finally:
        server.end()
    assert found.share >= LEAST, found.as_json()
    slowest = found.beside.percentile(0.99), found.without.percentile(0.99)
    assert slowest[0] <= SLOWEST * slowest[1], found.as_json()
