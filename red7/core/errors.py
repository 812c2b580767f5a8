"""The base class of all exceptions that this library raises to refuse something."""

from collections.abc import Mapping
from types import MappingProxyType


class Red7Error(Exception):
    """The library refuses something; the message is a sentence that says why."""

    code: str = "refused"
    """A stable name of the error for programs, the same in every protocol."""
    values: Mapping[str, str | int] = MappingProxyType({})
    """Values to fill into a translated sentence about the error."""
