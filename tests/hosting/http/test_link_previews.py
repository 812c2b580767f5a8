"""Link previews: what crawlers read and fetch, which have no script, no key and no cookie."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from io import BytesIO

import httpx
import pytest
from PIL import Image

from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http import site
from red7.hosting.http.app import application
from red7.hosting.server_settings import ConnectionSettings
from red7.texts import catalogue
from red7.texts.languages import LANGUAGES
from tests.hosting.connections.test_connection_limits import PROXIES
from tests.hosting.friend_clients import new_table
from tests.hosting.games import new_game
from tests.live.in_process_clients import local_services

HOST = "red7.example.org"
LOCALES = ["en_US", "fr_FR", "de_DE", "it_IT", "es_ES", "es_LA", "pt_BR", "pl_PL"]
INVITED, OTHER_PAGES = ["/table/abc", "/table/3f9c1e07ab52d846"], ["/", "/rules", "/replay/abc"]
AWAY = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
"""What a browser says when a page of another site shows a picture of ours."""


def crawling(
    work: Callable[[httpx.AsyncClient], Awaitable[None]], base_url: str = f"https://{HOST}"
) -> None:
    """Do something as a client of a server behind a trusted proxy."""

    async def run() -> None:
        async with local_services() as services:
            tracker = SocketTracker(ConnectionSettings(proxies=PROXIES))
            transport = httpx.ASGITransport(application(services, frozenset({HOST}), tracker))
            async with httpx.AsyncClient(transport=transport, base_url=base_url) as crawler:
                await work(crawler)

    asyncio.run(run())


def fetched(path: str, base_url: str = f"https://{HOST}", /, **headers: str) -> httpx.Response:
    """Return what one client gets."""
    answers: list[httpx.Response] = []

    async def work(crawler: httpx.AsyncClient) -> None:
        answers.append(await crawler.get(path, headers=headers))

    crawling(work, base_url)
    return answers[0]


def tags(answer: httpx.Response) -> dict[str, str]:
    """Return the properties that a page tells crawlers; none of them twice."""
    head = answer.text.partition("</head>")[0]
    found = re.findall(r'<meta (?:name|property)="([\w:-]+)" content="([^"]*)"', head)
    assert len(dict(found)) == len(found)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(("language", "locale"), [*zip(LANGUAGES, LOCALES, strict=True)])
@pytest.mark.parametrize("path", [INVITED[0], OTHER_PAGES[0]])
def test_a_link_has_a_title_a_sentence_and_a_picture(path: str, language: str, locale: str) -> None:
    say, kind = catalogue(language), "invitation" if path in INVITED else "page"
    answer = fetched(path, **{"accept-language": f"{language}, en;q=0.5"})
    told = tags(answer)
    title, text = (say.named(f"link-preview-{kind}-{part}") for part in ("title", "text"))
    assert 0 < len(title) <= 60
    assert 0 < len(text) <= 155
    assert told["og:title"] == told["twitter:title"] == title
    assert told["description"] == told["og:description"] == told["twitter:description"] == text
    assert told["og:image"] == told["twitter:image"] == f"https://{HOST}/preview.png"
    alternative = say("link-preview-picture")
    assert told["og:image:alt"] == told["twitter:image:alt"] == alternative
    assert told["twitter:card"] == "summary_large_image"
    assert (told["og:type"], told["og:site_name"]) == ("website", "Red7")
    assert told["og:locale"] == locale
    assert {"Accept-Language", "Accept-Encoding"} <= {*answer.headers["vary"].split(", ")}
    # It would lead everybody who follows a preview to one address, without the invitation.
    assert "og:url" not in told


def test_the_invitation_is_of_tables_only() -> None:
    async def work(crawler: httpx.AsyncClient) -> None:
        say = catalogue("en")
        for path in [*INVITED, *OTHER_PAGES]:
            kind = "invitation" if path in INVITED else "page"
            told = tags(await crawler.get(path))
            assert told["og:title"] == say.named(f"link-preview-{kind}-title")

    crawling(work)


def test_only_home_and_rules_are_for_search_engines() -> None:
    async def work(crawler: httpx.AsyncClient) -> None:
        for path in [*INVITED, "/replay/abc", "/games", "/take", "/nothing"]:
            assert (await crawler.get(path)).headers["x-robots-tag"] == "noindex"
        for path in ("/", "/rules", "/preview.png"):
            assert "x-robots-tag" not in (await crawler.get(path)).headers
        # Facebook and others preview nothing that a robots.txt keeps them from.
        assert (await crawler.get("/robots.txt")).status_code == 404

    crawling(work)


@pytest.mark.parametrize(
    ("base_url", "headers", "origin"),
    [
        (f"http://{HOST}", {}, f"http://{HOST}"),
        (f"http://{HOST}", {"x-forwarded-proto": "https"}, f"https://{HOST}"),
        ("http://192.168.1.7:7777", {}, "http://192.168.1.7:7777"),
        ("http://[::1]:7777", {}, "http://[::1]:7777"),
        (f"https://{HOST}", {"host": HOST.upper()}, f"https://{HOST}"),
    ],
)
def test_the_picture_has_a_whole_address(
    base_url: str, headers: dict[str, str], origin: str
) -> None:
    told = tags(fetched("/table/abc", base_url, **headers))
    assert told["og:image"] == told["twitter:image"] == f"{origin}/preview.png"


@pytest.mark.parametrize(
    "header", ["x-forwarded-host", "forwarded", "x-original-host", "x-host", "x-forwarded-server"]
)
def test_no_other_header_names_the_host(header: str) -> None:
    answer = fetched("/table/abc", **{header: "evil.example"})
    assert tags(answer)["og:image"] == f"https://{HOST}/preview.png"


@pytest.mark.parametrize(
    "host", ["evil.example", f'{HOST}"><script>', f"{HOST}/x", f"ann@{HOST}", f"{HOST}:0", "a&b"]
)
def test_an_odd_host_is_refused_and_stays_out_of_tags(host: str) -> None:
    answer = fetched("/table/abc", host=host)
    assert answer.status_code in (400, 421)
    assert tags(answer).keys().isdisjoint({"og:image", "og:title"})


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_tables_answer_alike_whether_they_exist_or_not(encoding: str) -> None:
    async def work(host: httpx.AsyncClient) -> None:
        host.headers["accept-encoding"] = encoding
        names = [
            (await host.post("/api/games", json=new_game("random"))).json()["table"],
            *[
                (await host.post("/api/tables", json=new_table(public=public))).json()["table"]
                for public in (False, True)
            ],
            "0" * 16,
            "%22%3E%3Cb%3E",
            "a.b",
            "index.html",
            "",
        ]
        seen = set()
        for name in names:
            for cookies in ({}, dict(host.cookies)):
                host.cookies = httpx.Cookies(cookies)
                answer = await host.get(f"/table/{name}")
                answer.headers.pop("set-cookie", None)
                seen.add((answer.status_code, answer.content, str(answer.headers)))
        assert len(seen) == 1

    crawling(work)


def test_a_page_is_sent_once_to_a_client_and_again_for_another_page_of_it() -> None:
    async def work(crawler: httpx.AsyncClient) -> None:
        first = await crawler.get("/table/abc")
        known = {"if-none-match": first.headers["etag"]}
        again = await crawler.get("/table/other", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["x-robots-tag"] == "noindex"
        others: list[tuple[str, dict[str, str]]] = [
            ("/", {}),
            ("/table/abc", {"host": "localhost"}),
            ("/table/abc", {"x-forwarded-proto": "http"}),
            ("/table/abc", {"accept-language": "pl"}),
        ]
        for path, headers in others:
            assert (await crawler.get(path, headers=headers | known)).status_code == 200
        # Files of all languages are of one time, and the words are not in them.
        assert "last-modified" not in first.headers

    crawling(work)


def test_no_number_of_hosts_fills_the_memory() -> None:
    async def work(crawler: httpx.AsyncClient) -> None:
        for number in range(site.MAX_CACHED_PAGES + 9):
            host = f"10.0.0.{number}:7777"
            told = tags(await crawler.get("/table/abc", headers={"host": host}))
            assert told["og:image"] == f"https://{host}/preview.png"

    crawling(work)
    assert site.with_preview.cache_info().currsize == site.MAX_CACHED_PAGES


def test_the_picture_is_small_and_anybody_may_show_it() -> None:
    answer = fetched("/preview.png", **{"accept-encoding": "gzip"})
    told = tags(fetched("/"))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == told["og:image:type"] == "image/png"
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content) < 100_000
    with Image.open(BytesIO(answer.content)) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["cache-control"] == "public, max-age=604800"
    assert "set-cookie" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize("headers", [AWAY, {**AWAY, "origin": "https://messenger.example"}])
def test_a_page_from_elsewhere_gets_the_picture_and_nothing_else(headers: dict[str, str]) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        assert (await browser.get("/preview.png", headers=headers)).status_code == 200
        assert (await browser.head("/preview.png", headers=headers)).status_code == 200
        for method, path in (("POST", "/preview.png"), ("GET", "/icon.svg"), ("GET", "/")):
            refused = await browser.request(method, path, headers=headers)
            assert refused.status_code == 403
            assert refused.headers["cross-origin-resource-policy"] == "same-origin"
        odd = {**headers, "host": "evil.example"}
        assert (await browser.get("/preview.png", headers=odd)).status_code == 421

    crawling(work)
