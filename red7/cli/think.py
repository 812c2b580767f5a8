"""`red7 think`: bots, hints and reviews for servers that leave them to others."""

import argparse

from red7.server.logs import LogOptions, set_up_logs
from red7.server.serve_options import Database
from red7.server.think import think
from red7.server.workers.process import cores


def take_jobs(arguments: argparse.Namespace) -> int:
    """Take jobs from the queue of a database until somebody ends it."""
    set_up_logs(LogOptions(arguments.log or "plain", arguments.log_level or "info"))
    think(Database(arguments.database, arguments.bus), arguments.processes or cores())
    return 0
