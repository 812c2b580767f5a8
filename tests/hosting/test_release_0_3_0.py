"""Games, records and cookies of 0.3.0 go on working: its own data file is played on."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.hosting.random_matches import played
from tests.hosting.server_process import Served, copy_of_release, serving
from tests.hosting.socket_clients import Message, guest_of

OLD = Path(__file__).parents[1] / "data" / "release-0.3.0"
GAMES = json.loads((OLD / "games.json").read_text())
ANN, BOB = GAMES["tokens"]["ann"], GAMES["tokens"]["bob"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(copy_of_release(OLD, tmp_path_factory.mktemp("old"))) as served:
        yield served


def test_a_cookie_of_0_3_0_still_has_its_games(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url, ANN) as ann, guest_of(server.url, BOB) as bob:
            mine: Message = await ann.get("/api/games")
            assert {game["table"] for game in mine["games"]} == {
                GAMES[name] for name in ("over", "uploaded", "running", "device")
            }
            assert all(
                game["uploaded"] == (game["table"] == GAMES["uploaded"]) for game in mine["games"]
            )
            assert [game["table"] for game in (await bob.get("/api/games"))["games"]] == [
                GAMES["bobs"]
            ]
            answer = await bob.http.get(f"/api/games/{GAMES['over']}/record")
            assert answer.status_code == 404

    asyncio.run(run())


def test_a_record_of_0_3_0_is_the_same_to_the_letter_and_can_be_brought_back(
    server: Served,
) -> None:
    async def run() -> None:
        text = (OLD / "game.red7").read_text()
        async with guest_of(server.url, ANN) as ann:
            assert (await ann.http.get(f"/api/games/{GAMES['over']}/record")).text == text
            made = await ann.http.post("/api/records", content=text.encode())
            assert made.status_code == 201
            replay = await ann.get(f"/api/games/{made.json()['table']}/replay?open=1")
            assert (
                replay["total"]
                == (await ann.get(f"/api/games/{GAMES['over']}/replay?open=1"))["total"]
            )

    asyncio.run(run())


def test_a_running_game_of_0_3_0_is_played_to_its_end(server: Served) -> None:
    """A move that 0.3.0 has accepted is accepted again, once."""

    async def run() -> None:
        table, version = GAMES["running"], GAMES["running_version"]
        async with guest_of(server.url, ANN) as ann, ann.talking() as talk:
            message = await talk.ask("watch", "table", table=table)
            assert message["version"] == version
            again = {"table": table, "id": GAMES["last_id"], "version": 1, "seat": 0}
            accepted = await talk.ask("play", "accepted", **again, steps=["--"])
            assert accepted["version"] < version
            assert (await talk.ask("watch", "table", table=table))["version"] == version
            last = await played(talk, table, Random(1))
            assert last["match"]["over"]

    asyncio.run(run())


def test_a_turn_that_0_3_0_left_under_way_goes_on(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url, ANN) as ann, ann.talking() as talk:
            message = await talk.ask("watch", "table", table=GAMES["device"])
            assert message["version"] == GAMES["device_version"]
            assert message["frame"]["steps"]
            assert (await played(talk, GAMES["device"], Random(2)))["match"]["over"]

    asyncio.run(run())


def test_a_rematch_and_a_new_game_come_with_the_same_cookie(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url, BOB) as bob, bob.talking() as talk:
            assert (await played(talk, GAMES["bobs"], Random(3)))["match"]["over"]
            again = (await bob.post(f"/api/games/{GAMES['bobs']}/rematch"))["table"]
            assert (await played(talk, again, Random(4)))["match"]["over"]
            listed = {game["table"] for game in (await bob.get("/api/games"))["games"]}
            assert listed == {GAMES["bobs"], again}

    asyncio.run(run())
