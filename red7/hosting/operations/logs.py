"""Structured logs: a line for each event on standard error, as JSON or as plain words.

An event has a name and values. Nothing that is secret gets here: no card, token, digest, link or
table's name. So of an error only its kind is told and where it was met, never its own words,
which may quote whatever was at hand; and of what other programs log, the first line.
"""

import json
import logging
import re
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import PurePath
from time import monotonic
from traceback import extract_tb
from typing import Literal, TypeAlias, get_args

from red7.live.limits.setting import one_of, setting

QUIET = 10.0
"""Seconds for which a line that has just been written is not written again."""
DEEPEST = 12
"""So many lines of a program are named where an error was met."""

_PASSWORDS = (
    (re.compile(r"(//[^:/@\s]*):\S*@"), r"\1:***@"),
    (re.compile(r"([?&][^=&\s]*password=)[^&\s]*", re.IGNORECASE), r"\1***"),
)
"""Where addresses have them, and what is told instead."""


Form: TypeAlias = Literal["plain", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True, slots=True)
class LogSettings:
    """How much is logged to standard error, and in which form."""

    form: Form | None = setting(
        None,
        "the form of the log, a line for each event",
        one_of(*get_args(Form)),
        option="--log",
        metavar="plain|json",
        default_text="plain",
    )
    level: Level | None = setting(
        None,
        "how much to log: debug, info, warning or error",
        one_of(*get_args(Level)),
        option="--log-level",
        default_text="info; without a form, warning",
    )


def log_event(level: int, event: str, **values: object) -> None:
    """Log an event."""
    logging.getLogger("red7").log(level, event, extra={"values": values})


def set_up_logs(settings: LogSettings) -> None:
    """Have everything that this process logs go to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.form == "json" else PlainLines())
    level = settings.level or ("info" if settings.form else "warning")
    handler.addFilter(_is_news)
    handler.addFilter(Repetition())
    logging.root.handlers = [handler]
    logging.getLogger("red7").setLevel(level.upper())
    # Below this it would quote every message to and from every client.
    talkative = logging.INFO if level == "debug" else logging.WARNING
    logging.getLogger("uvicorn").setLevel(talkative)
    logging.raiseExceptions = False


NO_NEWS = (
    "without completing handshake",
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    '"WebSocket ',
)
"""What is complained of whenever a client is odd, which the door counts; and addresses that are
asked for, which may have secrets in them."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line is one."""
    said = record.getMessage()
    return not any(each in said for each in NO_NEWS)


class Repetition(logging.Filter):
    """Lets a line through but once in a while; it then tells how often it was left out."""

    def __init__(self) -> None:
        super().__init__()
        self._left_out: dict[tuple[str, str], int] = {}
        self._until: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line."""
        if hasattr(record, "values"):
            # Events are counted by whoever tells of them.
            return True
        key, now = (record.name, str(record.msg)), monotonic()
        if now < self._until.get(key, 0.0):
            self._left_out[key] = self._left_out.get(key, 0) + 1
            return False
        self._until[key] = now + QUIET
        if left_out := self._left_out.pop(key, 0):
            record.values = {"left_out": left_out}
        return True


class _Lines(logging.Formatter):
    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        """A record by name and value."""
        found: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
        }
        if record.name != "red7":
            found["logger"] = record.name
        found.update(getattr(record, "values", {}))
        if record.exc_info and record.exc_info[0] is not None:
            found["error"] = record.exc_info[0].__name__
            frames = extract_tb(record.exc_info[2])[-DEEPEST:]
            found["where"] = [f"{PurePath(at.filename).name}:{at.lineno}" for at in frames]
        return {name: _masked(value) for name, value in found.items()}


class JsonLines(_Lines):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        return json.dumps(self.parts(record), default=str, ensure_ascii=False)


class PlainLines(_Lines):
    """The time, how grave it is, the event, and its values by name."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        parts = self.parts(record)
        head = " ".join(str(parts.pop(name)) for name in ("time", "level", "event"))
        return " ".join([head, *(f"{name}={_shown(value)}" for name, value in parts.items())])


def _shown(value: object) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ",".join(map(_shown, value)) or "-"
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if not text or set(' "=\n') & set(text) else text


def _masked(value: object) -> object:
    """A value less the passwords that addresses of databases have in them."""
    if isinstance(value, list | tuple | set | frozenset):
        return [_masked(each) for each in value]
    if isinstance(value, dict):
        return {name: _masked(each) for name, each in value.items()}
    if not isinstance(value, str):
        return value
    for password, told in _PASSWORDS:
        value = password.sub(told, value)
    return value
