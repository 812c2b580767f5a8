"""Cookies by http and https, what caches may keep, and odd `Host` headers."""

import asyncio
import json
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from shutil import copyfile
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers

from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.data_folder import FILE
from red7.hosting.http.app import application
from red7.hosting.http.routes import API
from red7.hosting.http.token_cookie import cookie_name, digest_of, new_token
from red7.hosting.server_settings import ConnectionSettings
from red7.live.people import EXCHANGE_SECONDS
from red7.live.services import Services
from red7.live.store import MemoryStore
from red7.wire.messages import PROTOCOL
from tests.hosting.connections.test_connection_limits import PROXIES
from tests.hosting.games import new_game
from tests.hosting.server_process import SERVE, Served, serving
from tests.live.in_process_clients import LocalGuest, local_services

OLD = Path(__file__).parents[2] / "data" / "release-0.3.0"
GAMES = json.loads((OLD / "games.json").read_text())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy, with the games of release 0.3.0."""
    data = tmp_path_factory.mktemp("server") / "data"
    data.mkdir()
    copyfile(OLD / FILE, data / FILE)
    with serving(data, words=(*SERVE, "--proxy", "127.0.0.1"), refuses="bad-request") as served:
        yield served


Browse = Callable[[Services, httpx.AsyncClient], Awaitable[None]]


class Old(NamedTuple):
    """A cookie of an earlier release, and the game of its owner."""

    token: str
    table: str


OldCookie = Callable[[Services, Old], Awaitable[None]]


def a_browser(
    services: Services,
    base_url: str = "https://localhost",
    address: str = "127.0.0.1",
    **headers: str,
) -> httpx.AsyncClient:
    """A browser at an address."""
    tracker = SocketTracker(ConnectionSettings(proxies=PROXIES))
    app = application(services, frozenset(), tracker)
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url=base_url, headers=headers)


async def tables_of(browser: httpx.AsyncClient, headers: dict[str, str]) -> list[str]:
    """The games that a browser with some cookie has."""
    browser.cookies.clear()
    games = (await browser.get("/api/games", headers=headers)).json()["games"]
    return [game["table"] for game in games]


def browsing(work: Browse, base_url: str = "https://localhost", **headers: str) -> None:
    """Do something as a browser."""

    async def run() -> None:
        async with (
            local_services() as services,
            a_browser(services, base_url, **headers) as browser,
        ):
            await work(services, browser)

    asyncio.run(run())


def test_by_https_a_cookie_is_this_very_hosts() -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        for path in ("/", "/api/lobby"):
            browser.cookies.clear()
            cookie = (await browser.get(path)).headers["set-cookie"]
            assert re.match(r"__Host-red7-[0-9a-f]{8}=[\w-]{43};", cookie)
            for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=", "Secure"):
                assert part in cookie
            assert "Domain" not in cookie
            assert "set-cookie" not in (await browser.get(path)).headers

    browsing(work)


def browsing_with_an_old_cookie(work: OldCookie) -> None:
    """Do something as a browser whose cookie an earlier release has given, and whose game."""

    async def run() -> None:
        token, store = new_token(), MemoryStore()
        async with local_services(store=store) as services:
            async with a_browser(services, "http://localhost") as browser:
                old = {"cookie": f"{cookie_name(store.data_id)}={token}"}
                answer = await browser.post("/api/games", json=new_game("random"), headers=old)
            store.legacy.add(digest_of(token))
            await work(services, Old(token, answer.json()["table"]))

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/", "/games", "/api/lobby", "/api/games"])
def test_by_https_an_old_cookie_is_exchanged_once(path: str) -> None:
    async def work(services: Services, old: Old) -> None:
        data_id = services.store.data_id
        sent = {"cookie": f"{cookie_name(data_id)}={old.token}"}
        async with a_browser(services) as browser:
            given = (await browser.get(path, headers=sent)).headers["set-cookie"]
            new = re.match(rf"{cookie_name(data_id, secure=True)}=([\w-]{{43}});", given)
            assert new
            assert new[1] != old.token
            prefixed = {"cookie": given.partition(";")[0]}
            assert await tables_of(browser, prefixed) == [old.table]
            # The new one counts where there are both, and is not given once more.
            answer = await browser.get(
                "/api/games", headers={"cookie": f"{sent['cookie']}; {prefixed['cookie']}"}
            )
            assert [game["table"] for game in answer.json()["games"]] == [old.table]
            assert "set-cookie" not in answer.headers
            # Nobody else can do anything with the old one, whatever it is called.
            async with a_browser(services, address="192.0.2.7") as thief:
                assert not await tables_of(thief, sent)
            renamed = {"cookie": f"{cookie_name(data_id, secure=True)}={old.token}"}
            assert not await tables_of(browser, renamed)
        async with a_browser(services, "http://localhost") as browser:
            assert not await tables_of(browser, sent)

    browsing_with_an_old_cookie(work)


def test_requests_at_the_same_time_get_the_same_new_token() -> None:
    async def work(services: Services, old: Old) -> None:
        sent = {"cookie": f"{cookie_name(services.store.data_id)}={old.token}"}
        async with a_browser(services) as browser:
            paths = ["/", "/api/games", "/table/x", "/api/lobby"]
            answers = await asyncio.gather(*(browser.get(path, headers=sent) for path in paths))
            given = {answer.headers["set-cookie"] for answer in answers}
            assert len(given) == 1
            assert [game["table"] for game in answers[1].json()["games"]] == [old.table]

    browsing_with_an_old_cookie(work)


def test_a_moment_after_the_exchange_an_old_cookie_is_void() -> None:
    async def work(services: Services, old: Old) -> None:
        digests, now = (digest_of(old.token), digest_of(new_token())), 1e9
        exchange = services.people.exchange
        assert await exchange(*digests, now)
        assert await exchange(*digests, now + EXCHANGE_SECONDS - 1)
        assert not await exchange(*digests, now + EXCHANGE_SECONDS)

    browsing_with_an_old_cookie(work)


def test_a_fresh_cookie_without_the_prefix_is_never_believed() -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        data_id, token = services.store.data_id, new_token()
        forged = {"cookie": f"{cookie_name(data_id)}={token}"}
        # Even when it was given by http, by this release.
        async with a_browser(services, "http://localhost") as plain:
            await plain.post("/api/games", json=new_game("random"), headers=forged)
            assert len(await tables_of(plain, forged)) == 1
        for path in ("/", "/api/games"):
            answer = await browser.get(path, headers=forged)
            assert token not in answer.headers["set-cookie"]
            assert answer.headers["set-cookie"].startswith("__Host-")
        assert answer.json()["games"] == []

    browsing(work)


def test_a_socket_brings_the_new_cookie_with_its_handshake(server: Served) -> None:
    data_id = httpx.get(f"{server.url}/api/health").json()["data"]

    def by_https(token: str) -> Headers:
        cookie = f"{cookie_name(data_id)}={token}"
        return Headers({"cookie": cookie, "x-forwarded-proto": "https"})

    async def cookies_given() -> list[str]:
        given = []
        for _ in range(2):
            async with connect(
                f"ws://127.0.0.1:{server.port}/ws",
                additional_headers=by_https(GAMES["tokens"]["ann"]),
                proxy=None,
            ) as socket:
                assert socket.response is not None
                given.append(socket.response.headers["set-cookie"])
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                assert json.loads(await socket.recv())["type"] == "welcome"
                await socket.send(json.dumps({"type": "watch", "table": GAMES["running"]}))
                assert json.loads(await socket.recv())["type"] == "table"
        return given

    async def turned_away() -> None:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws",
            additional_headers=by_https(new_token()),
            proxy=None,
        ) as socket:
            assert socket.response is not None
            assert "set-cookie" not in socket.response.headers
            assert json.loads(await socket.recv())["code"] == "no-token"

    first, second = asyncio.run(cookies_given())
    assert first == second
    assert first.startswith(f"{cookie_name(data_id, secure=True)}=")
    assert GAMES["tokens"]["ann"] not in first
    asyncio.run(turned_away())


def test_clients_with_the_old_token_are_told_and_those_with_the_new_one_stay() -> None:
    async def work(services: Services, old: Old) -> None:
        by_http = await LocalGuest(services, old.token).talk()
        await by_http.ask("watch", "table", table=old.table)
        new = new_token()
        assert await services.people.exchange(digest_of(old.token), digest_of(new), 1e9)
        assert (await by_http.hear_of("error"))["code"] == "moved"
        by_https = await LocalGuest(services, new).talk()
        await by_https.ask("watch", "table", table=old.table)
        # What another process tells late changes nothing.
        person = await services.people.person_of(digest_of(new))
        await services.people.drop_stale_tokens(person)
        await by_https.say("ping")
        assert (await by_https.hear())["type"] == "pong"

    browsing_with_an_old_cookie(work)


def test_everything_about_somebody_with_an_old_cookie_can_be_deleted() -> None:
    async def work(services: Services, old: Old) -> None:
        sent = {"cookie": f"{cookie_name(services.store.data_id)}={old.token}"}
        async with a_browser(services) as browser:
            answer = await browser.delete("/api/me", headers=sent)
            assert answer.status_code == 204
            assert all("Max-Age=0" in each for each in answer.headers.get_list("set-cookie"))
        assert await services.store.load(old.table) is None

    browsing_with_an_old_cookie(work)


def test_by_http_the_old_name_stays() -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        data_id = services.store.data_id
        cookie = (await browser.get("/")).headers["set-cookie"]
        assert cookie.startswith(f"{cookie_name(data_id)}=")
        # A name that only counts with https cannot have come from a browser.
        browser.cookies.clear()
        forged = {"cookie": f"{cookie_name(data_id, secure=True)}={new_token()}"}
        assert "set-cookie" in (await browser.get("/api/games", headers=forged)).headers

    browsing(work, "http://localhost")


def test_a_proxy_that_is_trusted_makes_it_https() -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        origin = {"origin": "https://localhost"}
        answer = await browser.post("/api/games", json=new_game("random"), headers=origin)
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].startswith("__Host-")
        plain = {"origin": "http://localhost"}
        answer = await browser.post("/api/games", json=new_game("random"), headers=plain)
        assert answer.status_code == 403

    browsing(work, "http://localhost", **{"x-forwarded-proto": "https"})


@pytest.mark.parametrize("cookie", [False, True])
def test_no_cache_keeps_what_is_somebodys(*, cookie: bool) -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        table = (await browser.post("/api/games", json=new_game("random"))).json()["table"]
        asked = [(method, f"/api{path}") for method, path, *_ in API]
        pages = ["/", "/games", "/index.html", f"/table/{table}", "/nothing.js", "/api/nothing"]
        for method, path in [*asked, *(("GET", page) for page in pages), ("GET", "/api/health")]:
            if not cookie:
                browser.cookies.clear()
            answer = await browser.request(method, path.replace("{name}", table), content=b"{}")
            kept = answer.headers["cache-control"].split(", ")
            assert "no-store" in kept or "private" in kept or path == "/nothing.js", path

    browsing(work)


ODD_HOSTS = [
    "",
    " ",
    ":80",
    "127.0.0.1:",
    "127.0.0.1:0",
    "127.0.0.1:65536",
    "127.0.0.1:80:80",
    "127.0.0.1:http",
    "127.0.0.1:-1",
    "ann@127.0.0.1",
    "ann:secret@127.0.0.1",
    "evil.example@127.0.0.1:80",
    "127.0.0.1/evil.example",
    "127.0.0.1?evil",
    "127.0.0.1#evil",
    "127.0.0.1, evil.example",
    "127.0.0.1 evil.example",
    "[::1",
    "[",
    "a b",
    "::1",
    "[127.0.0.1]evil",
    "http://127.0.0.1",
    "127.0.0.1\\evil",
    "127.0.0.1%00",
    "l\u00f6calhost",
    "a" * 300,
]


@pytest.mark.parametrize("host", ODD_HOSTS)
def test_an_odd_host_is_refused(host: str, server: Served) -> None:
    assert status(server, f"GET / HTTP/1.1\r\nHost: {host}\r\n") == 400


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("GET / HTTP/1.1\r\n", 400),
        ("GET / HTTP/1.0\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n", 400),
        ("GET / HTTP/1.0\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\x01\r\n", 400),
        ("GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n", 400),
        ("GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n", 400),
        ("OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n", 400),
        ("CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n", 421),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n", 421),
        ("GET / HTTP/1.1\r\nHost: localhost.\r\n", 421),
        ("GET / HTTP/1.1\r\nHost: LOCALHOST:80\r\n", 200),
        ("GET / HTTP/1.1\r\nHost: [::1]:80\r\n", 200),
        ("GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n", 200),
    ],
)
def test_whom_a_request_is_for(head: str, expected: int, server: Served) -> None:
    assert status(server, head) == expected


def status(server: Served, head: str) -> int:
    """The status of the answer to a bare head."""
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(head.encode("latin-1") + b"Connection: close\r\n\r\n")
        answer = b""
        while b"\r\n" not in answer:
            part = line.recv(4096)
            assert part, answer
            answer += part
    return int(answer.split()[1])
