"""A Chromium for the browser tests: found, or installed where that is allowed.

`RED7_CHROMIUM` names one that is somewhere else; `RED7_NO_BROWSER=1` does without.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""A Chromium without windows and settings: it takes half the time."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
"""A browser that has no font draws no text."""


def is_wanted() -> bool:
    """Whether the browser tests shall run."""
    return not os.environ.get("RED7_NO_BROWSER")


def chromium(*, with_settings: bool = False) -> str | None:
    """The path of a Chromium, if one is found: the quickest, or one that has settings."""
    named = os.environ.get("RED7_CHROMIUM")
    names = NAMES if with_settings else (SHELL, *NAMES)
    found = map(shutil.which, [named] if named else names)
    return next(filter(None, found), None)


def may_install() -> bool:
    """Whether this machine has apt-get and lets us use it."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt(*words: str) -> bool:
    """Whether apt-get succeeds; what it says is only shown if it does not."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", "-y", *words]
    done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="", file=sys.stderr)
    return done.returncode == 0


def install() -> None:
    """Try to install a Chromium."""
    print("Installing a browser for the browser tests (the first time only) ...", flush=True)
    if apt("update"):
        # Not every system has the quick one.
        any(apt("install", "--no-install-recommends", *PACKAGES, *more) for more in ([SHELL], []))


def main() -> None:
    """Have a browser, or end with what there is to do."""
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
