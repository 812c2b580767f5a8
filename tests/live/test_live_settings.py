"""What a server does not offer: it is refused, and games that have begun go on."""

import asyncio
from random import Random

import pytest

from red7.cli.options import parser
from red7.cli.setting_sources import serve_settings
from red7.live.live_settings import LiveSettings, OfferSettings
from red7.live.services import Services
from red7.table import senders
from red7.table.seating import Sit
from tests.hosting.friend_clients import Friend, new_table
from tests.hosting.games import new_game
from tests.hosting.random_matches import played
from tests.hosting.socket_clients import Talk
from tests.live.in_process_clients import LocalGuest, local_services


async def refused(guest: LocalGuest, path: str, body: object) -> tuple[int, str]:
    answer = await guest.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


async def offering(services: Services, offer: OfferSettings) -> Services:
    """The same store and workers, served otherwise: as after a restart."""
    await services.rest()
    later = Services(services.store, services.workers, settings=LiveSettings(offer=offer))
    await later.open()
    return later


def test_without_a_lobby_no_table_is_public() -> None:
    async def run() -> None:
        async with local_services(LiveSettings(OfferSettings(lobby=False))) as services:
            guest = LocalGuest(services)
            assert (await guest.get("/api/lobby"))["lobby"] is False
            assert (await guest.http.get("/api/tables")).json()["code"] == "no-lobby"
            wish = new_table(public=True)
            assert await refused(guest, "/api/tables", wish) == (403, "no-lobby")
            assert await refused(guest, "/api/tables/anywhere", new_table()) == (403, "no-lobby")
            host = await friend_at(guest, (await guest.post("/api/tables", new_table()))["table"])
            agreed = {"rules": host.seating["rules"], "seats": 2}
            public = {**host.seating["settings"], "public": True}
            answer = await host.do("configure", **agreed, settings=public)
            assert answer["code"] == "no-lobby"

    asyncio.run(run())


def test_a_table_that_was_public_before_can_still_be_changed() -> None:
    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            table = (await guest.post("/api/tables", new_table(public=True)))["table"]
            later = LocalGuest(await offering(services, OfferSettings(lobby=False)), guest.token)
            host = await friend_at(later, table)
            changed = {**host.seating["settings"], "late": False}
            agreed = {"rules": host.seating["rules"], "seats": 2}
            answer = await host.do("configure", **agreed, settings=changed)
            assert answer["type"] == "accepted"

    asyncio.run(run())


async def friend_at(guest: LocalGuest, table: str, key: str = "") -> Friend:
    friend = Friend(guest, await guest.talk(), table)  # type: ignore[arg-type] # local
    await friend.watch(key)
    return friend


def test_without_spectators_only_those_who_sit_see_the_game() -> None:
    """At tables, too, that had let others watch before."""

    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            table = (await guest.post("/api/tables", new_table(public=True)))["table"]
            with await services.tables.at(table) as live:
                sit = Sit(1, "Bob", "bob")
                await live.seat(senders.person("bob"), "1", sit, lambda version: None)
            host = await friend_at(guest, table)
            assert (await host.do("next", version=2))["type"] == "accepted"
            watcher = await friend_at(LocalGuest(services), table)
            assert (await watcher.until("table"))["frame"]
            later = await offering(services, OfferSettings(watching=False))
            stranger = LocalGuest(later)
            assert (await stranger.get("/api/lobby"))["watching"] is False
            beside = await friend_at(stranger, table)
            assert beside.seating["settings"]["watching"] is False
            again = await friend_at(LocalGuest(later, guest.token), table)
            assert (await again.until("table"))["frame"]
            assert {message for message in stranger.sent if '"frame"' in message} == set()
            made = await stranger.post("/api/tables", new_table(watching=True))
            own = await friend_at(stranger, made["table"])
            assert own.seating["settings"]["watching"] is False

    asyncio.run(run())


def test_without_uploads_no_record_is_taken() -> None:
    async def run() -> None:
        async with local_services(LiveSettings(OfferSettings(uploads=False))) as services:
            guest = LocalGuest(services)
            assert (await guest.get("/api/lobby"))["uploads"] is False
            assert await refused(guest, "/api/records", "whatever") == (403, "no-uploads")

    asyncio.run(run())


def test_only_offered_bots_can_be_had_but_others_play_on() -> None:
    async def run() -> None:
        async with local_services() as services:
            guest = LocalGuest(services)
            table = (await guest.post("/api/games", new_game("random")))["table"]
            later = await offering(services, OfferSettings(bots=("planner", "scout")))
            again = LocalGuest(later, guest.token)
            offered = await again.get("/api/lobby")
            assert [bot["name"] for bot in offered["bots"]] == ["planner", "scout"]
            assert await refused(again, "/api/games", new_game("random")) == (400, "unknown-bot")
            friends = new_table(stand_in="random")
            assert await refused(again, "/api/tables", friends) == (400, "unknown-bot")
            talk: Talk = await again.talk()  # type: ignore[assignment] # local
            over = await played(talk, table, Random(1))
            assert over["match"]["over"]
            rematch = f"/api/games/{table}/rematch"
            assert await refused(again, rematch, {}) == (400, "unknown-bot")
            branch = {"round": 1, "turn": 0, "seat": 0, "name": "", "bot": "planner"}
            made = await again.post(f"/api/games/{table}/branch", branch)
            with await later.tables.at(made["table"]) as live:
                assert live.table.sitters[1].bot == "planner"

    asyncio.run(run())


def test_a_command_line_sets_what_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--no-lobby", "--no-uploads", "--bots", "scout,random"]
    settings = serve_settings(parser("serve").parse_args(words))
    assert settings.offer == OfferSettings(lobby=False, uploads=False, bots=("random", "scout"))
    assert serve_settings(parser("serve").parse_args(["serve"])).offer == OfferSettings()
    with pytest.raises(SystemExit):
        parser("serve").parse_args(["serve", "--bots", "deep"])
    assert "'deep' is none of random" in capsys.readouterr().err
