"""Several processes at one store: each has services of its own, and a bus between them.

They are in one process here, so that nothing depends on how fast it is.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from red7.core import Position, Turn
from red7.hosting.cluster import coordinator
from red7.hosting.cluster.coordinator import Cluster
from red7.hosting.cluster.heartbeats import HeartbeatTimes
from red7.hosting.cluster.leases import Leases
from red7.hosting.cluster.peer_messages import PersonMoved
from red7.hosting.cluster.peers import TABLES_PER_MESSAGE, Peers
from red7.live import autopilot
from red7.live.compute.inline import InlineWorkers
from red7.live.compute.protocol import Workers
from red7.live.coordination import LEASE_S
from red7.live.services import Services
from red7.live.store import MemoryStore, StorageFailed, StoredTable
from red7.table import Play, SenderKind
from tests.hosting.cluster.memory_bus import MemoryBus
from tests.hosting.friend_clients import Friend, accepted, moved, new_table, played_out
from tests.hosting.games import ADVANCED, new_game
from tests.hosting.random_matches import last_frame
from tests.live.in_process_clients import LocalGuest
from tests.live.test_autopilot import come

pytestmark = pytest.mark.slow

PATIENCE = 30.0
NEVER = 3600.0
USUAL = HeartbeatTimes()
QUICK = HeartbeatTimes(interval_s=0.05, alive_s=0.4, silent_s=0.5)
"""Times after which a process that has died is soon noticed."""


class Process:
    """Services as one process has them."""

    def __init__(
        self,
        store: MemoryStore,
        buses: list[MemoryBus],
        workers: Workers,
        times: HeartbeatTimes = USUAL,
    ) -> None:
        self.bus = MemoryBus(buses)
        self.cluster = Cluster(store, self.bus, times=times)
        self.services = Services(store, workers, lambda store: self.cluster)

    def die(self) -> None:
        """End without a word: nothing is done, told or heard any longer."""
        self.bus.is_cut_off = True
        for live in [*self.services.tables._live.values()]:
            live.autopilot.stop()
        for task in self.cluster._tasks:
            task.cancel()


@asynccontextmanager
async def processes(count: int = 2, times: HeartbeatTimes = USUAL) -> AsyncIterator[list[Process]]:
    store, buses = MemoryStore(), list[MemoryBus]()
    found = [Process(store, buses, InlineWorkers(), times) for _ in range(count)]
    for each in found:
        await each.services.open()
    yield found
    for each in found:
        await each.services.close()


async def eventually(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(0.02)


async def stored(process: Process, table: str) -> StoredTable:
    found = await process.services.store.load(table)
    assert found is not None
    return found


async def apart(
    first: Process, second: Process, seats: int = 2, **settings: object
) -> list[Friend]:
    """Two friends who have sat down at a table, each at a process of their own."""
    ann, bob = LocalGuest(first.services), LocalGuest(second.services)
    made = await ann.post("/api/tables", new_table(seats, rules=ADVANCED, **settings))
    host = await come(ann, made["table"])
    guest = await come(bob, host.table, host.seating["links"]["invitation"])
    sat = await accepted(guest, "sit", seat=1, name="Bob", key=guest.key)
    for friend in (host, guest):
        await friend.sees(sat["version"])
    return [host, guest]


async def begun(friends: list[Friend]) -> None:
    done = await accepted(friends[0], "next", version=friends[0].seating["version"])
    for friend in friends:
        while friend.now.get("version", 0) < done["version"]:
            await friend.hear()
        await friend.sees(done["version"])


def kinds(friend: Friend) -> list[str]:
    """The kinds of all that a friend was sent."""
    guest = friend.guest
    assert isinstance(guest, LocalGuest)
    return [text.split('"', 4)[3] for text in guest.sent if text.startswith('{"type":')]


def test_friends_at_different_processes_play_a_match_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Notifications are enough.
    monkeypatch.setattr(coordinator, "POLL_S", NEVER)

    async def run() -> None:
        async with processes() as (first, second):
            friends = await apart(first, second)
            await begun(friends)
            whole = [kinds(friend).count("table") for friend in friends]
            await played_out(friends, Random(3))
            turns = [
                entry
                for entry in (await stored(first, friends[0].table)).entries
                if isinstance(entry.command, Play)
            ]
            assert [kinds(friend).count("table") for friend in friends] == whole
            for friend in friends:
                assert kinds(friend).count("update") >= len(turns)

    asyncio.run(run())


def test_what_the_bus_loses_is_found_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coordinator, "POLL_S", 0.02)

    async def run() -> None:
        async with processes() as (first, second):
            friends = await apart(first, second)
            first.bus.is_cut_off = True
            await begun(friends)
            for _ in range(6):
                await moved(friends, Random(4))

    asyncio.run(run())


def test_a_gap_in_the_bus_is_made_good_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coordinator, "POLL_S", NEVER)

    async def run() -> None:
        async with processes() as (first, second):
            host, guest = await apart(first, second)
            second.bus.is_cut_off = True
            done = await accepted(host, "rename", seat=0, name="Anna")
            await asyncio.sleep(0.1)
            second.bus.is_cut_off = False
            assert guest.seating["version"] < done["version"]
            second.bus._hear(b"")
            await guest.sees(done["version"])

    asyncio.run(run())


def test_a_name_is_gone_everywhere_though_nobody_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coordinator, "POLL_S", NEVER)

    async def run() -> None:
        async with processes() as (first, second):
            host, guest = await apart(first, second)
            await begun([host, guest])
            await played_out([host, guest], Random(3))
            first.bus.is_cut_off = True
            bob = guest.guest
            assert isinstance(bob, LocalGuest)
            assert (await bob.http.delete("/api/me")).status_code == 204
            first.bus.is_cut_off = False
            live = first.services.tables.in_memory(host.table)
            assert live is not None
            assert [each.name for each in live.table.sitters] == ["Ann", "Bob"]
            # What is noted meanwhile has the name again.
            await live._store_summary()
            first.bus._hear(b"")

            async def is_gone() -> bool:
                (game,) = (await host.guest.get("/api/games"))["games"]
                return [each["name"] for each in game["sitters"]] == ["Ann", ""]

            await eventually(is_gone)
            assert [each.name for each in live.table.sitters] == ["Ann", ""]

    asyncio.run(run())


def test_everybody_knows_who_is_connected_anywhere() -> None:
    async def run() -> None:
        async with processes(3, QUICK) as (first, second, third):
            host, guest = await apart(first, second)
            await host.until("presence", here=[True, True])
            onlooker = await come(LocalGuest(third.services), host.table, guest.key)
            await host.until("presence", watching=1)
            assert (await onlooker.until("presence"))["here"] == [True, True]
            guest.talk.close()  # type: ignore[attr-defined]
            await host.until("presence", here=[True, False])
            back = await come(guest.guest, host.table)  # type: ignore[arg-type]
            await host.until("presence", here=[True, True])
            # Whose process is killed is gone, too.
            second.die()
            await host.until("presence", here=[True, False])
            assert back.seats == [1]

    asyncio.run(run())


def test_who_comes_late_hears_who_is_there() -> None:
    async def run() -> None:
        async with processes(times=QUICK) as (first, second):
            second.bus.is_cut_off = True
            guest = LocalGuest(first.services)
            made = await guest.post("/api/tables", new_table(2, rules=ADVANCED, public=True))
            host = await come(guest, made["table"])
            second.bus.is_cut_off = False
            other = LocalGuest(second.services)

            async def is_attended() -> bool:
                tables = (await other.get("/api/tables"))["tables"]
                return bool(tables[0]["attended"])

            await eventually(is_attended)
            found = await other.post("/api/tables/anywhere", new_table(2, rules=ADVANCED))
            assert found["table"] == host.table

    asyncio.run(run())


def test_a_reaction_is_seen_everywhere() -> None:
    async def run() -> None:
        async with processes() as (first, second):
            host, guest = await apart(first, second)
            # Messages of other senders are still delivered.
            second.bus._hear(b'[["Stored","\xff","fox",1]]')
            await host.talk.say("react", table=host.table, reaction="wow")
            heard = await guest.until("reaction")
            assert (heard["seat"], heard["reaction"]) == (0, "wow")

    asyncio.run(run())


@pytest.mark.parametrize("is_told", [True, False])
def test_who_has_moved_to_another_device_is_gone_from_the_first(
    monkeypatch: pytest.MonkeyPatch, *, is_told: bool
) -> None:
    monkeypatch.setattr(coordinator, "POLL_S", NEVER if is_told else 0.02)

    async def run() -> None:
        async with processes() as (first, second):
            host, guest = await apart(first, second)
            old = guest.guest
            secret = (await old.post("/api/transfer"))["secret"]
            first.bus.is_cut_off = not is_told
            phone = LocalGuest(first.services)
            await phone.post("/api/transfers", {"secret": secret})
            await guest.until("error", code="moved")
            first.bus.is_cut_off = False
            there = await come(phone, host.table)
            assert there.seats == [1]
            refused = await guest.do("rename", seat=1, name="Bo")
            assert refused["type"] == "refused"

    asyncio.run(run())


def test_only_the_first_device_hears_that_a_person_has_moved() -> None:
    async def run() -> None:
        async with processes() as (first, second):
            host, guest = await apart(first, second)
            secret = (await guest.guest.post("/api/transfer"))["secret"]
            phone = LocalGuest(first.services)
            await phone.post("/api/transfers", {"secret": secret})
            await guest.until("error", code="moved")
            twin = LocalGuest(second.services)
            twin.holder = phone.holder
            there = await come(twin, host.table)
            # The message comes once more, or late.
            person = second.services.people._cached[phone.holder]
            second.bus._hear(msgspec.json.encode([PersonMoved("a", person, deleted=True)]))
            await accepted(there, "rename", seat=1, name="Bo")
            assert "error" not in kinds(there)

    asyncio.run(run())


def test_a_game_that_is_deleted_is_gone_everywhere() -> None:
    async def run() -> None:
        async with processes() as (first, second):
            guest = LocalGuest(first.services)
            made = await guest.post("/api/games", new_game("random"))
            twin = LocalGuest(second.services)
            twin.holder = guest.holder
            talk = await twin.talk()
            await talk.say("watch", table=made["table"])
            while (await talk.hear())["type"] != "table":
                pass
            await guest.http.delete(f"/api/games/{made['table']}")
            async with asyncio.timeout(PATIENCE):
                while (message := await talk.hear())["type"] != "error":
                    pass
            assert message["code"] == "unknown-table"

    asyncio.run(run())


class Pondering(InlineWorkers):
    """Bots that never come to an end."""

    begun = 0
    """How many turns were begun."""

    async def turn(self, bot: str, position: Position) -> Turn:
        self.begun += 1
        await asyncio.Event().wait()
        raise AssertionError


def test_a_table_is_looked_after_by_one_process_and_by_another_when_that_has_died() -> None:
    async def run() -> None:
        store, buses = MemoryStore(), list[MemoryBus]()
        first = Process(store, buses, Pondering())
        await first.services.open()
        guest = LocalGuest(first.services)
        # Whoever is dealt the lowest card begins.
        while not await store.bots_to_move():
            made = await guest.post("/api/games", new_game("random", "random", "random"))
        talk, table = await guest.talk(), made["table"]
        await talk.say("watch", table=table)

        async def is_claimed() -> bool:
            return await store.lease_end(table) is not None

        await eventually(is_claimed)
        before = (await stored(first, table)).entries
        second = Process(store, buses, InlineWorkers())
        await second.services.open()
        first.die()

        async def is_taken_over() -> bool:
            entries = (await stored(second, table)).entries
            return len(entries) > len(before) and entries[-1].sender.kind is SenderKind.BOT

        await eventually(is_taken_over)
        for each in (second, first):
            await each.services.close()

    asyncio.run(run())


class Stumbling(MemoryStore):
    """A store that cannot read a table, once."""

    stumbles = False

    async def load(self, table: str) -> StoredTable | None:
        if self.stumbles:
            self.stumbles = False
            raise StorageFailed("read", "it restarts")
        return await super().load(table)


def test_a_table_that_could_not_be_read_is_soon_tried_again() -> None:
    async def run() -> None:
        store, buses = Stumbling(), list[MemoryBus]()
        first = Process(store, buses, Pondering())
        await first.services.open()
        guest = LocalGuest(first.services)
        while not await store.bots_to_move():
            made = await guest.post("/api/games", new_game("random", "random", "random"))
        before = (await stored(first, made["table"])).entries
        second = Process(store, buses, InlineWorkers())
        await second.services.open()
        store.stumbles = True
        first.die()

        async def is_taken_over() -> bool:
            # Nobody else reads it before.
            if store.stumbles:
                return False
            return len((await stored(second, made["table"])).entries) > len(before)

        await eventually(is_taken_over)
        for each in (second, first):
            await each.services.close()

    asyncio.run(run())


def test_one_process_thinks_for_a_bot_however_long_that_takes() -> None:
    async def thinkers() -> int:
        """How many processes have begun to think within some leases."""
        store, buses = MemoryStore(), list[MemoryBus]()
        workers = [Pondering(), Pondering()]
        found = [Process(store, buses, each) for each in workers]
        for each in found:
            await each.services.open()
            # By this name others know whose leases are free when it has died.
            assert each.cluster.leases.owner == each.cluster.peers.owner
        guest = LocalGuest(found[0].services)
        while not await store.bots_to_move():
            await guest.post("/api/games", new_game("random", "random", "random"))
        await asyncio.sleep(2.5 * LEASE_S)
        for each in found:
            await each.services.close()
        return sum(each.begun for each in workers)

    # On a machine that stands still for a second, a lease may lapse; not again and again.
    assert any(asyncio.run(thinkers()) == 1 for _ in range(4))


def test_what_another_has_taken_over_is_not_had_again_with_the_next_claim() -> None:
    async def run() -> None:
        store = MemoryStore()
        late, other = (Leases(store, name) for name in "ab")
        assert await late.hold("fox")
        await asyncio.sleep(LEASE_S + 0.1)
        assert await other.hold("fox")
        assert await late.hold("hen")
        await late.renew()
        assert await other.hold("fox")
        assert not await late.hold("fox")

    asyncio.run(run())


def test_all_is_handed_over_at_once_by_whoever_ends_well() -> None:
    async def run() -> None:
        async with processes() as (first, second):
            ending, other = first.cluster.leases, second.cluster.leases
            assert await ending.hold("fox")
            assert not await other.hold("fox")
            # While those who are connected are still being answered.
            first.services.tables.stop()
            await eventually(lambda: other.hold("fox"))
            assert not await ending.hold("hen")

    asyncio.run(run())


def test_a_clock_runs_on_at_one_process_while_another_loads_the_table() -> None:
    async def run() -> None:
        async with processes(3) as (first, second, third):
            friends = await apart(first, second, clock={"seconds": 300, "increment": 1})
            await begun(friends)
            table = friends[0].table

            async def is_claimed() -> bool:
                return await third.services.store.lease_end(table) is not None

            await eventually(is_claimed)
            onlooker = await come(LocalGuest(third.services), table, friends[1].key)
            await onlooker.until("table")
            names = [type(each.command).__name__ for each in (await stored(third, table)).entries]
            assert "StopClocks" not in names
            for _ in range(4):
                await moved(friends, Random(6))

    asyncio.run(run())


def test_a_round_is_dealt_by_itself_once_while_all_are_there_wherever_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autopilot, "NEXT_ROUND_S", 0.3)

    async def run() -> None:
        async with processes() as (first, second):
            friends = await apart(first, second)
            await begun(friends)
            while not friends[0].now["match"]["rounds"]:
                await moved(friends, Random(1))
            for friend in friends:
                while last_frame(friend.now)["round"] == 1:
                    await friend.hear()

    asyncio.run(run())


def test_nobody_seems_to_leave_when_a_process_tells_of_many_tables_again() -> None:
    async def run() -> None:
        buses, changed = list[MemoryBus](), list[str]()
        here, there, late = (Peers(MemoryBus(buses), name, USUAL) for name in "abc")
        await here.open(lambda hint: None, changed.append)
        await there.open(lambda hint: None, lambda table: None)
        telling = [asyncio.create_task(each.keep_telling()) for each in (here, there, late)]
        tables = [f"table {number}" for number in range(3 * TABLES_PER_MESSAGE)]
        for table in tables:
            there.set_here(table, {"ann": 1})
        async with asyncio.timeout(PATIENCE):
            while len(changed) < len(tables):
                await asyncio.sleep(0)
            changed.clear()
            # Whoever begins asks everybody.
            await late.open(lambda hint: None, lambda table: None)
            while not late.elsewhere(tables[-1]):
                await asyncio.sleep(0)
        assert changed == []
        for task in telling:
            task.cancel()

    asyncio.run(run())
