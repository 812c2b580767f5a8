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

    kind: str
    plain: bytes
    compressed: bytes | None
    headers: dict[str, str]
    changed: int = 0
    """When it was changed before that, in nanoseconds; 0 if it is none of the disk's."""

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
    file = compressed(Path(path).read_bytes(), guess_type(path)[0] or "text/plain")
    headers = {"last-modified": formatdate(found.st_mtime, usegmt=True), **file.headers}
    return file._replace(headers=headers, changed=found.st_mtime_ns)


def compressed(plain: bytes, kind: str) -> SiteFile:
    """Return some content as a file, with a tag by which clients know it again."""
    is_worth_it = len(plain) >= SMALLEST and kind.startswith(COMPRESSED)
    packed = gzip.compress(plain, 9, mtime=0) if is_worth_it else None
    return SiteFile(kind, plain, packed, {"etag": f'"{sha256(plain).hexdigest()[:32]}"'})


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
        file = self.file_for(str(full_path), scope)
        response = file.response(asked.get("accept-encoding", ""))
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def file_for(self, full_path: str, scope: Scope) -> SiteFile:
        """Return what a request gets of a file that was looked up for it."""
        return self._files[full_path]
