"""Picture files: check that one can be written before the work begins, then write it."""

import os
from contextlib import suppress
from pathlib import Path

from red7.notation import BadText

FORMATS = ("svg", "png", "pdf")


def format_of(name: str) -> str:
    """Return the picture format of a file name's ending. Raise `BadText` for other endings."""
    ending = Path(name).suffix.lower().removeprefix(".")
    if ending not in FORMATS:
        raise BadText("bad-value", f"cannot draw {name}: its name must end in .svg, .png or .pdf")
    return ending


def check_picture(name: str) -> None:
    """Check that a picture of this name can be written. Raise `BadText` if not."""
    format_of(name)
    path = Path(name)
    if path.is_dir():
        raise BadText("no-file", f"cannot write {name}: it is a folder")
    if not path.parent.is_dir():
        raise BadText("no-file", f"cannot write {name}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadText("no-file", f"cannot write {name}: permission denied")


def write_picture(name: str, data: bytes) -> None:
    """Write a picture; an old file is replaced only by a whole new one. Raise `BadText`."""
    path = Path(name)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise BadText("no-file", f"cannot write {name}: {error.strerror}") from None
