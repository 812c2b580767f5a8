"""`red7 play`: play in the browser on this machine."""

import argparse
import os
import sys
import webbrowser
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from red7.cli.setting_sources import read_settings
from red7.core import Red7Error
from red7.hosting.data_folder import DataFolder, FolderTaken, announced, folder_path, is_served
from red7.hosting.processes.listening_socket import url_of
from red7.hosting.processes.run import run
from red7.hosting.server_settings import (
    ComputeSettings,
    DatabaseSettings,
    ListenSettings,
    ProcessSettings,
    ServerSettings,
)
from red7.texts import say

ANSWER_S = 4.0
"""Seconds to wait for a server that uses the folder but does not answer yet."""


def play(arguments: argparse.Namespace) -> int:
    """Serve this machine and open the browser; use the server if one is running already."""
    settings = _for_this_machine(read_settings(arguments))
    path = folder_path(arguments.data)
    try:
        folder = DataFolder(path)
    except FolderTaken:
        return _join(path, browser=arguments.browser)

    def ready(port: int) -> None:
        _invite(url_of("127.0.0.1", port), browser=arguments.browser)
        print(say("terminal-kept-yours"), flush=True)

    with closing(folder):
        run(folder, settings, ready)
    return 0


def _for_this_machine(settings: ServerSettings) -> ServerSettings:
    """Return settings of a single process that serves a data folder to this machine only."""
    return replace(
        settings,
        listen=ListenSettings("127.0.0.1", settings.listen.port),
        processes=ProcessSettings(),
        database=DatabaseSettings(),
        compute=ComputeSettings(),
    )


def _join(path: Path, *, browser: bool) -> int:
    """Open the browser at the server that uses the folder.

    Raise `Red7Error` if the server does not answer in time.
    """
    until = monotonic() + ANSWER_S
    while monotonic() < until:
        address = announced(path)
        if address is not None and is_served(address):
            print(say("terminal-running"))
            _invite(address.url, browser=browser, wait=True)
            return 0
        sleep(0.1)
    raise Red7Error(say("terminal-folder-silent", file=str(path)))


def _invite(url: str, *, browser: bool, wait: bool = False) -> None:
    """Print the address of the server, and open it in the browser if wanted."""
    print(say("terminal-at", url=url), flush=True)
    if not browser:
        return
    if not _has_browser():
        print(say("terminal-no-browser"), flush=True)
        return
    # In a thread, because opening some browsers blocks until they are closed.
    opening = Thread(target=_open, args=(url,), daemon=True)
    opening.start()
    if wait:
        opening.join(ANSWER_S)


def _open(url: str) -> None:
    try:
        opened = webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        print(say("terminal-browser-closed"), flush=True)


def _has_browser() -> bool:
    """Return whether there is a browser that can open a window."""
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("BROWSER") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
