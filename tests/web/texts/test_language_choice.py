"""Everybody is spoken to in the language of their browser, unless they have chosen another one."""

import re

import pytest
from fluent_files import files_of, read
from playwright.sync_api import Page, expect

from red7.texts.languages import LANGUAGES, home_edition
from tests.web.browser_pages import Visitor

pytestmark = pytest.mark.slow

MESSAGES = {language: read(files_of(language)) for language in LANGUAGES}


def said(language: str, key: str) -> str:
    """A message of the page that is one plain text."""
    (text,) = MESSAGES[language][key]
    assert isinstance(text, str)
    return text


def expect_the_home_page(page: Page, language: str) -> None:
    """In a language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(said(language, "app-name"))
    for key in ("new-start", "friends-play"):
        expect(page.get_by_role("button", name=said(language, key), exact=True)).to_be_enabled()
    expect(page.get_by_role("heading", name=said(language, "new-title"))).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("fr-CA", "fr"),
        ("de-AT", "de"),
        ("it-IT", "it"),
        ("es-ES", "es"),
        ("es-MX", "es-419"),
        ("pt-PT", "pt-BR"),
        ("pl-PL", "pl"),
        ("nl-NL", "en"),
    ],
)
def test_the_language_of_the_browser_is_spoken(
    visitor: Visitor, locale: str, language: str
) -> None:
    page = visitor.arrive(locale=locale)
    sent = page.goto("/")
    assert sent is not None
    expect_the_home_page(page, language)
    # What a browser installs, and what it was sent before any script had run.
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = page.request.get(told["url"]).json()
    assert manifest["lang"] == language
    assert manifest["name"] == manifest["short_name"] == said(language, "app-name")
    assert manifest["description"] == said(language, "app-tagline")
    assert "Accept-Language" in sent.headers["vary"]
    assert f'<html lang="{language}">' in sent.text()
    assert said(language, "site-no-script") in sent.text()
    page.goto("/lobby")
    expect(page).to_have_title(re.compile(re.escape(said(language, "lobby-title"))))


def test_a_choice_is_remembered_and_an_address_holds_for_a_visit(visitor: Visitor) -> None:
    page = visitor.arrive(locale="fr-FR")
    page.goto("/")
    page.get_by_role("button", name=said("fr", "nav-settings")).click()
    page.get_by_label(said("fr", "settings-language")).select_option("it")
    expect_the_home_page(page, "it")
    page.goto("/?lang=pl")
    expect_the_home_page(page, "pl")
    page.goto("/")
    expect_the_home_page(page, "pl")
    later = page.context.new_page()
    later.goto("/")
    expect_the_home_page(later, "it")
    told = later.context.new_cdp_session(later).send("Page.getAppManifest")
    assert later.request.get(told["url"]).json()["lang"] == "it"


def open_rules(page: Page, language: str) -> None:
    page.get_by_text(said(language, "new-more")).click()


@pytest.mark.parametrize("language", ["pl", "es", "de"])
@pytest.mark.parametrize("start", ["new-start", "friends-play"])
def test_a_first_game_is_by_the_rulebook_of_the_language(
    visitor: Visitor, language: str, start: str
) -> None:
    page = visitor.arrive(locale=language)
    page.goto("/")
    page.get_by_role("button", name=said(language, start), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    (game,) = page.request.get("/api/games").json()["games"]
    assert game["rules"]["edition"] == home_edition(language)


def test_a_chosen_edition_says_what_it_does_otherwise_and_is_remembered(visitor: Visitor) -> None:
    page = visitor.arrive(locale="pl-PL")
    page.goto("/")
    open_rules(page, "pl")
    expect(page.get_by_role("radio", name=said("pl", "edition-pl-2021"))).to_be_checked()
    expect(page.get_by_text(said("pl", "edition-alike"))).to_be_visible()
    page.get_by_role("radio", name=said("pl", "preset-expert")).check()
    expect(page.get_by_text(said("pl", "edition-differs-hopeless-banned"))).to_be_visible()
    expect(page.get_by_text(said("pl", "edition-differs-compulsory-draw"))).to_be_visible()
    expect(page.get_by_text(said("pl", "edition-differs-losing-canvas"))).to_have_count(0)
    page.get_by_role("radio", name=said("pl", "edition-v1-3")).check()
    expect(page.get_by_text(said("pl", "edition-differs-losing-canvas"))).to_be_visible()
    page.get_by_role("button", name=said("pl", "new-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto("/?lang=fr")
    open_rules(page, "fr")
    expect(page.get_by_role("radio", name=said("fr", "edition-v1-3"))).to_be_checked()


def test_friends_at_one_table_read_their_own_languages(visitor: Visitor) -> None:
    host = visitor.arrive(locale="pl-PL")
    host.goto("/")
    host.get_by_role("button", name=said("pl", "friends-play"), exact=True).click()
    expect(host.get_by_role("heading", name=said("pl", "room-agreed"))).to_be_visible()
    link = host.get_by_label(said("pl", "link-field")).input_value()
    guest = visitor.arrive(locale="de-DE")
    guest.goto(link)
    expect(guest.get_by_role("heading", name=said("de", "room-agreed"))).to_be_visible()
    # What one's own box says goes without saying, and only there.
    for page, language, count in ((guest, "de", 1), (host, "pl", 0)):
        lines = page.get_by_role("listitem").filter(has_text=said(language, "edition-pl-2021"))
        expect(lines).to_have_count(count)
    expect(host.locator("html")).to_have_attribute("lang", "pl")


def test_the_lobby_tells_the_language_of_who_waits_there(visitor: Visitor) -> None:
    host = visitor.arrive(locale="pl-PL", alone=True)
    host.goto("/lobby")
    host.get_by_role("button", name=said("pl", "lobby-anywhere")).click()
    expect(host).to_have_url(re.compile("/table/"))
    guest = visitor.arrive(locale="de-DE", alone=True)
    guest.goto("/lobby")
    rows = guest.get_by_role("main").get_by_role("listitem")
    expect(rows.filter(has_text=LANGUAGES["pl"])).to_have_count(1)
