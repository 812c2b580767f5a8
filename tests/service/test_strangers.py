"""Strangers cannot tell a table that there is from one that there is not."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, get_args

import httpx
import msgspec
import pytest

from red7.core import ADVANCED as ADVANCED_RULES
from red7.notation import record_text
from red7.server.app import ANSWERS
from red7.service.inline_workers import InlineWorkers
from red7.service.services import Services
from red7.service.table_registry import SECONDS_TO_UNKNOWN
from red7.store.sqlite import SqliteStore
from red7.wire.messages import Request
from tests.notation.test_records import random_record
from tests.server.friends import SETTINGS
from tests.server.games import ADVANCED, new_game
from tests.service.local_guests import LocalGuest

MISSING = "0123456789abcdef"
ROUTES = [(method, path) for method, path, *_ in ANSWERS if "{name}" in path]
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


class CountingWorkers(InlineWorkers):
    """Workers who know how often a log was played through."""

    folds = 0

    async def run_here(self, job: Callable[..., Any], *given: Any) -> Any:
        self.folds += 1
        return await super().run_here(job, *given)

    async def run_long(self, job: Callable[..., Any], *given: Any) -> Any:
        self.folds += 1
        return await super().run_long(job, *given)


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
        assert monotonic() - asked >= SECONDS_TO_UNKNOWN
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        return method, path, answer.status_code, headers, answer.text

    async def say(message: dict[str, object]) -> object:
        talk = await guest.talk()
        asked = monotonic()
        kind = str(message["type"])
        fields = {name: value for name, value in message.items() if name != "type"}
        await talk.say(kind, **{**fields, "table": table})
        assert monotonic() - asked >= SECONDS_TO_UNKNOWN
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
        services = Services(SqliteStore(data), workers)
        owner, stranger = LocalGuest(services), LocalGuest(services)
        if has_games:
            await stranger.post("/api/games", new_game("random"))
        tables = await tables_of(owner, data)
        expected = await all_answers(stranger, MISSING)
        for answer in expected[: len(ROUTES)]:
            assert isinstance(answer, tuple)
            assert answer[2] == 404, answer
        for kind, table in tables.items():
            folds = workers.folds
            assert await all_answers(stranger, table) == expected, kind
            if kind != "friends":
                # Nobody's game is played through for them.
                assert workers.folds == folds
        assert (await owner.http.get(f"/api/games/{tables['damaged']}/record")).status_code == 500
        assert (await owner.http.delete(f"/api/games/{tables['damaged']}")).status_code == 204
        await services.close()

    asyncio.run(run())
