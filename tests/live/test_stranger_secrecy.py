"""Strangers cannot tell a table that there is from one that there is not."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, get_args

import httpx
import msgspec
import pytest

from red7.core import ADVANCED as ADVANCED_RULES
from red7.hosting.http.routes import API
from red7.hosting.sqlite.store import SqliteStore
from red7.live.compute.inline import InlineWorkers
from red7.live.registry import UNKNOWN_TABLE_S
from red7.live.services import Services
from red7.live.store import StoredTable
from red7.notation import record_text
from red7.wire.messages import Request
from tests.hosting.friend_clients import SETTINGS
from tests.hosting.games import ADVANCED, BASIC, new_game
from tests.hosting.socket_clients import Message
from tests.live.in_process_clients import LocalGuest
from tests.notation.test_records import random_record

MISSING = "0123456789abcdef"
ROUTES = [(method, path) for method, path, *_ in API if "{name}" in path]
BODIES = {
    "/tables/{name}/transfer": {"seats": [0]},
    "/games/{name}/branch": {"round": 1, "turn": 0, "seat": 0, "name": "Eve", "bot": "random"},
}
FIELDS: dict[str, object] = {
    "id": "c-1",
    "version": 2,
    "seat": 0,
    "steps": ["--"],
    "name": "Eve",
    "bot": "random",
    "reaction": "hello",
    "rules": ADVANCED,
    "seats": 2,
    "settings": SETTINGS,
    "key": "x" * 32,
}


def table_messages() -> list[dict[str, object]]:
    """A message of every kind that names a table, without its name."""
    found = []
    for kind in get_args(Request):
        info = msgspec.structs.fields(kind)
        names = {field.name for field in info}
        if "table" in names:
            fields = {name: FIELDS[name] for name in names & FIELDS.keys()}
            found.append({"type": kind.__struct_config__.tag, **fields})
    return found


class CountingStore(SqliteStore):
    """A store that counts how often a whole log was read."""

    loads = 0

    async def load(self, table: str) -> StoredTable | None:
        self.loads += 1
        return await super().load(table)


class CountingWorkers(InlineWorkers):
    """Workers who know how often a log was played through."""

    folds = 0

    async def run_in_thread(self, job: Callable[..., Any], *given: Any) -> Any:
        self.folds += 1
        return await super().run_in_thread(job, *given)

    async def run_batch(self, job: Callable[..., Any], *given: Any) -> Any:
        self.folds += 1
        return await super().run_batch(job, *given)


async def tables_of(owner: LocalGuest, data: Path) -> dict[str, str]:
    """Tables of somebody else, of every sort."""
    record = record_text(random_record(ADVANCED_RULES, 3, 4, most=2))
    table = {"rules": ADVANCED, "settings": SETTINGS, "seats": 2, "name": "Ann"}
    found = {
        "alone": (await owner.post("/api/games", new_game("random")))["table"],
        "damaged": (await owner.post("/api/games", new_game("random")))["table"],
        "friends": (await owner.post("/api/tables", table))["table"],
        "uploaded": (await owner.http.post("/api/records", content=record)).json()["table"],
    }
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute(
            "UPDATE entries SET command = '{' WHERE table_id = ?", [found["damaged"]]
        )
    return found


async def all_answers(guest: LocalGuest, table: str) -> list[object]:
    """All that somebody can hear about a table, less its name."""

    async def request(method: str, path: str) -> tuple[object, ...]:
        asked = monotonic()
        body = BODIES.get(path)
        answer: httpx.Response = await guest.http.request(
            method, f"/api{path.replace('{name}', table)}", json=body
        )
        assert monotonic() - asked >= UNKNOWN_TABLE_S
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        return method, path, answer.status_code, headers, answer.text

    async def say(message: dict[str, object]) -> object:
        talk = await guest.talk()
        asked = monotonic()
        kind = str(message["type"])
        fields = {name: value for name, value in message.items() if name != "type"}
        await talk.say(kind, **{**fields, "table": table})
        assert monotonic() - asked >= UNKNOWN_TABLE_S
        heard = await talk.hear()
        talk.close()
        return kind, heard

    return [
        *await asyncio.gather(*(request(*route) for route in ROUTES)),
        *await asyncio.gather(*(say(message) for message in table_messages())),
    ]


@pytest.mark.parametrize("has_games", [False, True])
def test_strangers_cannot_tell_whether_there_is_a_table(tmp_path: Path, *, has_games: bool) -> None:
    async def run() -> None:
        data, workers = tmp_path / "data", CountingWorkers()
        store = CountingStore(data)
        services = Services(store, workers)
        owner, stranger = LocalGuest(services), LocalGuest(services)
        if has_games:
            await stranger.post("/api/games", new_game("random"))
        tables = await tables_of(owner, data)
        expected = await all_answers(stranger, MISSING)
        for answer in expected[: len(ROUTES)]:
            assert isinstance(answer, tuple)
            assert answer[2] == 404, answer
        for kind, table in tables.items():
            work = store.loads, workers.folds
            assert await all_answers(stranger, table) == expected, kind
            # No log is read for them, and none is played through.
            assert (store.loads, workers.folds) == work, kind
        assert (await owner.http.get(f"/api/games/{tables['damaged']}/record")).status_code == 500
        assert (await owner.http.delete(f"/api/games/{tables['damaged']}")).status_code == 204
        await services.close()

    asyncio.run(run())


class Hall:
    """Tables of a store whose work is counted, and guests."""

    def __init__(self, data: Path) -> None:
        self.store, self.workers = CountingStore(data), CountingWorkers()
        self.services = Services(self.store, self.workers)
        self.ann, self.bob, self.eve = (LocalGuest(self.services) for _ in range(3))

    @property
    def work(self) -> tuple[int, int]:
        """How often a log was read, and how often one was played through."""
        return self.store.loads, self.workers.folds

    async def table(self, rules: object = ADVANCED, *, public: bool = False) -> str:
        """A table of Ann's, which is not in memory."""
        settings = {**SETTINGS, "public": public}
        wish = {"rules": rules, "settings": settings, "seats": 2, "name": "Ann"}
        return str((await self.ann.post("/api/tables", wish))["table"])

    async def watched(self, guest: LocalGuest, table: str, key: str = "") -> Message:
        """The answer to somebody who wants to see a table, and leaves again."""
        talk = await guest.talk()
        heard = await talk.ask("watch", "seating", "error", table=table, key=key)
        talk.close()
        assert self.services.tables.in_memory(table) is None
        return heard

    async def command(self, guest: LocalGuest, table: str, kind: str, **fields: object) -> None:
        talk = await guest.talk()
        heard = await talk.ask(kind, "accepted", "refused", table=table, id=kind, **fields)
        assert heard["type"] == "accepted", heard
        talk.close()


async def games_of(guest: LocalGuest) -> list[str]:
    return [game["table"] for game in (await guest.get("/api/games"))["games"]]


def in_a_hall(tmp_path: Path, work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(tmp_path / "data")
        await work(hall)
        await hall.services.close()

    asyncio.run(run())


def test_a_link_opens_a_table_and_one_that_is_stale_costs_nothing(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await hall.table()
        old = (await hall.watched(hall.ann, table))["links"]
        assert (await hall.watched(hall.eve, table, old["spectator"]))["type"] == "seating"
        await hall.command(hall.bob, table, "sit", seat=1, name="Bob", key=old["invitation"])
        await hall.command(hall.ann, table, "remove", seat=1)
        new = (await hall.watched(hall.ann, table))["links"]
        before = hall.work
        for key in (*old.values(), "", "x" * 32, "\0"):
            assert (await hall.watched(hall.eve, table, key))["code"] == "unknown-table"
        assert hall.work == before
        for key in new.values():
            assert (await hall.watched(hall.eve, table, key))["type"] == "seating"

    in_a_hall(tmp_path, work)


def test_a_public_table_is_shown_to_strangers_but_not_replayed_for_them(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await hall.table(public=True)
        assert (await hall.watched(hall.eve, table))["type"] == "seating"
        before = hall.work
        for path in ("replay", "review", "record"):
            answer = await hall.eve.http.get(f"/api/games/{table}/{path}")
            assert answer.status_code == 404
        for path in ("rematch", "branch"):
            body = BODIES.get(f"/games/{{name}}/{path}", {})
            answer = await hall.eve.http.post(f"/api/games/{table}/{path}", json=body)
            assert answer.status_code == 404
        assert hall.work == before
        settings = {**SETTINGS, "public": False}
        await hall.command(hall.ann, table, "configure", rules=ADVANCED, settings=settings, seats=2)
        before = hall.work
        assert (await hall.watched(hall.eve, table))["code"] == "unknown-table"
        assert hall.work == before

    in_a_hall(tmp_path, work)


def test_a_finished_public_table_and_its_rematch_admit_whom_they_should(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await hall.table(BASIC, public=True)
        await hall.command(hall.bob, table, "sit", seat=1, name="Bob", key="")
        await hall.command(hall.ann, table, "next", version=2)
        shown = await (talk := await hall.ann.talk()).ask("watch", "table", table=table)
        talk.close()
        mover = shown["frame"]["mover"]
        folds = {"version": 3, "seat": mover, "steps": ["--"]}
        await hall.command((hall.ann, hall.bob)[mover], table, "play", **folds)
        assert (await hall.watched(hall.eve, table))["type"] == "seating"
        made = (await hall.ann.post(f"/api/games/{table}/rematch", {}))["table"]
        settings = {**SETTINGS, "public": False}
        await hall.command(hall.ann, made, "configure", rules=BASIC, settings=settings, seats=2)
        # A seat is kept for Bob, who has not sat down.
        assert await games_of(hall.bob) == [table]
        assert (await hall.watched(hall.bob, made))["type"] == "seating"
        assert (await hall.watched(hall.eve, made))["code"] == "unknown-table"

    in_a_hall(tmp_path, work)
