"""`red7`, but with every move acknowledged before it is stored: the kill test must notice."""

import asyncio
import os
import sys

from red7.cli.main import main
from red7.live.live_table import Acknowledge, LiveTable, ignore
from red7.live.store import Entry, TableStatus

append = LiveTable.append
HASTE = float(os.environ.get("RED7_HASTE", "0.05"))
"""Seconds from the acknowledgement to the commit."""


async def acknowledge_first(
    live: LiveTable,
    entry: Entry,
    status: TableStatus,
    acknowledge: Acknowledge,
) -> None:
    acknowledge(entry.version)
    # Long enough for a kill to come between, soon.
    await asyncio.sleep(HASTE)
    await append(live, entry, status, ignore)


if __name__ == "__main__":
    LiveTable.append = acknowledge_first  # type: ignore[assignment, method-assign] # what this is here for
    sys.exit(main())
