"""Requests over HTTP: pages, games, records, and whoever has no business here."""

import asyncio
import gzip
import html
import json
import re
from collections.abc import Awaitable, Callable
from random import Random

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import ADVANCED as ADVANCED_RULES
from red7.core import EXPERT as EXPERT_RULES
from red7.notation import parse_cards, parse_record, record_text
from red7.table import MAX_NAME_CHARACTERS, commitment
from red7.texts import catalogue
from red7.wire.http_bodies import Games, Lobby, Replay, ReviewShape
from red7.wire.messages import MAX_MESSAGE_BYTES
from tests.hosting.games import ADVANCED, BASIC, new_game
from tests.hosting.random_matches import played
from tests.hosting.server_process import Served
from tests.hosting.socket_clients import Guest, Message, guest_of
from tests.notation.test_records import random_record


def visit(server: Served, work: Callable[[Guest], Awaitable[None]]) -> None:
    """Do something as a new guest."""

    async def run() -> None:
        async with guest_of(server.url) as guest:
            await work(guest)

    asyncio.run(run())


def request(server: Served, method: str, path: str, **headers: str) -> httpx.Response:
    """The answer to a bare request."""
    return httpx.request(method, server.url + path, headers=headers, trust_env=False, verify=False)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which has a sentence for people."""
    found = answer.json()
    assert set(found) == {"code", "message", "values"}
    assert len(found["message"]) > 10
    return answer.status_code, found["code"]


@pytest.mark.parametrize(
    "path", ["/", "/games", "/table/abc", "/replay/abc", "/help", "/index.html"]
)
def test_every_address_of_the_client_is_the_same_page(path: str, server: Served) -> None:
    answer = request(server, "GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"
    assert "<!doctype html>" in answer.text


def test_built_files_are_kept_for_ever_and_compressed(server: Served) -> None:
    page = request(server, "GET", "/").text
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
        answer = request(server, "GET", path, **{"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        if len(answer.content) > 2000:
            assert answer.headers["content-encoding"] == "gzip"


def test_a_page_may_do_nothing_but_talk_to_its_server(server: Served) -> None:
    headers = request(server, "GET", "/").headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'"):
        assert part in policy
    assert f"ws://127.0.0.1:{server.port}" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/nothing.css", "/../pyproject.toml", "/%2e%2e/a.py", "/a%00.js"]
)
def test_files_that_are_not_there(path: str, server: Served) -> None:
    assert request(server, "GET", path).status_code == 404


def test_unknown_addresses_and_methods_get_a_sentence(server: Served) -> None:
    assert problem(request(server, "GET", "/api/nothing")) == (404, "unknown-address")
    assert problem(request(server, "DELETE", "/api/lobby")) == (405, "unknown-method")


@pytest.mark.parametrize(
    ("path", "host", "status", "key", "values"),
    [
        ("/api/nothing", "localhost", 404, "problem-unknown-address", {"text": "/api/nothing"}),
        ("/api/games/x/record", "localhost", 404, "problem-unknown-table", {}),
        ("/", "evil.example", 421, "problem-host", {"text": "evil.example"}),
        ("/<b>", "a&b", 400, "problem-bad-host", {}),
    ],
)
def test_who_looks_at_an_address_reads_a_page_in_their_language(
    path: str, host: str, status: int, key: str, values: dict[str, str], server: Served
) -> None:
    browser = {"accept": "text/html,*/*;q=0.8", "accept-language": "pl,de;q=0.5", "host": host}
    answer = request(server, "GET", path, **browser)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert '<html lang="pl">' in answer.text
    assert html.escape(catalogue("pl").named(key, **values)) in answer.text


def test_a_browser_gets_one_token_and_keeps_it(server: Served) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as browser:
        cookie = browser.get("/").headers["set-cookie"]
        assert re.match(r"red7-[0-9a-f]{8}=[\w-]{43};", cookie)
        for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
            assert part in cookie
        assert "Secure" not in cookie
        for path in ("/", "/games", "/api/lobby", "/api/games", "/api/health"):
            assert "set-cookie" not in browser.get(path).headers
    assert "set-cookie" in request(server, "GET", "/api/lobby").headers
    for path in ("/api/health", "/api/games/none/record"):
        assert "set-cookie" not in request(server, "GET", path).headers
    forged = request(server, "GET", "/api/games", cookie=f"{cookie.partition('=')[0]}=x")
    assert "set-cookie" in forged.headers


def test_two_browsers_never_get_the_same_token(server: Served) -> None:
    cookies = {request(server, "GET", "/").headers["set-cookie"] for _ in range(20)}
    assert len(cookies) == 20


def test_the_health_names_the_release_and_the_data(server: Served) -> None:
    found = request(server, "GET", "/api/health").json()
    assert set(found) == {"release", "data"}


def test_the_lobby_has_all_that_a_game_is_made_of(server: Served) -> None:
    lobby = msgspec.json.decode(request(server, "GET", "/api/lobby").content, type=Lobby)
    assert [bot.name for bot in lobby.bots] == ["random", "thrifty", "planner", "sampler", "scout"]
    assert [preset.name for preset in lobby.presets] == ["basic", "advanced", "expert"]
    assert "v1.3" in lobby.editions
    assert dict(zip(lobby.players, lobby.targets, strict=True)) == {2: 40, 3: 35, 4: 30}
    assert lobby.longest_name == MAX_NAME_CHARACTERS


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({**new_game("random"), "more": 1}, "malformed"),
        (new_game("oracle"), "unknown-bot"),
        (new_game("random", rules={**BASIC, "edition": "v9"}), "unknown-edition"),
        (new_game("random", rules={**BASIC, "draw": 1}), "malformed"),
        (new_game(), "player-count"),
        (new_game(*["random"] * 4), "player-count"),
        ({"rules": BASIC, "seats": [{"name": "a", "bot": "random"}] * 2}, "no-player"),
        ({"rules": BASIC, "seats": []}, "no-player"),
        ({"rules": BASIC, "seats": [{"name": "\u200d"}, {"name": "b"}]}, "bad-name"),
        ({"rules": BASIC, "seats": [{"name": "M" * 25}, {"name": "b"}]}, "bad-name"),
        ({"rules": BASIC, "seats": [{"name": "a\u202eb"}, {"name": "b"}]}, "bad-name"),
        ({"rules": BASIC, "seats": [{"name": "a\x07b"}, {"name": "b"}]}, "bad-name"),
    ],
)
def test_a_game_that_cannot_be_is_refused(body: Message, code: str, server: Served) -> None:
    async def work(guest: Guest) -> None:
        assert problem(await guest.http.post("/api/games", json=body)) == (400, code)
        assert (await guest.get("/api/games"))["games"] == []

    visit(server, work)


def test_a_body_that_is_too_large_is_not_read(server: Served) -> None:
    async def work(guest: Guest) -> None:
        answer = await guest.http.post("/api/games", content=b" " * 70_000)
        assert problem(answer) == (413, "too-large")
        answer = await guest.http.post("/api/records", content=b" " * 1_100_000)
        assert problem(answer) == (413, "too-large")

    visit(server, work)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
).map(lambda value: json.dumps(value).encode())
POSTS = ("/api/games", "/api/records", "/api/games/x/branch", "/api/games/x/rematch")


@given(body=st.binary(max_size=300) | ANY_JSON, path=st.sampled_from(POSTS))
def test_whatever_is_posted_gets_a_sentence(server: Served, body: bytes, path: str) -> None:
    answer = httpx.post(server.url + path, content=body, trust_env=False, verify=False)
    assert problem(answer)[0] in (400, 404)


def test_a_game_is_mine_alone(server: Served) -> None:
    async def work(guest: Guest) -> None:
        table = (await guest.post("/api/games", new_game("random")))["table"]
        (game,) = msgspec.convert(await guest.get("/api/games"), Games).games
        assert game.table == table
        assert [sitter.mine for sitter in game.sitters] == [True, False]
        async with guest_of(server.url) as other:
            assert (await other.get("/api/games"))["games"] == []
            for method, rest in (
                ("DELETE", ""),
                ("POST", "/rematch"),
                ("GET", "/replay"),
                ("GET", "/review"),
                ("GET", "/record"),
            ):
                answer = await other.http.request(method, f"/api/games/{table}{rest}")
                assert problem(answer) == (404, "unknown-table")
        assert (await guest.http.delete(f"/api/games/{table}")).status_code == 204
        assert (await guest.get("/api/games"))["games"] == []
        assert problem(await guest.http.delete(f"/api/games/{table}")) == (404, "unknown-table")

    visit(server, work)


def test_what_would_show_hidden_cards_waits_for_the_end(server: Served) -> None:
    async def work(guest: Guest) -> None:
        table = (await guest.post("/api/games", new_game("random", rules=ADVANCED)))["table"]
        branch = {"round": 1, "turn": 0, "seat": 0, "name": "Ann", "bot": "random"}
        for path in ("replay?open=1", "review", "record"):
            answer = await guest.http.get(f"/api/games/{table}/{path}")
            assert problem(answer) == (409, "not-over")
        answer = await guest.http.post(f"/api/games/{table}/branch", json=branch)
        assert problem(answer) == (409, "not-over")
        answer = await guest.http.get(f"/api/games/{table}/replay?seat=1")
        assert problem(answer) == (400, "not-your-seat")
        replay = msgspec.convert(await guest.get(f"/api/games/{table}/replay"), Replay)
        assert [seat.hand is None for seat in replay.moments[0].frame.seats] == [False, True]

    visit(server, work)


@pytest.mark.slow
def test_a_finished_game_is_replayed_reviewed_kept_and_played_on(server: Served) -> None:
    async def work(guest: Guest) -> None:
        made = await guest.post("/api/games", new_game("planner", "thrifty", rules=ADVANCED))
        table = made["table"]
        async with guest.talking() as talk:
            last = await played(talk, table, Random(1))
        await check_replay(guest, table, last["match"])
        text = await check_record(guest, table, last["shuffles"])
        await check_review(guest, table, text)
        await check_branch(guest, table)
        again = (await guest.post(f"/api/games/{table}/rematch"))["table"]
        games = {game["table"]: game for game in (await guest.get("/api/games"))["games"]}
        names = [sitter["name"] for sitter in games[again]["sitters"]]
        assert names == ["the planner", "the thrifty", "Ann"]
        assert games[table]["match"] == last["match"]

    visit(server, work)


async def check_replay(guest: Guest, table: str, match: Message) -> None:
    """All parts of an open replay fit together, and end where the match did."""
    moments: list[Message] = []
    total = 1
    while len(moments) < total:
        path = f"/api/games/{table}/replay?open=1&start={len(moments)}"
        answer = await guest.http.get(path)
        assert len(answer.content) <= MAX_MESSAGE_BYTES
        part = answer.json()
        assert (part["over"], part["open"], part["seat"]) == (True, True, None)
        assert part["start"] == len(moments)
        assert part["moments"]
        moments += part["moments"]
        total = part["total"]
    assert moments[-1]["match"] == match
    assert moments[0]["match"]["rounds"] == []
    for moment in moments:
        finished = moment["frame"]["round"] - (not moment["frame"]["over"])
        assert len(moment["match"]["rounds"]) == finished
        assert all(seat["hand"] is not None for seat in moment["frame"]["seats"])
    beyond = await guest.get(f"/api/games/{table}/replay?open=1&start=99999")
    assert beyond["moments"] == []


async def check_record(guest: Guest, table: str, shuffles: list[Message]) -> str:
    """The record is one, with the proof of every shuffle, and comes back by upload."""
    answer = await guest.http.get(f"/api/games/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="red7-{table}.red7"'
    record = parse_record(answer.text)
    assert dict(record.tags).keys() == {"Date"}
    for played_round, shuffle in zip(record.rounds, shuffles, strict=True):
        found = re.fullmatch(r"salt (\w+), order ([\w ]+), SHA-256 (\w+)", played_round.comment)
        assert found
        assert (found[1], found[3]) == (shuffle["salt"], shuffle["commitment"])
        assert commitment(tuple(parse_cards(found[2])), found[1]) == found[3]
    made = await guest.http.post("/api/records", content=answer.text)
    back = await guest.http.get(f"/api/games/{made.json()['table']}/record")
    turns = [each.turns for each in parse_record(back.text).rounds]
    assert turns == [each.turns for each in record.rounds]
    return answer.text


async def check_review(guest: Guest, table: str, text: str) -> None:
    """The review has every turn, and is the same when it is asked for again."""
    answer = await guest.http.get(f"/api/games/{table}/review", timeout=120)
    review = msgspec.json.decode(answer.content, type=ReviewShape)
    count = sum(len(played_round.turns) for played_round in parse_record(text).rounds)
    assert len(review.turns) == count
    assert len(review.accounts) == 3
    assert (await guest.http.get(f"/api/games/{table}/review")).content == answer.content


async def check_branch(guest: Guest, table: str) -> None:
    """Play goes on from a turn, with somebody else's seat taken."""
    branch = {"round": 1, "turn": 2, "seat": 1, "name": "Bea", "bot": "random"}
    made = await guest.post(f"/api/games/{table}/branch", branch)
    async with guest.talking() as talk:
        message = await talk.ask("watch", "table", table=made["table"])
        assert [sitter["mine"] for sitter in message["sitters"]] == [False, True, False]
        assert message["frame"]["turn"] >= 2
        await played(talk, made["table"], Random(2))
    for wrong, code in (
        ({"round": 99}, "unknown-moment"),
        ({"turn": 999}, "unknown-moment"),
        ({"seat": 3}, "unknown-seat"),
        ({"bot": "you"}, "unknown-bot"),
        ({"name": "\u202e"}, "bad-name"),
    ):
        answer = await guest.http.post(f"/api/games/{table}/branch", json={**branch, **wrong})
        assert problem(answer) == (400, code)


def test_an_uploaded_record_can_be_looked_at_but_not_played(server: Served) -> None:
    record = random_record(ADVANCED_RULES, 3, 4, most=2)
    record = record._replace(names=("Mia\u200b" * 9, " ", "J\u00f6rg"))

    async def work(guest: Guest) -> None:
        made = await guest.http.post("/api/records", content=record_text(record))
        table = made.json()["table"]
        (game,) = (await guest.get("/api/games"))["games"]
        assert game["uploaded"]
        names = [sitter["name"] for sitter in game["sitters"]]
        assert names[1:] == ["", "J\u00f6rg"]
        replay = await guest.get(f"/api/games/{table}/replay?open=1")
        assert replay["total"] > 2
        assert problem(await guest.http.post(f"/api/games/{table}/rematch")) == (409, "uploaded")
        async with guest.talking() as talk:
            seen = await talk.ask("watch", "table", table=table)
            assert seen["options"] == []
            where = {"table": table, "id": "x", "version": seen["version"]}
            refused = await talk.ask("next", "refused", **where)
            assert refused["code"] == "not-your-seat"
            refused = await talk.ask("play", "refused", **where, seat=0, steps=["--"])
            assert refused["code"] == "not-your-seat"

    visit(server, work)


def test_a_broken_record_is_refused_by_line_and_turn(server: Served) -> None:
    text = record_text(random_record(EXPERT_RULES, 2, 4, most=1))
    broken = re.sub(r"^2\. (\d): .*$", r"2. \1: >R1 >R2 .", text, count=1, flags=re.M)
    long = text + "Round 2\n" * 300

    async def work(guest: Guest) -> None:
        for body, code, sentence in (
            (broken, "bad-record", r"Line \d+ of this record \(round 1, turn 2\) "),
            ("", "bad-record", "Line 1 of "),
            ("PNG" * 100, "bad-record", "Line 1 of "),
            (long, "too-large", "more than 200 rounds"),
        ):
            answer = await guest.http.post("/api/records", content=body)
            assert problem(answer)[1] == code
            assert re.search(sentence, answer.json()["message"])
        answer = await guest.http.post("/api/records", content=gzip.compress(text.encode()))
        assert problem(answer) == (400, "not-utf-8")
        assert (await guest.get("/api/games"))["games"] == []

    visit(server, work)


HOSTS_OF_OTHERS = ["evil.example", "evil.example:7777", "localhost.evil.example"]


@pytest.mark.parametrize("host", HOSTS_OF_OTHERS)
def test_a_name_of_somebody_else_is_refused(host: str, server: Served) -> None:
    for path in ("/", "/api/lobby", "/api/health"):
        answer = request(server, "GET", path, host=host)
        assert problem(answer) == (421, "host")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1", "[::1]:80", "10.0.0.7"])
def test_numbers_and_localhost_are_ours(host: str, server: Served) -> None:
    assert request(server, "GET", "/api/health", host=host).status_code == 200


def test_a_page_from_elsewhere_may_do_nothing(server: Served) -> None:
    here = server.url
    port = server.port
    for origin in ("http://evil.example", f"http://127.0.0.1:{port + 1}", "null", "", "file://"):
        assert problem(request(server, "GET", "/api/lobby", origin=origin)) == (403, "origin")
        assert problem(request(server, "POST", "/api/games", origin=origin)) == (403, "origin")
    assert request(server, "GET", "/api/lobby", origin=here).status_code == 200
    assert problem(request(server, "POST", "/api/games", origin=here)) == (400, "malformed")


def test_a_link_from_elsewhere_may_lead_here_but_nothing_be_fetched(server: Served) -> None:
    follows = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert request(server, "GET", "/", **follows, **{"sec-fetch-dest": "document"}).is_success
    assert not request(server, "GET", "/", **follows, **{"sec-fetch-dest": "iframe"}).is_success
    for site in ("cross-site", "same-site"):
        fetched = request(server, "GET", "/api/games", **{"sec-fetch-site": site})
        assert problem(fetched) == (403, "origin")
    ours = request(server, "GET", "/api/games", **{"sec-fetch-site": "same-origin"})
    assert json.loads(ours.content)["games"] == []
