"""The `red7` command: what was asked for is run, what goes wrong becomes an exit status."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from red7.cli.options import parser
from red7.core import Red7Error
from red7.texts import speak


def _print_version() -> int:
    # Imported late, as reading a package's metadata loads much.
    from importlib.metadata import version

    print(f"red7 {version('red7')}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    parsed = parser(words[0]).parse_args(words)
    if parsed.version:
        return _print_version()
    if sys.stdin is None or sys.stdout is None:
        print("red7: standard input and output must be open", file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        if language := os.environ.get("RED7_LANGUAGE"):
            speak(language)
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except Red7Error as error:
        print(f"red7 {parsed.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"red7 {parsed.command}: cannot write: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status
