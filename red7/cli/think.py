"""`red7 think`: bots, hints and reviews for servers that leave them to others."""

import argparse
import logging

from red7.server.serve_options import Database
from red7.server.think import think
from red7.server.workers.process import cores


def take_jobs(arguments: argparse.Namespace) -> int:
    """Take jobs from the queue of a database until somebody ends it."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", force=True
    )
    think(Database(arguments.database, arguments.bus), arguments.processes or cores())
    return 0
