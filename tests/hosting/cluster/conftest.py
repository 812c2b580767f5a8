"""A server of several workers that the tests share."""

from collections.abc import Iterator

import pytest

from tests.hosting.cluster.web_processes import serving_with_workers
from tests.hosting.server_process import Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving_with_workers(tmp_path_factory.mktemp("workers") / "data") as served:
        yield served
