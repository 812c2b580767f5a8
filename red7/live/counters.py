"""What has happened in this process since it began, as plain numbers.

Services only count. Who tells others of the numbers, a scraper or a log, reads them when it likes.
"""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

from red7.core import Red7Error
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.store import StorageFailed

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the upper bounds of a histogram's buckets."""


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one that took so long."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self._counts)

    def buckets(self) -> list[tuple[str, int]]:
        """By each upper bound, how many took no longer: as Prometheus has it."""
        bounds = [*map(str, BOUNDS), "+Inf"]
        return [*zip(bounds, accumulate(self._counts), strict=True)]


class Metrics:
    """What one process counts; each count of more than one kind is by a kind's name."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Stored turns and deals, by the kind of their sender."""
        self.acknowledgements = Histogram()
        """From a command's arrival to its acknowledgement."""
        self.thoughts: dict[str, Histogram] = {}
        """How long bots, hints and reviews took, waiting included, by their names."""
        self.refusals: Counter[str] = Counter()
        """By their stable codes."""
        self.limited: Counter[str] = Counter()
        """Those of them that were one too many, by the kind of the limit."""
        self.refused_connections: Counter[str] = Counter()
        """Sockets and requests that were refused before anybody looked at them, by kind."""
        self.storage_errors: Counter[str] = Counter()
        """By work: read or write."""
        self.storage_cause = "", ""
        """What the last of them came of: its cause, and the kind of error."""
        self.failing: set[str] = set()
        """The works that failed when they were last tried."""
        self.failures = 0
        """Requests at which the program itself was at fault."""
        self.pruned = 0
        """Games that were deleted for their age."""
        self.sockets = 0
        """How many are open now."""
        self.lag = Histogram()
        """How late the event loop was."""

    def refused(self, error: Red7Error) -> None:
        """Count a refusal; of one too many, also which limit was met."""
        self.refusals[error.code] += 1
        if isinstance(error, TooManyRequests):
            self.limited[error.kind] += 1

    def thought(self, what: str, seconds: float) -> None:
        """Count a thought of a bot, or a hint or a review."""
        self.thoughts.setdefault(what, Histogram()).observe(seconds)

    def storage_failed(self, error: StorageFailed) -> None:
        """Count a work that could not be done, and remember why."""
        work = str(error.values["work"])
        self.storage_errors[work] += 1
        # What it says may quote anything; its kind does not.
        self.storage_cause = error.cause.value, type(error.__cause__ or error).__name__
        self.failing.add(work)
