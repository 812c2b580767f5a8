"""The built files in memory, compressed once: whoever asks again costs next to nothing."""

import gzip
import os
from email.utils import formatdate
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

COMPRESSED = ("text/", "application/manifest+json", "image/svg+xml")
"""How the types begin of what gets smaller by it."""
SMALLEST = 500
"""Bytes from which on it is worth it."""


class SiteFile(NamedTuple):
    """A file as it was when it was read."""

    changed: int
    """When, in nanoseconds."""
    kind: str
    plain: bytes
    compressed: bytes | None
    headers: dict[str, str]

    def response(self, encodings: str) -> Response:
        """The file, in one of the encodings that a client takes."""
        if self.compressed is None or "gzip" not in encodings:
            response = Response(self.plain, 200, self.headers, self.kind)
        else:
            coded = {**self.headers, "content-encoding": "gzip"}
            response = Response(self.compressed, 200, coded, self.kind)
        if self.compressed is not None:
            response.headers.add_vary_header("Accept-Encoding")
        return response


def read_file(path: str, found: os.stat_result) -> SiteFile:
    """Read a file, and compress it."""
    plain, kind = Path(path).read_bytes(), guess_type(path)[0] or "text/plain"
    is_worth_it = len(plain) >= SMALLEST and kind.startswith(COMPRESSED)
    return SiteFile(
        found.st_mtime_ns,
        kind,
        plain,
        gzip.compress(plain, 9, mtime=0) if is_worth_it else None,
        {
            "last-modified": formatdate(found.st_mtime, usegmt=True),
            "etag": f'"{sha256(plain).hexdigest()[:32]}"',
        },
    )


class SiteFiles(StaticFiles):
    """Static files that are read again only when they have changed."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._files: dict[str, SiteFile] = {}

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file is; it is read here, in a thread."""
        full_path, found = super().lookup_path(path)
        if found is not None and S_ISREG(found.st_mode):
            known = self._files.get(full_path)
            if known is None or known.changed != found.st_mtime_ns:
                self._files[full_path] = read_file(full_path, found)
        return full_path, found

    def file_response(
        self,
        full_path: "str | os.PathLike[str]",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, or that it is still the one that a client has."""
        asked = Headers(scope=scope)
        file = self._files[str(full_path)]
        response = file.response(asked.get("accept-encoding", ""))
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
