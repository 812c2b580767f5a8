"""How many API requests each page makes: few on opening, none at rest."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.hosting.friend_clients import new_table
from tests.web.browser_pages import DESKTOP, Visitor, until
from tests.web.friends_pages import gathered

pytestmark = pytest.mark.slow

MOST_ON_OPENING = 5
AT_REST_MS = 1_500
PAGES = ["/", "/games", "/results", "/rules", "/take", "/no-such-page"]


class ApiRequests:
    """Counts the API requests of a page."""

    def __init__(self, page: Page) -> None:
        self.page, self.seen = page, list[str]()
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if "/api/" in request.url:
            self.seen.append(f"{request.method} {request.url}")

    def on_opening(self, path: str) -> list[str]:
        """Return the requests that a page makes until its network is idle."""
        self.seen.clear()
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        opening = [*self.seen]
        self.seen.clear()
        return opening

    def during(self, milliseconds: int) -> list[str]:
        """Wait; return the requests since the counter was cleared."""
        self.page.wait_for_timeout(milliseconds)
        return [*self.seen]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_little_on_opening_and_nothing_at_rest(visitor: Visitor, path: str) -> None:
    requests = ApiRequests(visitor.arrive())
    opening = requests.on_opening(path)
    assert len(opening) <= MOST_ON_OPENING, opening
    assert requests.during(AT_REST_MS) == []


def test_tables_replays_and_waiting_rooms_ask_little(visitor: Visitor) -> None:
    table, (ann, _) = gathered(visitor)
    made = ann.request.post("/api/tables", data=new_table(2))
    waiting = made.json()["table"]
    requests = ApiRequests(ann)
    for path in (f"/table/{table}", f"/table/{waiting}", f"/replay/{table}"):
        opening = requests.on_opening(path)
        assert len(opening) <= MOST_ON_OPENING, opening
        assert requests.during(AT_REST_MS) == [], path


def test_the_lobby_refreshes_every_ten_seconds_while_it_is_visible(visitor: Visitor) -> None:
    page = visitor.arrive(DESKTOP, alone=True)
    page.clock.install()
    requests = ApiRequests(page)
    opening = requests.on_opening("/lobby")
    expect(page.get_by_role("button", name="Sit anywhere")).to_be_visible()
    assert len(opening) <= MOST_ON_OPENING, opening
    requests.seen.clear()
    page.clock.run_for(9_000)
    assert requests.seen == []
    page.clock.run_for(22_000)
    until(page, lambda: len(requests.seen) >= 2)
    assert len(requests.seen) <= 3, requests.seen
    page.evaluate(
        "() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
    )
    requests.seen.clear()
    page.clock.run_for(30_000)
    assert requests.during(200) == []
