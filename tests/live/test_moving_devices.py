"""Moving to another device: the secrets that were made before are void afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

import pytest

from red7.live.services import Services
from red7.live.store import ListedGame, MemoryStore
from tests.hosting.friend_clients import SETTINGS
from tests.hosting.games import ADVANCED, new_game
from tests.hosting.socket_clients import Message
from tests.live.in_process_clients import LocalGuest, local_services

TABLE = {"rules": ADVANCED, "settings": SETTINGS, "seats": 3, "name": "Ann"}
HOT_SEAT = {"rules": ADVANCED, "seats": [{"name": "Ann"}, {"name": "Bob"}]}


def with_guests(work: Callable[..., Awaitable[None]], count: int) -> None:
    """Do something as guests with devices of their own."""

    async def run() -> None:
        async with local_services() as services:
            await work(*(LocalGuest(services) for _ in range(count)))

    asyncio.run(run())


async def secret_for(guest: LocalGuest, path: str = "", **body: object) -> Message:
    return await guest.post(f"/api{path}/transfer", body or None)


async def taken(guest: LocalGuest, secret: Message) -> str:
    """The code of the answer to a secret that is handed in; empty if it was good."""
    answer = await guest.http.post("/api/transfers", json=secret)
    return "" if answer.is_success else str(answer.json()["code"])


def test_after_everything_has_moved_no_earlier_secret_is_good() -> None:
    async def work(eve: LocalGuest, ann: LocalGuest, thief: LocalGuest) -> None:
        table = (await eve.post("/api/tables", TABLE))["table"]
        first, second = [await secret_for(eve) for _ in range(2)]
        seat = await secret_for(eve, f"/tables/{table}", seats=[0])
        assert await taken(ann, first) == ""
        mine = (await ann.post("/api/tables", TABLE))["table"]
        for late in (second, seat):
            assert [await taken(each, late) for each in (eve, thief)] == ["transfer-over"] * 2
        games = (await ann.get("/api/games"))["games"]
        assert {game["table"] for game in games} == {table, mine}
        # A secret of the new device is as good as ever.
        assert await taken(thief, await secret_for(ann)) == ""

    with_guests(work, 3)


def test_after_seats_have_moved_no_earlier_secret_for_them_is_good() -> None:
    async def work(
        tablet: LocalGuest, phone: LocalGuest, laptop: LocalGuest, thief: LocalGuest
    ) -> None:
        table = (await tablet.post("/api/games", HOT_SEAT))["table"]
        path = f"/tables/{table}"
        first, second = [await secret_for(tablet, path, seats=[0]) for _ in range(2)]
        both = await secret_for(tablet, path, seats=[0, 1])
        other = await secret_for(tablet, path, seats=[1])
        assert await taken(phone, first) == ""
        # The other seat is not that secret's, and moves where it was to move.
        assert await taken(laptop, other) == ""
        # Back at the first device, they are void still.
        assert await taken(tablet, await secret_for(phone, path, seats=[0])) == ""
        for late in (second, both):
            assert await taken(thief, late) == "transfer-over"
        assert await taken(thief, await secret_for(tablet, path, seats=[0])) == ""

    with_guests(work, 4)


class Slow(MemoryStore):
    """A store in which something else happens before one of its works."""

    def __init__(self, work: str) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self._work = work

    async def _pass_by(self, work: str) -> None:
        if work == self._work and self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()

    async def person_of(self, digest: str) -> str | None:
        await self._pass_by("look")
        return await super().person_of(digest)

    async def games_of(self, person: str) -> list[ListedGame]:
        await self._pass_by("look at the games")
        return await super().games_of(person)

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        await self._pass_by("move")
        await super().repoint(digest, person, before)


@pytest.mark.parametrize(
    ("work", "has_games"), [("look", False), ("look at the games", True), ("move", False)]
)
def test_of_two_secrets_at_the_same_time_one_is_good(work: str, *, has_games: bool) -> None:
    async def run() -> None:
        store = Slow(work)
        async with local_services(store=store) as services:
            eve, ann, thief = (LocalGuest(services) for _ in range(3))
            await eve.post("/api/games", new_game("random"))
            if has_games:
                await thief.post("/api/games", new_game("random"))
            good, late = [await secret_for(eve) for _ in range(2)]
            store.meanwhile = lambda: taken(ann, good)
            assert await taken(thief, late) == ("has-games" if has_games else "transfer-over")
            assert len((await ann.get("/api/games"))["games"]) == 1
            # Nor is it good later, at a device without games.
            assert await taken(LocalGuest(services), late) == "transfer-over"
            assert len((await ann.get("/api/games"))["games"]) == 1

    asyncio.run(run())


def test_an_exchanged_token_leaves_no_secret() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with local_services(store=store) as services:
            eve, thief = LocalGuest(services), LocalGuest(services)
            await eve.post("/api/games", new_game("random"))
            late = await secret_for(eve)
            store.legacy.add(eve.holder)
            assert await exchanged(services, eve, LocalGuest(services))
            assert await taken(thief, late) == "transfer-over"

    asyncio.run(run())


async def exchanged(services: Services, old: LocalGuest, new: LocalGuest) -> bool:
    return await services.people.exchange(old.holder, new.holder, time())
