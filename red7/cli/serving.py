"""`red7 play` and `red7 serve`: the table in the browser, for oneself or for others."""

import argparse
import json
import os
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from urllib.request import ProxyHandler, build_opener

from red7.core import Red7Error
from red7.server.listening_socket import url_of
from red7.server.run import Place, run
from red7.store.data_folder import Address, Folder, Taken, announced, usual_folder

PATIENCE = 4.0
"""Seconds to wait for a server that has the folder but does not answer yet."""


def play(arguments: argparse.Namespace) -> int:
    """Serve this machine, and open the browser; a server that is there already is used."""
    path = _path(arguments)
    try:
        folder = Folder(path)
    except Taken as taken:
        return _join(path, taken, browser=arguments.browser)

    def ready(port: int) -> None:
        _invite(url_of("127.0.0.1", port), browser=arguments.browser)
        print("Ctrl-C ends it; your games are kept.", flush=True)

    with closing(folder):
        run(folder, Place(port=arguments.port), ready)
    return 0


def serve(arguments: argparse.Namespace) -> int:
    """Serve others, too."""
    path = _path(arguments)
    try:
        folder = Folder(path)
    except Taken as taken:
        address = announced(path)
        where = f" and serves at {address.url}" if address else ""
        raise Red7Error(f"{taken}{where}; end it first, or choose another folder") from None
    names = frozenset(map(str.lower, {*_own_names(), arguments.host, *arguments.name} - {""}))

    def ready(port: int) -> None:
        _tell(arguments.host, port)

    with closing(folder):
        run(folder, Place(arguments.host, arguments.port, names), ready)
    return 0


def _path(arguments: argparse.Namespace) -> Path:
    return usual_folder() if arguments.data is None else Path(arguments.data).absolute()


def _join(path: Path, taken: Taken, *, browser: bool) -> int:
    """Open the table of the server that has the folder. Raises `Red7Error`."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        address = announced(path)
        if address is not None and _answers(address):
            print("Red7 is running already.")
            _invite(address.url, browser=browser, wait=True)
            return 0
        sleep(0.1)
    raise Red7Error(f"{taken}, but does not answer; end that one first")


def _answers(address: Address) -> bool:
    """Whether the server of a data file is there."""
    # Whatever proxy there may be knows nothing of this machine's own addresses.
    opener = build_opener(ProxyHandler({}))
    with suppress(OSError, ValueError), opener.open(f"{address.url}/api/health", None, 2) as answer:
        found = json.load(answer)
        return isinstance(found, dict) and found.get("data") == address.data_id
    return False


def _invite(url: str, *, browser: bool, wait: bool = False) -> None:
    """Say where the table is, and open it in the browser if that is wanted."""
    print(f"Red7 is at {url}", flush=True)
    if not browser:
        return
    if not _has_browser():
        print("No browser can be opened from here; open that address in one.", flush=True)
        return
    # Some browsers only give back control when they are closed.
    opening = Thread(target=_open, args=(url,), daemon=True)
    opening.start()
    if wait:
        opening.join(PATIENCE)


def _open(url: str) -> None:
    try:
        opened = webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        print("The browser did not open; open that address in it.", flush=True)


def _has_browser() -> bool:
    """Whether there is a browser with a window to open."""
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("BROWSER") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _tell(host: str, port: int) -> None:
    """Say where the table is: to others on the network, too, if it is open to them."""
    everywhere = host in ("0.0.0.0", "::", "")
    shown = _network_address() if everywhere else host
    if shown is not None:
        url = url_of(shown, port)
        print(f"Red7 is at {url}", flush=True)
        if everywhere:
            _print_code(url)
    if everywhere:
        print(f"On this machine it is at {url_of('127.0.0.1', port)}")
    print("Ctrl-C ends it; all games are kept.", flush=True)


def _print_code(url: str) -> None:
    """A QR code, for whoever has a camera, where the terminal can show one."""
    import segno

    with suppress(UnicodeEncodeError):
        segno.make(url).terminal(compact=True)


def _network_address() -> str | None:
    """This machine's address on its network, if it has one."""
    # Nothing is sent: connecting a datagram socket only looks up the way.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    with suppress(OSError):
        return socket.gethostbyname(socket.gethostname())
    return None


def _own_names() -> set[str]:
    """The names that this machine has on its network."""
    name = socket.gethostname().lower()
    return {name, f"{name}.local"} if name else set()
