"""`red7 think`: bots, hints and reviews for servers that leave them to others."""

import argparse

from red7.hosting.compute.thinker import think
from red7.hosting.compute.worker_process import cores
from red7.hosting.operations.logs import LogOptions, set_up_logs
from red7.hosting.processes.serve_options import Database


def take_jobs(arguments: argparse.Namespace) -> int:
    """Take jobs from the queue of a database until somebody ends it."""
    set_up_logs(LogOptions(arguments.log or "plain", arguments.log_level or "info"))
    think(Database(arguments.database, arguments.bus), arguments.processes or cores())
    return 0
