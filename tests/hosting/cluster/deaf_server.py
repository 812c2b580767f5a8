"""`red7`, but every process shows only what it has stored itself: the tests must notice."""

import sys

from red7.cli.main import main
from red7.live.live_table import LiveTable


async def hear_nothing(live: LiveTable, version: int = 0) -> None:
    """What others have stored is nobody's business."""


# Worker processes import this file, too, and are as deaf.
LiveTable.follow = hear_nothing  # type: ignore[assignment, method-assign] # what this is here for

if __name__ == "__main__":
    sys.exit(main())
