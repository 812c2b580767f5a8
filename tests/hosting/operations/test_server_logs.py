"""What an operator hears: the log, and the numbers at an address of their own."""

import asyncio
import json
import re
import secrets
import signal
import socket
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import NamedTuple

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from tests.hosting.friend_clients import gathered, played_out, started
from tests.hosting.games import new_game, stored_table
from tests.hosting.random_matches import played
from tests.hosting.server_process import Served, lasting_port, start
from tests.hosting.socket_clients import guest_of
from tests.hosting.sqlite.test_full_disk import NO_LIMIT, fill_disk, limit

pytestmark = pytest.mark.slow


class Operated(NamedTuple):
    """A server that its operator listens to."""

    served: Served
    data: Path
    monitor: str

    def asked(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.monitor}{path}", trust_env=False, timeout=20)

    def log(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.served.errors.read_text().splitlines()]

    def number(self, name: str, **labels: str) -> float:
        """A number that is told; 0 for what has not been counted yet."""
        for family in text_string_to_metric_families(self.asked("/metrics").text):
            for sample in family.samples:
                if sample.name == name and labels.items() <= sample.labels.items():
                    return sample.value
        return 0.0


def operated(data: Path, *more: str) -> Operated:
    port = lasting_port()
    words = ("serve", "--host", "127.0.0.1", "--log", "json", "--log-level", "debug")
    served = start(data, words=(*words, "--metrics", f"127.0.0.1:{port}", *more))
    return Operated(served, data, f"http://127.0.0.1:{port}")


async def an_evening(url: str) -> set[str]:
    """Friends play a match, change devices and are refused; gives all that is secret of it."""
    known: set[str] = set()
    async with gathered(url) as friends, guest_of(url) as phone, guest_of(url) as stranger:
        ann, bob = friends
        known |= {ann.table, *ann.seating["links"].values()}
        await started(friends)
        answer = await bob.guest.http.post(f"/api/tables/{bob.table}/transfer", json={"seats": [1]})
        known.add(answer.json()["secret"])
        unknown = await stranger.http.get(f"/api/games/{ann.table}/record")
        assert unknown.status_code == 404
        refused = await ann.do("play", version=ann.now["version"], seat=1, steps=["--"])
        assert refused["type"] == "refused"
        await ann.talk.socket.send("{")
        await ann.until("error")
        await played_out(friends, Random(1))
        whole = (await bob.guest.http.post("/api/transfer")).json()["secret"]
        moved = await phone.http.post("/api/transfers", json={"secret": whole})
        assert moved.status_code == 200
        known.add(whole)
        for guest in (ann.guest, bob.guest, phone, stranger):
            known |= {guest.token, guest.holder}
    return known


def test_the_most_talkative_log_has_no_secret_in_it(tmp_path: Path) -> None:
    server = operated(tmp_path / "data")
    try:
        known = asyncio.run(an_evening(server.served.url))
        asyncio.run(odd_requests(server.served.url))
        assert server.number("red7_moves_total", sender="person") > 4
        assert server.number("red7_acknowledgement_seconds_count") > 4
        assert server.number("red7_refusals_total", code="not-your-seat") == 1
        assert server.number("red7_refusals_total", code="unknown-table") == 1
        assert server.number("red7_refusals_total", code="malformed") == 1
    finally:
        status = server.served.end(signal.SIGTERM)
    text, log = server.served.errors.read_text(), server.log()
    assert status == 0
    events = [line["event"] for line in log]
    assert {"started", "refused", "draining", "ended"} <= set(events)
    people = {each for table in {*known} if len(table) == 16 for each in people_at(server, table)}
    assert people
    for secret in known | people:
        assert len(secret) > 8
        assert secret not in text
    said = json.dumps([{**line, "time": "", "data": "", "address": ""} for line in log])
    assert not re.search(r"\b[ROYGBIV][1-7]\b", said)


def people_at(server: Operated, table: str) -> frozenset[str]:
    try:
        return stored_table(server.data, table).people
    except AssertionError:
        return frozenset()


async def odd_requests(url: str) -> None:
    """Ask for what no server has, in every way."""
    async with guest_of(url) as guest:
        await guest.http.get(f"/api/{secrets.token_hex(8)}")
        await guest.http.request("PATCH", "/api/games")
        await guest.http.get("/api/lobby", headers={"host": "elsewhere.example"})


def test_an_operator_sees_which_limit_is_met(tmp_path: Path) -> None:
    limits = [f"--limit={kind}" for kind in ("watch=0/1", "command=0/1", "list=0/1", "refused=0/1")]
    server = operated(tmp_path / "data", *limits)

    async def run() -> None:
        async with guest_of(server.served.url) as guest, guest.talking() as talk:
            assert [(await guest.http.get("/api/games")).status_code for _ in "ab"] == [200, 429]
            for _ in range(2):
                await talk.ask("watch", "error", table="none")
            for _ in range(2):
                await talk.ask("next", "refused", table="none", id="a", version=1)
            # That was one refusal too many for the socket.
            with pytest.raises(ConnectionClosed):
                await talk.hear()

    kinds = ("list", "watch", "command", "refused")
    try:
        asyncio.run(run())
        met = [server.number("red7_limit_refusals_total", kind=kind) for kind in kinds]
        assert met == [1, 1, 1, 1]
        assert server.number("red7_refusals_total", code="too-many-requests") == 4
    finally:
        assert server.served.end() == 0
    told = [line for line in server.log() if line["event"] == "refused"]
    assert {line["kind"] for line in told if line["code"] == "too-many-requests"} == {*kinds}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process's files")
def test_an_operator_sees_what_is_done_and_whether_it_works(tmp_path: Path) -> None:
    server = operated(tmp_path / "data")

    async def run() -> None:
        async with guest_of(server.served.url) as guest, guest.talking() as talk:
            assert server.number("red7_sockets") == 1
            table = (await guest.post("/api/games", new_game("random")))["table"]
            await played(talk, table, Random(2))
            assert server.number("red7_moves_total", sender="bot") > 0
            assert server.number("red7_thinking_seconds_count", what="random") > 0
            assert server.number("process_open_fds") > 5
            assert server.number("process_resident_memory_bytes") > 1e6
            assert server.asked("/healthz").text == "ok\n"
            assert server.asked("/readyz").status_code == 200
            await a_full_disk(server, guest.http)

    try:
        asyncio.run(run())
        for path in ("/metrics", "/healthz", "/readyz"):
            # The public address knows nothing of it.
            answer = httpx.get(f"{server.served.url}{path}", trust_env=False)
            assert "red7_moves" not in answer.text
            assert answer.text != "ok\n"
    finally:
        assert server.served.end() == 0
    assert "disk-full" in {line["event"] for line in server.log()}
    assert "storage-works-again" in {line["event"] for line in server.log()}


async def a_full_disk(server: Operated, http: httpx.AsyncClient) -> None:
    """Nobody should be sent to a server that can store nothing, until it can."""
    fill_disk(server.served, server.data)
    refused = await http.post("/api/games", json=new_game("random"))
    assert refused.status_code == 503
    unready = server.asked("/readyz")
    assert (unready.status_code, unready.text) == (503, "the store fails\n")
    assert server.asked("/healthz").status_code == 200
    assert server.number("red7_storage_errors_total", work="write") >= 1
    until = monotonic() + 20
    while "disk-full" not in server.served.errors.read_text() and monotonic() < until:
        sleep(0.05)
    limit(server.served, NO_LIMIT)
    assert server.asked("/readyz").status_code == 200
    while "works-again" not in server.served.errors.read_text() and monotonic() < until:
        sleep(0.05)


def test_a_taken_port_is_a_sentence(tmp_path: Path) -> None:
    port = lasting_port()
    words = ("serve", "--host", "127.0.0.1", "--metrics", f"127.0.0.1:{port}")
    with (
        socket.create_server(("127.0.0.1", port)),
        pytest.raises(AssertionError, match=r"status 2.*port \d+ is in use"),
    ):
        start(tmp_path / "data", words=words)
