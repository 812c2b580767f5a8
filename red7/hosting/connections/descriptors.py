"""File descriptors: each socket takes one, and there is an end to them."""

import sys

RESERVE = 256
"""For the database, for worker processes, for files that are sent."""


def raised_limit() -> int | None:
    """How many this process may have, once it has raised that to the most; None without limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            # macOS has a limit of its own below the one that it tells.
            pass
    return None if soft == resource.RLIM_INFINITY else soft


def most_sockets(wanted: int, descriptors: int | None) -> int:
    """How many sockets may be open of those that are wanted."""
    if descriptors is None:
        return wanted
    return max(1, min(wanted, max(descriptors - RESERVE, descriptors // 2)))
