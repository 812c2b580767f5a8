"""The results of a load test: counts, times, and the report that is made from them."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple


class Report(NamedTuple):
    """The results of a load test. `red7 load --json` prints them under these names."""

    moves: int
    """Moves that were acknowledged during the measurement."""
    moves_per_second: float
    ack_p50_ms: float | None
    """Median milliseconds from sending a move to its acknowledgement."""
    ack_p99_ms: float | None
    fanout_p50_ms: float | None
    """Median milliseconds from sending a move until the last seat has received it."""
    fanout_p99_ms: float | None
    errors: int
    """Refusals, failed requests, and connections that ended."""
    lost: int
    """Moves that were acknowledged, but are not in the log."""
    doubled: int
    """Steps in the log that no seat has sent, or that are there too often."""
    stuck: int
    """Tables that did not finish their last move in time."""
    server_rss_mb: float | None
    """Megabytes of memory that the server's processes use; None if they are not found."""

    @property
    def is_sound(self) -> bool:
        """Whether no move was lost or doubled, and no table was stuck."""
        return not (self.lost or self.doubled or self.stuck)


class Figures:
    """The counts and times that are collected during a load test."""

    def __init__(self) -> None:
        self.measuring = False
        self.acknowledged, self.errors = 0, 0
        self.problem = ""
        """The text of the last error."""
        self.acks: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.fanouts: list[float] = []

    def acknowledge(self, seconds: float) -> None:
        """Record how many seconds the acknowledgement of a move took."""
        if self.measuring:
            self.acks.append(seconds)

    def arrive(self, seconds: float) -> None:
        """Record how many seconds it took until all seats received a move."""
        if self.measuring:
            self.fanouts.append(seconds)


def percentile(seconds: Sequence[float], share: float) -> float | None:
    """Return a percentile of some times in milliseconds, or None if there are no times.

    `share` is between 0 and 1; 0.5 means the median.
    """
    if not seconds:
        return None
    return round(sorted(seconds)[max(ceil(share * len(seconds)) - 1, 0)] * 1e3, 2)


def report_text(report: Report) -> str:
    """Return a report as text for people."""
    memory = "-" if report.server_rss_mb is None else f"{report.server_rss_mb:,.0f} MB"
    return "\n".join(
        [
            f"moves acknowledged  {report.moves:,} ({report.moves_per_second:,.1f} a second)",
            f"acknowledgement     {_times(report.ack_p50_ms, report.ack_p99_ms)}",
            f"at all seats        {_times(report.fanout_p50_ms, report.fanout_p99_ms)}",
            f"errors              {report.errors:,}",
            f"lost                {report.lost:,}",
            f"doubled             {report.doubled:,}",
            f"stuck tables        {report.stuck:,}",
            f"server's memory     {memory}",
        ]
    )


def _times(median: float | None, most: float | None) -> str:
    if median is None or most is None:
        return "-"
    return f"p50 {median:.1f} ms, p99 {most:.1f} ms"
