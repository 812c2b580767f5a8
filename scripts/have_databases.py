"""PostgreSQL and Redis or Valkey for the tests of many machines: found, or installed.

`RED7_NO_DATABASES=1` does without. Nothing is started here: tests run servers of their own.
"""

import os
import shutil
import subprocess
from pathlib import Path

from have_browser import may_install

POSTGRES = ("postgres", "initdb", "pg_isready")
"""The programs of PostgreSQL that tests run."""
DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian has them, in a folder for each version."""
CACHES = ("redis-server", "valkey-server")
DOWNLOAD, UNPACK = 90, 300
"""Seconds that apt-get may take; a network may be missing, or very slow."""


def is_wanted() -> bool:
    """Whether the tests with databases shall run."""
    return not os.environ.get("RED7_NO_DATABASES")


def postgres_folder() -> Path | None:
    """The folder of the newest PostgreSQL's programs, if one is found."""
    found = [each / "bin" for each in DEBIAN.glob("*") if each.name.isdigit()]
    folders = sorted(found, key=lambda folder: int(folder.parent.name), reverse=True)
    if at := shutil.which("postgres"):
        folders.insert(0, Path(at).resolve().parent)
    whole = (folder for folder in folders if all((folder / name).exists() for name in POSTGRES))
    return next(whole, None)


def redis_server() -> str | None:
    """The path of a Redis or Valkey server, if one is found."""
    return next(filter(None, map(shutil.which, CACHES)), None)


def missing() -> list[str]:
    """What is not found."""
    found = {"PostgreSQL": postgres_folder(), "Redis or Valkey": redis_server()}
    return [name for name, place in found.items() if place is None]


def install() -> None:
    """Try to install what is missing; Debian's own server of PostgreSQL is not started."""
    print("Installing databases for the tests (the first time only) ...", flush=True)
    if not _apt("update", seconds=DOWNLOAD):
        return
    if postgres_folder() is None:
        _install("postgresql")
    for package in CACHES:
        # Each system has one of them.
        if redis_server() is None:
            _install(package)


def _install(package: str) -> None:
    """Try to install a package; what may hang is fetched first, for so long."""
    words = "install", "--no-install-recommends", package
    if _apt(*words, "--download-only", seconds=DOWNLOAD):
        _apt(*words, seconds=UNPACK)


def _apt(*words: str, seconds: float) -> bool:
    """Whether apt-get succeeds in time."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    command = ["apt-get", "-q", "-y", "-o", "Acquire::http::Timeout=15", *words]
    try:
        done = subprocess.run(
            command,
            env=quiet,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> None:
    """Have the databases, or say which tests are left out."""
    if not is_wanted():
        print("RED7_NO_DATABASES is set: the tests with PostgreSQL and Redis are left out.")
        return
    if missing() and may_install():
        install()
    if left := missing():
        print(f"Not found, and so its tests are left out: {', '.join(left)}.")


if __name__ == "__main__":
    main()
