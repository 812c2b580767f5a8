"""The options of `red7 serve`: what an operator can set, a group for each room of the server."""

import argparse
import math
import socket

from red7.cli.rate_limit_options import add_rate_limit_options, rate_limits
from red7.core import Red7Error
from red7.hosting.connections.addresses import parse_network
from red7.hosting.connections.limits import DoorLimits
from red7.hosting.database_addresses import check_bus, check_database
from red7.hosting.operations.logs import LogOptions
from red7.hosting.processes.serve_options import (
    Database,
    MonitorPlace,
    Place,
    ServeOptions,
    Sharing,
    Thinking,
)
from red7.live.limits.quotas import DataLimits
from red7.live.limits.rate_limits import Rate
from red7.live.limits.switches import EVERYTHING, Switches

MOST_WORKERS = 64


def add_serve_options(serves: argparse.ArgumentParser) -> None:
    """Everything but the folder and the port, which `red7 play` has, too."""
    serves.add_argument("--host", default="0.0.0.0", help="whom to serve (0.0.0.0: everybody)")
    serves.add_argument(
        "--name", action="append", default=[], help="a host name that leads here; may be repeated"
    )
    _add_sharing(serves)
    _add_database(serves)
    _add_thinking(serves)
    _add_door(serves)
    add_rate_limit_options(serves)
    _add_data_limits(serves)
    _add_operation(serves)
    _add_switches(serves)


def _add_switches(serves: argparse.ArgumentParser) -> None:
    """What is offered, and what not."""
    switches = serves.add_argument_group("what is offered")
    for name, about in (
        ("lobby", "no tables that everybody can find"),
        ("watching", "nobody watches a table without a seat"),
        ("uploads", "take no records of games"),
    ):
        switches.add_argument(f"--no-{name}", dest=name, action="store_false", help=about)
    switches.add_argument(
        "--bots",
        metavar="NAME,NAME",
        type=_bots,
        default=EVERYTHING.bots,
        help=f"only these opponents: {', '.join(EVERYTHING.bots)}",
    )


def _bots(text: str) -> tuple[str, ...]:
    """Some bots by their names, weakest first."""
    asked = {name.strip() for name in text.split(",")}
    if unknown := asked - {*EVERYTHING.bots}:
        names = ", ".join(EVERYTHING.bots)
        raise argparse.ArgumentTypeError(f"{min(unknown)[:40]!r} is none of {names}")
    return tuple(name for name in EVERYTHING.bots if name in asked)


def _add_door(serves: argparse.ArgumentParser) -> None:
    """Who may come in, how much of the server one address may hold, and for how long."""
    group, usual = serves.add_argument_group("the door"), DoorLimits()
    group.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe the X-Forwarded-For and -Proto headers of this address or network;"
        " may be repeated",
    )
    group.add_argument(
        "--exempt",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network without caps and rate limits; may be repeated",
    )
    for name, text in (
        ("max-sockets", f"open sockets in all ({usual.sockets})"),
        ("max-sockets-per-address", f"open sockets of an address ({usual.sockets_per_address})"),
        ("max-body-bytes", f"bytes of bodies in memory ({usual.body_bytes})"),
        (
            "max-body-bytes-per-address",
            f"bytes of bodies of an address in memory ({usual.body_bytes_per_address})",
        ),
    ):
        group.add_argument(f"--{name}", type=_count, metavar="N", help=text)
    group.add_argument(
        "--max-connects-per-address",
        type=_rate,
        metavar="N/BURST",
        help="sockets that an address may open in a second, and at once"
        f" ({usual.connects.per_second:g}/{usual.connects.burst:g})",
    )
    for name, text in (
        ("head-seconds", f"for the head of a request ({usual.head_seconds:g})"),
        ("body-seconds", f"for its body, and to take what is sent ({usual.body_seconds:g})"),
        ("hello-seconds", f"for the hello on a WebSocket ({usual.hello_seconds:g})"),
    ):
        group.add_argument(f"--{name}", type=_seconds, metavar="S", help=text)


def _door_limits(arguments: argparse.Namespace) -> DoorLimits:
    """What a command line has set about the door. Raises `Red7Error`."""
    given = {
        "sockets": arguments.max_sockets,
        "sockets_per_address": arguments.max_sockets_per_address,
        "body_bytes": arguments.max_body_bytes,
        "body_bytes_per_address": arguments.max_body_bytes_per_address,
        "connects": arguments.max_connects_per_address,
        "head_seconds": arguments.head_seconds,
        "body_seconds": arguments.body_seconds,
        "hello_seconds": arguments.hello_seconds,
        "proxies": tuple(map(parse_network, arguments.proxy)),
        "exempt": tuple(map(parse_network, arguments.exempt)),
    }
    return DoorLimits(**{name: value for name, value in given.items() if value is not None})


def _count(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number above zero")
    return int(text)


def _rate(text: str) -> Rate:
    """So many in a second, and so many at once: `100/1000`."""
    per_second, _, burst = text.partition("/")
    return Rate(_count(per_second), _count(burst))


def _seconds(text: str) -> float:
    """Some seconds, parts of one too."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of seconds of a day")
    return seconds


def _add_sharing(serves: argparse.ArgumentParser) -> None:
    """How many processes serve."""
    serves.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar="N",
        help="server processes on this machine, that share its cores (1)",
    )


def _add_database(serves: argparse.ArgumentParser) -> None:
    """Where several machines have their games, and how they hint to each other."""
    group = serves.add_argument_group("many machines")
    group.add_argument(
        "--database",
        default="",
        metavar="ADDRESS",
        help="keep games in PostgreSQL, in place of --data: postgresql://USER@HOST/DATABASE",
    )
    group.add_argument(
        "--bus",
        default="",
        metavar="ADDRESS",
        help="hint by Redis or Valkey, redis://HOST:PORT (else PostgreSQL does)",
    )


def _add_thinking(serves: argparse.ArgumentParser) -> None:
    """Who thinks."""
    serves.add_argument(
        "--no-think",
        action="store_true",
        help="leave bots, hints and reviews to `red7 think` at the same --database",
    )


def _thinking(arguments: argparse.Namespace) -> Thinking:
    """What a command line has set about who thinks. Raises `Red7Error`."""
    if arguments.no_think and not arguments.database:
        raise Red7Error("thinkers are found by the database: --no-think needs --database")
    return Thinking(elsewhere=arguments.no_think)


def _database(arguments: argparse.Namespace) -> Database:
    """What a command line has set about the database. Raises `Red7Error`."""
    if arguments.database:
        if arguments.data is not None:
            raise Red7Error("games are kept in a folder or in a database: --data or --database")
        check_database(arguments.database)
    if arguments.bus:
        if not arguments.database:
            raise Red7Error("a bus is for those who share a database: --bus needs --database")
        check_bus(arguments.bus)
    return Database(arguments.database, arguments.bus)


def _workers(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < int(text) <= MOST_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text:.40} is not a number from 1 to {MOST_WORKERS}")


def _add_operation(serves: argparse.ArgumentParser) -> None:
    """What an operator hears."""
    operation = serves.add_argument_group("operation")
    add_log_options(operation, usual="info; without --log, warning")
    operation.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        type=_monitor_place,
        help="tell Prometheus there how it goes: /metrics, /healthz and /readyz",
    )


def add_log_options(command: argparse._ActionsContainer, usual: str = "info") -> None:
    """How much is logged, and in which form."""
    command.add_argument(
        "--log", choices=["plain", "json"], help="log to standard error, a line an event"
    )
    command.add_argument(
        "--log-level",
        choices=["debug", "info", "warning", "error"],
        help=f"how much to log ({usual})",
    )


def _monitor_place(text: str) -> MonitorPlace:
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text:.80} is not an address such as 127.0.0.1:9777")
    return MonitorPlace(host, int(port))


def _add_data_limits(serves: argparse.ArgumentParser) -> None:
    """How much is kept for one person, and for how long."""
    usual = DataLimits()
    group = serves.add_argument_group("data", "where it ends; 0 is no end")
    group.add_argument(
        "--keep",
        type=_days,
        default=usual.keep_days,
        metavar="DAYS",
        help="delete games that have not changed for so many days, those under way with people at"
        " them after twice as many; what they came to stays in the results (for ever)",
    )
    for name, most, what in (
        ("games", usual.games, "games in the list of one person"),
        ("running", usual.running, "games under way in it"),
        ("uploads", usual.uploads, "records in it"),
    ):
        group.add_argument(
            f"--most-{name}", type=_most, default=most, metavar="N", help=f"{what} ({most})"
        )


def _most(text: str) -> int:
    """A whole number; 0 for no end."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number")
    return int(text)


def _days(text: str) -> float:
    """Some days, parts of one too; 0 for no end."""
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < math.inf:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of days")
    return days


def _data_limits(arguments: argparse.Namespace) -> DataLimits:
    return DataLimits(
        arguments.most_games, arguments.most_running, arguments.most_uploads, arguments.keep
    )


def serve_options(arguments: argparse.Namespace) -> ServeOptions:
    """What a command line has set."""
    names = frozenset(map(str.lower, {*_own_names(), arguments.host, *arguments.name} - {""}))
    return ServeOptions(
        place=Place(arguments.host, arguments.port, names),
        sharing=Sharing(arguments.workers),
        door=_door_limits(arguments),
        rates=rate_limits(arguments),
        database=_database(arguments),
        switches=Switches(arguments.lobby, arguments.watching, arguments.uploads, arguments.bots),
        log=_log_options(arguments),
        monitor=arguments.metrics,
        thinking=_thinking(arguments),
        data=_data_limits(arguments),
    )


def _log_options(arguments: argparse.Namespace) -> LogOptions:
    if arguments.log is None and arguments.log_level is None:
        return LogOptions()
    return LogOptions(arguments.log or "plain", arguments.log_level or "info")


def _own_names() -> set[str]:
    """The names that this machine has on its network."""
    name = socket.gethostname().lower()
    return {name, f"{name}.local"} if name else set()
