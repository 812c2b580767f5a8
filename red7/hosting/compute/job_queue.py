"""The job queue protocol: a server puts jobs into the queue, a thinker takes them and answers.

A thinker is a `red7 think` process. It takes a job for a limited time (a lease). If the thinker
dies or hangs, the lease expires and another thinker takes the job. The server says regularly that
it still wants the answer; jobs that are not wanted any more are dropped. An answer is kept for some
time, until the server fetches it.

Within a priority the queue is fair: the tenth job of one client comes after the first job of every
other client.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import NamedTuple, Protocol


class Priority(IntEnum):
    """The priority of a job; the lowest number comes first."""

    TURN = 0
    """A bot's turn: a game waits for it."""
    HINT = 1
    """Hints: a player waits for them."""
    REVIEW = 2
    """The review of a game: a player waits for it, but was told that it takes a while."""


EVERY = frozenset(Priority)


class QueuedJob(NamedTuple):
    """A job in a queue."""

    id: str
    priority: Priority
    asker: str
    """The client that wants the answer, for the fair queue: its token's digest, or its address."""
    version: int
    """The version of the format of the body."""
    body: bytes


class Lease(NamedTuple):
    """A job that a thinker has taken for a limited time."""

    job: QueuedJob
    number: int
    """How often the job has been taken. The number tells the leases of one job apart."""


class JobState(NamedTuple):
    """The state of a job."""

    taken: bool
    """Whether a thinker has taken the job and its lease has not expired."""
    answer: bytes | None = None
    """The answer, or None if there is none yet."""


class JobQueue(Protocol):
    """A queue of jobs and their answers.

    Every method raises `StorageFailed` if the database fails.
    """

    async def put(self, job: QueuedJob, wanted: float) -> None:
        """Add a job that is wanted for `wanted` seconds from now."""

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        """Mark jobs as wanted for `wanted` seconds from now."""

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        """Return the states of those jobs that are in the queue, and remove the answered ones."""

    async def cancel(self, job: str) -> bool:
        """Remove a job. Return whether a thinker ever took it."""

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        """Take the next job under a lease of `seconds` seconds, or return None if there is none.

        Only jobs of this format version and these priorities are taken.
        """

    async def renew(self, lease: Lease, seconds: float) -> bool:
        """Extend a lease to `seconds` seconds from now.

        Return False if the job is not wanted any more, or another thinker has taken it.
        """

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        """Store the answer to a job for `kept` seconds.

        Store nothing and return False if the job is not wanted any more, or another thinker has
        taken it.
        """

    async def give_back(self, lease: Lease) -> None:
        """End a lease, so that another thinker can take the job at once."""

    async def waiting(self) -> dict[Priority, int]:
        """Return how many jobs of each priority wait for a thinker."""

    async def sweep(self) -> int:
        """Remove jobs and answers that are not wanted any more. Return how many were removed."""

    async def close(self) -> None:
        """Close the connections of the queue."""
