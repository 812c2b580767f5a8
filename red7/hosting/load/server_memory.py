"""The memory of a server on this machine: found by its port, as Linux tells."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from red7.hosting.load.http_client import Address

PROC = Path("/proc")
LISTENING = "0A"


def server_memory(address: Address) -> float | None:
    """The resident memory of whoever listens at a port, and of all processes that they started,
    in megabytes; None for a server elsewhere, or where nobody tells."""
    if not address.is_local or not PROC.is_dir():
        return None
    parents, sockets = _parents(), _listeners(address.port)
    found = {pid for pid in parents if _holds(pid, sockets)}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return sum(map(_resident, found)) / 1e6 if found else None


def _listeners(port: int) -> set[str]:
    """The sockets that listen at a port, as links of descriptors name them."""
    found = set[str]()
    for name in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in (PROC / "net" / name).read_text().splitlines()[1:]:
                words = line.split()
                if words[3] == LISTENING and int(words[1].rpartition(":")[2], 16) == port:
                    found.add(f"socket:[{words[9]}]")
    return found


def _holds(pid: int, sockets: set[str]) -> bool:
    """Whether a process has one of some sockets open."""
    with suppress(OSError):
        return any(link in sockets for link in _links(PROC / str(pid) / "fd"))
    return False


def _links(folder: Path) -> Iterator[str]:
    for name in os.listdir(folder):
        with suppress(OSError):
            yield os.readlink(folder / name)


def _parents() -> dict[int, int]:
    """All processes, each with the one that started it."""
    found = dict[int, int]()
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            with suppress(OSError, ValueError):
                # The name of a program may have anything in it, but its end is known.
                words = (entry / "stat").read_text().rpartition(")")[2].split()
                found[int(entry.name)] = int(words[1])
    return found


def _resident(pid: int) -> int:
    """Bytes of a process that are in memory."""
    with suppress(OSError, ValueError):
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0
