"""`red7 think` and `red7 serve --no-think` as real processes, with a real PostgreSQL and a bus."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import NamedTuple

import pytest

from red7.cli.main import main
from red7.hosting.cluster.bus.protocol import Bus
from red7.hosting.compute.job_queue import JobQueue, Priority, QueuedJob
from red7.hosting.compute.queue_client import JOB_PUT
from red7.hosting.compute.queue_messages import FORMAT
from red7.hosting.databases import opened_queue
from red7.hosting.postgres.store import prepared
from red7.hosting.server_settings import DatabaseSettings
from tests.databases.redis import RedisService
from tests.hosting.games import BASIC, new_game, turn_from
from tests.hosting.random_matches import last_frame, played
from tests.hosting.server_process import Served, are_gone, children_of, start
from tests.hosting.socket_clients import Message, Talk, guest_of

pytestmark = pytest.mark.slow

LONG = 600.0
"""Seconds in which even the engine is compiled, where nobody has done that before."""

NO_COMPILER = """
import sys
for missing in "numpy numba llvmlite matplotlib rich platformdirs".split():
    sys.modules[missing] = None
"""


class Thinking(NamedTuple):
    """A thinker process."""

    process: "subprocess.Popen[bytes]"
    log: Path

    def end(self, how: int = signal.SIGTERM) -> int:
        """Ask it to end; gives its status."""
        self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def thinking(folder: Path, *words: str) -> Iterator[Thinking]:
    """A thinker that takes jobs; it is ended with the test, if not before."""
    log = folder / "thinker.log"
    command = [sys.executable, "-m", "red7", "think", "--processes", "1", *words]
    with log.open("ab") as file:
        process = subprocess.Popen(command, stderr=file)
    try:
        until = monotonic() + 60
        while "taking-turns" not in log.read_text():
            assert process.poll() is None, log.read_text()
            assert monotonic() < until
            sleep(0.02)
        yield Thinking(process, log)
    finally:
        process.kill()
        process.wait()


@contextmanager
def serving(folder: Path, database: str, bus: str) -> Iterator[Served]:
    """A server that thinks nothing, where there is no compiler either."""
    (folder / "sitecustomize.py").write_text(NO_COMPILER, encoding="utf-8")
    words = ("serve", "--host", "127.0.0.1", "--bus", bus, "--no-think")
    environment = {"PYTHONPATH": str(folder)}
    server = start(folder / "server", words=words, database=database, environment=environment)
    try:
        yield server
    except BaseException:
        server.end(signal.SIGKILL)
        raise
    assert server.end() == 0, server.errors.read_text()


def test_a_server_leaves_thinking_to_another_process_and_goes_on_without_it(
    database: str, redis: RedisService, tmp_path: Path
) -> None:
    words = ("--database", database, "--bus", redis.address)
    with serving(tmp_path, database, redis.address) as server:
        with thinking(tmp_path, *words) as thinker:
            asyncio.run(match_with_hint_and_review(server))
            asyncio.run(killed_in_the_middle(thinker, DatabaseSettings(database, redis.address)))
        asyncio.run(a_bot_moves(server))
    assert "a bot moves without a thinker" in server.errors.read_text()


async def match_with_hint_and_review(server: Served) -> None:
    """Bots move; hints and reviews come, and nobody but a thinker can have made them."""
    hints: list[object] = []

    async def ask_once(talk: Talk, message: Message) -> None:
        if not hints:
            asked = {"table": table, "version": message["version"], "seat": 0}
            hints.extend((await talk.ask("hint", "hints", **asked))["hints"])

    async with guest_of(server.url) as guest, guest.talking() as talk:
        # Whoever has no turn in a round has no hint either.
        while not hints:
            table = (await guest.post("/api/games", new_game("scout", rules=BASIC)))["table"]
            await played(talk, table, Random(1), ask_once)
        answer = await guest.http.get(f"/api/games/{table}/review", timeout=LONG)
        assert answer.status_code == 200, answer.text
        assert answer.json()["turns"]


async def killed_in_the_middle(thinker: Thinking, database: DatabaseSettings) -> None:
    """A job whose thinker is killed is soon there for another."""
    async with asyncio.timeout(LONG), at_the_queue(database) as (queue, bus):
        # Its processes hang, so that it stays in the middle of the job.
        children = children_of(thinker.process.pid)
        for child in children:
            os.kill(child, signal.SIGSTOP)
        await queue.put(QueuedJob("one", Priority.TURN, "fox", FORMAT, b"whatever"), LONG)
        await bus.tell(JOB_PUT)
        while not (await queue.fetch(["one"]))["one"].taken:
            await asyncio.sleep(0.01)
        thinker.end(signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        while (lease := await queue.take(FORMAT, LONG)) is None:
            await asyncio.sleep(0.05)
        assert lease.job.id == "one"
        assert lease.number > 1


@asynccontextmanager
async def at_the_queue(database: DatabaseSettings) -> AsyncIterator[tuple[JobQueue, Bus]]:
    queue, bus = opened_queue(database, await prepared(database.address))
    await bus.open(lambda message: None)
    yield queue, bus
    await bus.close()
    await queue.close()


async def a_bot_moves(server: Served) -> None:
    """Where nobody thinks, a table goes on all the same."""
    random = Random(1)
    async with guest_of(server.url) as guest, guest.talking() as talk:
        while True:
            table = (await guest.post("/api/games", new_game("scout", rules=BASIC)))["table"]
            message = await talk.ask("watch", "table", table=table)
            while not last_frame(message)["over"]:
                if message["options"]:
                    asked = {"table": table, "version": message["version"], "id": "now"}
                    steps = turn_from(message["options"][0], random)
                    await talk.say("play", **asked, seat=0, steps=steps)
                message = await talk.hear_of("update")
                if message["frames"][-1]["happened"]["seat"] == 1:
                    return


def test_a_thinker_that_is_told_to_end_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    with thinking(tmp_path, "--database", database) as thinker:
        children = children_of(thinker.process.pid)
        assert thinker.end() == 0
        assert are_gone(children)
    assert "ended jobs=0" in thinker.log.read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--no-think"), "--no-think needs --database"),
        (("think", "--database", "mysql://example"), "no database: mysql://example"),
        (
            ("think", "--database", "postgresql://127.0.0.1/none", "--bus", "amqp://example"),
            "no bus: amqp://example",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err
