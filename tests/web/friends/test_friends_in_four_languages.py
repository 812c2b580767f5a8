"""Four browsers in four languages at one table, from the waiting room to a table made private."""

import re

import pytest
from fluent_files import Variable
from playwright.sync_api import expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor
from tests.web.friends_pages import told
from tests.web.texts.test_language_choice import MESSAGES

pytestmark = pytest.mark.slow

SIDEWAYS = Device(844, 390, touch=True)
TABLET = Device(1024, 768, touch=True)


class Reader:
    """A page in a language, and the words of that language."""

    def __init__(self, visitor: Visitor, language: str, device: Device) -> None:
        self.page = visitor.arrive(device, alone=True, locale=language)
        self._messages = MESSAGES[language]

    def words(self, key: str, **values: str | int) -> str:
        """Return a message that has texts and values in it, and no choices."""
        parts = self._messages[key]
        return "".join(
            str(values[part.name]) if isinstance(part, Variable) else str(part) for part in parts
        )

    def button(self, key: str, **values: str | int) -> None:
        self.page.get_by_role("button", name=self.words(key, **values), exact=True).first.click()

    def sit_down(self, name: str, seat: int) -> None:
        self.page.get_by_label(self.words("new-you")).fill(name)
        self.button("room-sit-number", number=seat)
        self.expect_button("room-stand")

    def expect_button(self, key: str) -> None:
        expect(self.page.get_by_role("button", name=self.words(key), exact=True)).to_be_visible()

    def expect_heading(self, key: str, **values: str | int) -> None:
        expect(self.page.get_by_role("heading", name=self.words(key, **values))).to_be_visible()


def test_friends_meet_in_four_languages(visitor: Visitor) -> None:
    mia = Reader(visitor, "en", DESKTOP)
    jan = Reader(visitor, "de", PHONE)
    lea = Reader(visitor, "fr", SIDEWAYS)
    ola = Reader(visitor, "pl", TABLET)
    mia.page.goto("/")
    mia.page.get_by_label(mia.words("new-you")).fill("Mia")
    mia.button("friends-play")
    mia.expect_heading("room-title")
    expect(mia.page).to_have_url(re.compile("#"))
    # Each friend opens the address that the one before has copied.
    jan.page.goto(mia.page.url)
    jan.expect_heading("room-invited", name="Mia")
    jan.sit_down("Jan", 2)
    lea.page.goto(jan.page.url)
    lea.sit_down("Léa", 4)
    expect(mia.page.get_by_text("Léa", exact=True)).to_be_visible()
    mia.button("new-start")
    for reader in (mia, jan, lea):
        expect(reader.page.locator("ul.hand [data-pick]")).to_have_count(7)
    table = mia.page.url.rpartition("/")[2].partition("#")[0]
    seats = told(mia.page, table)
    assert [each["name"] for each in seats["sitters"]] == ["Mia", "Jan", "Léa"]
    # The host makes the table public; a stranger finds it in the lobby and watches.
    public = {**seats["settings"], "public": True}
    settings = {"rules": seats["rules"], "seats": 3}
    told(mia.page, table, {"type": "configure", "settings": public, **settings})
    ola.page.goto("/lobby")
    ola.page.get_by_role("link", name=re.compile(ola.words("lobby-watch"))).first.click()
    expect(ola.page.get_by_role("region", name="Jan")).to_be_visible()
    told(mia.page, table, {"type": "configure", "settings": seats["settings"], **settings})
    ola.expect_heading("problem-watching-ended")
    expect(ola.page.get_by_role("region", name="Jan")).to_have_count(0)
    ola.page.reload()
    ola.expect_heading("table-missing")
    for reader in (mia, jan, lea):
        expect(reader.page.locator("ul.hand [data-pick]")).to_have_count(7)
