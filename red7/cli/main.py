"""The entry point of the `red7` command: runs a command and turns errors into exit statuses."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from red7 import __version__
from red7.cli.options import parser
from red7.core import Red7Error
from red7.texts import NoCatalogue, say, speak
from red7.texts.languages import LANGUAGES, environment_wishes, first_language, language_of

FOR_PROGRAMS = {
    *("referee", "arena", "ladder", "simulate"),
    *("backup", "restore", "check", "compact", "transfer", "load", "think"),
    *("tables", "close", "rename"),
}
"""Commands that always speak English, for programs, researchers and operators."""


def _print_version() -> int:
    print(f"red7 {__version__}")
    return 0


def _without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """Return a command line without `--lang LANG`, which may stand anywhere, and LANG or None."""
    words = list(arguments)
    for place, word in enumerate(words):
        name, sign, value = word.partition("=")
        if name == "--lang" and (sign or place + 1 < len(words)):
            end = place + (1 if sign else 2)
            return words[:place] + words[end:], value if sign else words[place + 1]
    return words, None


def _language(asked: str | None) -> str:
    """Return the language of the command line or, without one, of the environment.

    Raise `NoCatalogue` if there is no such language.
    """
    if asked is not None:
        language = language_of(asked)
        if language is None:
            names = ", ".join(LANGUAGES)
            raise NoCatalogue(f"there is no language {asked[:40]!r}; there are {names}")
        return language
    if pseudo := os.environ.get("RED7_LANGUAGE"):
        return pseudo
    if wish := os.environ.get("RED7_LANG"):
        return first_language([wish])
    return first_language(environment_wishes(os.environ))


def _sentence(error: Red7Error, command: str) -> str:
    """Return the message of an error; in the player's language if it is about a data file."""
    if command in FOR_PROGRAMS or not error.code.startswith("file-"):
        return str(error)
    return say.named(f"terminal-{error.code}", **error.values)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit status."""
    words, language = _without_language(sys.argv[1:] if arguments is None else arguments)
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
        spoken = _language(language)
        if parsed.command not in FOR_PROGRAMS:
            speak(spoken)
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except Red7Error as error:
        print(f"red7 {parsed.command}: {_sentence(error, parsed.command)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the pipe has gone. Without this, Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"red7 {parsed.command}: cannot write: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status
