"""Find PostgreSQL and Redis or Valkey for the tests with databases, or install them.

With `RED7_NO_DATABASES=1` these tests are left out. Nothing is started here, because tests run
their own servers.
"""

import os
import shutil
import subprocess
from pathlib import Path

from have_browser import may_install

POSTGRES = ("postgres", "initdb", "pg_isready")
"""The programs of PostgreSQL that tests run."""
DEBIAN = Path("/usr/lib/postgresql")
"""Debian's folder of PostgreSQL's programs, with a folder for each version."""
CACHES = ("redis-server", "valkey-server")
DOWNLOAD, UNPACK = 90, 300
"""Maximum seconds of apt-get; the network may be missing or very slow."""


def is_wanted() -> bool:
    """Return whether the tests with databases shall run."""
    return not os.environ.get("RED7_NO_DATABASES")


def postgres_folder() -> Path | None:
    """Return the folder of PostgreSQL's programs, preferring those on the PATH; None if none."""
    found = [each / "bin" for each in DEBIAN.glob("*") if each.name.isdigit()]
    folders = sorted(found, key=lambda folder: int(folder.parent.name), reverse=True)
    if at := shutil.which("postgres"):
        folders.insert(0, Path(at).resolve().parent)
    whole = (folder for folder in folders if all((folder / name).exists() for name in POSTGRES))
    return next(whole, None)


def redis_server() -> str | None:
    """Return the path of a Redis or Valkey server; None if none is found."""
    return next(filter(None, map(shutil.which, CACHES)), None)


def missing() -> list[str]:
    """Return the names of the databases that are not found."""
    found = {"PostgreSQL": postgres_folder(), "Redis or Valkey": redis_server()}
    return [name for name, place in found.items() if place is None]


def install() -> None:
    """Try to install missing databases, without starting the PostgreSQL server of Debian."""
    print("Installing databases for the tests (the first time only) ...", flush=True)
    if not _apt("update", seconds=DOWNLOAD):
        return
    if postgres_folder() is None:
        _install("postgresql")
    for package in CACHES:
        # Most systems have only one of them.
        if redis_server() is None:
            _install(package)


def _install(package: str) -> None:
    """Try to install a package; the download, which may hang, has a time limit of its own."""
    words = "install", "--no-install-recommends", package
    if _apt(*words, "--download-only", seconds=DOWNLOAD):
        _apt(*words, seconds=UNPACK)


def _apt(*words: str, seconds: float) -> bool:
    """Run apt-get, and return whether it succeeds in time."""
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
    """Find or install the databases, and print which are missing, so that tests are left out."""
    if not is_wanted():
        print("RED7_NO_DATABASES is set: the tests with PostgreSQL and Redis are left out.")
        return
    if missing() and may_install():
        install()
    if left := missing():
        print(f"Not found, and so its tests are left out: {', '.join(left)}.")


if __name__ == "__main__":
    main()
