"""The job queue protocol: thinking that is asked for here and done by whoever takes it.

A job is taken under a lease: who dies or hangs in the middle lets it run out, and the job is taken
by another. Whoever asked says from time to time that the answer is still wanted; a job that nobody
wants any longer is done by nobody. Answers are kept until they are fetched.

Within a priority askers take turns (fair queueing): the tenth job of one comes after the first of
every other.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import NamedTuple, Protocol


class Priority(IntEnum):
    """What comes first."""

    TURN = 0
    """A table waits for a bot."""
    HINT = 1
    """A person waits."""
    REVIEW = 2
    """A person has been told that it takes a while."""


EVERY = frozenset(Priority)


class QueuedJob(NamedTuple):
    """A job, as it is put into a queue."""

    id: str
    priority: Priority
    asker: str
    """Who takes turns with whom: a person's or a table's name."""
    version: int
    """That of the format of its body."""
    body: bytes


class Lease(NamedTuple):
    """A job that somebody has taken, for a while."""

    job: QueuedJob
    number: int
    """How often the job has been taken: this tells the lease from those before, and after."""


class JobState(NamedTuple):
    """How a job stands that somebody waits for."""

    taken: bool
    """Whether somebody is at it."""
    answer: bytes | None = None
    """What came of it."""


class JobQueue(Protocol):
    """Where jobs wait. Every method may raise `StorageFailed`."""

    async def put(self, job: QueuedJob, wanted: float) -> None:
        """Add a job, which is wanted for so many seconds from now."""

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        """Say that jobs are wanted for so many seconds from now."""

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        """How some jobs stand. An answer is given once; jobs that are gone are not in it."""

    async def cancel(self, job: str) -> bool:
        """Drop a job, whatever has come of it; gives whether somebody had taken it."""

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        """The next job of a version, with a lease for so many seconds; None if there is none."""

    async def renew(self, lease: Lease, seconds: float) -> bool:
        """Keep a job for longer; gives whether it is still wanted, and of this thinker."""

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        """Leave an answer, kept for so many seconds; gives whether it is still wanted."""

    async def give_back(self, lease: Lease) -> None:
        """Let another take the job at once."""

    async def waiting(self) -> dict[Priority, int]:
        """How many jobs of each priority nobody has taken yet."""

    async def sweep(self) -> int:
        """Remove what nobody wants any longer; gives how many jobs that were."""

    async def close(self) -> None:
        """Let go of everything."""
