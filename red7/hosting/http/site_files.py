"""Static files in memory, compressed once and read again only after a change."""

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

COMPRESSED_TYPES = ("text/", "application/manifest+json", "image/svg+xml")
"""Prefixes of the media types that compress well."""
MIN_COMPRESSED_BYTES = 500
"""Minimum bytes of a file that is compressed."""


class SiteFile(NamedTuple):
    """The content and the headers of a static file."""

    kind: str
    """The media type."""
    plain: bytes
    compressed: bytes | None
    """The content compressed by gzip; None if it is small or its type does not compress well."""
    headers: dict[str, str]
    modified_ns: int = 0
    """The modification time of the file on disk in nanoseconds; 0 for content made in memory."""

    def response(self, encodings: str) -> Response:
        """Return a response with the file, compressed if `encodings` (Accept-Encoding) allow it."""
        if self.compressed is None or "gzip" not in encodings:
            response = Response(self.plain, 200, self.headers, self.kind)
        else:
            headers = {**self.headers, "content-encoding": "gzip"}
            response = Response(self.compressed, 200, headers, self.kind)
        if self.compressed is not None:
            response.headers.add_vary_header("Accept-Encoding")
        return response


def read_file(path: str, status: os.stat_result) -> SiteFile:
    """Read a file from disk, and compress it unless it is small or does not compress well."""
    file = compress(Path(path).read_bytes(), guess_type(path)[0] or "text/plain")
    headers = {"last-modified": formatdate(status.st_mtime, usegmt=True), **file.headers}
    return file._replace(headers=headers, modified_ns=status.st_mtime_ns)


def compress(plain: bytes, kind: str) -> SiteFile:
    """Return content as a file with an entity tag.

    The file is also compressed, unless it is small or its type does not compress well.
    """
    is_worth_it = len(plain) >= MIN_COMPRESSED_BYTES and kind.startswith(COMPRESSED_TYPES)
    packed = gzip.compress(plain, 9, mtime=0) if is_worth_it else None
    return SiteFile(kind, plain, packed, {"etag": f'"{sha256(plain).hexdigest()[:32]}"'})


class SiteFiles(StaticFiles):
    """starlette's static files, cached in memory until they change on disk."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._files: dict[str, SiteFile] = {}

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return the path and status of a file on disk; read the file if it is new or has changed.

        starlette calls this in a thread, so that reading does not block the event loop.
        """
        full_path, status = super().lookup_path(path)
        if status is not None and S_ISREG(status.st_mode):
            known = self._files.get(full_path)
            if known is None or known.modified_ns != status.st_mtime_ns:
                self._files[full_path] = read_file(full_path, status)
        return full_path, status

    def file_response(
        self,
        full_path: "str | os.PathLike[str]",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a response with a file, or 304 if the client has the file's current content."""
        request_headers = Headers(scope=scope)
        file = self.file_for(str(full_path), scope)
        response = file.response(request_headers.get("accept-encoding", ""))
        if self.is_not_modified(response.headers, request_headers):
            return NotModifiedResponse(response.headers)
        return response

    def file_for(self, full_path: str, scope: Scope) -> SiteFile:
        """Return the content of a file that `lookup_path` has read."""
        return self._files[full_path]
