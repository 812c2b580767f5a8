"""Service processes: on a port of their own, as somebody harmless, ended with the tests."""

import os
import pwd
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

PORTS = range(20_000, 32_000)
"""Below those that the system hands out: nobody takes one while its service is stopped."""
PATIENCE = 60.0
"""Seconds for a service to begin or to end on a machine that is very busy."""

_starter = ThreadPoolExecutor(1, "services")
"""A service ends with the thread that has started it: this one lasts as long as the tests."""


def free_port() -> int:
    """A port of the loopback address that nobody listens at."""
    for _ in range(1000):
        port = random.SystemRandom().choice(PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


def account() -> str | None:
    """Whom to run services as where this is root, as whom PostgreSQL refuses to run."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def service_folder(name: str) -> Path:
    """A new temporary folder that the services' account can use."""
    folder = Path(mkdtemp(prefix=f"red7-{name}-"))
    if (user := account()) is not None:
        shutil.chown(folder, user)
    return folder


def as_account(command: list[str], *, end_by: str | None = None) -> list[str]:
    """A command run as the services' account; a signal's name ends it when this process ends."""
    words: list[str] = []
    if (user := account()) is not None:
        group = str(pwd.getpwnam(user).pw_gid)
        words += ["--reuid", user, "--regid", group, "--clear-groups"]
    if end_by is not None and sys.platform == "linux":
        words += ["--pdeathsig", end_by]
    setpriv = shutil.which("setpriv")
    if not words or setpriv is None:
        return command
    return [setpriv, *words, *command]


def started(command: list[str], folder: Path, end_by: str) -> "subprocess.Popen[bytes]":
    """A process that writes its log into a folder, and ends with this one."""
    return _starter.submit(_started, as_account(command, end_by=end_by), folder).result()


def _started(command: list[str], folder: Path) -> "subprocess.Popen[bytes]":
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )


def wait_until(holds: Callable[[], bool], process: "subprocess.Popen[bytes]") -> bool:
    """Whether something comes to hold before a process has ended. Raises `TimeoutError`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            return False
        if holds():
            return True
        time.sleep(0.02)
    raise TimeoutError("a service does not answer")
