"""The right to watch a table, and to know the names of tables before and after it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tests.hosting.friend_clients import SETTINGS, Friend, accepted, gathered, played_out, started
from tests.hosting.games import BASIC
from tests.hosting.server_process import Served
from tests.hosting.socket_clients import guest_of

Work = Callable[[list[Friend], Friend], Awaitable[None]]


def with_a_stranger(server: Served, work: Work, count: int = 2, **settings: Any) -> None:
    """Let two friends gather, and connect a stranger who does not sit."""

    async def run() -> None:
        async with (
            gathered(server.url, count, **settings) as friends,
            guest_of(server.url) as guest,
            guest.talking() as talk,
        ):
            await work(friends, Friend(guest, talk, friends[0].table))

    asyncio.run(run())


async def hears_nothing(stranger: Friend) -> None:
    """Check that nothing was sent to a client since it was told that watching ended."""
    await stranger.talk.say("ping")
    assert (await stranger.hear())["type"] == "pong"


async def may_not_watch(stranger: Friend, key: str = "") -> None:
    await stranger.talk.say("watch", table=stranger.table, key=key)
    assert (await stranger.until("error"))["code"] == "unknown-table"


def test_a_table_made_private_in_mid_game_sends_strangers_away(server: Served) -> None:
    async def work(friends: list[Friend], stranger: Friend) -> None:
        ann = friends[0]
        await stranger.watch()
        await started(friends)
        await stranger.until("update")
        rules, seats = ann.seating["rules"], len(friends)
        await accepted(ann, "configure", rules=rules, settings=SETTINGS, seats=seats)
        assert (await stranger.until("error"))["code"] == "watching-ended"
        await ann.until("presence", watching=0)
        await played_out(friends, Random(7))
        await hears_nothing(stranger)
        await may_not_watch(stranger)

    with_a_stranger(server, work, public=True)


def test_a_removal_ends_watching_by_the_old_link_and_by_the_removed(server: Served) -> None:
    async def work(friends: list[Friend], stranger: Friend) -> None:
        ann, bob = friends
        old = ann.seating["links"]
        await stranger.watch(old["spectator"])
        done = await accepted(ann, "remove", seat=1)
        assert (await stranger.until("error"))["code"] == "watching-ended"
        assert (await bob.until("error"))["code"] == "was-removed"
        new = (await ann.sees(done["version"]))["links"]
        await accepted(ann, "seat-bot", seat=1, bot="random")
        for gone in (stranger, bob):
            await hears_nothing(gone)
        await may_not_watch(stranger, old["spectator"])
        for key in ("", old["invitation"], new["invitation"], new["spectator"]):
            await may_not_watch(bob, key)
        await stranger.watch(new["spectator"])

    with_a_stranger(server, work)


def test_names_of_other_tables_go_only_to_those_who_may_open_them(server: Served) -> None:
    async def work(friends: list[Friend], stranger: Friend) -> None:
        ann = friends[0]
        await stranger.watch(ann.seating["links"]["spectator"])
        await started(friends)
        await played_out(friends, Random(3))
        played = ann.table
        again = (await ann.guest.post(f"/api/games/{played}/rematch", {"shift": False}))["table"]
        for friend in friends:
            await friend.until("seating", next=again)
        version = ann.seating["version"]
        assert ann.seating["next_key"] == ""
        follows = await stranger.sees(version)
        assert follows["next"] == again
        ann.table = stranger.table = again
        await stranger.watch(follows["next_key"])
        assert stranger.seating["links"] is None
        refused = await stranger.do("sit", seat=1, name="Eve", key=follows["next_key"])
        assert refused["code"] == "no-invitation"
        await ann.watch()
        assert ann.seating["previous"] == played
        await stranger.watch(ann.seating["links"]["invitation"])
        assert stranger.seating["previous"] is None
        await accepted(ann, "seat-bot", seat=1, bot=None)
        done = await stranger.do("sit", seat=1, name="Eve", key=stranger.key)
        assert (await stranger.sees(done["version"]))["previous"] is None

    with_a_stranger(server, work, rules=BASIC)


def test_the_rematch_is_not_told_where_nobody_may_watch_nor_to_the_removed(server: Served) -> None:
    async def work(friends: list[Friend], stranger: Friend) -> None:
        ann, bob, cleo = friends
        await started(friends)
        await accepted(ann, "remove", seat=2)
        await cleo.until("error")
        await played_out([ann, bob], Random(3))
        await cleo.watch()
        await stranger.watch(ann.seating["links"]["spectator"])
        again = (await ann.guest.post(f"/api/games/{ann.table}/rematch", {"shift": False}))["table"]
        await bob.until("seating", next=again)
        assert (await stranger.until("seating"))["next"] == again
        told = await cleo.until("seating")
        assert (told["next"], told["next_key"]) == (None, "")

    with_a_stranger(server, work, count=3, rules=BASIC)


def test_a_removed_player_sees_nothing_of_the_table_until_the_match_is_over(server: Served) -> None:
    async def work(friends: list[Friend], stranger: Friend) -> None:
        ann, bob = friends
        await started(friends)
        assert [each["table"] for each in (await bob.guest.get("/api/games"))["games"]] == [
            ann.table
        ]
        await accepted(ann, "remove", seat=1)
        await bob.until("error")
        assert (await bob.guest.get("/api/games"))["games"] == []
        await played_out([ann], Random(3))
        (game,) = (await bob.guest.get("/api/games"))["games"]
        assert (game["table"], game["match"]["over"]) == (ann.table, True)

    with_a_stranger(server, work, rules=BASIC)
