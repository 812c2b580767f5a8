"""Whether a process is ready, and what its numbers say."""

import asyncio
import socket

import httpx
import pytest
from prometheus_client import generate_latest

from red7.hosting.operations.metrics_server import MetricsServer, Phase
from red7.hosting.operations.prometheus_metrics import registry_of
from red7.hosting.processes.listening_socket import listen_in_range
from red7.hosting.server_settings import MonitorAddress, monitor_address
from red7.live.compute.inline import InlineWorkers
from red7.live.compute.protocol import PoolLoad
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.services import Services
from red7.live.store import MemoryStore, StorageFailed
from tests.hosting.server_process import lasting_port


class Stuck(MemoryStore):
    """A store that can be made to fail."""

    failing: frozenset[str] = frozenset()

    async def note(self, name: str) -> str | None:
        if "read" in self.failing:
            raise StorageFailed("read", "no answer")
        return await super().note(name)

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        if "write" in self.failing:
            raise StorageFailed("write", "no room")
        return await super().keep_note(name, value, once=once)


def test_a_process_is_ready_while_it_serves_and_its_store_works() -> None:
    async def run() -> None:
        store = Stuck()
        services = Services(store, InlineWorkers())
        server = MetricsServer(services, dict)
        assert await server.reason_not_ready() == "starting"
        server.phase = Phase.SERVING
        assert await server.reason_not_ready() == ""
        store.failing = frozenset({"read"})
        assert await server.reason_not_ready() == "the store fails"
        store.failing = frozenset({"write"})
        with pytest.raises(StorageFailed):
            await services.store.keep_note("something", "else")
        assert await server.reason_not_ready() == "the store fails"
        store.failing = frozenset()
        # It finds out by itself, although nobody is sent here.
        assert await server.reason_not_ready() == ""
        assert not services.metrics.failing
        server.phase = Phase.DRAINING
        assert await server.reason_not_ready() == "draining"

    asyncio.run(run())


def test_what_is_counted_is_told() -> None:
    services = Services(MemoryStore(), InlineWorkers())
    metrics = services.metrics
    metrics.moves["person"] += 3
    metrics.refusals["rate"] += 2
    metrics.refused(TooManyRequests(1.0, "explore"))
    metrics.refused_connections["silent"] += 1
    metrics.acknowledgements.observe(0.004)
    metrics.acknowledgements.observe(99.0)
    metrics.thought("scout", 0.3)
    text = generate_latest(registry_of(services, lambda: {"deep": PoolLoad(7, 1)})).decode()
    for line in (
        'red7_moves_total{sender="person"} 3.0',
        'red7_refusals_total{code="rate"} 2.0',
        'red7_refusals_total{code="too-many-requests"} 1.0',
        'red7_limit_refusals_total{kind="explore"} 1.0',
        'red7_door_refusals_total{kind="silent"} 1.0',
        'red7_acknowledgement_seconds_bucket{le="0.0025"} 0.0',
        'red7_acknowledgement_seconds_bucket{le="0.005"} 1.0',
        'red7_acknowledgement_seconds_bucket{le="+Inf"} 2.0',
        'red7_thinking_seconds_count{what="scout"} 1.0',
        'red7_queue_depth{pool="deep"} 7.0',
        'red7_workers_replaced_total{pool="deep"} 1.0',
    ):
        assert line in text.splitlines()


HOSTS = {
    "127.0.0.1": 200,
    "127.0.0.1:9777": 200,
    "[::1]:9777": 200,
    "10.1.2.3": 200,
    "LocalHost:80": 200,
    # As a container is called by its neighbours.
    "web-1:9777": 200,
    "red7.example.org": 200,
    "evil.example": 421,
    "evil.example:9777": 421,
    "127.0.0.1.evil.example": 421,
    "localhost.evil.example": 421,
    "evil.": 421,
    "": 421,
    "ann@127.0.0.1": 421,
    "127.0.0.1, evil.example": 421,
}
"""Host headers, and the status of the answers."""


def test_only_names_that_no_stranger_can_give_an_address_are_answered() -> None:
    async def run() -> None:
        services = Services(MemoryStore(), InlineWorkers())
        names = frozenset({"red7.example.org"})
        server = MetricsServer(services, dict, MonitorAddress("127.0.0.1", 0), names=names)
        server.phase = Phase.SERVING
        await server.open()
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
            for path in ("/metrics", "/healthz", "/readyz"):
                found = {}
                for host in HOSTS:
                    answer = await client.get(path, headers={"host": host})
                    found[host] = answer.status_code
                    if found[host] == 421:
                        assert answer.text.startswith("this host name is none of the server's")
                assert found == HOSTS
        # Tools that speak HTTP/1.0 name no host; browsers always do.
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /readyz HTTP/1.0\r\n\r\n")
        assert b" 200 " in await reader.readline()
        writer.close()
        await server.close()
        server.release_port()

    asyncio.run(run())


def test_each_of_several_processes_has_a_port() -> None:
    first = lasting_port()
    taken = socket.create_server(("127.0.0.1", first))
    with taken, listen_in_range("127.0.0.1", first, 64) as found:
        assert found.getsockname()[1] in range(first + 1, first + 64)


def test_the_place_is_a_host_and_a_port() -> None:
    assert monitor_address("127.0.0.1:9777") == MonitorAddress("127.0.0.1", 9777)
    assert monitor_address("[::1]:9777") == MonitorAddress("::1", 9777)
    for text in ("9777", ":9777", "localhost", "localhost:99999", "localhost:x"):
        with pytest.raises(ValueError, match="is not an address"):
            monitor_address(text)
