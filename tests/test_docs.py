"""Commands and snippets in the docs are executed, and what they print is what the docs say."""

import argparse
import doctest
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import module_map
import pytest
import settings_page

from red7.cli.setting_sources import read_settings
from red7.core import EDITIONS
from red7.hosting.server_settings import ServerSettings
from red7.notation import parse_json, parse_position, parse_record, record_text

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), flags=re.M | re.S
    )


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def having(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command as a reader would run it, with `red7` at hand."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("page", having("pycon"), ids=named)
def test_python_sessions(page: Path) -> None:
    session = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, named(page), str(page), 0)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.slow
@pytest.mark.parametrize("page", having("console"), ids=named)
def test_console_sessions(page: Path) -> None:
    for block in blocks(page, "console"):
        for session in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = session.partition("\n")
            done = shell(command)
            assert (done.returncode, done.stdout) == (0, output), done.stderr


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make on this machine")
@pytest.mark.parametrize("page", having("sh"), ids=named)
def test_make_commands(page: Path) -> None:
    for command in "".join(blocks(page, "sh")).splitlines():
        # A test run cannot start itself, and a table is served for ever; make only says what
        # it would do.
        done = shell(command.replace("make", "make -n", 1))
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", having("toml"), ids=named)
def test_settings_files_are_read(page: Path, tmp_path: Path) -> None:
    file = tmp_path / "red7.toml"
    for block in blocks(page, "toml"):
        file.write_text(block)
        assert read_settings(argparse.Namespace(config=str(file)), {}) != ServerSettings()


@pytest.mark.parametrize(
    ("page", "text"),
    [(module_map.PAGE, module_map.module_map), (settings_page.PAGE, settings_page.settings_page)],
    ids=["modules", "settings"],
)
def test_generated_pages_are_up_to_date(page: Path, text: Callable[[], str]) -> None:
    assert page.read_text(encoding="utf-8") == text(), "run `make types`"


def test_json_positions_are_positions() -> None:
    for page in having("json"):
        for block in blocks(page, "json"):
            parse_position(parse_json(block))


def test_records_round_trip() -> None:
    texts = [block for page in having("red7") for block in blocks(page, "red7")]
    assert texts
    for text in texts:
        assert record_text(parse_record(text)) == text


def test_the_error_codes_are_those_that_the_code_uses() -> None:
    page = (ROOT / "docs/reference/referee.md").read_text()
    documented = set(re.findall(r"`([a-z]+(?:-[a-z0-9]+)+)`", page))
    sources = "".join(path.read_text() for path in ROOT.glob("red7/**/*.py"))
    used = set(re.findall(r'(?:BadText|super\(\).__init__)\(\s*"([a-z0-9-]+)"', sources))
    assert documented == used


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def test_the_picture_of_the_packages_has_every_package() -> None:
    (picture,) = blocks(ROOT / "README.md", "text")
    packages = {path.parent.name for path in ROOT.glob("red7/*/__init__.py")}
    assert set(re.findall(r"red7/(\w+)", picture)) == packages


def test_the_picture_of_a_position_is_what_the_command_draws() -> None:
    pictures = ROOT / "docs/pictures"
    drawn = shell("red7 show docs/pictures/position.json --seat 0 --svg -").stdout
    assert drawn == (pictures / "position.svg").read_text()


def test_every_edition_is_in_the_rules_page() -> None:
    page = (ROOT / "docs/reference/rules.md").read_text()
    for edition in EDITIONS:
        assert f"`{edition}`" in page


def test_every_file_of_the_glossary_is_there() -> None:
    page = (ROOT / "docs/reference/glossary.md").read_text(encoding="utf-8")
    files = re.findall(r"`(\w+/[\w/]+\.py)`", page)
    assert len(files) > 40
    assert [file for file in files if not (ROOT / "red7" / file).exists()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=named)
def test_every_path_of_the_docs_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    paths = re.findall(r"`((?:red7|web|tests|scripts|deploy|docs|examples)/[\w./-]+)`", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_function_of_the_architecture_is_in_its_file() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/.-]+\.\w+)` \| ((?:`[\w.]+`,? ?)+)\|", page, flags=re.M)
    assert len(rows) > 15
    for file, cell in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(?:\w+\.)?(\w+)`", cell):
            assert re.search(rf"\b(?:def|class|async|private)? ?{name}\b *[(:]", source), name
