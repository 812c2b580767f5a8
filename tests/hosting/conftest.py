"""A server that the tests of a module share."""

from collections.abc import Iterator

import pytest

from tests.hosting.server_process import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "data") as served:
        yield served
