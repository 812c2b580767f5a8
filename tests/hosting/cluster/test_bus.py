"""Buses over real services: hints come to everybody, and flow again after a gap by themselves."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import asyncpg
import pytest
from redis.asyncio import Redis

from red7.hosting.cluster.bus.postgres import PostgresBus
from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE, Bus
from red7.hosting.cluster.bus.reconnecting import SOMETHING_LOST
from red7.hosting.cluster.bus.redis import BadBus, RedisBus
from tests.databases.cuttable_link import Link
from tests.databases.postgres import PostgresService
from tests.databases.redis import RedisService

pytestmark = pytest.mark.slow


class Service(Protocol):
    port: int

    def start(self) -> None: ...
    def stop(self) -> None: ...


class Kind(NamedTuple):
    service: Service
    made: Callable[[int], Bus]
    """A bus that reaches the service by a port."""


@pytest.fixture(params=["postgres", "redis"])
def kind(request: pytest.FixtureRequest) -> Kind:
    if request.param == "redis":
        redis = request.getfixturevalue("redis")
        return Kind(redis, lambda port: RedisBus(f"redis://127.0.0.1:{port}", "test"))
    postgres = request.getfixturevalue("postgres")
    address = "postgresql://red7@127.0.0.1:{}/postgres"
    return Kind(postgres, lambda port: PostgresBus(address.format(port), "test"))


@pytest.fixture
def link(kind: Kind) -> Iterator[Link]:
    made = Link(kind.service.port)
    yield made
    made.close()


class Heard:
    """Somebody at a bus, and what they hear."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self._more = asyncio.Event()

    def __call__(self, message: bytes) -> None:
        self.messages.append(message)
        self._more.set()

    async def until(self, message: bytes) -> None:
        """Wait until a message has come, and forget all up to there."""
        async with asyncio.timeout(60):
            while message not in self.messages:
                self._more.clear()
                await self._more.wait()
        del self.messages[: self.messages.index(message) + 1]


@asynccontextmanager
async def opened(bus: Bus) -> AsyncIterator[Heard]:
    heard = Heard()
    await bus.open(heard)
    try:
        yield heard
    finally:
        await bus.close()


async def tell_until_heard(bus: Bus, heard: Heard, message: bytes) -> None:
    """Tell something that may be lost until it is not."""
    async with asyncio.timeout(60):
        while message not in heard.messages:
            await bus.tell(message)
            await asyncio.sleep(0.05)
    await heard.until(message)


def test_hints_come_to_everybody(kind: Kind) -> None:
    async def work() -> None:
        one, other = kind.made(kind.service.port), kind.made(kind.service.port)
        async with opened(one) as here, opened(other) as there:
            largest = bytes(range(256)) * (LARGEST_MESSAGE // 256)
            for message in (b"fox 3", b"\x00\xff", largest):
                await tell_until_heard(one, there, message)
                await tell_until_heard(one, here, message)
            for number in range(2000):
                await other.tell(b"%d" % number)
            await tell_until_heard(other, here, b"the last")
            await tell_until_heard(other, there, b"the last")

    asyncio.run(work())


def test_a_service_that_stops_and_starts_is_found_again(kind: Kind) -> None:
    async def work() -> None:
        one, other = kind.made(kind.service.port), kind.made(kind.service.port)
        async with opened(one) as here, opened(other) as there:
            await here.until(SOMETHING_LOST)
            await there.until(SOMETHING_LOST)
            await asyncio.to_thread(kind.service.stop)
            await one.tell(b"said to nobody")
            await asyncio.to_thread(kind.service.start)
            await here.until(SOMETHING_LOST)
            await tell_until_heard(one, there, b"there again")
            await tell_until_heard(other, here, b"indeed")

    asyncio.run(work())


def test_a_bus_goes_on_after_a_message_that_nobody_could_take(kind: Kind) -> None:
    async def work() -> None:
        bus, heard = kind.made(kind.service.port), Heard()

        def hear(message: bytes) -> None:
            if message == b"bad":
                raise UnicodeError
            heard(message)

        await bus.open(hear)
        try:
            await bus.tell(b"bad")
            await tell_until_heard(bus, heard, b"good")
        finally:
            await bus.close()

    asyncio.run(work())


def test_a_bus_begins_before_its_service(kind: Kind) -> None:
    async def work() -> None:
        await asyncio.to_thread(kind.service.stop)
        try:
            bus = kind.made(kind.service.port)
            async with opened(bus) as heard:
                assert heard.messages == []
                await asyncio.to_thread(kind.service.start)
                await heard.until(SOMETHING_LOST)
                await tell_until_heard(bus, heard, b"at last")
        finally:
            await asyncio.to_thread(kind.service.start)

    asyncio.run(work())


def test_whoever_is_cut_off_finds_out_and_tells_the_others(kind: Kind, link: Link) -> None:
    async def work() -> None:
        far, near = kind.made(link.port), kind.made(kind.service.port)
        async with opened(far) as here, opened(near) as there:
            here.messages.clear()
            there.messages.clear()
            link.cut()
            await far.tell(b"lost, or late")
            # It is noticed while the link is still cut, and not only when that is over.
            async with asyncio.timeout(60):
                while far.linked_since is not None:
                    await asyncio.sleep(0.05)
            link.mend()
            await here.until(SOMETHING_LOST)
            await there.until(SOMETHING_LOST)
            await tell_until_heard(far, there, b"back")

    asyncio.run(work())


def test_what_is_no_address_is_refused() -> None:
    with pytest.raises(BadBus, match="redis://HOST"):
        RedisBus("carrier-pigeon://loft", "test")


def test_a_bus_goes_on_after_what_is_no_message_at_all(postgres: PostgresService) -> None:
    async def work() -> None:
        failed = list[object]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context))
        bus, other = PostgresBus(postgres.address, "test"), await asyncpg.connect(postgres.address)
        async with opened(bus) as heard:
            await heard.until(SOMETHING_LOST)
            for payload in ("no base64", "Zm94", "für den Fuchs", "Zm9"):
                await other.execute("SELECT pg_notify('red7_test', $1)", payload)
            await heard.until(b"fox")
            await tell_until_heard(bus, heard, b"good")
        await other.close()
        assert failed == []

    asyncio.run(work())


def test_a_bus_may_ask_for_a_password_that_no_log_tells(
    redis: RedisService, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with Redis(port=redis.port) as client:
            await client.config_set("requirepass", "right-secret")
        try:
            wrong, right = (
                RedisBus(f"redis://:{password}@127.0.0.1:{redis.port}", "test")
                for password in ("wrong-secret", "right-secret")
            )
            async with opened(wrong) as nothing, opened(right) as heard:
                await tell_until_heard(right, heard, b"fox")
                assert (wrong.linked_since, nothing.messages) == (None, [])
        finally:
            async with Redis(port=redis.port, password="right-secret") as client:
                await client.config_set("requirepass", "")

    asyncio.run(work())
    assert "the bus cannot be reached" in caplog.text
    assert "secret" not in caplog.text
