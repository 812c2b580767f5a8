"""Metrics of this process: counters and histograms of what has happened since it started.

The services only count. Prometheus and the metrics log read the numbers when they need them.
"""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

from red7.core import Red7Error
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.store import StorageFailed

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram's buckets, in seconds."""


class Histogram:
    """A histogram of durations, with the buckets of `BOUNDS`."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @property
    def count(self) -> int:
        """The number of durations that were counted."""
        return sum(self._counts)

    def buckets(self) -> list[tuple[str, int]]:
        """Return each upper bound, with the number of durations that do not exceed it.

        This is the form that Prometheus expects. The bounds are text, in seconds; the last one is
        `+Inf`.
        """
        bounds = [*map(str, BOUNDS), "+Inf"]
        return [*zip(bounds, accumulate(self._counts), strict=True)]


class Metrics:
    """The counters and histograms of one process."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Stored turns and deals, by kind of sender: `person`, `bot` or `table`."""
        self.acknowledgements = Histogram()
        """Seconds from the arrival of a command to its acknowledgement."""
        self.thoughts: dict[str, Histogram] = {}
        """Seconds that bots' turns, hints and reviews took, waiting included.

        The keys are `hint`, `review`, and the names of bots.
        """
        self.refusals: Counter[str] = Counter()
        """Refused requests, by the stable code of the refusal."""
        self.limited: Counter[str] = Counter()
        """Requests that exceeded a limit, by kind of limit; `refusals` counts them, too."""
        self.refused_connections: Counter[str] = Counter()
        """Refused connections, and connections that were cut off, by kind of refusal."""
        self.storage_errors: Counter[str] = Counter()
        """Failures of the store, by kind of work: `read` or `write`."""
        self.storage_cause = "", ""
        """The cause of the store's last failure, and the name of the error's class."""
        self.failing: set[str] = set()
        """The kinds of work, `read` or `write`, that failed when they were last tried."""
        self.failures = 0
        """Requests and connections that failed because of an error in this program."""
        self.pruned = 0
        """Games that were deleted because of their age."""
        self.sockets = 0
        """The number of open sockets of clients."""
        self.lag = Histogram()
        """Seconds by which the event loop was late."""

    def refused(self, error: Red7Error) -> None:
        """Count a refusal by its code; if a limit was exceeded, also by the kind of limit."""
        self.refusals[error.code] += 1
        if isinstance(error, TooManyRequests):
            self.limited[error.kind] += 1

    def thought(self, what: str, seconds: float) -> None:
        """Count the seconds that a bot's turn, a hint or a review took.

        `what` is `hint`, `review`, or the name of the bot.
        """
        self.thoughts.setdefault(what, Histogram()).observe(seconds)

    def storage_failed(self, error: StorageFailed) -> None:
        """Count a failure of the store, and note its cause."""
        work = str(error.values["work"])
        self.storage_errors[work] += 1
        # The message of the error may quote anything; the name of its class does not.
        self.storage_cause = error.cause.value, type(error.__cause__ or error).__name__
        self.failing.add(work)
