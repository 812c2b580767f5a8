"""The options of `red7 serve`: what an operator can set, a group for each room of the server."""

import argparse
import socket

from red7.server.serve_options import Place, ServeOptions


def add_serve_options(serves: argparse.ArgumentParser) -> None:
    """Everything but the folder and the port, which `red7 play` has, too."""
    serves.add_argument("--host", default="0.0.0.0", help="whom to serve (0.0.0.0: everybody)")
    serves.add_argument(
        "--name", action="append", default=[], help="a host name that leads here; may be repeated"
    )


def serve_options(arguments: argparse.Namespace) -> ServeOptions:
    """What a command line has set."""
    names = frozenset(map(str.lower, {*_own_names(), arguments.host, *arguments.name} - {""}))
    return ServeOptions(place=Place(arguments.host, arguments.port, names))


def _own_names() -> set[str]:
    """The names that this machine has on its network."""
    name = socket.gethostname().lower()
    return {name, f"{name}.local"} if name else set()
