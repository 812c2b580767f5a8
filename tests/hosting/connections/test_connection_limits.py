"""Limits of sockets and bodies by client, evictions, and the headers of trusted proxies."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.hosting.connections.acceptor import max_sockets
from red7.hosting.connections.addresses import BadNetwork, client_of, is_among, parse_network
from red7.hosting.connections.bodies import UNCOUNTED_BYTES, BodyMeter
from red7.hosting.connections.proxy_headers import ProxyHeaders
from red7.hosting.connections.tracked_sockets import Refusals, SocketTracker, TrackedSocket
from red7.hosting.server_settings import ConnectionSettings
from red7.live.limits.rate_limits import Rate
from red7.table import Refused


def in_a_loop(test: Callable[[], None]) -> None:
    """Run something where timers can be set."""

    async def run() -> None:
        test()

    asyncio.run(run())


def come(tracker: SocketTracker, address: str, ended: list[TrackedSocket]) -> TrackedSocket | None:
    """Somebody comes, and says the half of something; who is turned out is in the list."""
    tracked = tracker.admit(address)
    if tracked is not None:

        def evict(kind: str, tracked: TrackedSocket = tracked) -> None:
            ended.append(tracked)
            tracked.release()

        tracked.attach(evict)
        tracked.expect("half-head", None)
    return tracked


def test_the_oldest_of_an_address_makes_room_for_its_next() -> None:
    def check() -> None:
        tracker, ended = (
            SocketTracker(ConnectionSettings(max_sockets_per_address=2)),
            list[TrackedSocket](),
        )
        first, second, third = (come(tracker, "192.0.2.1", ended) for _ in range(3))
        assert ended == [first]
        assert come(tracker, "192.0.2.2", ended) is not None
        assert ended == [first]
        assert second is not None
        second.expect_nothing()
        come(tracker, "192.0.2.1", ended)
        assert ended == [first, third]
        assert tracker.sockets == 3
        assert tracker.refusals.counts == {"sockets-of-address": 2}

    in_a_loop(check)


def test_who_is_at_work_makes_no_room() -> None:
    def check() -> None:
        tracker, ended = (
            SocketTracker(ConnectionSettings(max_sockets_per_address=2)),
            list[TrackedSocket](),
        )
        sockets = [come(tracker, "192.0.2.1", ended) for _ in range(2)]
        for tracked in sockets:
            assert tracked is not None
            tracked.expect_nothing()
        assert come(tracker, "192.0.2.1", ended) is None
        assert ended == []
        assert sockets[0] is not None
        sockets[0].release()
        assert come(tracker, "192.0.2.1", ended) is not None

    in_a_loop(check)


def test_the_oldest_of_all_makes_room_when_all_is_full() -> None:
    def check() -> None:
        tracker, ended = SocketTracker(ConnectionSettings(max_sockets=3)), list[TrackedSocket]()
        sockets = [come(tracker, f"192.0.2.{number}", ended) for number in range(5)]
        assert ended == sockets[:2]
        assert tracker.sockets == 3

    in_a_loop(check)


def test_the_exempt_and_the_proxies_have_no_cap_of_their_own() -> None:
    def check() -> None:
        networks = (parse_network("192.0.2.0/24"),)
        for limits in (ConnectionSettings(exempt=networks), ConnectionSettings(proxies=networks)):
            tracker, ended = (
                SocketTracker(replace(limits, max_sockets_per_address=1)),
                list[TrackedSocket](),
            )
            for _ in range(3):
                come(tracker, "192.0.2.1", ended)
            assert ended == []

    in_a_loop(check)


def test_sockets_are_opened_at_a_rate() -> None:
    def check() -> None:
        rate = Rate(1e-9, 3)
        tracker = SocketTracker(ConnectionSettings(max_connects_per_address=rate, exempt=PROXIES))
        assert [tracker.may_connect("192.0.2.1") for _ in range(5)] == [True] * 3 + [False] * 2
        assert tracker.may_connect("192.0.2.2")
        assert all(tracker.may_connect("10.0.0.1") for _ in range(5))
        assert tracker.refusals.counts == {"connects": 2}

    in_a_loop(check)


def test_a_kind_is_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        refusals = Refusals(interval_s=0.05)
        for _ in range(1000):
            refusals.note("half-head", "192.0.2.1")
        refusals.note("silent", "192.0.2.1")
        while len(caplog.messages) < 2:
            await asyncio.sleep(0.01)
        assert refusals.counts == {"half-head": 1000, "silent": 1}

    asyncio.run(run())
    assert caplog.messages == ["refused-at-door"] * 2
    told = [vars(record)["values"] for record in caplog.records]
    assert [(each["kind"], each["count"], each["last"]) for each in told] == [
        ("half-head", 1, "192.0.2.1"),
        ("half-head", 999, "192.0.2.1"),
    ]


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_one_ipv6_address_has_all_of_its_network(host: str, client: str) -> None:
    assert client_of(host) == client


def test_networks() -> None:
    networks = [parse_network(text) for text in ("192.0.2.7", "10.0.0.0/8", "2001:db8::/32")]
    for host in ("192.0.2.7", "10.255.0.1", "::ffff:10.0.0.1", "2001:db8::1"):
        assert is_among(host, networks)
    for host in ("192.0.2.8", "11.0.0.1", "2001:db9::1", "", "testclient"):
        assert not is_among(host, networks)
    for text in ("", "10.0.0.1/8", "caddy", "10.0.0.0/33"):
        with pytest.raises(BadNetwork, match="is no address and no network"):
            parse_network(text)


@pytest.mark.parametrize(
    ("descriptors", "sockets"),
    [(None, 20_000), (1_000_000, 20_000), (20_000, 19_744), (1024, 768), (300, 150), (1, 1)],
)
def test_some_descriptors_are_left_for_other_things(descriptors: int | None, sockets: int) -> None:
    assert max_sockets(20_000, descriptors) == sockets


async def told(scope: Scope, receive: Receive, send: Send) -> None:
    """Tells who asks, and how."""
    request = Request(scope, receive)
    answer = {"client": scope["client"][0], "scheme": request.url.scheme}
    await JSONResponse(answer)(scope, receive, send)


def seen(app: ASGIApp, peer: str, headers: list[tuple[str, str]]) -> tuple[str, str]:
    """The client and the scheme that an application sees."""

    async def run() -> tuple[str, str]:
        transport = httpx.ASGITransport(app, client=(peer, 1234))
        async with httpx.AsyncClient(transport=transport, base_url="http://red7") as client:
            found = (await client.get("/", headers=headers)).json()
        return found["client"], found["scheme"]

    return asyncio.run(run())


PROXIES = (parse_network("127.0.0.1"), parse_network("10.0.0.0/8"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.1.2.3", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1, 10.0.0.7"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("127.0.0.1", ["2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", ["10.0.0.9"], "10.0.0.9"),
        ("127.0.0.1", ["1.1.1.1, evil, 10.0.0.7"], "10.0.0.7"),
        ("127.0.0.1", ["evil"], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", [], "127.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_tells_who_a_client_is(
    peer: str, forwarded: list[str], client: str
) -> None:
    app = ProxyHeaders(told, SocketTracker(ConnectionSettings(proxies=PROXIES)))
    headers = [("x-forwarded-for", each) for each in forwarded]
    assert seen(app, peer, headers)[0] == client
    # Without a word from the operator nobody is believed.
    assert seen(ProxyHeaders(told, SocketTracker(ConnectionSettings())), peer, headers)[0] == peer


@pytest.mark.parametrize(
    ("peer", "proto", "scheme"),
    [
        ("127.0.0.1", "https", "https"),
        ("127.0.0.1", "HTTPS", "https"),
        ("127.0.0.1", "http", "http"),
        ("127.0.0.1", "https, http", "http"),
        ("127.0.0.1", "gopher", "http"),
        ("203.0.113.9", "https", "http"),
    ],
)
def test_only_a_trusted_proxy_tells_of_https(peer: str, proto: str, scheme: str) -> None:
    app = ProxyHeaders(told, SocketTracker(ConnectionSettings(proxies=PROXIES)))
    assert seen(app, peer, [("x-forwarded-proto", proto)])[1] == scheme


def test_a_socket_through_a_proxy_is_as_safe_as_the_request_for_it() -> None:
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(scope["scheme"])

    scope = {
        "type": "websocket",
        "scheme": "ws",
        "client": ("127.0.0.1", 1),
        "headers": [(b"x-forwarded-proto", b"https")],
    }

    async def never(*said: object) -> Message:
        raise AssertionError

    tracker = SocketTracker(ConnectionSettings(proxies=PROXIES))
    asyncio.run(ProxyHeaders(app, tracker)(scope, never, never))  # type: ignore[arg-type]
    assert heard == ["wss"]


def test_clients_behind_a_proxy_have_their_caps_one_by_one() -> None:
    async def run() -> list[int]:
        going, together = asyncio.Event(), list[asyncio.Task[httpx.Response]]()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            await going.wait()
            await told(scope, receive, send)

        app = ProxyHeaders(
            slow, SocketTracker(ConnectionSettings(proxies=PROXIES, max_sockets_per_address=2))
        )
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://red7") as client:
            for number in (1, 1, 1, 2):
                headers = {"x-forwarded-for": f"198.51.100.{number}"}
                together.append(asyncio.create_task(client.get("/", headers=headers)))
            refused = await together[2]
            going.set()
            answers = await asyncio.gather(*together)
        assert refused.json()["code"] == "crowded"
        return [answer.status_code for answer in answers]

    assert asyncio.run(run()) == [200, 200, 503, 200]


def metered(meter: BodyMeter, address: str, sizes: list[int]) -> int:
    """How many parts of a body are taken until it is refused, and let go of."""
    taken = 0

    async def run() -> None:
        parts = iter(sizes)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"x" * next(parts), "more_body": True}

        async def send(message: Message) -> None:
            raise AssertionError

        await meter({"type": "http", "client": (address, 1)}, receive, send)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal taken
        for _ in sizes:
            try:
                await receive()
            except Refused:
                return
            taken += 1
            assert (
                meter.total_bytes
                == meter.bytes_by_client.total()
                == max(sum(sizes[:taken]) - UNCOUNTED_BYTES, 0)
            )

    meter._app = app
    asyncio.run(run())
    assert (meter.total_bytes, meter.bytes_by_client) == (0, {})
    return taken


def test_bodies_in_memory_have_an_end() -> None:
    for limits in (
        ConnectionSettings(max_body_bytes_per_address=10_000),
        ConnectionSettings(max_body_bytes=10_000),
    ):
        assert metered(BodyMeter(told, SocketTracker(limits)), "192.0.2.1", [2_000] * 10) == 7
    full = ConnectionSettings(max_body_bytes=1)
    assert metered(BodyMeter(told, SocketTracker(full)), "192.0.2.1", [1_000] * 4) == 4
    exempt = ConnectionSettings(max_body_bytes_per_address=1, exempt=PROXIES)
    assert metered(BodyMeter(told, SocketTracker(exempt)), "10.0.0.1", [9_000] * 3) == 3
