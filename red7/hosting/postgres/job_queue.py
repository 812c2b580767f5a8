"""The job queue in PostgreSQL, for `red7 think` processes on any number of machines.

All times are the database's, so the machines' clocks may differ. A process that takes a job skips
the jobs that other processes are taking at that moment (`FOR UPDATE SKIP LOCKED`). The database
table is unlogged: it is empty after a crash of the database, and the servers' pending jobs then
fail.
"""

from collections.abc import Collection
from datetime import timedelta

import asyncpg

from red7.hosting.compute.job_queue import EVERY, JobState, Lease, Priority, QueuedJob
from red7.hosting.postgres.connections import Connections

_FREE = "answer IS NULL AND (leased_until IS NULL OR leased_until <= now())"
_HELD = "job_id = $1 AND leases = $2 AND answer IS NULL AND wanted_until > now()"

# Start-time fair queueing: the jobs of one client are one rank apart, and the first job of a new
# client gets the lowest rank of all waiting jobs.
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
    """A `JobQueue` in a PostgreSQL database, which must have the current schema."""

    def __init__(self, address: str) -> None:
        self._connections = Connections(address)

    async def put(self, job: QueuedJob, wanted: float) -> None:
        given = job.id, int(job.priority), job.asker, job.version, job.body, _seconds(wanted)
        await self._connections.execute(_PUT, *given)

    async def still_wanted(self, jobs: Collection[str], wanted: float) -> None:
        await self._connections.execute(
            "UPDATE jobs SET wanted_until = now() + $2 WHERE job_id = ANY($1)",
            [*jobs],
            _seconds(wanted),
        )

    async def fetch(self, jobs: Collection[str]) -> dict[str, JobState]:
        rows = await self._written(_FETCH, [*jobs])
        return {name: JobState(taken, answer) for name, taken, answer in rows}

    async def cancel(self, job: str) -> bool:
        question = "DELETE FROM jobs WHERE job_id = $1 RETURNING leases > 0"
        return any(taken for (taken,) in await self._written(question, job))

    async def take(
        self, version: int, seconds: float, priorities: Collection[Priority] = EVERY
    ) -> Lease | None:
        rows = await self._written(_TAKE, version, _seconds(seconds), [*map(int, priorities)])
        for name, priority, asker, written, body, leases in rows:
            return Lease(QueuedJob(name, Priority(priority), asker, written, body), leases)
        return None

    async def renew(self, lease: Lease, seconds: float) -> bool:
        question = f"UPDATE jobs SET leased_until = now() + $3 WHERE {_HELD} RETURNING 1"
        return bool(await self._written(question, *_held(lease), _seconds(seconds)))

    async def answer(self, lease: Lease, answer: bytes, kept: float) -> bool:
        return bool(await self._written(_ANSWER, *_held(lease), answer, _seconds(kept)))

    async def give_back(self, lease: Lease) -> None:
        await self._connections.execute(
            f"UPDATE jobs SET leased_until = NULL WHERE {_HELD}", *_held(lease)
        )

    async def waiting(self) -> dict[Priority, int]:
        rows = await self._connections.fetch(
            f"SELECT priority, count(*) FROM jobs WHERE {_FREE} GROUP BY priority"
        )
        return {**dict.fromkeys(Priority, 0), **{Priority(each): count for each, count in rows}}

    async def sweep(self) -> int:
        return len(await self._written(_SWEEP))

    async def close(self) -> None:
        await self._connections.close()

    async def _written(self, command: str, *given: object) -> "list[asyncpg.Record]":
        """Execute a command that writes, and return its rows.

        Raise `StorageFailed` if the database fails.
        """
        return list(
            await self._connections.do(
                "write", lambda connection: connection.fetch(command, *given)
            )
        )


def _held(lease: Lease) -> tuple[str, int]:
    return lease.job.id, lease.number


def _seconds(seconds: float) -> timedelta:
    return timedelta(seconds=seconds)
