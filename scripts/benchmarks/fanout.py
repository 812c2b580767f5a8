"""Benchmark of fan-out: the time of a move to all four seats, at a hundred tables at once."""

import tempfile
from pathlib import Path

from benchmarks.event_loop import SEATS
from benchmarks.server import served
from red7.hosting.load.generator import Load, carried
from red7.hosting.load.http_client import parse_url

TABLES = 100
SECONDS_A_MOVE = 2.0
"""Seconds between two moves at one table."""


def report(seconds: float = 20.0, tables: int = TABLES) -> None:
    """Measure, and print the results."""
    print(f"\na move to {SEATS} seats, {tables} tables (at most 50 ms at p99 wanted)")
    rate = tables / SECONDS_A_MOVE
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        seen = carried(Load(parse_url(server.url), tables, SEATS, rate, seconds))
    print(f"  p50 {seen.fanout_p50_ms} ms, p99 {seen.fanout_p99_ms}; {seen.moves} moves")


if __name__ == "__main__":
    report()
