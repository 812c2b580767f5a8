"""Friends at one table of a real server: sitting down, being away, clocks, devices, rematches."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from red7.live.attendance import MOST_OF_SPECTATORS
from tests.hosting.friend_clients import (
    Friend,
    accepted,
    gathered,
    moved,
    new_table,
    played_out,
    started,
)
from tests.hosting.games import BASIC
from tests.hosting.server_process import Served, lasting_port, start
from tests.hosting.socket_clients import Message, guest_of

pytestmark = pytest.mark.slow

Work = Callable[[list[Friend]], Awaitable[None]]


def at_table(server: Served, work: Work, count: int = 2, **settings: object) -> None:
    """Do something with friends who have sat down."""

    async def run() -> None:
        async with gathered(server.url, count, **settings) as friends:
            await work(friends)

    asyncio.run(run())


def test_a_match_of_three_with_somebody_who_watches(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            watching = Friend(guest, talk, friends[0].table)
            await watching.watch(friends[1].seating["links"]["spectator"])
            assert watching.seating["links"] is None
            assert (await friends[0].until("presence", watching=1))["here"] == [True] * 3
            await started([*friends, watching])
            await played_out([*friends, watching], Random(3))
            assert watching.last["update"]["match"]["over"]
            refused = await watching.do("sit", seat=0, name="Eve", key=watching.key)
            assert refused["code"] == "no-invitation"
        games = [(await friend.guest.get("/api/games"))["games"] for friend in friends]
        assert [[game["table"] for game in each] for each in games] == [[friends[0].table]] * 3
        record = await friends[2].guest.http.get(f"/api/games/{friends[0].table}/record")
        assert record.status_code == 200

    at_table(server, work, 3)


def test_a_rematch_by_one_request_each_keeps_faces_and_the_score_of_the_evening(
    server: Served,
) -> None:
    async def work(friends: list[Friend]) -> None:
        await accepted(friends[1], "rename", seat=1, name="Bob", face="owl")
        refused = await friends[1].do("rename", seat=1, name="Bob", face="unicorn")
        assert refused["code"] == "unknown-face"
        await started(friends)
        await played_out(friends, Random(5))
        (winner,) = friends[0].last["update"]["match"]["winners"]
        path = f"/api/games/{friends[0].table}/rematch"
        made = await asyncio.gather(*(each.guest.post(path, {"shift": True}) for each in friends))
        assert made[0] == made[1]
        again = []
        for friend in friends:
            again.append(Friend(friend.guest, friend.talk, made[0]["table"]))
            await again[-1].watch()
            if not again[-1].seating["started"]:
                await again[-1].until("seating", started=True)
        sitters = again[0].seating["sitters"]
        assert [(each["name"], each.get("face")) for each in sitters] == [
            ("Bob", "owl"),
            ("Ann", None),
        ]
        for seat, friend in enumerate(friends):
            results = await friend.guest.get("/api/results")
            won = int(winner == seat)
            assert (results["matches"], results["friends"]["matches"]) == (0, 1)
            assert results["friends"]["players"] == [{"players": 2, "matches": 1, "wins": won}]
        assert again[0].seating["evening"] == [int(winner == 1), int(winner == 0)]
        assert again[0].seating["previous"] == friends[0].table

    at_table(server, work, rules=BASIC)


def test_two_race_for_one_seat(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        host = friends[0]
        key = host.seating["links"]["invitation"]
        made = await host.guest.post("/api/tables", new_table(2))
        other = Friend(host.guest, host.talk, made["table"])
        await other.watch()
        key = other.seating["links"]["invitation"]
        async with AsyncExitStack() as stack:
            racers = []
            for _ in range(2):
                guest = await stack.enter_async_context(guest_of(server.url))
                talk = await stack.enter_async_context(guest.talking())
                racers.append(Friend(guest, talk, other.table))
                await racers[-1].watch(key)
            done = await asyncio.gather(
                *(racer.do("sit", seat=1, name="Racer", key=key) for racer in racers)
            )
        kinds = sorted(each["type"] for each in done)
        assert kinds == ["accepted", "refused"]
        assert [each["code"] for each in done if each["type"] == "refused"] == ["seat-taken"]

    at_table(server, work)


def test_one_command_sent_a_hundred_times_is_done_once(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        bob = friends[1]
        before = bob.seating["version"]
        fields = {"table": bob.table, "id": "once", "seat": 1, "name": "Robert"}
        for _ in range(100):
            await bob.talk.say("rename", **fields)
        versions = set()
        for _ in range(100):
            versions.add((await bob.until("accepted", id="once"))["version"])
        assert versions == {before + 1}

    at_table(server, work)


def test_two_tabs_of_one_person_play_a_turn_once(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        await started(friends)
        mover, seat = await at_turn(friends)
        version = mover.last["update"]["version"]
        async with mover.guest.talking() as talk:
            tab = Friend(mover.guest, talk, mover.table)
            await tab.watch()
            await tab.until("table")
            plays = [
                each.do("play", version=version, seat=seat, steps=["--"], id=f"tab {number}")
                for number, each in enumerate((mover, tab))
            ]
            done = await asyncio.gather(*plays)
        assert sorted(each["type"] for each in done) == ["accepted", "refused"]
        assert [each["code"] for each in done if each["type"] == "refused"] == ["behind"]

    at_table(server, work, 3)


async def at_turn(friends: list[Friend]) -> tuple[Friend, int]:
    """Whoever is to move, and the seat."""
    seat = friends[0].last["update"]["frames"][-1]["mover"]
    return next(friend for friend in friends if seat in friend.seats), seat


COMMANDS: list[tuple[str, Message]] = [
    ("sit", {"seat": 1, "name": "Eve", "key": ""}),
    ("stand", {"seat": 0}),
    ("rename", {"seat": 0, "name": "Eve"}),
    ("seat-bot", {"seat": 1, "bot": "random"}),
    ("configure", {"rules": BASIC, "settings": new_table()["settings"], "seats": 2}),
    ("remove", {"seat": 1}),
    ("host", {"seat": 1}),
    ("stand-in", {"seat": 0}),
    ("take-back", {"seat": 0}),
    ("next", {"version": 3}),
    ("play", {"version": 3, "seat": 0, "steps": ["--"]}),
]


def test_a_stranger_can_do_nothing_and_is_told_nothing(server: Served) -> None:
    """With no token that the table knows, and with the secrets of links that are for less."""

    async def work(friends: list[Friend]) -> None:
        links = friends[0].seating["links"]
        version = friends[0].seating["version"]
        nearly = links["invitation"][:-1] + ("y" if links["invitation"].endswith("x") else "x")
        keys = ["", "guessed", links["spectator"], nearly]
        async with guest_of(server.url) as guest, guest.talking() as talk:
            eve = Friend(guest, talk, friends[0].table)
            for kind, fields in COMMANDS:
                for key in keys if kind == "sit" else [""]:
                    given = {**fields, **({"key": key} if kind == "sit" else {})}
                    done = await eve.do(kind, **given)
                    assert done["type"] == "refused"
                    assert done["code"] in ("unknown-table", "no-invitation")
                    told = done["code"] == "no-invitation"
                    assert told == (kind == "sit" and key == links["spectator"])
            for key in ("", "guessed", nearly):
                await talk.say("watch", table=eve.table, key=key)
                assert (await eve.until("error"))["code"] == "unknown-table"
            await talk.say("react", table=eve.table, reaction="wow")
            assert (await eve.until("error"))["code"] == "unknown-table"
            answer = await guest.http.post(f"/api/tables/{eve.table}/transfer", json={"seats": [0]})
            assert answer.status_code == 404
            answer = await guest.http.post("/api/transfers", json={"secret": "guessed"})
            assert answer.json()["code"] == "transfer-over"
            heard = " ".join(text for _, text in guest.heard)
            assert "Ann" not in heard
        await friends[0].watch()
        assert friends[0].seating["version"] == version

    at_table(server, work)


def test_removal_renews_the_invitation_and_the_removed_stay_out(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann, bob = friends
        old = ann.seating["links"]["invitation"]
        done = await accepted(ann, "remove", seat=1)
        assert (await bob.until("error"))["code"] == "was-removed"
        new = (await ann.sees(done["version"]))["links"]["invitation"]
        assert new != old
        for key in (old, new):
            refused = await bob.do("sit", seat=1, name="Bob", key=key)
            assert refused["code"] == "unknown-table"
        async with guest_of(server.url) as guest, guest.talking() as talk:
            cleo = Friend(guest, talk, ann.table)
            await talk.say("watch", table=ann.table, key=old)
            assert (await cleo.until("error"))["code"] == "unknown-table"
            await cleo.watch(new)
            assert (await cleo.do("sit", seat=1, name="Cleo", key=new))["type"] == "accepted"

    at_table(server, work)


def test_a_bot_plays_for_who_is_away_and_they_take_the_seat_back(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann, bob = friends
        await started(friends)
        refused = await ann.do("stand-in", seat=1)
        assert refused["code"] == "not-away"
        await bob.talk.socket.close()
        while all((await ann.until("presence"))["here"]):
            pass
        await asyncio.sleep(1.1)
        await accepted(ann, "stand-in", seat=1)
        # The bot plays until it is Ann's turn again.
        while ann.last["update"]["frames"][-1]["mover"] != 0:
            await ann.until("update")
        async with bob.guest.talking() as talk:
            back = Friend(bob.guest, talk, bob.table)
            await back.watch()
            assert back.seating["sitters"][1]["stand_in"] == "random"
            await accepted(back, "take-back", seat=1)
            await back.until("table")
            assert not back.seating["sitters"][1].get("stand_in")

    at_table(server, work, pause=1)


def test_a_clock_runs_out_and_the_bot_takes_the_turn(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        await started(friends)
        _, seat = await at_turn(friends)
        clocks = friends[0].seating["clocks"]
        assert clocks["running"] == seat
        begun = monotonic()
        await friends[0].until("update")
        waited = monotonic() - begun
        assert 1.0 < waited < 10.0
        happened = friends[0].last["update"]["frames"][0]["happened"]
        assert happened["seat"] == seat

    at_table(server, work, clock={"seconds": 1, "increment": None})


def test_seats_move_to_another_device_once(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        bob = friends[1]
        await started(friends)
        answer = await bob.guest.http.post(f"/api/tables/{bob.table}/transfer", json={"seats": [1]})
        secret = answer.json()["secret"]
        # At the device that it came from it is not used up.
        again = await bob.guest.http.post("/api/transfers", json={"secret": secret})
        assert again.json()["code"] == "already-here"
        async with guest_of(server.url) as phone, guest_of(server.url) as thief:
            moved_to = await phone.http.post("/api/transfers", json={"secret": secret})
            assert moved_to.json() == {"table": bob.table}
            late = await thief.http.post("/api/transfers", json={"secret": secret})
            assert late.json()["code"] == "transfer-over"
            async with phone.talking() as talk:
                held = Friend(phone, talk, bob.table)
                await held.watch()
                assert held.seats == [1]
                shown = await held.until("table")
                assert shown["frame"]["seats"][1]["hand"]
        # The old device watches.
        while bob.seats:
            await bob.until("seating")
        watched = await bob.until("table")
        assert watched["frame"]["seats"][1]["hand"] is None

    at_table(server, work)


def test_everything_moves_to_another_device(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        bob = friends[1]
        secret = (await bob.guest.http.post("/api/transfer")).json()["secret"]
        async with guest_of(server.url) as laptop:
            # Where there are games already it is refused, and good for another device still.
            await laptop.post("/api/tables", new_table())
            answer = await laptop.http.post("/api/transfers", json={"secret": secret})
            assert answer.json()["code"] == "has-games"
        async with guest_of(server.url) as phone:
            assert (await phone.http.post("/api/transfers", json={"secret": secret})).is_success
            games = (await phone.get("/api/games"))["games"]
            assert [game["table"] for game in games] == [bob.table]
            async with phone.talking() as talk:
                held = Friend(phone, talk, bob.table)
                await held.watch()
                assert held.seats == [1]
        assert (await bob.guest.get("/api/games"))["games"] == []
        # Who is still connected there is told, and has no seat.
        assert (await bob.until("error"))["code"] == "moved"
        refused = await bob.do("rename", seat=1, name="Eve")
        assert refused["code"] == "unknown-table"


def test_who_deletes_a_table_leaves_it_to_the_others(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann, bob = friends
        await started(friends)
        answer = await bob.guest.http.delete(f"/api/games/{bob.table}")
        assert answer.status_code == 204
        while ann.seating["sitters"][1]["bot"] is None:
            await ann.until("seating")
        assert (await bob.guest.get("/api/games"))["games"] == []
        assert len((await ann.guest.get("/api/games"))["games"]) == 1

    at_table(server, work)


def test_reactions_are_shown_to_all_and_limited(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann, bob = friends
        for _ in range(6):
            await bob.talk.say("react", table=bob.table, reaction="wow")
        assert (await ann.until("reaction"))["seat"] == 1
        assert (await bob.until("error"))["code"] == "too-fast"
        await ann.talk.say("react", table=ann.table, reaction="rude words")
        assert (await ann.until("error"))["code"] == "unknown-reaction"

    at_table(server, work)


def test_a_lost_network_is_known_within_15_seconds(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann, bob, _ = friends
        await started(friends)
        began = monotonic()
        # From now on nothing that is sent to Bob is answered, not even a ping.
        bob.talk.socket.transport.pause_reading()
        presence = await ann.until("presence", here=[True, False, True])
        assert monotonic() - began < 15
        # He has been absent since something was last heard of him, and a bot may play at once.
        assert presence["away"][1] >= 7
        await accepted(ann, "stand-in", seat=1)
        bob.talk.socket.transport.abort()

    at_table(server, work, 3, pause=6)


def test_spectators_react_together_as_far_as_the_host_lets_them(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        ann = friends[0]
        links = ann.seating["links"]
        async with guest_of(server.url) as guest, guest.talking() as talk:
            spectator = Friend(guest, talk, ann.table)
            await spectator.watch(links["spectator"])
            await talk.say("react", table=ann.table, reaction="wow")
            assert await ann.until("reaction") == {
                "type": "reaction",
                "table": ann.table,
                "seat": None,
                "reaction": "wow",
            }
            for _ in range(MOST_OF_SPECTATORS):
                await talk.say("react", table=ann.table, reaction="wow")
            assert (await spectator.until("error"))["code"] == "too-fast"
            rules, settings = ann.seating["rules"], ann.seating["settings"]
            quiet = {**settings, "spectators_react": False}
            await accepted(ann, "configure", rules=rules, settings=quiet, seats=2)
            await talk.say("react", table=ann.table, reaction="wow")
            assert (await spectator.until("error"))["code"] == "spectators-quiet"
            await ann.talk.say("react", table=ann.table, reaction="hello")
            assert (await spectator.until("reaction", reaction="hello"))["seat"] == 0
        async with guest_of(server.url) as guest, guest.talking() as talk:
            await talk.say("react", table=ann.table, reaction="wow")
            assert (await talk.hear_of("error"))["code"] == "unknown-table"

    at_table(server, work)


def test_hints_are_the_tables_choice(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        await started(friends)
        mover, seat = await at_turn(friends)
        version = mover.last["update"]["version"]
        await mover.talk.say("hint", table=mover.table, version=version, seat=seat)
        assert (await mover.until("error"))["code"] == "no-hints"

    at_table(server, work)


def test_the_lobby_shows_public_tables_and_no_others(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        host = friends[0]
        private = (await host.guest.post("/api/tables", new_table(3)))["table"]
        wish = new_table(3, public=True, language="pt-BR")
        public = (await host.guest.post("/api/tables", wish))["table"]
        async with guest_of(server.url) as guest, guest.talking() as talk:
            found = {each["table"]: each for each in (await guest.get("/api/tables"))["tables"]}
            assert found[public]["settings"]["language"] == "pt-BR"
            assert private not in found
            visitor = Friend(guest, talk, public)
            await visitor.watch()
            assert visitor.seating["free"] == [False, True, True]
            assert (await visitor.do("sit", seat=1, name="Eve"))["type"] == "accepted"

    at_table(server, work)


def test_sitting_anywhere_finds_who_waits(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as one, guest_of(server.url) as two:
            wish = new_table(2, rules={**BASIC, "edition": "v1.3"})
            table = (await one.post("/api/tables/anywhere", wish))["table"]
            async with one.talking() as talk:
                waiting = Friend(one, talk, table)
                await waiting.watch()
                assert 0 < waiting.seating["fills"] <= 30
                found = (await two.post("/api/tables/anywhere", wish))["table"]
                assert found == table
                await waiting.until("seating", free=[False, False])

    asyncio.run(run())


def test_clocks_are_right_after_a_kill(tmp_path: Path) -> None:
    async def run() -> None:
        data, port = tmp_path / "data", lasting_port()
        server = start(data, port=port)
        clock = {"seconds": 100, "increment": 0}
        async with gathered(server.url, 2, clock=clock) as friends:
            await started(friends)
            begun = monotonic()
            seat = friends[0].seating["clocks"]["running"]
            await asyncio.sleep(2.5)
            ran = monotonic() - begun
            server.process.kill()
            await asyncio.to_thread(server.end, signal.SIGKILL)
            await asyncio.sleep(2.0)
            server = await asyncio.to_thread(start, data, port=port)
            try:
                async with friends[0].guest.talking() as talk:
                    back = Friend(friends[0].guest, talk, friends[0].table)
                    await back.watch()
                    while back.seating["clocks"]["running"] is None:
                        await back.until("seating")
                    left = back.seating["clocks"]["left"][seat]
                    assert abs(100.0 - ran - left) < 1.0
            finally:
                await asyncio.to_thread(server.end)

    asyncio.run(run())


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"seats": 1},
        {"settings": {"clock": {"seconds": 10**8, "increment": None}}},
        {"settings": {"stand_in": "nobody"}},
        {"settings": {"pause": 10**6}},
        {"name": "\u202eeman"},
    ],
)
def test_a_table_that_makes_no_sense_is_refused(server: Served, wrong: Message) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            asked = new_table()
            asked |= {**wrong, "settings": {**asked["settings"], **wrong.get("settings", {})}}
            answer = await guest.http.post("/api/tables", json=asked)
            assert answer.status_code == 400
            assert answer.json()["message"]

    asyncio.run(run())


def test_a_move_of_each_is_seen_by_all(server: Served) -> None:
    async def work(friends: list[Friend]) -> None:
        await started(friends)
        random = Random(8)
        for _ in range(8):
            await moved(friends, random)
        last = [friend.last["update"] for friend in friends]
        assert len({update["version"] for update in last}) == 1

    at_table(server, work, 4)


@pytest.mark.parametrize("taken", [(1,), (3,), (1, 3)])
def test_a_table_of_four_starts_with_those_who_are_there(
    server: Served, taken: tuple[int, ...]
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            friends: list[Friend] = []
            for seat in (0, *taken):
                guest = await stack.enter_async_context(guest_of(server.url))
                if not friends:
                    table = (await guest.post("/api/tables", new_table(4)))["table"]
                talk = await stack.enter_async_context(guest.talking())
                friend = Friend(guest, talk, table)
                key = friends[0].seating["links"]["invitation"] if friends else ""
                await friend.watch(key)
                if friends:
                    await accepted(friend, "sit", seat=seat, name=f"Friend {seat}", key=key)
                else:
                    alone = await friend.do("next", version=friend.seating["version"])
                    assert alone["code"] == "free-seats"
                friends.append(friend)
            for friend in friends:
                await friend.sees(len(friends))
            refused = await friends[1].do("next", version=len(friends))
            assert refused["code"] == "not-host"
            await started(friends)
            for seat, friend in enumerate(friends):
                assert friend.seats == [seat]
                assert friend.now["match"]["target"] == {2: 40, 3: 35}[len(friends)]
                hands = [each["hand"] is not None for each in friend.now["frames"][-1]["seats"]]
                assert hands == [each == seat for each in range(len(friends))]
            await played_out(friends, Random(5))

    asyncio.run(run())
