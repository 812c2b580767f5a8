"""A job queue in memory: for tests, and for thinkers in the process that asks."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from time import monotonic

from red7.hosting.compute.job_queue import EVERY, JobState, Lease, Priority, QueuedJob


@dataclass(slots=True)
class _Kept:
    job: QueuedJob
    rank: int
    """Its place among the jobs of its priority; askers take turns by it."""
    wanted_until: float
    leased_until: float = 0.0
    leases: int = 0
    answer: bytes | None = None


class MemoryJobQueue:
    """A `JobQueue` that lasts as long as the object."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        # In the order in which they came.
        self._jobs: dict[str, _Kept] = {}

    async def put(self, job: QueuedJob, wanted: float) -> None:
        """Add a job, which is wanted for so many seconds from now."""
        if job.id in self._jobs:
            return
        now = self._clock()
        beside = [
            kept
            for kept in self._jobs.values()
            if kept.job.priority == job.priority and kept.answer is None
        ]
        # Start-time fair queueing: an asker's jobs are a rank apart, and who comes anew comes in
        # where the queue has got to.
        reached = min((kept.rank for kept in beside if kept.leased_until <= now), default=0)
        own = [kept.rank + 1 for kept in beside if kept.job.asker == job.asker]
        self._jobs[job.id] = _Kept(job, max([reached, *own]), now + wanted)

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        """Say that jobs are wanted for so many seconds from now."""
        for name in jobs:
            if (kept := self._jobs.get(name)) is not None:
                kept.wanted_until = self._clock() + wanted

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        """How some jobs stand. An answer is given once; jobs that are gone are not in it."""
        found, now = {}, self._clock()
        for name in jobs:
            if (kept := self._jobs.get(name)) is None:
                continue
            if kept.answer is not None:
                del self._jobs[name]
            found[name] = JobState(kept.leased_until > now, kept.answer)
        return found

    async def cancel(self, job: str) -> bool:
        """Drop a job, whatever has come of it; gives whether somebody had taken it."""
        kept = self._jobs.pop(job, None)
        return kept is not None and kept.leases > 0

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        """The next job of a version, with a lease for so many seconds; None if there is none."""
        now = self._clock()
        free = [
            kept
            for kept in self._jobs.values()
            if kept.answer is None
            and kept.leased_until <= now < kept.wanted_until
            and kept.job.version == version
            and kept.job.priority in priorities
        ]
        if not free:
            return None
        kept = min(free, key=lambda kept: (kept.job.priority, kept.rank))
        kept.leased_until = now + seconds
        kept.leases += 1
        return Lease(kept.job, kept.leases)

    async def renew(self, lease: Lease, seconds: float) -> bool:
        """Keep a job for longer; gives whether it is still wanted, and of this thinker."""
        if (kept := self._held(lease)) is None:
            return False
        kept.leased_until = self._clock() + seconds
        return True

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        """Leave an answer, kept for so many seconds; gives whether it is still wanted."""
        if (held := self._held(lease)) is None:
            return False
        held.answer, held.wanted_until = answer, self._clock() + kept
        return True

    async def give_back(self, lease: Lease) -> None:
        """Let another take the job at once."""
        if (kept := self._held(lease)) is not None:
            kept.leased_until = 0.0

    async def waiting(self) -> dict[Priority, int]:
        """How many jobs of each priority nobody has taken yet."""
        found, now = dict.fromkeys(Priority, 0), self._clock()
        for kept in self._jobs.values():
            found[kept.job.priority] += kept.answer is None and kept.leased_until <= now
        return found

    async def sweep(self) -> int:
        """Remove what nobody wants any longer; gives how many jobs that were."""
        now = self._clock()
        gone = [name for name, kept in self._jobs.items() if kept.wanted_until <= now]
        for name in gone:
            del self._jobs[name]
        return len(gone)

    async def close(self) -> None:
        """Let go of everything."""
        self._jobs.clear()

    def _held(self, lease: Lease) -> _Kept | None:
        """A job that is still of this lease, and wanted."""
        kept = self._jobs.get(lease.job.id)
        if kept is None or kept.answer is not None or kept.leases != lease.number:
            return None
        return kept if kept.wanted_until > self._clock() else None
