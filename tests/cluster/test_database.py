"""`red7 serve --database`: machines that share PostgreSQL, with a bus and without."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest

from red7.cli.main import main
from tests.server.friends import Friend, accepted, new_table, played_out, started
from tests.server.games import ADVANCED
from tests.server.guests import guest_of
from tests.server.processes import Served, start
from tests.services.redis import RedisService

WORDS = ("serve", "--host", "127.0.0.1")


@contextmanager
def machines(folder: Path, database: str, *words: str, count: int = 2) -> Iterator[list[Served]]:
    """Servers of one database that must end well."""
    servers = [
        start(folder / f"machine {number}", words=(*WORDS, *words), database=database)
        for number in range(count)
    ]
    try:
        yield servers
    except BaseException:
        for server in servers:
            server.end(signal.SIGKILL)
        raise
    for server in servers:
        assert server.end() == 0, server.errors.read_text()


@asynccontextmanager
async def friends_at(urls: list[str]) -> AsyncIterator[list[Friend]]:
    """Two friends who have sat down at a table with a bot, each at a server of their own."""
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(guest_of(urls[0]))
        made = await ann.post("/api/tables", new_table(3, rules=ADVANCED))
        host = Friend(ann, await stack.enter_async_context(ann.talking()), made["table"])
        await host.watch()
        bob = await stack.enter_async_context(guest_of(urls[1]))
        guest = Friend(bob, await stack.enter_async_context(bob.talking()), host.table)
        await guest.watch(host.seating["links"]["invitation"])
        await accepted(guest, "sit", seat=1, name="Bob", key=guest.key)
        await accepted(host, "seat-bot", seat=2, bot="random")
        for friend in (host, guest):
            while any(sitter.get("free") for sitter in friend.seating["sitters"]):
                await friend.until("seating")
        yield [host, guest]


async def play_a_match(servers: list[Served]) -> None:
    async with friends_at([server.url for server in servers]) as friends:
        await started(friends)
        await played_out(friends, Random(7))
        assert friends[0].now["match"] == friends[1].now["match"]


@pytest.mark.parametrize("with_bus", [False, True], ids=["postgres", "redis"])
def test_friends_at_different_machines_play_a_match(
    with_bus: bool, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    words: tuple[str, ...] = ()
    if with_bus:
        bus: RedisService = request.getfixturevalue("redis")
        words = ("--bus", bus.address)
    with machines(tmp_path, database, *words) as servers:
        asyncio.run(play_a_match(servers))
        assert [server.errors.read_text() for server in servers] == ["", ""]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "postgresql://127.0.0.1:1/x", "--data", "y"], "--data or --database"),
        (["--database", "mysql://127.0.0.1:1/x"], "it is postgresql://"),
        (["--bus", "redis://127.0.0.1"], "--bus needs --database"),
        (["--database", "postgresql://127.0.0.1:1/x", "--bus", "kafka://x"], "it is redis://"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/x"], "cannot use postgresql://127"),
        (["--data", "postgresql://127.0.0.1:1/x"], "with --database"),
    ],
)
def test_what_cannot_be_served_gets_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told


@pytest.mark.parametrize("command", [["backup", "file"], ["restore", "file"], ["check"]])
def test_a_database_is_backed_up_and_checked_by_its_own_tools(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--data", "postgresql://127.0.0.1:1/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err
