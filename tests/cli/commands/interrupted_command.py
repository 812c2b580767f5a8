"""A command on a terminal that Ctrl-C ends."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress

from tests.cli.conftest import AT_A_TERMINAL


def interrupted(shows: str, *words: str) -> tuple[int, str, str]:
    """Interrupt a command once its terminal shows a pattern.

    Return its status, its output, and all that the terminal showed.
    """
    reader, writer = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "red7", *words],
        stdout=subprocess.PIPE,
        stderr=writer,
        env=AT_A_TERMINAL,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(writer)
        shown = ""
        while not re.search(shows, shown):
            shown += os.read(reader, 1000).decode()
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=30)
    with suppress(OSError):
        while more := os.read(reader, 1000):
            shown += more.decode()
    os.close(reader)
    assert "Traceback" not in shown
    assert _is_gone(process.pid)
    return process.returncode, output, shown


def _is_gone(group: int) -> bool:
    """Return whether all processes of a group end within five seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
