"""`red7 serve --database --workers`: processes that share PostgreSQL, which hints between them."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.hosting.cluster.test_workers import friends_apart, match_of
from tests.hosting.cluster.web_processes import serving_with_workers, workers_of

pytestmark = pytest.mark.slow


def test_friends_at_different_workers_of_a_database_play_a_match(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        with serving_with_workers(tmp_path / "data", database=database) as server:
            async with friends_apart(server) as friends:
                await match_of(friends)
                assert friends[0].now["match"] == friends[1].now["match"]
                # The parent tells of who has died, and PostgreSQL of everything else.
                os.kill(workers_of(server)[1], signal.SIGKILL)
                await friends[0].until("presence", here=[True, False, True])

    asyncio.run(run())
