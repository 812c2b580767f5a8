"""Games to play: what to ask for, and turns picked from what the server offers."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from time import time

import msgspec

from red7.bots import BOTS
from red7.core import ADVANCED as ADVANCED_RULES
from red7.core import Rules
from red7.hosting.data_folder import FILE
from red7.hosting.http.token_cookie import digest_of
from red7.hosting.load import messages as heard
from red7.hosting.sqlite.entries import load_from
from red7.hosting.sqlite.file import opened_to_read
from red7.hosting.sqlite.store import SqliteStore
from red7.live.live_table import status_of
from red7.live.shuffling import shuffled
from red7.live.store import Entry, StoredTable
from red7.table import Command, Open, Sitter, Table, apply_command, rebuild, senders
from red7.table.new_games import new_friends_table
from red7.table.settings import Settings
from red7.wire.shapes import StepName
from tests.hosting.socket_clients import Message

BASIC = {"edition": "v1.2", "draw": False, "scoring": False, "actions": False}
ADVANCED = {**BASIC, "draw": True, "scoring": True}
EXPERT = {**ADVANCED, "actions": True}


def new_game(*bots: str | None, rules: object = BASIC) -> Message:
    """A game of one person and some bots."""
    seats = [{"name": "Ann"}, *({"name": f"the {bot}", "bot": bot} for bot in bots)]
    return {"rules": rules, "seats": seats}


def turn_from(options: Message, random: Random) -> list[StepName]:
    """Steps that go on from some options, as a load generator chooses them."""
    return heard.turn_from(msgspec.convert(options, heard.Options), random)


async def opened(data: Path, rules: Rules, tokens: Sequence[str], bots: Sequence[str] = ()) -> str:
    """A table in a data folder that nobody serves yet: each token has a seat, then come bots."""
    people = [Sitter(f"guest {seat}", None, digest_of(token)) for seat, token in enumerate(tokens)]
    first = Open(rules, (*people, *(Sitter(f"a {bot}", bot) for bot in bots)))
    deal = shuffled(apply_command(None, first).match)
    return await stored(data, [first, deal])


async def stored(data: Path, commands: Sequence[Command]) -> str:
    """A table of some commands, stored in a data folder that nobody serves yet.

    Its people's ids are the digests of their tokens.
    """
    data.mkdir(exist_ok=True)
    table, name = rebuild(commands), secrets.token_hex(8)
    entries = [
        Entry(name, at, senders.TABLE, f"opening {at}", each, 0.0)
        for at, each in enumerate(commands, start=1)
    ]
    people = sorted({sitter.person for sitter in table.sitters if sitter.person})
    store = SqliteStore(data / FILE)
    try:
        await store.open_table(entries, people, status_of(table), imported=False)
        for person in people:
            await store.enroll(person, person)
    finally:
        await store.close()
    return name


async def public_tables(data: Path, count: int) -> None:
    """Store public tables in a data folder that nobody serves yet; each has a free seat."""
    data.mkdir(exist_ok=True)
    store = SqliteStore(data / FILE)
    host = digest_of("the host of all of them")
    settings = Settings(public=True)
    new = new_friends_table(ADVANCED_RULES, settings, 2, "Ann", host, BOTS)
    names = [secrets.token_hex(8) for _ in range(count)]
    try:
        await asyncio.gather(
            *(
                store.open_table(
                    [Entry(name, 1, senders.person(host), "open", new.commands[0], time())],
                    [host],
                    status_of(new.table),
                    imported=False,
                )
                for name in names
            )
        )
    finally:
        await store.close()


def stored_table(data: Path, name: str) -> StoredTable:
    """What the log of a folder, which somebody may be serving, has of a table."""
    with closing(opened_to_read(data / FILE)) as connection:
        found = load_from(connection, name)
    assert found is not None
    return found


def commands_of(data: Path, name: str) -> list[Command]:
    """The commands of a table in a folder."""
    return [entry.command for entry in stored_table(data, name).entries]


def told(commands: Sequence[Command]) -> list[Table]:
    """A table after each of its commands."""
    tables = [rebuild(commands[:1])]
    for command in commands[1:]:
        tables.append(apply_command(tables[-1], command))
    return tables
