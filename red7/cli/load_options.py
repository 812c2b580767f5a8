"""Command-line options of `red7 load`."""

import argparse
import math
from contextlib import suppress

from red7.core import PLAYERS, PRESETS

MOST_TABLES = 100_000


def add_load_options(loads: argparse.ArgumentParser) -> None:
    """Add the options of `red7 load` to a parser."""
    loads.add_argument("--url", required=True, help="the server, such as http://127.0.0.1:7777")
    loads.add_argument("--tables", type=_tables, default=128, help="how many tables (128)")
    loads.add_argument("--seats", type=int, choices=PLAYERS, default=4, help="seats at each (4)")
    loads.add_argument(
        "--rate", type=_rate, default=0.0, help="moves a second in all (0: as fast as it goes)"
    )
    loads.add_argument("--seconds", type=_seconds, default=30.0, help="how long (30)")
    loads.add_argument("--preset", choices=PRESETS, default="advanced", help="rules (advanced)")
    loads.add_argument(
        "--from",
        dest="source",
        metavar="NETWORK",
        help="the addresses of this machine that it comes from, such as 127.0.0.9 or 127.7.0.0/16"
        " (for a server on this machine: one of 127.7.0.0/16 for each table)",
    )
    loads.add_argument("--json", action="store_true", help="print one JSON object")


def _tables(text: str) -> int:
    with suppress(ValueError):
        if 1 <= (number := int(text)) <= MOST_TABLES:
            return number
    raise argparse.ArgumentTypeError(f"{text:.40} is not a whole number from 1 to {MOST_TABLES}")


def _rate(text: str) -> float:
    with suppress(ValueError):
        if 0 <= (number := float(text)) < math.inf:
            return number
    raise argparse.ArgumentTypeError(f"{text:.40} is not a number of moves a second")


def _seconds(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) < math.inf:
            return number
    raise argparse.ArgumentTypeError(f"{text:.40} is not a time above 0, in seconds")
