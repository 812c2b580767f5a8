"""The memory and CPU time of a server on this machine, read from Linux's /proc.

The server's processes are those that listen at its port, and their child processes.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from red7.hosting.load.http_client import Address

PROC = Path("/proc")
LISTENING = "0A"


def server_memory(address: Address) -> float | None:
    """Return the resident memory of a server and all its child processes, in megabytes.

    Return None if the server is on another machine, or its processes cannot be found.
    """
    found = _processes(address)
    return sum(map(_resident, found)) / 1e6 if found else None


def server_cpu_s(address: Address) -> float | None:
    """Return the CPU seconds that a server and all its child processes have used so far.

    Return None if the server is on another machine, or its processes cannot be found.
    """
    found = _processes(address)
    return sum(map(_cpu_s, found)) if found else None


def _processes(address: Address) -> set[int]:
    """Return the ids of a server's processes; none if it is on another machine."""
    if not address.is_local or not PROC.is_dir():
        return set()
    parents, sockets = _parents(), _listeners(address.port)
    found = {pid for pid in parents if _holds(pid, sockets)}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _listeners(port: int) -> set[str]:
    """Return the sockets that listen at a port, named like the links in /proc/PID/fd."""
    found = set[str]()
    for name in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in (PROC / "net" / name).read_text().splitlines()[1:]:
                words = line.split()
                if words[3] == LISTENING and int(words[1].rpartition(":")[2], 16) == port:
                    found.add(f"socket:[{words[9]}]")
    return found


def _holds(pid: int, sockets: set[str]) -> bool:
    """Return whether a process has at least one of the sockets open."""
    with suppress(OSError):
        return any(link in sockets for link in _links(PROC / str(pid) / "fd"))
    return False


def _links(folder: Path) -> Iterator[str]:
    for name in os.listdir(folder):
        with suppress(OSError):
            yield os.readlink(folder / name)


def _parents() -> dict[int, int]:
    """Return the ids of all processes, each mapped to the id of its parent process."""
    found = dict[int, int]()
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            with suppress(OSError, ValueError):
                # A program's name may contain any character, but its end is the last parenthesis.
                words = (entry / "stat").read_text().rpartition(")")[2].split()
                found[int(entry.name)] = int(words[1])
    return found


def _cpu_s(pid: int) -> float:
    """Return the CPU seconds of a process, or 0 if the process has ended."""
    with suppress(OSError, ValueError, IndexError):
        words = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _resident(pid: int) -> int:
    """Return the resident memory of a process in bytes, or 0 if the process has ended."""
    with suppress(OSError, ValueError):
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0
