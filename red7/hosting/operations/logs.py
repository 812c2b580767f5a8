"""Structured logs: one line for each event on standard error, as JSON or as plain text.

An event has a name and values. Logs contain no secrets: no card, token, digest, link or name of a
table. So an exception is logged with its class and its lines of code, but without its message,
which may quote anything. Of other libraries' messages, only the first line is logged.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from pathlib import PurePath
from time import monotonic
from traceback import extract_tb

from red7.hosting.server_settings import LogSettings

REPEAT_INTERVAL_S = 10.0
"""Minimum seconds between two equal log lines."""
MAX_TRACEBACK_LINES = 12
"""Maximum lines of code that are logged for an exception; the innermost ones are chosen."""

_PASSWORDS = (
    (re.compile(r"(//[^:/@\s]*):\S*@"), r"\1:***@"),
    (re.compile(r"([?&][^=&\s]*password=)[^&\s]*", re.IGNORECASE), r"\1***"),
)
"""Patterns of passwords in addresses, and their replacements."""


def log_event(level: int, event: str, **values: object) -> None:
    """Log an event and its values."""
    logging.getLogger("red7").log(level, event, extra={"values": values})


def set_up_logs(settings: LogSettings) -> None:
    """Send all logs of this process to standard error, in the form that the settings name."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.form == "json" else PlainLines())
    level = settings.level or ("info" if settings.form else "warning")
    handler.addFilter(_is_useful)
    handler.addFilter(RepetitionFilter())
    logging.root.handlers = [handler]
    logging.getLogger("red7").setLevel(level.upper())
    # At a lower level uvicorn logs every message to and from every client.
    uvicorn_level = logging.INFO if level == "debug" else logging.WARNING
    logging.getLogger("uvicorn").setLevel(uvicorn_level)
    logging.raiseExceptions = False


IGNORED_MESSAGES = (
    "without completing handshake",
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    '"WebSocket ',
)
"""Parts of uvicorn's messages that are not logged.

Such a message complains about a malformed request, which is counted as a refusal, or contains the
address of a request, which may include a secret.
"""


def _is_useful(record: logging.LogRecord) -> bool:
    message = record.getMessage()
    return not any(each in message for each in IGNORED_MESSAGES)


class RepetitionFilter(logging.Filter):
    """Drops lines that repeat within `REPEAT_INTERVAL_S`; events of `log_event` always pass.

    The next such line that is logged says how many were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._left_out: dict[tuple[str, str], int] = {}
        self._until: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record. If equal ones were left out, add their number to it."""
        if hasattr(record, "values"):
            # Callers of `log_event` limit repetitions themselves, where that is needed.
            return True
        key, now = (record.name, str(record.msg)), monotonic()
        if now < self._until.get(key, 0.0):
            self._left_out[key] = self._left_out.get(key, 0) + 1
            return False
        self._until[key] = now + REPEAT_INTERVAL_S
        if left_out := self._left_out.pop(key, 0):
            record.values = {"left_out": left_out}
        return True


class _Lines(logging.Formatter):
    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        """Return the parts of a log line by name."""
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
            frames = extract_tb(record.exc_info[2])[-MAX_TRACEBACK_LINES:]
            found["where"] = [f"{PurePath(at.filename).name}:{at.lineno}" for at in frames]
        return {name: _masked(value) for name, value in found.items()}


class JsonLines(_Lines):
    """Formats log lines as JSON objects."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        return json.dumps(self.parts(record), default=str, ensure_ascii=False)


class PlainLines(_Lines):
    """Formats log lines as text: time, level, event, then `name=value` pairs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        parts = self.parts(record)
        head = " ".join(str(parts.pop(name)) for name in ("time", "level", "event"))
        return " ".join([head, *(f"{name}={_shown(value)}" for name, value in parts.items())])


def _shown(value: object) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ",".join(map(_shown, value)) or "-"
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if not text or set(' "=\n') & set(text) else text


def _masked(value: object) -> object:
    """Return a value in which passwords within addresses are replaced by `***`."""
    if isinstance(value, list | tuple | set | frozenset):
        return [_masked(each) for each in value]
    if isinstance(value, dict):
        return {name: _masked(each) for name, each in value.items()}
    if not isinstance(value, str):
        return value
    for password, told in _PASSWORDS:
        value = password.sub(told, value)
    return value
