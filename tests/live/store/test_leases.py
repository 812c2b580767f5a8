"""Leases in every store: of many who claim a table one has it, and for a while."""

import asyncio

from red7.live.store import Store, TableStatus
from tests.live.store.store_fixtures import (
    NOTHING,
    OPENING,
    Try,
    open_fox,
)


def test_a_lease_is_one_owners_while_it_is_in_force(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        assert await one.lease_end("fox") is None
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert not await other.claim("fox", "B", 2.9, 4.9)
        assert await one.claim("fox", "A", 2.0, 4.0)
        assert not await other.claim("fox", "B", 3.9, 5.9)
        assert await other.lease_end("fox") == 4.0
        assert await other.claim("fox", "B", 4.0, 6.0)
        assert not await one.claim("fox", "A", 5.0, 7.0)
        assert await one.lease_end("fox") == 6.0

    with_stores(work)


def test_of_many_who_claim_a_table_one_has_it(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one)
        claims = [
            store.claim("fox", f"{number}", 1.0, 3.0)
            for number, store in enumerate([one, other] * 4)
        ]
        assert sum(await asyncio.gather(*claims)) == 1

    with_stores(work)


def test_all_leases_of_an_owner_last_together(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert await one.claim("hen", "A", 2.0, 4.0)
        assert not await other.claim("fox", "B", 3.5, 5.5)
        await one.renew("A", 9.0)
        assert not await other.claim("hen", "B", 8.9, 10.9)
        await one.renew("A", 7.0)
        assert await other.lease_end("fox") == 7.0
        assert await other.claim("hen", "B", 7.0, 9.0)
        assert not await one.claim("hen", "A", 7.5, 9.5)

    with_stores(work)


def test_owners_are_known_while_their_time_is_not_over(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.owners(1.0) == []
        assert await one.claim("fox", "A", 1.0, 3.0)
        await one.renew("B", 5.0)
        assert sorted(await other.owners(2.9)) == ["A", "B"]
        assert await other.owners(3.0) == ["B"]
        await one.renew("B", 2.0)
        assert await other.owners(2.0) == ["A"]

    with_stores(work)


def test_a_lease_is_given_back_by_its_owner_alone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 3.0)
        await other.release("fox", "B")
        assert not await other.claim("fox", "B", 1.5, 3.5)
        await one.release("fox", "A")
        assert await one.lease_end("fox") is None
        assert await other.claim("fox", "B", 1.5, 3.5)
        await other.release("hen", "B")

    with_stores(work)


def test_all_leases_end_when_whoever_had_them_is_gone(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.claim("fox", "A", 1.0, 9.0)
        assert await one.claim("hen", "B", 1.0, 2.0)
        await other.end_leases(5.0)
        assert [await one.lease_end(table) for table in ("fox", "hen")] == [5.0, 2.0]
        assert await other.claim("fox", "C", 5.0, 6.0)

    with_stores(work)


def test_what_waits_and_is_nobodys_is_found(with_stores: Try) -> None:
    async def work(one: Store, other: Store) -> None:
        await open_fox(one, TableStatus(bot_next=True))
        hen = [each._replace(table="hen") for each in OPENING]
        await one.open_table(hen, ["ann"], TableStatus(due=10.0), imported=False)
        rat = [each._replace(table="rat") for each in OPENING]
        await one.open_table(rat, ["ann"], NOTHING, imported=False)
        assert await other.unclaimed(1.0, 9.9) == ["fox"]
        assert await other.unclaimed(1.0, float("inf")) == ["fox", "hen"]
        assert await one.claim("fox", "A", 1.0, 3.0)
        assert await other.unclaimed(2.9, 10.0) == ["hen"]
        assert await other.unclaimed(3.0, 10.0) == ["fox", "hen"]
        await one.renew("A", 20.0)
        assert await one.claim("hen", "A", 3.0, 5.0)
        assert await other.unclaimed(19.0, 20.0) == []

    with_stores(work)
