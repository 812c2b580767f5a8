"""The job queue in PostgreSQL: for thinkers on any number of machines.

Times are the database's, so that no machine's clock matters. Whoever takes a job skips those that
another is just taking (`FOR UPDATE SKIP LOCKED`). The table is unlogged: after a crash of the
database it is empty, and whoever has asked asks again or does without.
"""

from collections.abc import Collection
from datetime import timedelta

import asyncpg

from red7.hosting.compute.job_queue import EVERY, JobState, Lease, Priority, QueuedJob
from red7.hosting.postgres.connections import Connections

_FREE = "answer IS NULL AND (leased_until IS NULL OR leased_until <= now())"
_HELD = "job_id = $1 AND leases = $2 AND answer IS NULL AND wanted_until > now()"

# Start-time fair queueing: an asker's jobs are a rank apart, and who comes anew comes in where
# the queue has got to.
_PUT = f"""
INSERT INTO jobs (job_id, priority, asker, version, body, wanted_until, rank)
VALUES ($1, $2, $3, $4, $5, now() + $6, greatest(
    (SELECT min(rank) FROM jobs WHERE priority = $2 AND {_FREE}),
    (SELECT max(rank) + 1 FROM jobs WHERE priority = $2 AND asker = $3 AND answer IS NULL),
    0
)) ON CONFLICT DO NOTHING
"""
_FETCH = """
WITH fetched AS (
    DELETE FROM jobs WHERE job_id = ANY($1) AND answer IS NOT NULL RETURNING job_id, answer
)
SELECT job_id, true AS taken, answer FROM fetched
UNION ALL
SELECT job_id, coalesce(leased_until > now(), false), NULL FROM jobs
WHERE job_id = ANY($1) AND answer IS NULL
"""
_TAKE = f"""
UPDATE jobs SET leased_until = now() + $2, leases = leases + 1
WHERE job_id = (
    SELECT job_id FROM jobs
    WHERE {_FREE} AND wanted_until > now() AND version = $1 AND priority = ANY($3)
    ORDER BY priority, rank, number LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING job_id, priority, asker, version, body, leases
"""
_ANSWER = f"""
UPDATE jobs SET answer = $3, body = '', wanted_until = now() + $4 WHERE {_HELD} RETURNING 1
"""
_SWEEP = """
DELETE FROM jobs WHERE job_id IN (
    SELECT job_id FROM jobs WHERE wanted_until <= now() FOR UPDATE SKIP LOCKED
) RETURNING 1
"""


class PostgresJobQueue:
    """A `JobQueue` in a PostgreSQL database that a store has prepared."""

    def __init__(self, address: str) -> None:
        self._connections = Connections(address)

    async def put(self, job: QueuedJob, wanted: float) -> None:
        """Add a job, which is wanted for so many seconds from now."""
        given = job.id, int(job.priority), job.asker, job.version, job.body, _seconds(wanted)
        await self._connections.execute(_PUT, *given)

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        """Say that jobs are wanted for so many seconds from now."""
        await self._connections.execute(
            "UPDATE jobs SET wanted_until = now() + $2 WHERE job_id = ANY($1)",
            [*jobs],
            _seconds(wanted),
        )

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        """How some jobs stand. An answer is given once; jobs that are gone are not in it."""
        rows = await self._written(_FETCH, [*jobs])
        return {name: JobState(taken, answer) for name, taken, answer in rows}

    async def cancel(self, job: str) -> bool:
        """Drop a job, whatever has come of it; gives whether somebody had taken it."""
        question = "DELETE FROM jobs WHERE job_id = $1 RETURNING leases > 0"
        return any(taken for (taken,) in await self._written(question, job))

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        """The next job of a version, with a lease for so many seconds; None if there is none."""
        rows = await self._written(_TAKE, version, _seconds(seconds), [*map(int, priorities)])
        for name, priority, asker, written, body, leases in rows:
            return Lease(QueuedJob(name, Priority(priority), asker, written, body), leases)
        return None

    async def renew(self, lease: Lease, seconds: float) -> bool:
        """Keep a job for longer; gives whether it is still wanted, and of this thinker."""
        question = f"UPDATE jobs SET leased_until = now() + $3 WHERE {_HELD} RETURNING 1"
        return bool(await self._written(question, *_held(lease), _seconds(seconds)))

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        """Leave an answer, kept for so many seconds; gives whether it is still wanted."""
        return bool(await self._written(_ANSWER, *_held(lease), answer, _seconds(kept)))

    async def give_back(self, lease: Lease) -> None:
        """Let another take the job at once."""
        await self._connections.execute(
            f"UPDATE jobs SET leased_until = NULL WHERE {_HELD}", *_held(lease)
        )

    async def waiting(self) -> dict[Priority, int]:
        """How many jobs of each priority nobody has taken yet."""
        rows = await self._connections.fetch(
            f"SELECT priority, count(*) FROM jobs WHERE {_FREE} GROUP BY priority"
        )
        return {**dict.fromkeys(Priority, 0), **{Priority(each): count for each, count in rows}}

    async def sweep(self) -> int:
        """Remove what nobody wants any longer; gives how many jobs that were."""
        return len(await self._written(_SWEEP))

    async def close(self) -> None:
        """Close all connections."""
        await self._connections.close()

    async def _written(self, command: str, *given: object) -> "list[asyncpg.Record]":
        """The rows of a command that writes. Raises `StorageFailed`."""
        return list(
            await self._connections.do(
                "write", lambda connection: connection.fetch(command, *given)
            )
        )


def _held(lease: Lease) -> tuple[str, int]:
    return lease.job.id, lease.number


def _seconds(seconds: float) -> timedelta:
    return timedelta(seconds=seconds)
