"""Pings of the server: a client that answers none is disconnected, all others stay."""

import asyncio
from contextlib import suppress

from red7.hosting.sockets.connection_checks import (
    GROUPS,
    PING_INTERVAL_S,
    PING_TIMEOUT_S,
    ConnectionCheck,
    ConnectionChecks,
)

INTERVAL, TIMEOUT = 0.16, 0.3


class FakeSocket:
    """A socket that answers pings, or not."""

    def __init__(self, *, answers: bool) -> None:
        self.answers, self.pings = answers, 0
        self.heard_at = asyncio.get_running_loop().time()
        self.ended = asyncio.Event()

    @property
    def silent_s(self) -> float:
        return asyncio.get_running_loop().time() - self.heard_at

    is_overdue = False

    def expect_ping(self, within_s: int) -> None:
        self.is_overdue = bool(within_s)

    def send_ping(self) -> None:
        self.pings += 1
        if self.answers:
            self.heard_at = asyncio.get_running_loop().time()

    def disconnect(self) -> None:
        self.ended.set()


def test_a_lost_connection_is_noticed_within_15_seconds() -> None:
    """A ping comes late by one group; a socket is looked at once in an interval."""
    assert PING_TIMEOUT_S + PING_INTERVAL_S * (1 + 1 / GROUPS) < 12


def test_only_who_does_not_answer_is_disconnected() -> None:
    async def run() -> None:
        checks = ConnectionChecks(INTERVAL, TIMEOUT)
        lost, there, unchecked = (FakeSocket(answers=each) for each in (False, True, False))
        switches = [ConnectionCheck(checks, each) for each in (lost, there, unchecked)]
        for each in switches:
            each.switch(is_on=True)
            each.switch(is_on=True)
        switches[2].switch(is_on=False)
        async with asyncio.timeout(10):
            await lost.ended.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout(3 * TIMEOUT):
                await there.ended.wait()
        assert not there.ended.is_set()
        assert not unchecked.ended.is_set()
        assert there.pings > lost.pings
        assert unchecked.pings == 0
        switches[1].expect(4)
        async with asyncio.timeout(10):
            await there.ended.wait()
        switches[1].switch(is_on=False)
        seen = there.pings
        await asyncio.sleep(2 * INTERVAL)
        assert there.pings == seen

    asyncio.run(run())
