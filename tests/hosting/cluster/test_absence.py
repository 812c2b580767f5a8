"""Who is absent, as far as processes can know that cannot hear each other."""

import asyncio
from time import monotonic

import msgspec
import pytest

from red7.hosting.cluster.heartbeats import HeartbeatTimes
from red7.hosting.cluster.peer_messages import AllPeople, Here
from red7.hosting.cluster.peers import Peers
from tests.hosting.cluster.memory_bus import MemoryBus
from tests.hosting.cluster.test_several_processes import QUICK, Process, apart, begun, processes
from tests.hosting.friend_clients import Friend
from tests.live.in_process_clients import LocalGuest, local_services
from tests.live.test_autopilot import come

pytestmark = pytest.mark.slow

PATIENCE = 30.0
LIVELY = HeartbeatTimes(interval_s=0.05, alive_s=3600.0, silent_s=0.5)
"""Times in which no process is taken for dead, however slow this machine is."""
LONG = 2 * LIVELY.silent_s
"""Seconds after which a process that says nothing would be forgotten."""


async def code_of(guest: Friend) -> str:
    """The code of the refusal of a guest who asks for the chair; empty if it is given."""
    done = await guest.do("host", seat=1)
    return "" if done["type"] == "accepted" else str(done["code"])


async def takes_the_chair(guest: Friend) -> None:
    async with asyncio.timeout(PATIENCE):
        while (code := await code_of(guest)) != "":
            assert code == "not-away"
            await asyncio.sleep(QUICK.interval_s)


async def stays_guest(guest: Friend) -> None:
    """Ask for the chair in vain, for as long as a silent process would be remembered."""
    end = monotonic() + LONG
    while monotonic() < end:
        assert await code_of(guest) == "not-away"
        await asyncio.sleep(LIVELY.interval_s)


async def becomes_certain(*found: Process) -> None:
    """Wait until processes have heard each other."""
    async with asyncio.timeout(PATIENCE):
        while any(each.cluster.certain_since is None for each in found):
            await asyncio.sleep(QUICK.interval_s)


def at(friend: Friend, process: Process) -> LocalGuest:
    """The same person, with a connection to another process."""
    guest = LocalGuest(process.services)
    guest.holder = friend.guest.holder
    return guest


@pytest.mark.parametrize("cut_off", [0, 1])
def test_a_host_at_a_process_that_cannot_be_heard_is_not_away(cut_off: int) -> None:
    async def run() -> None:
        async with processes(times=LIVELY) as found:
            first, second = found
            host, guest = await apart(first, second)
            await begun([host, guest])
            await becomes_certain(*found)
            found[cut_off].bus.is_cut_off = True
            await stays_guest(guest)
            refused = await guest.do("stand-in", seat=0)
            assert refused["code"] == "not-away"
            assert guest.last["presence"]["here"] == [True, True]
            # What is said once the bus is back counts.
            found[cut_off].bus.is_cut_off = False
            await becomes_certain(*found)
            assert await code_of(guest) == "not-away"
            host.talk.close()  # type: ignore[attr-defined]
            await guest.until("presence", here=[False, True])
            await takes_the_chair(guest)

    asyncio.run(run())


def test_a_host_whose_process_dies_is_away_though_nobody_says_so() -> None:
    async def run() -> None:
        async with processes(times=QUICK) as (first, second):
            _, guest = await apart(first, second)
            first.die()
            await guest.until("presence", here=[False, True])
            await takes_the_chair(guest)

    asyncio.run(run())


def test_a_host_whose_process_dies_while_the_bus_is_down_is_away_once_it_is_back() -> None:
    async def run() -> None:
        async with processes(times=QUICK) as (first, second):
            _, guest = await apart(first, second)
            await becomes_certain(first, second)
            second.bus.is_cut_off = True
            first.die()
            # The store tells that, but not whether the host has come to another process.
            await guest.until("presence", here=[False, True])
            await stays_guest(guest)
            second.bus.is_cut_off = False
            await takes_the_chair(guest)

    asyncio.run(run())


def test_who_was_never_heard_of_is_not_away_while_the_bus_is_down() -> None:
    async def run() -> None:
        async with processes(3, LIVELY) as (first, second, third):
            await becomes_certain(first, second, third)
            third.bus.is_cut_off = True
            host, guest = await apart(first, second)
            there = await come(at(guest, third), host.table)
            await stays_guest(there)

    asyncio.run(run())


@pytest.mark.parametrize("is_forgotten", [True, False])
def test_who_comes_to_a_process_that_is_cut_off_is_not_away(*, is_forgotten: bool) -> None:
    async def run() -> None:
        async with processes(3, LIVELY) as (first, second, third):
            host, guest = await apart(first, second, pause=1)
            await becomes_certain(first, second, third)
            third.bus.is_cut_off = True
            peers, owner = second.cluster.peers, third.cluster.owner
            async with asyncio.timeout(PATIENCE):
                while is_forgotten and owner in peers._others:
                    await asyncio.sleep(QUICK.interval_s)
            await come(at(host, third), host.table)
            host.talk.close()  # type: ignore[attr-defined]
            await guest.until("presence", here=[False, True])
            async with asyncio.timeout(PATIENCE):
                while peers.certain_since is not None:
                    await asyncio.sleep(QUICK.interval_s)
            await stays_guest(guest)

    asyncio.run(run())


def test_a_process_that_ends_well_takes_its_people_along_at_once() -> None:
    async def run() -> None:
        # Whatever is silent would be remembered for an hour.
        async with processes(times=HeartbeatTimes(0.05, 3600.0, 3600.0)) as (first, second):
            _, guest = await apart(first, second)
            heartbeats = first.cluster.heartbeats
            async with asyncio.timeout(PATIENCE):
                while heartbeats.owner not in (await heartbeats.read()).living:
                    await asyncio.sleep(LIVELY.interval_s)
            await first.services.rest()
            await guest.until("presence", here=[False, True])

    asyncio.run(run())


def test_an_outage_makes_the_absence_of_others_begin_anew() -> None:
    async def run() -> None:
        times = HeartbeatTimes(interval_s=0.05, alive_s=3600.0, silent_s=3600.0)
        async with processes(times=times) as (first, second):
            host, guest = await apart(first, second, pause=600)
            await becomes_certain(first, second)
            host.talk.close()  # type: ignore[attr-defined]
            await guest.until("presence", here=[False, True])
            left, live = monotonic(), second.services.tables.in_memory(guest.table)
            assert live is not None
            (person, _), away = live.table.people, live.attendance.away
            assert away(person) > 0.0
            second.bus.is_cut_off = True
            assert away(person) == 0.0
            told = await guest.until("presence")
            assert (told["here"], told["away"]) == ([False, True], [0, 0])
            second.bus.is_cut_off = False
            await guest.until("presence")
            assert 0.0 < away(person) < monotonic() - left

    asyncio.run(run())


def test_a_silent_process_has_time_to_speak_once_the_store_can_tell_who_lives() -> None:
    async def run() -> None:
        peers = Peers(MemoryBus([]), "a", LIVELY)
        peers._heard(msgspec.json.encode([Here("b", 1, "fox", {"ann": 1})]))
        await asyncio.sleep(LIVELY.silent_s)
        # The store could not be asked a moment ago, and "b" could not note there that it lives.
        peers.excuse()
        peers.look((), ())
        assert peers.elsewhere("fox") == {"ann": 1}
        await asyncio.sleep(LIVELY.silent_s)
        peers.look((), ())
        assert peers.elsewhere("fox") == {}

    asyncio.run(run())


def test_a_server_alone_knows_who_is_absent() -> None:
    async def run() -> None:
        async with local_services() as services:
            assert services.coordinator.certain_since == 0.0

    asyncio.run(run())


@pytest.mark.parametrize("which", [0, 1])
def test_a_process_contradicts_what_others_say_in_its_name(which: int) -> None:
    async def run() -> None:
        async with processes(times=LIVELY) as found:
            host, guest = await apart(found[0], found[1])
            peers = found[0].cluster.peers
            somebody_else = {host.table: {"nobody": 1}}
            forged = [
                Here(peers.owner, 1 << 50, host.table, somebody_else[host.table]),
                AllPeople(peers.owner, peers._number, somebody_else, is_first=True, is_last=True),
            ]
            for process in found:
                process.bus._hear(msgspec.json.encode([forged[which]]))
            await guest.until("presence", here=[False, True])
            await guest.until("presence", here=[True, True])

    asyncio.run(run())
