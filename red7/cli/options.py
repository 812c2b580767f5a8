"""The command-line parser: every command and its options, by argparse."""

import argparse
import math
from collections.abc import Callable, Collection
from contextlib import suppress
from importlib import import_module
from typing import NoReturn

from red7.bots.registry import BOTS
from red7.core import EDITIONS, PLAYERS, PRESETS

MOST_DEALS = 1_000_000
MOST_ROUNDS = 1_000_000_000_000
MOST_PLAYOUTS = 1_000_000_000


THINKER_SETTINGS = {
    *("database.address", "database.bus", "thinker.processes"),
    *("hints.budget_ms", "log.form", "log.level"),
}
"""Keys of the settings that `red7 think` has options for."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong with the command line, and exit with status 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser(command: str) -> Parser:
    """Return a parser with all commands, and the options of the given one."""
    top = Parser(prog="red7", description="Red7, exactly.")
    top.add_argument(
        "--version", action="store_true", help="show program's version number and exit"
    )
    top.add_argument(
        "--lang", help="the language, such as de or pt-BR; else RED7_LANG, LANGUAGE, LANG"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, (about, add_options) in COMMANDS.items():
        options = commands.add_parser(name, help=about)
        if name == command:
            add_options(options)
    return top


def _add_play(plays: argparse.ArgumentParser) -> None:
    plays.add_argument(
        "--no-browser", dest="browser", action="store_false", help="only say where the table is"
    )
    _add_settings(plays, {"listen.port"})
    _add_data(plays)
    plays.set_defaults(run=_late("red7.cli.commands.play", "play"))


def _add_serve(serves: argparse.ArgumentParser) -> None:
    _add_settings(serves)
    _add_data(serves)
    serves.set_defaults(run=_late("red7.cli.commands.serve", "serve"))


def _add_settings(command: argparse.ArgumentParser, keys: Collection[str] | None = None) -> None:
    """Add the options of the settings with these keys, or of all settings of a server."""
    # Imported late, because only servers and thinkers have settings.
    from red7.cli.setting_sources import SETTINGS, add_setting_options

    server = [key for key in SETTINGS if not key.startswith("thinker.")]
    add_setting_options(command, server if keys is None else keys)


def _add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", metavar="DIR", help="the folder that games are kept in")


def _add_terminal(plays: argparse.ArgumentParser) -> None:
    plays.add_argument(
        "--players", type=int, choices=PLAYERS, default=2, help="you and 1 to 3 more"
    )
    plays.add_argument(
        "--opponent", default="planner", metavar="BOT", help=f"{', '.join(BOTS)} (planner)"
    )
    plays.add_argument("--preset", choices=PRESETS, default="basic", help="which rules (basic)")
    plays.add_argument(
        "--edition", help=f"{', '.join(EDITIONS)} (that of your language's box, or v1.2)"
    )
    for switch in ("draw", "scoring", "actions"):
        plays.add_argument(
            f"--{switch}", action=argparse.BooleanOptionalAction, help=f"{switch}, over the preset"
        )
    plays.add_argument("--seed", type=int, help="shuffle the same way each time")
    plays.add_argument("--record", metavar="FILE", help="keep the game's record in a file")
    plays.set_defaults(run=_late("red7.cli.commands.terminal", "play_game"))


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("a", metavar="A", help="the bot that sits alone")
    arena.add_argument("b", metavar="B", help="the bot in all other seats")
    _add_deals(arena, deals=100)
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.set_defaults(run=_late("red7.cli.commands.arena", "arena"))


def _add_ladder(ladder: argparse.ArgumentParser) -> None:
    _add_deals(ladder, deals=200)
    ladder.add_argument(
        "--output", metavar="FILE", default="docs/guide/bots.md", help="the page to write"
    )
    ladder.set_defaults(run=_late("red7.cli.commands.ladder", "ladder"))


def _add_simulate(simulate: argparse.ArgumentParser) -> None:
    from red7.cli.output.simulate_reports import REPORTS

    simulate.add_argument("--players", type=int, choices=PLAYERS, default=2, help="seats (2)")
    simulate.add_argument("--rounds", type=_rounds, default=100_000, help="how many (100000)")
    simulate.add_argument("--seed", type=_seed, default=0, help="another one, other rounds (0)")
    simulate.add_argument("--edition", default="v1.2", help=", ".join(EDITIONS))
    for switch in ("draw", "actions"):
        simulate.add_argument(f"--{switch}", action="store_true", help=f"play with {switch}")
    simulate.add_argument("--plot", metavar="FILE", help="draw a picture: .svg, .png or .pdf")
    what = simulate.add_mutually_exclusive_group()
    what.add_argument("--json", action="store_true", help="print one JSON object")
    what.add_argument("--report", choices=REPORTS, help="print another table instead")
    simulate.set_defaults(run=_late("red7.cli.commands.simulate", "simulate"))


def _add_referee(referee: argparse.ArgumentParser) -> None:
    referee.set_defaults(run=_late("red7.cli.commands.referee", "referee"))


def _add_replay(replays: argparse.ArgumentParser) -> None:
    replays.add_argument("file", help="the record, or - for standard input")
    replays.add_argument("--seat", type=int, help="as this seat saw it (0 is the first)")
    replays.add_argument("--all", action="store_true", help="print everything at once")
    replays.set_defaults(run=_late("red7.cli.commands.replay", "replay_file"))


def _add_show(shows: argparse.ArgumentParser) -> None:
    shows.add_argument("file", nargs="?", default="-", help="JSON, or - for standard input")
    shows.add_argument("--seat", type=int, help="as this seat sees it (0 is the first)")
    shows.add_argument("--svg", metavar="FILE", help="draw it to a file, or - for standard output")
    shows.set_defaults(run=_late("red7.cli.commands.show", "show"))


def _add_verify(verifies: argparse.ArgumentParser) -> None:
    verifies.add_argument("file", help="the record, or - for standard input")
    verifies.add_argument(
        "--fingerprint",
        metavar="HEX",
        action="append",
        default=[],
        type=_fingerprint,
        help="as it was shown before a round was played; one a round, in order",
    )
    verifies.set_defaults(run=_late("red7.cli.commands.verify", "verify_file"))


def _add_backup(backs_up: argparse.ArgumentParser) -> None:
    backs_up.add_argument("file", help="the backup; a new file")
    _add_data(backs_up)
    backs_up.set_defaults(run=_late("red7.cli.commands.backup", "backup_file"))


def _add_compact(compacts: argparse.ArgumentParser) -> None:
    _add_data(compacts)
    compacts.set_defaults(run=_late("red7.cli.commands.backup", "compact_data"))


def _add_restore(restores: argparse.ArgumentParser) -> None:
    restores.add_argument("file", help="the backup")
    _add_data(restores)
    restores.set_defaults(run=_late("red7.cli.commands.backup", "restore_file"))


def _add_check(checks: argparse.ArgumentParser) -> None:
    _add_data(checks)
    checks.set_defaults(run=_late("red7.cli.commands.backup", "check_data"))


def _add_load(loads: argparse.ArgumentParser) -> None:
    # Imported late, because other commands do not need it.
    from red7.cli.load_options import add_load_options

    add_load_options(loads)
    loads.set_defaults(run=_late("red7.cli.commands.load", "load"))


def _add_transfer(transfers: argparse.ArgumentParser) -> None:
    what = "a data folder, or postgresql://USER@HOST/DATABASE"
    transfers.add_argument("source", metavar="FROM", help=what)
    transfers.add_argument("target", metavar="TO", help=f"{what}; nothing must be in it")
    transfers.set_defaults(run=_late("red7.cli.commands.transfer", "transfer_all"))


def _add_think(thinks: argparse.ArgumentParser) -> None:
    _add_settings(thinks, THINKER_SETTINGS)
    thinks.set_defaults(run=_late("red7.cli.commands.think", "take_jobs"))


def _add_store(command: argparse.ArgumentParser) -> None:
    _add_data(command)
    command.add_argument("--database", metavar="URL", help="or that of servers: postgresql://...")


def _add_tables(lists: argparse.ArgumentParser) -> None:
    lists.add_argument("--most", type=_deals, default=100, help="how many at most (100)")
    lists.add_argument("--json", action="store_true", help="print a JSON object for each")
    _add_store(lists)
    lists.set_defaults(run=_late("red7.cli.commands.tables", "list_tables"))


def _add_close(closes: argparse.ArgumentParser) -> None:
    closes.add_argument("table", metavar="TABLE", help="its id, as red7 tables tells it")
    _add_store(closes)
    closes.set_defaults(run=_late("red7.cli.commands.tables", "close"))


def _add_rename(renames: argparse.ArgumentParser) -> None:
    renames.add_argument("table", metavar="TABLE", help="its id, as red7 tables tells it")
    renames.add_argument("seat", metavar="SEAT", type=_seed, help="whose name (0 is the first)")
    renames.add_argument("name", metavar="NAME", help="the name from now on")
    _add_store(renames)
    renames.set_defaults(run=_late("red7.cli.commands.tables", "rename"))


def _add_review(reviews: argparse.ArgumentParser) -> None:
    reviews.add_argument("file", help="the record, or - for standard input")
    reviews.add_argument("--json", action="store_true", help="print one JSON object")
    thought = reviews.add_mutually_exclusive_group()
    thought.add_argument(
        "--budget-ms", type=_milliseconds, metavar="MS", help="time to think about each turn"
    )
    thought.add_argument(
        "--playouts", type=_playouts, metavar="N", help="playouts for each turn, instead of a time"
    )
    reviews.add_argument("--seed", type=_seed, default=0, help="another one, other playouts (0)")
    reviews.set_defaults(run=_late("red7.cli.commands.review", "review_file"))


def _add_deals(command: argparse.ArgumentParser, deals: int) -> None:
    """Add the options of commands in which bots play bots."""
    command.add_argument("--players", type=int, choices=PLAYERS, default=2, help="seats (2)")
    command.add_argument("--deals", type=_deals, default=deals, help=f"how many ({deals})")
    command.add_argument("--seed", type=_seed, default=0, help="another one, other deals (0)")
    command.add_argument("--edition", default="v1.2", help=", ".join(EDITIONS))
    for switch in ("draw", "scoring", "actions"):
        command.add_argument(f"--{switch}", action="store_true", help=f"play with {switch}")
    command.add_argument(
        "--budget-ms", type=_milliseconds, metavar="MS", help="time to think, instead of the usual"
    )


COMMANDS = {
    "play": ("play in the browser (the default)", _add_play),
    "serve": ("let others on the network play, too", _add_serve),
    "think": ("think for servers that leave it to others", _add_think),
    "backup": ("copy all games to a file, while a server runs", _add_backup),
    "compact": ("make the data file as small as it gets, while no server runs", _add_compact),
    "restore": ("put a backup in place, while no server runs", _add_restore),
    "check": ("name the games that are damaged", _add_check),
    "tables": ("list the tables of a server", _add_tables),
    "close": ("close a table, while a server runs or not", _add_close),
    "rename": ("give a player another name, while a server runs or not", _add_rename),
    "load": ("play many games against a server, and measure it", _add_load),
    "transfer": ("copy everything to or from PostgreSQL, while no server runs", _add_transfer),
    "terminal": ("play in the terminal", _add_terminal),
    "referee": ("answer JSON questions, one a line", _add_referee),
    "replay": ("walk through a game record", _add_replay),
    "review": ("what a recorded game's turns gave away", _add_review),
    "verify": ("check the shuffles of a recorded game", _add_verify),
    "show": ("print or draw a position", _add_show),
    "arena": ("let two bots play each other", _add_arena),
    "ladder": ("let all bots play each other, and rate them", _add_ladder),
    "simulate": ("what random play comes to, in numbers", _add_simulate),
}
"""The line of each command in `red7 --help`, and the function that adds its options."""


def _fingerprint(text: str) -> str:
    digits = text.strip().lower()
    if len(digits) != 64 or not set(digits) <= set("0123456789abcdef"):
        raise argparse.ArgumentTypeError("a fingerprint has 64 digits of 0 to 9 and a to f")
    return digits


def _deals(text: str) -> int:
    return _number_in(text, range(1, MOST_DEALS + 1))


def _rounds(text: str) -> int:
    return _number_in(text, range(1, MOST_ROUNDS + 1))


def _playouts(text: str) -> int:
    return _number_in(text, range(1, MOST_PLAYOUTS + 1))


def _seed(text: str) -> int:
    return _number_in(text, range(-(1 << 63), 1 << 63))


def _number_in(text: str, numbers: range) -> int:
    """Parse a whole number within limits. Raise `ArgumentTypeError`."""
    with suppress(ValueError):
        if int(text) in numbers:
            return int(text)
    shown = text if len(text) <= 40 else f"{text[:40]}..."
    limits = f"from {numbers[0]} to {numbers[-1]}"
    raise argparse.ArgumentTypeError(f"{shown} is not a whole number {limits}")


def _milliseconds(text: str) -> float:
    """Parse a number of milliseconds above 0. Raise `ArgumentTypeError`."""
    with suppress(ValueError):
        if 0 < (number := float(text)) < math.inf:
            return number
    raise argparse.ArgumentTypeError(f"{text:.40} is not a time above 0, in milliseconds")


def _late(module: str, name: str) -> Callable[[argparse.Namespace], int]:
    """Return a command that imports its module only when it runs, so that others start fast."""

    def run(arguments: argparse.Namespace) -> int:
        status: int = getattr(import_module(module), name)(arguments)
        return status

    return run
