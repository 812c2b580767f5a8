"""Cookies by http and https, what caches may keep, and odd `Host` headers."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest

from red7.server.app import ANSWERS, application
from red7.server.door.limits import DoorLimits
from red7.server.door.visits import Door
from red7.server.web.token_cookie import cookie_name, new_token
from red7.service.services import Services
from tests.server.games import new_game
from tests.server.processes import Served, serving
from tests.server.test_door import PROXIES
from tests.service.local_guests import local_services


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("server") / "data"
    with serving(data, refuses="bad-request") as served:
        yield served


Browse = Callable[[Services, httpx.AsyncClient], Awaitable[None]]


def browsing(work: Browse, base_url: str = "https://localhost", **headers: str) -> None:
    """Do something as a browser."""

    async def run() -> None:
        async with local_services() as services:
            door = Door(DoorLimits(proxies=PROXIES))
            transport = httpx.ASGITransport(application(services, frozenset(), door))
            async with httpx.AsyncClient(
                transport=transport, base_url=base_url, headers=headers
            ) as browser:
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


@pytest.mark.parametrize("path", ["/", "/games", "/api/lobby", "/api/games"])
def test_an_old_cookie_is_read_and_given_again(path: str) -> None:
    async def work(services: Services, browser: httpx.AsyncClient) -> None:
        token, data_id = new_token(), services.store.data_id
        old = {"cookie": f"{cookie_name(data_id)}={token}"}
        made = await browser.post("/api/games", json=new_game("random"), headers=old)
        given = (await browser.get(path, headers=old)).headers["set-cookie"]
        assert given.startswith(f"{cookie_name(data_id, secure=True)}={token};")
        new = {"cookie": given.partition(";")[0]}
        games = (await browser.get("/api/games", headers=new)).json()["games"]
        assert [game["table"] for game in games] == [made.json()["table"]]
        # The new one counts where there are both, and is not given once more.
        both = {"cookie": f"{cookie_name(data_id)}={new_token()}; {new['cookie']}"}
        answer = await browser.get("/api/games", headers=both)
        assert answer.json()["games"] == games
        assert "set-cookie" not in answer.headers

    browsing(work)


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
        asked = [(method, f"/api{path}") for method, path, *_ in ANSWERS]
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
