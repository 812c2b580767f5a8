"""`red7` whose processes show only what they have stored themselves: the tests must notice."""

import sys

from red7.cli.main import main
from red7.live.live_table import LiveTable


async def ignore(live: LiveTable, version: int = 0) -> None:
    """Do nothing about what other processes have stored."""


# Worker processes import this file, too.
LiveTable.follow = ignore  # type: ignore[assignment, method-assign] # what this is here for

if __name__ == "__main__":
    sys.exit(main())
