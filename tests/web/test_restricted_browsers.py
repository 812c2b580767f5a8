"""Browsers that allow less: no cookies, no scripts. One sentence says so, and what to do."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from have_browser import chromium
from playwright.sync_api import Browser, BrowserContext, expect

from tests.hosting.server_process import Served
from tests.web.browser_pages import ARGUMENTS, ENGLISH_LOCALE, PATIENCE, problem

pytestmark = pytest.mark.slow

BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What Chromium stores where somebody has chosen to allow no cookies at all."""

WITHOUT_SCRIPTS = {
    "en-US": "JavaScript, which is switched off here",
    "pl-PL": "JavaScriptu, a tutaj jest on wyłączony",
}


@pytest.fixture
def cookieless(browser: Browser, server: Served, tmp_path: Path) -> Iterator[BrowserContext]:
    folder = tmp_path / "Default"
    folder.mkdir()
    (folder / "Preferences").write_text(json.dumps(BLOCKED))
    context = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=chromium(with_settings=True),
        args=[*ARGUMENTS],
        base_url=server.url,
        locale=ENGLISH_LOCALE,
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_without_cookies_starting_says_why_it_cannot(cookieless: BrowserContext) -> None:
    page = cookieless.new_page()
    page.goto("/")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_have_text(problem("no-token"))
    assert page.url.endswith("/")


def test_without_cookies_a_table_says_why_nobody_can_sit_there(cookieless: BrowserContext) -> None:
    page = cookieless.new_page()
    for _ in range(2):
        page.goto("/table/0123456789abcdef")
        expect(page.get_by_role("heading")).to_have_text(problem("no-token"))
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="Load again").click()
        expect(page.get_by_role("heading")).to_have_text(problem("no-token"))


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_without_scripts_there_is_a_sentence(browser: Browser, server: Served, locale: str) -> None:
    context = browser.new_context(base_url=server.url, locale=locale, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    said = page.locator("noscript")
    assert WITHOUT_SCRIPTS[locale] in (said.text_content() or "")
    box = said.bounding_box()
    assert box is not None
    assert box["height"] > 0
    context.close()
