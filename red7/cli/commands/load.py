"""`red7 load`: whole games against a running server, and what was seen of them."""

import argparse
import json

from red7.core import PRESETS
from red7.hosting.load.figures import report_text
from red7.hosting.load.generator import Load, carried
from red7.hosting.load.http_client import parse_url


def load(arguments: argparse.Namespace) -> int:
    """Put a load on a server; 1 if anything was lost, doubled or stuck."""
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
