"""The import rules: which package may import which, and which may have side effects."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "red7"
FILES = sorted(PACKAGE.glob("*/**/*.py"))

GAME = {"core", "notation", "texts", "table", "wire", "sim", "search", "bots", "analysis"}
"""The game, its words, its messages and its opponents."""
MAY_IMPORT = {
    "core": set[str](),
    "notation": {"core"},
    "texts": {"core", "notation"},
    "table": {"core", "notation"},
    "wire": {"core", "notation", "texts", "table"},
    "sim": {"core"},
    "search": {"core", "sim"},
    "bots": {"core", "notation", "table", "sim", "search"},
    "analysis": {"core", "notation", "table", "sim", "search", "bots"},
    "live": GAME,
    "hosting": {*GAME, "live"},
    "hosting/load": {"core", "notation", "table", "wire"},
    "cli": {*GAME, "live", "hosting"},
}
PURE = {"core", "notation", "table", "wire"}
"""Packages that have no side effects."""
EFFECTS = {
    *("asyncio", "builtins", "concurrent", "ctypes", "fileinput", "getpass", "glob", "http"),
    *("importlib", "io", "logging", "mmap", "multiprocessing", "os", "pathlib", "platform"),
    *("queue", "random", "secrets", "select", "selectors", "shutil", "signal", "socket"),
    *("sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
"""Modules with side effects."""
EFFECT_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}
CACHE_FILES = {"sim/cache_folder.py", "sim/precompile.py"}
"""The modules of `sim` that may have side effects: they cache compiled kernels."""
OPERATING_SYSTEM = {"multiprocessing", "signal", "socket", "sqlite3", "threading"}
SERVERS = {"starlette", "uvicorn", "websockets"}


def imported(source: str, package: str) -> Iterator[str]:
    """The names of all modules that a source of a package imports, wherever it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -node.level + 1 or None] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def called(source: str) -> set[str]:
    """The plain names that a source calls."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


def names_in(path: Path) -> list[str]:
    """The names of all modules that a file imports."""
    package = ".".join(path.parent.relative_to(PACKAGE.parent).parts)
    return list(imported(path.read_text(encoding="utf-8"), package))


def package_of(path: Path) -> str:
    """The top-level package that a file is in."""
    return path.relative_to(PACKAGE).parts[0]


def shown(path: Path) -> str:
    """A file's path in `red7`."""
    return path.relative_to(PACKAGE).as_posix()


def test_every_package_has_an_import_rule() -> None:
    packages = {package_of(path) for path in FILES}
    assert packages == {name for name in MAY_IMPORT if "/" not in name}


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_a_package_imports_only_the_packages_it_may(path: Path) -> None:
    package = package_of(path)
    found = {name.split(".")[1] for name in names_in(path) if name.startswith("red7.")}
    # `from red7 import __version__` is of no package.
    assert found - {"__version__"} <= MAY_IMPORT[package] | {package}


@pytest.mark.parametrize("path", [path for path in FILES if "/load/" in shown(path)], ids=shown)
def test_the_load_generator_imports_nothing_of_the_server(path: Path) -> None:
    found = {name for name in names_in(path) if name.startswith("red7.")}
    others = {name for name in found if not name.startswith("red7.hosting.load")}
    assert {name.split(".")[1] for name in others} <= MAY_IMPORT["hosting/load"]


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_a_pure_package_has_no_side_effects(path: Path) -> None:
    package = package_of(path)
    if package in PURE or (package == "sim" and shown(path) not in CACHE_FILES):
        assert not {name.split(".")[0] for name in names_in(path)} & EFFECTS
        assert not called(path.read_text(encoding="utf-8")) & EFFECT_CALLS


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_only_hosting_and_the_commands_know_the_operating_system(path: Path) -> None:
    if package_of(path) not in ("hosting", "cli", "sim"):
        roots = {name.split(".")[0] for name in names_in(path)}
        assert not roots & (OPERATING_SYSTEM | SERVERS)


@pytest.mark.parametrize("path", [path for path in FILES if package_of(path) == "core"], ids=shown)
def test_the_core_imports_the_standard_library_and_itself_only(path: Path) -> None:
    for name in names_in(path):
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("red7.core.")


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import red7.wire", "red7.wire"),
        ("import json, os.path as p", "os.path"),
        ("from red7 import wire", "red7.wire"),
        ("from red7.wire.messages import Hello", "red7.wire.messages.Hello"),
        ("from . import cards", "red7.core.cards"),
        ("from .cards import top", "red7.core.cards.top"),
        ("from .. import wire", "red7.wire"),
        ("from ..wire import messages", "red7.wire.messages"),
        ("def late():\n    import os", "os"),
    ],
)
def test_no_import_escapes_notice(source: str, name: str) -> None:
    assert name in imported(source, "red7.core")


def test_no_call_escapes_notice() -> None:
    assert called("def late():\n    return open(name).read()") >= {"open"}


def loaded_by(statement: str) -> list[str]:
    """The names of the modules that a statement loads in a fresh process."""
    script = (
        f"import sys; before = set(sys.modules)\n{statement}\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=PACKAGE.parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()


def test_importing_the_core_loads_nothing_from_outside() -> None:
    loaded = loaded_by("import red7.core")
    assert "red7.core.cards" in loaded
    for name in loaded:
        ours = name == "red7" or name == "red7.core" or name.startswith("red7.core.")
        assert ours or name.split(".")[0] in sys.stdlib_module_names


@pytest.mark.parametrize(
    "module",
    ["red7.core", "red7.notation", "red7.sim", "red7.cli.main", "red7.cli.commands.play"],
)
def test_the_compiler_is_loaded_by_those_only_who_call_it(module: str) -> None:
    loaded = loaded_by(f"import {module}")
    assert module in loaded
    assert not {"numba", "llvmlite", "matplotlib"} & set(loaded)


def test_the_server_is_loaded_by_those_only_who_serve() -> None:
    loaded = set(loaded_by("import red7.cli.main"))
    assert not {"starlette", "uvicorn", "msgspec", "asyncio", "red7.hosting"} & loaded
    assert {"starlette", "uvicorn"} <= set(loaded_by("import red7.cli.commands.play"))


@pytest.mark.parametrize(
    "module",
    ["backup", "tables", "transfer", "think"],
    ids=["backup-restore-check-compact", "tables-close-rename", "transfer", "think"],
)
def test_commands_that_serve_nothing_do_not_load_the_server(module: str) -> None:
    loaded = loaded_by(f"import red7.cli.commands.{module}")
    roots = {name.split(".")[0] for name in loaded}
    assert not {"starlette", "uvicorn", "websockets", "h11", "prometheus_client"} & roots
    assert not [name for name in loaded if name.startswith(("red7.hosting.http", "uvicorn"))]


def test_a_server_of_one_process_loads_nothing_of_the_cluster(tmp_path: Path) -> None:
    statement = f"""
import os, pathlib, signal
from red7.hosting.data_folder import DataFolder
from red7.hosting.processes.run import run
from red7.hosting.server_settings import ListenSettings, ServerSettings
folder = DataFolder(pathlib.Path({str(tmp_path)!r}))
settings = ServerSettings(listen=ListenSettings(port=0))
run(folder, settings, lambda port: os.kill(os.getpid(), signal.SIGTERM))
"""
    loaded = loaded_by(statement)
    assert {"red7.live.coordination", "red7.hosting.sqlite.store"} <= set(loaded)
    assert not [name for name in loaded if name.startswith(("red7.hosting.cluster", "red7.cli"))]


def test_what_the_fast_engine_exports_is_there() -> None:
    statement = "from red7.sim import *; assert not is_ready()"
    assert {"numba", "red7.sim.rounds"} <= set(loaded_by(statement))


WITHOUT_COMPILER = """
import sys
for missing in "numpy numba llvmlite matplotlib rich platformdirs".split():
    sys.modules[missing] = None
"""


def test_a_server_that_leaves_thinking_to_others_needs_no_compiler() -> None:
    script = (
        f"{WITHOUT_COMPILER}\n"
        "import asyncio, red7.cli.commands.serve, red7.hosting.processes.run\n"
        "from tests.hosting.compute.queued_game import game\n"
        "asyncio.run(game())"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "HINT TURN\n"), done.stderr
