"""Backups by command: beside a running server, and in the place of its data."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from red7.cli.main import main
from red7.hosting.data_folder import FILE
from tests.hosting.games import new_game
from tests.hosting.server_process import Served, serving
from tests.hosting.socket_clients import guest_of
from tests.hosting.sqlite.test_vacuum import OLD


def open_game(server: Served) -> str:
    async def run() -> str:
        async with guest_of(server.url) as guest:
            return str((await guest.post("/api/games", new_game("random")))["table"])

    return asyncio.run(run())


def test_a_backup_beside_a_server_is_put_back_when_it_has_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    place = ["--data", str(data)]
    with serving(data) as server:
        game = open_game(server)
        assert main(["backup", str(backup), *place]) == 0
        assert "All games are in" in capsys.readouterr().out
        for command in (["restore", str(backup)], ["compact"]):
            assert main([*command, *place]) == 2
            assert "end it first" in capsys.readouterr().err
        later = open_game(server)
    assert main(["check", *place]) == 0
    assert capsys.readouterr().out.endswith("nothing damaged\n")
    assert main(["restore", str(backup), *place]) == 0
    assert "is kept as" in capsys.readouterr().out
    with closing(sqlite3.connect(data / FILE)) as connection:
        assert [*connection.execute("SELECT table_id FROM tables")] == [(game,)]
    assert later != game
    with serving(data):
        pass


def test_a_large_file_of_before_is_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    copyfile(OLD, data / FILE)
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("CREATE TABLE ballast (x)")
        connection.execute("INSERT INTO ballast VALUES (zeroblob(17000000))")
        connection.execute("DELETE FROM ballast")
    assert main(["compact", "--data", str(data)]) == 0
    assert "MB before" in capsys.readouterr().out
    assert (data / FILE).stat().st_size < 1_000_000
    assert main(["check", "--data", str(data)]) == 0
    with closing(sqlite3.connect(data / FILE)) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)


def test_what_is_damaged_is_named_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "data") as server:
        game = open_game(server)
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE version = 1")
    assert main(["check", "--data", str(tmp_path / "data")]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"game {game}: ")
    assert last.endswith("1 damaged")


def test_where_there_are_no_games_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (["backup", str(tmp_path / "new")], ["check"], ["compact"]):
        assert main([*command, "--data", str(tmp_path / "nowhere")]) == 2
        assert "cannot open" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
