"""A server of several workers that the tests share."""

from collections.abc import Iterator

import pytest

from tests.cluster.workers import serving_with_workers
from tests.server.processes import Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving_with_workers(tmp_path_factory.mktemp("workers") / "data") as served:
        yield served
