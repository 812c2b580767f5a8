"""The lobby's list of public tables: each is read once for many who look, and shown as it is."""

import asyncio
from collections import Counter

import pytest

from red7.live.compute.inline import InlineWorkers
from red7.live.games import friend_tables
from red7.live.games.friend_tables import MOST_LISTED, TABLES_A_REQUEST, FriendTables
from red7.live.limits.rate_limits import Kind, Rate
from red7.live.live_settings import LiveSettings, RateSettings
from red7.live.services import Services
from red7.live.store import MemoryStore, StoredTable
from tests.hosting.friend_clients import new_table
from tests.live.in_process_clients import LocalGuest, local_services
from tests.live.test_live_settings import friend_at


def loads_of(services: Services, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each table is read from the store, from now on."""
    loads, load = Counter[str](), services.store.load

    async def counted(table: str) -> StoredTable | None:
        loads[table] += 1
        return await load(table)

    monkeypatch.setattr(services.store, "load", counted)
    return loads


def test_many_who_look_read_a_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            names = [
                (await guest.post("/api/tables", new_table(public=True)))["table"] for _ in range(3)
            ]
            loads = loads_of(services, monkeypatch)
            for _ in range(5):
                listed = await guest.get("/api/tables")
                assert {each["table"] for each in listed["tables"]} == {*names}
            assert loads == Counter(names)
            # Names may have been taken out, which changes nothing else.
            monkeypatch.setattr(friend_tables, "SHOWN_FOR", -1.0)
            services.friend_tables._shown.clear()
            for _ in range(2):
                await guest.get("/api/tables")
            assert loads == Counter(3 * names)

    asyncio.run(run())


def test_a_page_counts_for_the_tables_that_have_to_be_read() -> None:
    """The first page of 60 tables counts as four requests, the next one as one."""
    charged = list[float]()

    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            for _ in range(MOST_LISTED):
                await guest.post("/api/tables", new_table(public=True))
            tables = FriendTables(services.store, services.people, services.tables, charged.append)
            for _ in range(2):
                assert len((await tables.listed()).tables) == MOST_LISTED
                assert sum(charged) == pytest.approx(MOST_LISTED / TABLES_A_REQUEST)

    asyncio.run(run())


def test_a_client_is_charged_for_pages_that_take_long() -> None:
    few = RateSettings({Kind.LIST: Rate(0, 1 + MOST_LISTED / TABLES_A_REQUEST)}, {})

    async def run() -> None:
        services = Services(MemoryStore(), InlineWorkers(), settings=LiveSettings(rates=few))
        await services.open()
        guest, other = LocalGuest(services), LocalGuest(services)
        for _ in range(MOST_LISTED):
            await guest.post("/api/tables", new_table(public=True))
        answers = [
            (await each.http.get("/api/tables")).status_code for each in 2 * [guest] + 4 * [other]
        ]
        assert answers == [200, 429, 200, 200, 200, 200]
        await services.close()

    asyncio.run(run())


def test_what_changes_is_shown_at_once() -> None:
    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            name = (await guest.post("/api/tables", new_table(3, public=True)))["table"]

            async def shown() -> tuple[int, bool]:
                (table,) = (await guest.get("/api/tables"))["tables"]
                return table["free"], table["attended"]

            assert await shown() == (2, False)
            host = await friend_at(guest, name)
            assert await shown() == (2, True)
            await host.do("seat-bot", seat=2, bot="random")
            assert await shown() == (1, True)
            host.talk.close()  # type: ignore[attr-defined] # it is a local one
            assert await shown() == (1, False)

    asyncio.run(run())
