"""The socket: what is said, and what is answered."""

import json
from itertools import chain, cycle
from random import Random

import pytest

from red7.core import CARDS
from red7.notation import card_name
from red7.wire.messages import MAX_MESSAGE_BYTES
from tests.hosting.games import ADVANCED, EXPERT, new_game, turn_from
from tests.hosting.random_matches import last_frame, played
from tests.hosting.server_process import Served
from tests.hosting.socket_clients import Guest, Talk, at_my_turn, guest_of, talk_with


def test_a_move_is_stored_acknowledged_and_shown(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        options, version = message["options"][0], message["version"]
        where = {"table": table, "version": version, "seat": options["seat"]}
        steps = turn_from(options, Random(1))
        accepted = await talk.ask("play", "accepted", **where, id="mine", steps=steps)
        assert accepted == {"type": "accepted", "id": "mine", "version": version + 1}
        shown = await talk.hear()
        assert (shown["type"], shown["version"]) == ("update", version + 1)
        assert len(shown["frames"]) == len(steps)

    talk_with(server, work)


def test_a_move_that_is_sent_again_is_done_once(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        options, version = message["options"][0], message["version"]
        play = {
            "table": table,
            "version": version,
            "seat": options["seat"],
            "id": "mine",
            "steps": turn_from(options, Random(1)),
        }
        first = await talk.ask("play", "accepted", **play)
        assert await talk.ask("play", "accepted", **play) == first
        async with guest.talking() as later:
            assert await later.ask("play", "accepted", **play) == first
            seen = await later.ask("watch", "table", table=table)
        ends = [turn for turn in seen["told"] if turn["seat"] == options["seat"]]
        assert len(ends) <= 1

    talk_with(server, work)


def test_everybody_at_the_table_is_shown_a_move(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        async with guest.talking() as other:
            assert (
                await other.ask("watch", "table", table=table) == message | {"type": "table"}
                or message["type"] == "update"
            )
            where = {"table": table, "version": message["version"], "seat": 0}
            steps = turn_from(message["options"][0], Random(1))
            await talk.say("play", **where, id="mine", steps=steps)
            assert await talk.hear_of("update") == await other.hear_of("update")

    talk_with(server, work)


def test_what_cannot_be_played_is_refused_and_nothing_happens(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        right = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        for wrong, code in (
            ({"steps": ["."]}, "illegal"),
            ({"steps": []}, "no-steps"),
            ({"steps": ["--", "--"]}, "illegal"),
            ({"steps": ["nonsense"]}, "unknown-step"),
            ({"version": 1}, "behind"),
            ({"version": message["version"] + 1}, "behind"),
            ({"seat": 1}, "not-your-seat"),
            ({"seat": 7}, "not-your-seat"),
            ({"table": "nowhere"}, "unknown-table"),
            ({"id": ""}, "bad-id"),
            ({"id": "x" * 65}, "bad-id"),
        ):
            refused = await talk.ask("play", "refused", **{**right, "steps": ["--"], **wrong})
            assert refused["code"] == code
            assert len(refused["message"]) > 10
            assert (refused["refusal"] is not None) == (code == "illegal")
        refused = await talk.ask("next", "refused", table=table, version=right["version"], id="a")
        assert refused["code"] == "no-deal"
        assert (await talk.ask("watch", "table", table=table))["version"] == message["version"]

    talk_with(server, work)


def test_the_refusal_of_a_step_says_why(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        refused = await talk.ask("play", "refused", **where, steps=["."])
        assert refused["refusal"]["why"] == "nothing-done"
        assert refused["message"] == ".: a turn without a card is a fold"

    talk_with(server, work)


def test_a_refusal_does_not_tell_what_would_be_drawn(server: Served) -> None:
    """Steps that use a card before it was drawn are refused alike, whatever lies on the deck."""

    async def work(talk: Talk, guest: Guest) -> None:
        threes: list[str] = []
        while not threes:
            table, message = await at_my_turn(talk, guest, new_game("random", rules=EXPERT))
            frame = last_frame(message)
            seats = frame["seats"]
            threes = [card for card in seats[0]["hand"] if card[1] == "3"]
        where = {"table": table, "version": message["version"], "seat": 0, "id": "a"}
        # What an action has put on the deck is drawn with open eyes.
        open_cards = chain(frame["top"], frame["canvas"], *(seat["palette"] for seat in seats))
        seen = {*seats[0]["hand"], *open_cards}
        unseen = sorted({*map(card_name, CARDS)} - seen)
        # Each card once: a refused move counts for many, and more of them would have to wait.
        for card, tail in zip(unseen, cycle(([], ["."], [f"+{threes[0]}"])), strict=False):
            steps = [f"+{threes[0]}", f">{card}", *tail]
            refused = await talk.ask("play", "refused", **where, steps=steps)
            assert refused["refusal"]["why"] == "not-in-hand"
            assert refused["refusal"]["step"] == f">{card}"
        accepted = await talk.ask("play", "accepted", **where, steps=[f"+{threes[0]}"])
        assert accepted["version"] == message["version"] + 1

    talk_with(server, work)


@pytest.mark.parametrize("wrong", ["type", "id", "field"])
def test_an_answer_does_not_repeat_a_huge_message(wrong: str, server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        huge = "x" * (MAX_MESSAGE_BYTES - 300)
        if wrong == "type":
            answer = await talk.ask(huge, "error")
        elif wrong == "field":
            answer = await talk.ask("ping", "error", **{huge: 1})
        else:
            answer = await talk.ask(
                "play", "refused", table="a", version=1, seat=0, id=huge, steps=["--"]
            )
        assert len(json.dumps(answer)) < 1_000

    talk_with(server, work)


def test_what_could_follow_is_told_on_demand(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=EXPERT))
        options = message["options"][0]
        where = {"table": table, "version": message["version"], "seat": 0}
        step = next(choice["step"] for choice in options["choices"] if not choice["refusal"])
        found = await talk.ask("explore", "options", **where, steps=[step])
        assert found["options"]["steps"] == [step]
        found = await talk.ask("explore", "options", **where, steps=[], skip=2**31 - 1)
        assert found["options"]["turns"] == []
        for wrong, code in (
            ({"steps": ["."]}, "illegal"),
            ({"version": 0}, "behind"),
            ({"seat": 1}, "not-your-seat"),
            ({"table": "nowhere"}, "unknown-table"),
        ):
            error = await talk.ask("explore", "error", **{**where, "steps": [], **wrong})
            assert error["code"] == code

    talk_with(server, work)


@pytest.mark.slow
def test_a_hint_comes_while_other_things_go_on(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        where = {"table": table, "version": message["version"], "seat": 0}
        await talk.say("hint", **where)
        await talk.say("ping")
        assert (await talk.hear())["type"] == "pong"
        found = await talk.hear()
        assert found["type"] == "hints"
        assert 1 <= len(found["hints"]) <= 3
        for _ in range(5):
            await talk.say("hint", **where)
        assert (await talk.hear_of("error"))["code"] == "busy"
        error = await talk.ask("hint", "error", **{**where, "seat": 1})
        assert error["code"] == "not-your-seat"

    talk_with(server, work)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("planner",), ("random", "thrifty", "planner"), ("scout",)])
def test_a_match_is_played_to_its_end(bots: tuple[str, ...], server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        made = await guest.post("/api/games", new_game(*bots, rules=ADVANCED))
        last = await played(talk, made["table"], Random(3))
        assert last["match"]["winners"]
        assert all(shuffle["salt"] and shuffle["order"] for shuffle in last["shuffles"])

    talk_with(server, work)


def test_another_table_takes_the_place_of_the_first(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        first, message = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        second, _ = await at_my_turn(talk, guest, new_game("random", rules=ADVANCED))
        steps = turn_from(message["options"][0], Random(1))
        where = {"table": first, "version": message["version"], "seat": 0}
        await talk.say("play", **where, id="a", steps=steps)
        assert (await talk.hear())["type"] == "accepted"
        assert (await talk.ask("ping", "pong"))["type"] == "pong"
        assert (await talk.ask("watch", "table", table=second))["table"] == second

    talk_with(server, work)


def test_a_deleted_table_tells_whoever_watches(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, _ = await at_my_turn(talk, guest, new_game("random"))
        await guest.http.delete(f"/api/games/{table}")
        assert (await talk.hear())["code"] == "unknown-table"
        assert (await talk.ask("watch", "error", table=table))["code"] == "unknown-table"

    talk_with(server, work)


def test_a_table_of_others_is_unknown(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        table, message = await at_my_turn(talk, guest, new_game("random"))
        where = {"table": table, "version": message["version"], "seat": 0}
        async with guest_of(server.url) as other, other.talking() as stranger:
            for kind, fields in (
                ("watch", {"table": table}),
                ("explore", {**where, "steps": []}),
                ("hint", where),
            ):
                assert (await stranger.ask(kind, "error", **fields))["code"] == "unknown-table"
            play = {**where, "id": "a", "steps": ["--"]}
            refused = await stranger.ask("play", "refused", **play)
            assert refused["code"] == "unknown-table"

    talk_with(server, work)
