"""What a load has seen: counts and times, and the report that they come to."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple


class Report(NamedTuple):
    """What there is to tell, under the names that `red7 load --json` has."""

    moves: int
    """Moves that were acknowledged while it was measured."""
    moves_per_second: float
    ack_p50_ms: float | None
    """From sending a move to its acknowledgement."""
    ack_p99_ms: float | None
    fanout_p50_ms: float | None
    """From sending a move to its arrival at the last of all seats."""
    fanout_p99_ms: float | None
    errors: int
    """Refusals, failed requests, and connections that ended."""
    lost: int
    """Moves that were acknowledged and are not in the log."""
    doubled: int
    """Moves in the log that nobody has asked for, or not so often."""
    stuck: int
    """Tables that did not go on."""
    server_rss_mb: float | None
    """The memory of the server's processes; None for a server elsewhere."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing was lost, doubled or stuck."""
        return not (self.lost or self.doubled or self.stuck)


class Figures:
    """Counts and times, as they come in."""

    def __init__(self) -> None:
        self.measuring = False
        self.acknowledged, self.errors = 0, 0
        self.problem = ""
        """What went wrong last."""
        self.acks: list[float] = []
        """Seconds."""
        self.fanouts: list[float] = []

    def acknowledge(self, seconds: float) -> None:
        """Count a move."""
        if self.measuring:
            self.acks.append(seconds)

    def arrive(self, seconds: float) -> None:
        """Count a move that all seats have heard of."""
        if self.measuring:
            self.fanouts.append(seconds)


def percentile(seconds: Sequence[float], share: float) -> float | None:
    """The time within which a share of all came, in milliseconds; None if there is none."""
    if not seconds:
        return None
    return round(sorted(seconds)[max(ceil(share * len(seconds)) - 1, 0)] * 1e3, 2)


def report_text(report: Report) -> str:
    """A report for people."""
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
