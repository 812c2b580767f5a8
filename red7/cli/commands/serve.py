"""`red7 serve`: serve games to browsers on the network."""

import argparse
import socket
from contextlib import closing, suppress
from pathlib import Path

from red7.cli.setting_sources import serve_settings
from red7.core import Red7Error
from red7.hosting.data_folder import DataFolder, FolderTaken, announced, folder_path
from red7.hosting.processes.listening_socket import url_of
from red7.hosting.processes.run import run
from red7.texts import say


def serve(arguments: argparse.Namespace) -> int:
    """Serve games from a data folder or a database until stopped."""
    settings = serve_settings(arguments)

    def ready(port: int) -> None:
        _tell(settings.listen.host, port)

    if settings.database.address:
        run(None, settings, ready)
        return 0
    path = folder_path(arguments.data)
    try:
        folder = DataFolder(path)
    except FolderTaken:
        raise Red7Error(_taken(path)) from None
    with closing(folder):
        run(folder, settings, ready)
    return 0


def _taken(path: Path) -> str:
    """Return the message that another process uses the folder, with its address if known."""
    address = announced(path)
    if address is None:
        return say("terminal-folder-taken", file=str(path))
    return say("terminal-folder-served", file=str(path), url=address.url)


def _tell(host: str, port: int) -> None:
    """Print the server's address: on the network, if it listens there, and on this machine."""
    everywhere = host in ("0.0.0.0", "::", "")
    shown = _network_address() if everywhere else host
    if shown is not None:
        url = url_of(shown, port)
        print(say("terminal-at", url=url), flush=True)
        if everywhere:
            _print_code(url)
    if everywhere:
        print(say("terminal-at-here", url=url_of("127.0.0.1", port)))
    # In one line with how to end it: programs read these lines.
    alone = [] if everywhere or not _is_loopback(host) else [say("terminal-here-only")]
    print(*alone, say("terminal-kept-all"), flush=True)


def _is_loopback(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    return host == "localhost" or host.startswith("127.") or host == "::1"


def _print_code(url: str) -> None:
    """Print a URL as a QR code, if the terminal can show one."""
    import segno

    with suppress(UnicodeEncodeError):
        segno.make(url).terminal(compact=True)


def _network_address() -> str | None:
    """Return this machine's address on its network, or None."""
    # Nothing is sent: connecting a datagram socket only looks up the route.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    with suppress(OSError):
        return socket.gethostbyname(socket.gethostname())
    return None
