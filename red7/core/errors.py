"""One family of exceptions: everything this library refuses derives from `Red7Error`."""


class Red7Error(Exception):
    """Something the library refuses, with a sentence that says why."""

    code: str = "refused"
    """A stable name for programs: what it is called in every protocol."""
