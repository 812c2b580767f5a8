"""`red7`, `red7 play` and `red7 serve` as real processes: how they begin, meet and end."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from red7.cli.commands import serve
from red7.cli.commands.serve import _tell
from red7.cli.main import main
from red7.hosting.data_folder import FILE, DataFolder, FolderTaken
from red7.hosting.server_settings import ServerSettings
from red7.hosting.sqlite.file import APPLICATION
from red7.texts import catalogue
from tests.hosting.games import EXPERT, new_game
from tests.hosting.random_matches import played
from tests.hosting.server_process import Served, are_gone, children_of, start
from tests.hosting.socket_clients import guest_of, my_turn

PLAY = ("play",)
NOWHERE = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}


@contextmanager
def playing(
    data: Path, *words: str, port: int = 0, environment: dict[str, str] | None = None
) -> Iterator[Served]:
    """`red7 play`, ended afterwards."""
    made = start(data, words=(*PLAY, *words), port=port, environment=environment or NOWHERE)
    try:
        yield made
    finally:
        assert made.end() == 0
    assert made.errors.read_text() == ""


def red7(
    *words: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command that ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "red7", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
        env={**os.environ, **(environment or NOWHERE)},
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a command that was refused."""
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("red7 ")
    return line


def browser(tmp_path: Path) -> dict[str, str]:
    """An environment in which the browser writes down what it is asked to open."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/visited\n')
    script.chmod(0o755)
    return {**NOWHERE, "BROWSER": f"{script} %s"}


def visited(tmp_path: Path, count: int) -> list[str]:
    """What the browser was asked to open, once it is so much."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        with_lines = tmp_path / "visited"
        found = with_lines.read_text().split() if with_lines.exists() else []
        if len(found) >= count:
            return found
        time.sleep(0.02)
    raise AssertionError("the browser was not opened")


def answers(url: str) -> bool:
    return httpx.get(f"{url}/api/health", trust_env=False, verify=False).is_success


@pytest.mark.slow
def test_it_opens_the_browser_and_a_second_one_finds_the_first(tmp_path: Path) -> None:
    data, environment = tmp_path / "data", browser(tmp_path)
    with playing(data, environment=environment) as first:
        assert visited(tmp_path, 1) == [first.url]
        second = red7("--data", str(data), environment=environment)
        assert second.returncode == 0
        assert first.url in second.stdout
        assert visited(tmp_path, 2) == [first.url, first.url]
        quiet = red7("play", "--no-browser", "--data", str(data), environment=environment)
        assert (quiet.returncode, first.url in quiet.stdout) == (0, True)
        assert "serves at" in complaint(red7("serve", "--data", str(data), "--port", "0"))
        assert answers(first.url)
    assert len(visited(tmp_path, 2)) == 2


def test_without_a_browser_it_says_so_and_serves_on(tmp_path: Path) -> None:
    with playing(tmp_path / "data") as server:
        assert server.process.stdout is not None
        assert "No browser can be opened" in server.process.stdout.readline()
        assert answers(server.url)


@pytest.mark.slow
def test_it_takes_the_next_port_but_not_in_place_of_one_that_was_asked_for(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        for command in ("play", "serve"):
            said = complaint(red7(command, "--port", str(port), "--data", str(tmp_path / "data")))
            assert f"port {port} is in use by another program; choose another" in said
    words = ("--no-browser",)
    first = subprocess_without_port(tmp_path / "one", words)
    second = subprocess_without_port(tmp_path / "two", words)
    assert first.port != second.port
    assert (first.end(), second.end()) == (0, 0)


def subprocess_without_port(data: Path, words: tuple[str, ...]) -> Served:
    """A server that looks for a port itself."""
    process = subprocess.Popen(
        [sys.executable, "-m", "red7", *words, "--data", str(data)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return Served(process, process.stdout.readline().split()[-1], data)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_and_can_begin_again_at_once(how: int, tmp_path: Path) -> None:
    data, port = tmp_path / "data", 0
    for _ in range(2):
        server = start(data, words=PLAY, port=port, environment=NOWHERE)
        port = server.port
        httpx.get(f"{server.url}/api/lobby", trust_env=False, verify=False)
        httpx.post(f"{server.url}/api/games", json=new_game("scout"), trust_env=False, verify=False)
        time.sleep(0.3)
        children = children_of(server.process.pid)
        assert children
        assert server.end(how) == 0
        assert server.errors.read_text() == ""
        assert are_gone(children)
        assert {path.name for path in data.iterdir()} == {FILE, "red7.lock"}


@pytest.mark.slow
def test_it_ends_in_the_middle_of_all_kinds_of_thought(tmp_path: Path) -> None:
    server = start(tmp_path / "data")

    async def run() -> None:
        async with guest_of(server.url) as guest, guest.talking() as talk:
            over = (await guest.post("/api/games", new_game("random")))["table"]
            await played(talk, over, Random(1))
            made = await guest.post("/api/games", new_game("scout", rules=EXPERT))
            message = await my_turn(talk, await talk.ask("watch", "table", table=made["table"]))
            where = {"table": made["table"], "version": message["version"], "seat": 0}
            await talk.say("hint", **where)
            review = asyncio.create_task(guest.http.get(f"/api/games/{over}/review"))
            await asyncio.sleep(0.3)
            assert await asyncio.to_thread(server.end) == 0
            assert (await review).status_code in (200, 500)

    asyncio.run(run())
    assert server.errors.read_text() == ""


def test_a_group_that_is_interrupted_ends_without_a_word(tmp_path: Path) -> None:
    """Ctrl-C in a terminal reaches the workers, too."""
    errors = tmp_path / "errors"
    with errors.open("w") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "red7", "play", "--port", "0", "--data", str(tmp_path / "data")],
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
            env={**os.environ, **NOWHERE},
            start_new_session=True,
        )
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1]
    httpx.get(f"{url}/api/lobby", trust_env=False, verify=False)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(20) == 0
    process.stdout.close()
    assert errors.read_text() == ""


def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    with closing(DataFolder(tmp_path)), pytest.raises(FolderTaken):
        DataFolder(tmp_path)
    DataFolder(tmp_path).close()


@pytest.mark.slow
def test_a_folder_whose_owner_does_not_answer(tmp_path: Path) -> None:
    with closing(DataFolder(tmp_path)):
        said = complaint(red7("play", "--data", str(tmp_path)))
    assert "but does not answer; end that one first" in said


def test_a_folder_that_nothing_can_be_kept_in(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    data = tmp_path / "file" / "data"
    for command in ("play", "serve"):
        said = complaint(red7(command, "--port", "0", "--data", str(data)))
        assert f"cannot keep games in {data}" in said
        assert "choose another folder with --data" in said


def test_who_plays_is_told_in_their_language(tmp_path: Path) -> None:
    file = tmp_path / FILE
    text(file)
    said = complaint(red7("play", "--lang", "pl", "--port", "0", "--data", str(tmp_path)))
    assert catalogue("pl")("terminal-file-foreign", file=str(file)) in said
    said = complaint(red7("play", "--lang", "fr", "--data", str(file / "data")))
    assert f"impossible de garder des parties dans {file / 'data'}" in said


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA user_version = 99")


def text(file: Path) -> None:
    file.write_text("Dear diary")


@pytest.mark.parametrize(("make", "sentence"), [(newer, "newer Red7"), (text, "not a data file")])
def test_a_data_file_that_cannot_be_used(make: object, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / FILE
    assert callable(make)
    make(file)
    before = file.read_bytes()
    assert sentence in complaint(red7("serve", "--port", "0", "--data", str(tmp_path)))
    assert file.read_bytes() == before


@pytest.mark.parametrize("port", ["65536", "-1", "http"])
def test_a_port_that_is_none(port: str) -> None:
    assert "is not a whole number from 0 to 65535" in complaint(red7("serve", f"--port={port}"))


def test_a_host_that_is_not_here(tmp_path: Path) -> None:
    words = ("serve", "--host", "203.0.113.9", "--port", "0", "--data", str(tmp_path))
    assert "cannot serve at 203.0.113.9" in complaint(red7(*words))


@pytest.mark.parametrize("host", ["a..b", "x" * 64, "no such place"])
def test_a_host_that_is_none(host: str, tmp_path: Path) -> None:
    words = ("serve", "--host", host, "--port", "0", "--data", str(tmp_path))
    assert f"cannot serve at {host}" in complaint(red7(*words))


def test_a_host_that_was_asked_for_is_a_name_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[ServerSettings] = []
    monkeypatch.setattr(serve, "run", lambda folder, settings, ready: given.append(settings))
    assert main(["serve", "--host", "Game-PC.lan", "--data", str(tmp_path)]) == 0
    assert "game-pc.lan" in given[0].listen.names
    assert "" not in given[0].listen.names


def test_a_new_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    with closing(DataFolder(tmp_path / "new" / "data")) as folder:
        assert folder.path.stat().st_mode & 0o077 == 0


def test_a_name_that_was_given_is_a_name_of_ours(tmp_path: Path) -> None:
    words = ("serve", "--host", "127.0.0.1", "--name", "Table.Example")
    server = start(tmp_path / "data", words=words)
    for host, status in (
        ("table.example", 200),
        (f"{socket.gethostname()}:80", 200),
        (f"{socket.gethostname()}.local", 200),
        ("example", 421),
    ):
        answer = httpx.get(
            f"{server.url}/api/health", headers={"host": host}, trust_env=False, verify=False
        )
        assert answer.status_code == status
    assert server.end() == 0


def test_others_are_told_the_address_and_shown_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    _tell("0.0.0.0", 7777)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:7777" in said
    assert "█" in said or "Red7 is at" not in said
    assert "--host" not in said
    _tell("127.0.0.1", 7777)
    said = capsys.readouterr().out
    assert "█" not in said
    assert "Only this machine can reach it; --host 0.0.0.0 lets others in." in said
