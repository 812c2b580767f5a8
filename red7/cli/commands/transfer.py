"""`red7 transfer`: copy all data from a data folder to a PostgreSQL database, or back."""

import argparse
import asyncio

from red7.hosting.operations.database_copy.copying import copy_database, shown


def transfer_all(arguments: argparse.Namespace) -> int:
    """Copy all data, while no server is running at either end."""
    source, target = arguments.source, arguments.target
    copied = asyncio.run(copy_database(source, target))
    print(
        f"Copied {copied.tables} games with {copied.entries} entries"
        f" from {shown(source)} to {shown(target)}."
    )
    return 0
