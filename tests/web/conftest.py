"""A server, a browser and visitors. A missing browser fails, unless it is not wanted by name."""

from collections.abc import Generator, Iterator

import pytest
from have_browser import chromium, is_wanted
from playwright.sync_api import Browser, expect, sync_playwright

from red7.hosting.http.site import PAGE, SITE_FOLDER
from tests.hosting.server_process import SERVE, Served, serving
from tests.web.browser_pages import ARGUMENTS, PATIENCE, Screens, Visitor


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not is_wanted():
        pytest.skip("RED7_NO_BROWSER is set")
    path = chromium()
    if path is None:
        pytest.fail("there is no Chromium; `scripts/have_browser.py` tells what to do")
    expect.set_options(timeout=PATIENCE)
    # While it is open no other test may have an event loop: so it ends with this package.
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (SITE_FOLDER / PAGE).is_file():
        pytest.fail("the pages have not been built; run `make site` first")
    # Tests ask for more than people do.
    words = (*SERVE, "--exempt", "127.0.0.0/8")
    with serving(tmp_path_factory.mktemp("web") / "data", words=words) as served:
        yield served


@pytest.fixture(scope="package")
def screens(browser: Browser, server: Served) -> Screens:
    return Screens(browser, server.url)


@pytest.fixture
def visitor(screens: Screens) -> Iterator[Visitor]:
    found = Visitor(screens)
    yield found
    found.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test fails, tell what its pages showed."""
    report = yield
    visitor = getattr(item, "funcargs", {}).get("visitor")
    if report.when == "call" and report.failed and isinstance(visitor, Visitor):
        report.sections.append(("pages", visitor.seen()))
    return report
