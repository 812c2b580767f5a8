"""What an operator does to tables while a server runs, and while none does."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from red7.bots import BOTS
from red7.cli.main import main
from red7.core import PRESETS
from red7.hosting.data_folder import FILE
from red7.hosting.databases import opened_store
from red7.hosting.server_settings import DatabaseSettings
from red7.hosting.sqlite.file import BadFile
from red7.table.new_games import new_friends_table
from red7.table.settings import Settings
from tests.hosting.friend_clients import Friend, gathered, moved, started
from tests.hosting.games import new_game, opened, stored, stored_table
from tests.hosting.server_process import serving
from tests.hosting.socket_clients import Message, guest_of


async def command(*words: str, data: Path) -> int:
    """The status of a command."""
    return await asyncio.to_thread(main, [*words, "--data", str(data)])


async def named(friend: Friend, name: str) -> Message:
    """The seating in which somebody has a name."""
    while name not in [each["name"] for each in friend.seating["sitters"]]:
        await friend.until("seating")
    return friend.seating


async def told_of_the_end(friend: Friend) -> None:
    error = await friend.until("error")
    assert error["code"] == "unknown-table"


@pytest.mark.slow
def test_a_table_is_found_renamed_and_closed_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"

    async def run(url: str) -> None:
        async with gathered(url) as friends, guest_of(url) as other:
            ann, bob = friends
            await started(friends)
            await moved(friends, Random(1))
            await other.post("/api/games", new_game("random"))
            assert await command("rename", ann.table, "1", "Robert", data=data) == 0
            for friend in friends:
                await named(friend, "Robert")
            # The game goes on with it.
            await moved(friends, Random(2))
            assert await command("tables", "--json", data=data) == 0
            assert await command("close", ann.table, data=data) == 0
            for friend in friends:
                await told_of_the_end(friend)
            version = ann.now["version"]
            refused = await bob.do("play", version=version, seat=1, steps=["--"])
            assert refused["code"] == "unknown-table"
            assert (await ann.guest.get("/api/games"))["games"] == []
            assert len((await other.get("/api/games"))["games"]) == 1
            assert await command("close", ann.table, data=data) == 2
        await closed_and_played_at_once(url, data)

    with serving(data) as server:
        asyncio.run(run(server.url))
    said = capsys.readouterr()
    assert "is called Robert now" in said.out
    assert "there is no table" in said.err
    listed = [json.loads(line) for line in said.out.splitlines() if line.startswith("{")]
    assert {each["state"] for each in listed} == {"playing"}
    assert ["Ann", "Robert"] in [each["sitters"] for each in listed]
    assert not re.search(r"\b[ROYGBIV][1-7]\b", said.out)


async def closed_and_played_at_once(url: str, data: Path) -> None:
    """However soon after: the log is asked before anything is acknowledged."""
    async with gathered(url) as friends:
        await started(friends)
        seat = friends[0].now["frames"][-1]["mover"]
        where = {"version": friends[seat].now["version"], "seat": seat, "steps": ["--"]}
        assert await command("close", friends[0].table, data=data) == 0
        refused = await friends[seat].do("play", **where)
        assert (refused["type"], refused["code"]) == ("refused", "unknown-table")


def spoil_a_page(file: Path) -> None:
    """Damage a page that only whoever looks at all of them meets."""
    with closing(sqlite3.connect(file)) as connection:
        question = "SELECT rootpage FROM sqlite_master WHERE name = 'documents'"
        ((page,),) = connection.execute(question)
        ((size,),) = connection.execute("PRAGMA page_size")
    with file.open("rb+") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)


def test_a_file_is_not_checked_again_while_a_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    waiting = new_friends_table(PRESETS["basic"], Settings(), 3, "Ann", "a", BOTS)
    table = asyncio.run(stored(data, waiting.commands))
    with serving(data):
        spoil_a_page(data / FILE)
        assert main(["tables", "--data", str(data)]) == 0
        assert table in capsys.readouterr().out
    # The next one would be the first to check it.
    assert main(["tables", "--data", str(data)]) == 2
    assert "is damaged" in capsys.readouterr().err
    with pytest.raises(BadFile, match="is damaged"):
        opened_store(DatabaseSettings(), data / FILE)
    asyncio.run(opened_store(DatabaseSettings(), data / FILE, checked=True).close())


def test_tables_are_changed_while_no_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, rules = tmp_path / "data", PRESETS["basic"]
    waiting = new_friends_table(rules, Settings(), 3, "Ann", "a", BOTS)
    friends = asyncio.run(stored(data, waiting.commands))
    alone = asyncio.run(opened(data, rules, ["token"], ["random"]))
    where = ["--data", str(data)]
    assert main(["rename", friends, "0", "Anna", *where]) == 0
    assert main(["tables", *where]) == 0
    assert re.search(rf"{friends} \S+ \S+ waiting 1 0 Anna, 1 -, 2 -\n", capsys.readouterr().out)
    for words, why in {
        ("rename", friends, "1", "Bob"): "nobody sits at seat 1",
        ("rename", friends, "7", "Bob"): "has no seat 7",
        ("rename", friends, "0", "\u202e"): "that is no name",
        ("rename", alone, "0", "Bob"): "share one device",
        ("rename", "elsewhere", "0", "Bob"): "there is no table elsewhere",
        ("close", "elsewhere"): "there is no table elsewhere",
    }.items():
        assert main([*words, *where]) == 2
        assert why in capsys.readouterr().err
    assert main(["close", friends, *where]) == 0
    with pytest.raises(AssertionError):
        stored_table(data, friends)
    assert stored_table(data, alone).entries
    assert main(["tables", "--data", str(tmp_path / "nowhere")]) == 2
    assert not (tmp_path / "nowhere").exists()
