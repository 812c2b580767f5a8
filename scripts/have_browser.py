"""Find Chromium for the browser tests, or install it if that is allowed.

`RED7_CHROMIUM` is the path of another one; with `RED7_NO_BROWSER=1` these tests are left out.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""A Chromium without windows and settings, which is twice as fast."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
"""Packages to install; without a font, a browser draws no text."""


def is_wanted() -> bool:
    """Return whether the browser tests shall run."""
    return not os.environ.get("RED7_NO_BROWSER")


def chromium(*, with_settings: bool = False) -> str | None:
    """Return the path of the fastest Chromium found, or of one with settings; None if none."""
    named = os.environ.get("RED7_CHROMIUM")
    names = NAMES if with_settings else (SHELL, *NAMES)
    found = map(shutil.which, [named] if named else names)
    return next(filter(None, found), None)


def may_install() -> bool:
    """Return whether this machine has apt-get and this user may use it."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt(*words: str) -> bool:
    """Run apt-get, and return whether it succeeds; print its output only on failure."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", "-y", *words]
    done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="", file=sys.stderr)
    return done.returncode == 0


def install() -> None:
    """Try to install Chromium."""
    print("Installing a browser for the browser tests (the first time only) ...", flush=True)
    if apt("update"):
        # Not every system has the headless shell.
        any(apt("install", "--no-install-recommends", *PACKAGES, *more) for more in ([SHELL], []))


def main() -> None:
    """Find or install a browser, or exit with a message about what to do."""
    if not is_wanted():
        print("RED7_NO_BROWSER is set: the browser tests are left out.")
        return
    if (
        chromium(with_settings=True) is None
        and not os.environ.get("RED7_CHROMIUM")
        and may_install()
    ):
        install()
    if chromium(with_settings=True) is None:
        sys.exit(
            "The browser tests need Chromium: install it, or name one in RED7_CHROMIUM, "
            "or set RED7_NO_BROWSER=1 to do without."
        )


if __name__ == "__main__":
    main()
