"""The job queue protocol: a server puts jobs into the queue, a thinker takes them and answers.

A thinker takes a job under a lease. If the thinker dies or hangs, the lease expires and another one
takes the job. The server says from time to time that it still wants the answer; jobs that are not
wanted any more are dropped. Answers are kept until the server fetches them.

Within a priority the queue is fair: the tenth job of one asker comes after the first of every
other.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import NamedTuple, Protocol


class Priority(IntEnum):
    """The priority of a job; the lowest comes first."""

    TURN = 0
    """A table waits for a bot."""
    HINT = 1
    """A person waits for it."""
    REVIEW = 2
    """A person waits for it, and was told that it takes a while."""


EVERY = frozenset(Priority)


class QueuedJob(NamedTuple):
    """A job in a queue."""

    id: str
    priority: Priority
    asker: str
    """The token or address that the job is for; the queue is fair among these."""
    version: int
    """The version of the format of its body."""
    body: bytes


class Lease(NamedTuple):
    """A job that a thinker has taken for some seconds."""

    job: QueuedJob
    number: int
    """How often the job has been taken, which tells this lease from earlier and later ones."""


class JobState(NamedTuple):
    """The state of a job."""

    taken: bool
    """Whether a thinker holds a lease of it."""
    answer: bytes | None = None
    """Its answer, if there is one."""


class JobQueue(Protocol):
    """Jobs and their answers. Every method may raise `StorageFailed`."""

    async def put(self, job: QueuedJob, wanted: float) -> None:
        """Add a job that is wanted for this many seconds from now."""

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        """Mark jobs as wanted for this many seconds from now."""

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        """Return the states of jobs that are still there, and remove those with an answer."""

    async def cancel(self, job: str) -> bool:
        """Remove a job. Return whether it was ever taken."""

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        """Take the next job of a version under a lease of this many seconds, if there is one."""

    async def renew(self, lease: Lease, seconds: float) -> bool:
        """Extend a lease. Return False if the job is not wanted, or another thinker has it."""

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        """Store an answer for this many seconds. Return False in the cases of `renew`."""

    async def give_back(self, lease: Lease) -> None:
        """End a lease, so that another thinker can take the job at once."""

    async def waiting(self) -> dict[Priority, int]:
        """Return how many jobs of each priority wait for a thinker."""

    async def sweep(self) -> int:
        """Remove jobs and answers that are not wanted any more. Return how many."""

    async def close(self) -> None:
        """Close connections."""
