"""`red7 think`: compute bots, hints and reviews for servers."""

import argparse
from dataclasses import replace

from red7.cli.setting_sources import read_settings
from red7.core import Red7Error
from red7.hosting.compute.thinker import think
from red7.hosting.compute.worker_process import cores
from red7.hosting.operations.logs import set_up_logs


def take_jobs(arguments: argparse.Namespace) -> int:
    """Compute jobs from a database's queue until a signal arrives."""
    settings = read_settings(arguments)
    if not settings.database.address:
        raise Red7Error("jobs are found in the servers' database: --database is required")
    set_up_logs(replace(settings.log, form=settings.log.form or "plain"))
    think(settings.database, settings.thinker.processes or cores(), settings.hints)
    return 0
