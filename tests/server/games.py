"""Games to play: what to ask for, and turns picked from what the server offers."""

import secrets
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from red7.core import Rules
from red7.server.web.token_cookie import digest_of
from red7.service.live_table import bot_to_move
from red7.service.new_games import shuffled
from red7.store import Entry, Log
from red7.store.data_folder import FILE
from red7.store.sqlite import story
from red7.store.sqlite_file import opened_to_read
from red7.table import Command, Open, Sitter, Table, after, fold
from red7.wire.shapes import StepName
from tests.server.guests import Message

BASIC = {"edition": "v1.2", "draw": False, "scoring": False, "actions": False}
ADVANCED = {**BASIC, "draw": True, "scoring": True}
EXPERT = {**ADVANCED, "actions": True}


def new_game(*bots: str, rules: object = BASIC) -> Message:
    """A game of one person and some bots."""
    seats = [{"name": "Ann"}, *({"name": f"the {bot}", "bot": bot} for bot in bots)]
    return {"rules": rules, "seats": seats}


def turn_from(options: Message, random: Random) -> list[StepName]:
    """Steps that go on from some options: a turn that stays in, a hope, or the way out."""
    taken = len(options["steps"])
    if options["turns"] and random.random() < 0.95:
        steps = random.choice(options["turns"])["steps"]
    elif options["hope"]:
        steps = options["hope"]
    else:
        steps = [*options["steps"], _way_out(options)]
    return list(steps[taken:])


def _way_out(options: Message) -> StepName:
    legal = [choice["step"] for choice in options["choices"] if choice["refusal"] is None]
    return next((step for step in ("--", ".") if step in legal), legal[0])


async def opened(data: Path, rules: Rules, tokens: Sequence[str], bots: Sequence[str] = ()) -> str:
    """A table in a data folder that nobody serves yet: each token holds a seat, then come bots."""
    people = [Sitter(f"guest {seat}", None, digest_of(token)) for seat, token in enumerate(tokens)]
    first = Open(rules, (*people, *(Sitter(f"a {bot}", bot) for bot in bots)))
    deal = shuffled(after(None, first).match)
    return await stored(data, [first, deal])


async def stored(data: Path, commands: Sequence[Command]) -> str:
    """A table of some commands, stored in a data folder that nobody serves yet."""
    data.mkdir(exist_ok=True)
    table, name = fold(commands), secrets.token_hex(8)
    entries = [Entry(name, at, f"opening {at}", each) for at, each in enumerate(commands, start=1)]
    holders = sorted({sitter.holder for sitter in table.sitters if sitter.holder})
    log = Log(data / FILE)
    try:
        next_ = bot_to_move(table) is not None
        await log.open_table(entries, holders, uploaded=False, bot_next=next_)
    finally:
        log.close()
    return name


def commands_of(data: Path, name: str) -> list[Command]:
    """What the log of a folder has of a table."""
    with closing(opened_to_read(data / FILE)) as connection:
        found = story(connection, name)
    assert found is not None
    return found.commands


def told(commands: Sequence[Command]) -> list[Table]:
    """A table after each of its commands."""
    tables = [fold(commands[:1])]
    for command in commands[1:]:
        tables.append(after(tables[-1], command))
    return tables
