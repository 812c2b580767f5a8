"""The pages: in which language, compressed, sent once, and before they are built."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException

from red7.hosting.http import site
from red7.hosting.server_settings import ConnectionSettings
from red7.live.compute.inline import InlineWorkers
from red7.live.services import Services
from red7.live.store import MemoryStore
from red7.texts import catalogue


def new_site() -> site.Site:
    """The pages of a server that nobody has used yet."""
    return site.Site(Services(MemoryStore(), InlineWorkers()), ConnectionSettings())


def ask(path: str, pages: site.Site | None = None, /, **headers: str) -> httpx.Response:
    """What the pages answer."""

    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(pages or new_site())
        async with httpx.AsyncClient(transport=transport, base_url="http://red7") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(get())


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE_FOLDER", tmp_path / "nowhere")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("index.html", "index.pl.html", "manifest.webmanifest", "manifest.pl.webmanifest"):
        (tmp_path / name).write_text(f"This is {name}.")
    monkeypatch.setattr(site, "SITE_FOLDER", tmp_path)


@pytest.mark.usefixtures("nowhere")
def test_pages_that_are_not_built_are_missed_with_a_sentence() -> None:
    answer = ask("/games")
    assert answer.status_code == 503
    assert '<html lang="en">' in answer.text
    assert "Run <code>make site</code>, then load this again." in answer.text


@pytest.mark.usefixtures("nowhere")
def test_the_sentence_is_in_the_language_of_the_browser() -> None:
    answer = ask("/games", **{"accept-language": "nl, de-AT;q=0.9, pl;q=0.8"})
    assert '<html lang="de">' in answer.text
    assert catalogue("de")("site-not-built", command="<code>make site</code>") in answer.text
    assert answer.headers["vary"] == "Accept-Language"
    assert '<html lang="pl">' in ask("/?lang=pl", **{"accept-language": "de"}).text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "asked", "name"),
    [
        ("/", "pl-PL,pl;q=0.9,en;q=0.8", "index.pl.html"),
        ("/table/abc", "pl", "index.pl.html"),
        ("/index.html", "pl", "index.pl.html"),
        ("/", "nl", "index.html"),
        ("/", "", "index.html"),
        ("/?lang=pl", "en", "index.pl.html"),
        ("/?lang=en", "pl", "index.html"),
        ("/?lang=tlh", "pl", "index.pl.html"),
        ("/manifest.webmanifest", "pl", "manifest.pl.webmanifest"),
        ("/manifest.webmanifest?lang=pl", "en", "manifest.pl.webmanifest"),
        ("/manifest.webmanifest", "en", "manifest.webmanifest"),
    ],
)
def test_what_is_read_before_any_script_is_in_the_language(
    path: str, asked: str, name: str
) -> None:
    answer = ask(path, **{"accept-language": asked})
    assert answer.text == f"This is {name}."
    assert answer.headers["vary"] == "Accept-Language"
    kept = "no-cache" if "manifest" in name else "private, no-cache"
    assert answer.headers["cache-control"] == kept


@pytest.mark.usefixtures("built")
def test_other_files_are_the_same_to_everybody(tmp_path: Path) -> None:
    (tmp_path / "icon.svg").write_text("<svg/>")
    answer = ask("/icon.svg", **{"accept-language": "pl"})
    assert answer.text == "<svg/>"
    assert "vary" not in answer.headers


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(site, "SITE_FOLDER", tmp_path)
    found = tmp_path / "assets" / "table.js"
    found.parent.mkdir()
    found.write_text("play()\n" * 100)
    return found


def test_a_file_is_compressed_for_who_can_read_that(script: Path) -> None:
    plain = ask("/assets/table.js", **{"accept-encoding": "identity"})
    coded = ask("/assets/table.js", **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert coded.headers["content-encoding"] == "gzip"
    assert int(coded.headers["content-length"]) < 100 < int(plain.headers["content-length"])
    assert plain.text == coded.text == script.read_text()
    assert plain.headers["vary"] == coded.headers["vary"] == "Accept-Encoding"
    assert coded.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_is_sent_once_and_again_when_it_has_changed(script: Path) -> None:
    pages = new_site()
    first = ask("/assets/table.js", pages)
    for kind, known in (("if-none-match", "etag"), ("if-modified-since", "last-modified")):
        again = ask("/assets/table.js", pages, **{kind: first.headers[known]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    script.write_text("fold()\n" * 100)
    changed = ask("/assets/table.js", pages, **{"if-none-match": first.headers["etag"]})
    assert (changed.status_code, changed.text) == (200, "fold()\n" * 100)
    script.unlink()
    with pytest.raises(HTTPException, match="404"):
        ask("/assets/table.js", pages)
