"""The options of `red7 think`: where jobs are, and how many are done at a time."""

import argparse

from red7.cli.serve_options import add_log_options

MOST_PROCESSES = 1024


def add_think_options(thinks: argparse.ArgumentParser) -> None:
    """All of them."""
    thinks.add_argument(
        "--database",
        required=True,
        metavar="ADDRESS",
        help="that of the servers: postgresql://USER@HOST/DATABASE",
    )
    thinks.add_argument(
        "--bus", default="", metavar="ADDRESS", help="that of the servers, if they have one"
    )
    thinks.add_argument(
        "--processes", type=_processes, metavar="N", help="that search at a time (one a core)"
    )
    add_log_options(thinks)


def _processes(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < int(text) <= MOST_PROCESSES:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text:.40} is not a number from 1 to {MOST_PROCESSES}")
