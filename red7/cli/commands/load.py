"""`red7 load`: play many games on a running server, and report rates, delays and errors."""

import argparse
import json

from red7.core import PRESETS
from red7.hosting.load.figures import report_text
from red7.hosting.load.generator import Load, carried
from red7.hosting.load.http_client import parse_url


def load(arguments: argparse.Namespace) -> int:
    """Put a load on a server; return 1 if a move is lost or doubled or a table is stuck, else 0."""
    report = carried(
        Load(
            parse_url(arguments.url),
            arguments.tables,
            arguments.seats,
            arguments.rate,
            arguments.seconds,
            PRESETS[arguments.preset],
            arguments.source,
        )
    )
    print(json.dumps(report._asdict()) if arguments.json else report_text(report))
    return 0 if report.is_sound else 1
