"""The bots by name: one table. A new bot is a file with a `plan`, a line here, and its texts.

Nothing is loaded before a bot is asked for a step: those that search bring the compiler's
library along, which takes its time.
"""

from importlib import import_module
from random import Random
from types import ModuleType

from red7.bots.bot_protocol import Bot, Contestant, Player, by_turns, seated
from red7.core import Red7Error, Turn, View
from red7.search.budget import Budget

_NONE = Budget()


def _bot(name: str, *, module: str, usual: Budget = _NONE, compiled: bool = False) -> Bot:
    """A bot whose file is loaded with the first turn that it plans."""

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
"""The ladder, weakest first. A budget leaves something for what surrounds the search."""

ORACLE = "oracle"
"""Enters the arena, but is no opponent for people, for it is shown all cards."""


class UnknownBot(Red7Error):
    """A name that no bot has."""


def bot_named(name: str) -> Bot:
    """The bot of a name. Raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(BOTS)}")
    return BOTS[name]


def contestant(name: str) -> Contestant:
    """Whoever enters the arena under a name: a bot or the oracle. Raises `UnknownBot`."""
    if name in BOTS:
        return seated(BOTS[name])
    if name == ORACLE:
        return _oracle
    raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join([*BOTS, ORACLE])}")


def _oracle(rng: Random, budget: Budget | None) -> Player:
    player: Player = _loaded(ORACLE).oracle(rng, budget)
    return player


def is_compiled(name: str) -> bool:
    """Whether whoever has a name plays on the compiled engine. Raises `UnknownBot`."""
    return name == ORACLE or bot_named(name).compiled


def load(name: str) -> None:
    """Import what a bot or the oracle needs, ahead of its first turn. Raises `UnknownBot`."""
    _loaded(ORACLE if name == ORACLE else bot_named(name).module)
