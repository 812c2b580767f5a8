"""The registry of bots by name. A new bot is a module with a `plan`, a line here, and its texts.

A bot's module is imported with its first turn, because bots that search import the compiler, which
is slow.
"""

from importlib import import_module
from random import Random
from types import ModuleType

from red7.bots.bot_protocol import Bot, Contestant, Player, by_turns, seated
from red7.core import Red7Error, Turn, View
from red7.search.budget import Budget

_NONE = Budget()


def _bot(name: str, *, module: str, usual: Budget = _NONE, compiled: bool = False) -> Bot:
    """Return a bot whose module is imported when it plans its first turn."""

    def plan(view: View, rng: Random, budget: Budget) -> Turn:
        if budget.milliseconds is None and budget.playouts is None:
            budget = usual._replace(may_wait=budget.may_wait)
        turn: Turn = _loaded(module).plan(view, rng, budget)
        return turn

    return Bot(name, by_turns(plan), usual, compiled, module, plan)


def _loaded(module: str) -> ModuleType:
    return import_module(f"red7.bots.{module}")


BOTS = {
    bot.name: bot
    for bot in (
        _bot("random", module="random_bot"),
        _bot("thrifty", module="thrifty"),
        _bot("planner", module="planner"),
        _bot("sampler", module="sampler", usual=Budget(milliseconds=7.0), compiled=True),
        _bot("scout", module="scout", usual=Budget(milliseconds=45.0), compiled=True),
    )
}
"""All bots by name, weakest first. Budgets leave some time for the work around the search."""

ORACLE = "oracle"
"""The name of the oracle: it plays in the arena, but not against people, as it sees all cards."""


class UnknownBot(Red7Error):
    """There is no bot of this name."""


def bot_named(name: str) -> Bot:
    """Return the bot of a name. Raise `UnknownBot` if there is none."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(BOTS)}")
    return BOTS[name]


def contestant(name: str) -> Contestant:
    """Return the contestant of a name: a bot or the oracle. Raise `UnknownBot` if there is none."""
    if name in BOTS:
        return seated(BOTS[name])
    if name == ORACLE:
        return _oracle
    raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join([*BOTS, ORACLE])}")


def _oracle(rng: Random, budget: Budget | None) -> Player:
    player: Player = _loaded(ORACLE).oracle(rng, budget)
    return player


def is_compiled(name: str) -> bool:
    """Return whether a bot or the oracle plays on the compiled engine. Raise `UnknownBot`."""
    return name == ORACLE or bot_named(name).compiled


def load(name: str) -> None:
    """Import the module of a bot or the oracle before its first turn. Raise `UnknownBot`."""
    _loaded(ORACLE if name == ORACLE else bot_named(name).module)
