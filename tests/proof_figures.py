"""Figures that a test has seen, for the page about reliability: noted where `make prove` asks."""

import json
import os
from pathlib import Path

FILE = "RED7_SEEN"
"""The variable that names the file."""


def note(proof: str, **figures: float) -> None:
    """Note what was seen, as a line of JSON."""
    if path := os.environ.get(FILE):
        with Path(path).open("a") as file:
            print(json.dumps({"proof": proof, **figures}), file=file)
