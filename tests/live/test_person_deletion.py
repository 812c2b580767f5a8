"""Delete everything about me: what goes, what others keep, and what is left in the file."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from red7.hosting.sqlite.store import SqliteStore
from red7.live.compute.inline import InlineWorkers
from red7.live.services import Services
from red7.table import rebuild
from tests.hosting.friend_clients import Friend, accepted, moved, new_table
from tests.hosting.games import new_game
from tests.hosting.socket_clients import Guest
from tests.live.in_process_clients import LocalGuest

NAME, OTHER_NAME, FACE = "Annunziata", "Nunzia la Rossa", "teapot"
WAIT = 60.0


class House:
    """Services over a file, and who visits them."""

    def __init__(self, services: Services, file: Path) -> None:
        self.services, self.file = services, file

    async def friend(self, table: str = "", key: str = "") -> Friend:
        guest = LocalGuest(self.services)
        friend = Friend(guest, await guest.talk(), table)  # type: ignore[arg-type] # local
        if table:
            await friend.watch(key)
        return friend

    async def pair(self) -> tuple[Friend, Friend]:
        """Ann and Bob at a table of hers, which has begun."""
        ann = await self.friend()
        wish = {**new_table(stand_in="random"), "name": NAME}
        ann.table = (await ann.guest.post("/api/tables", wish))["table"]
        await ann.watch()
        bob = await self.friend(ann.table, ann.seating["links"]["invitation"])
        await accepted(bob, "sit", seat=1, name="Bob", key=bob.key)
        await accepted(ann, "rename", seat=0, name=OTHER_NAME, face=FACE)
        done = await accepted(ann, "next", version=ann.seating["version"])
        for friend in (ann, bob):
            while friend.now.get("version", 0) < done["version"]:
                await friend.hear()
        return ann, bob

    def traces(self, *texts: str) -> list[str]:
        """Which of some texts are in the file, or beside it."""
        data = b"".join(each.read_bytes() for each in self.file.parent.glob(f"{self.file.name}*"))
        return [text for text in texts if text.encode() in data]


def at_home(tmp_path: Path, work: Callable[[House], Awaitable[None]]) -> None:
    @asynccontextmanager
    async def house() -> AsyncIterator[House]:
        services = Services(SqliteStore(tmp_path / "data"), InlineWorkers())
        await services.open()
        yield House(services, tmp_path / "data")
        await services.close()

    async def run() -> None:
        async with house() as found:
            await work(found)

    asyncio.run(run())


async def forget(guest: Guest) -> None:
    answer = await guest.http.delete("/api/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_nothing_of_somebody_is_left_and_others_play_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann, bob = await house.pair()
        store, random = house.services.store, Random(4)
        for _ in range(4):
            await moved([ann, bob], random)
        alone = await ann.guest.post("/api/games", {**new_game("random")})
        await ann.guest.post("/api/transfer", {})
        person = await store.person_of(ann.guest.holder) or ""
        texts = NAME, OTHER_NAME, FACE, person, ann.guest.holder
        assert house.traces(*texts) == [*texts]

        await forget(ann.guest)
        assert (await ann.guest.get("/api/games"))["total"] == 0
        assert await store.load(alone["table"]) is None
        assert await store.person_of(ann.guest.holder) is None
        async with asyncio.timeout(WAIT):
            while house.traces(*texts):
                await asyncio.sleep(0.05)

        (game,) = (await bob.guest.get("/api/games"))["games"]
        assert [sitter["name"] for sitter in game["sitters"]] == ["", "Bob"]
        assert [sitter["bot"] for sitter in game["sitters"]] == ["random", None]
        kept = await store.load(ann.table)
        assert kept is not None
        table = rebuild(each.command for each in kept.entries)
        assert table.people == (await store.person_of(bob.guest.holder),)
        while await moved([bob], random):
            pass

    at_home(tmp_path, work)


def test_a_finished_game_stays_with_the_others_without_the_name(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann, bob = await house.pair()
        random = Random(7)
        while await moved([ann, bob], random):
            pass
        before = await bob.guest.get(f"/api/games/{ann.table}/replay?open=1")
        # A game that was taken from the list, too.
        assert (await ann.guest.http.delete(f"/api/games/{ann.table}")).status_code == 204
        await forget(ann.guest)
        after = await bob.guest.get(f"/api/games/{ann.table}/replay?open=1")
        assert after["total"] == before["total"]
        assert after["moments"] == before["moments"]
        assert [sitter["name"] for sitter in after["sitters"]] == ["", "Bob"]
        record = (await bob.guest.http.get(f"/api/games/{ann.table}/record")).text
        assert OTHER_NAME not in record

    at_home(tmp_path, work)


def test_who_is_forgotten_is_nobody_at_once_and_may_begin_anew(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann, bob = await house.pair()
        await forget(ann.guest)
        await ann.until("error", code="deleted")
        await forget(ann.guest)
        refused = await ann.do("rename", seat=0, name="Eve")
        assert refused["code"] == "unknown-table"
        made = await ann.guest.post("/api/games", new_game("random"))
        (game,) = (await ann.guest.get("/api/games"))["games"]
        assert game["table"] == made["table"]
        assert len((await bob.guest.get("/api/games"))["games"]) == 1

    at_home(tmp_path, work)


def test_what_is_opened_while_its_owner_is_forgotten_does_not_stay(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        guest, store = LocalGuest(house.services), house.services.store
        await guest.post("/api/games", new_game("random"))
        person = await house.services.people.person_of(guest.holder)
        asked = (guest.http.post("/api/games", json=new_game("random")) for _ in range(30))
        await asyncio.gather(*asked, guest.http.delete("/api/me"))
        assert person
        assert await store.games_of(person) == []

    at_home(tmp_path, work)
