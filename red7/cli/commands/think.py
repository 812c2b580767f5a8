"""`red7 think`: bots, hints and reviews for servers that leave them to others."""

import argparse
from dataclasses import replace

from red7.cli.setting_sources import read_settings
from red7.core import Red7Error
from red7.hosting.compute.thinker import think
from red7.hosting.compute.worker_process import cores
from red7.hosting.operations.logs import set_up_logs


def take_jobs(arguments: argparse.Namespace) -> int:
    """Take jobs from the queue of a database until a signal."""
    settings = read_settings(arguments)
    if not settings.database.address:
        raise Red7Error("jobs are found in the servers' database: --database is required")
    set_up_logs(replace(settings.log, form=settings.log.form or "plain"))
    think(settings.database, settings.thinker.processes or cores(), settings.hints)
    return 0
