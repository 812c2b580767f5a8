"""Text files: read and write them, with a clear message on failure."""

import sys
from contextlib import suppress
from pathlib import Path

from red7.notation import BadText


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input for `-`. Raise `BadText`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise BadText("no-file", f"cannot read {name}: {error.strerror}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("not-utf-8", f"{name} is not a UTF-8 text") from None


def write_text(name: str, text: str) -> None:
    """Write a text to a file, or to standard output for `-`. Raise `BadText`."""
    if name == "-":
        sys.stdout.buffer.write(text.encode())
        return
    path = Path(name)
    # A device is written to directly; a file is replaced only once the new one is complete.
    target = path if path.exists() and not path.is_file() else path.with_name(f"{path.name}.part")
    try:
        target.write_text(text, encoding="utf-8", newline="\n")
        if target is not path:
            target.replace(path)
    except OSError as error:
        if target is not path:
            with suppress(OSError):
                target.unlink()
        raise BadText("no-file", f"cannot write {name}: {error.strerror}") from None
