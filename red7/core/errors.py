"""One family of exceptions: everything this library refuses derives from `Red7Error`."""

from collections.abc import Mapping
from types import MappingProxyType


class Red7Error(Exception):
    """Something the library refuses, with a sentence that says why."""

    code: str = "refused"
    """A stable name for programs: what it is called in every protocol."""
    values: Mapping[str, str | int] = MappingProxyType({})
    """What a sentence about the code is given, in whatever language."""
