"""The exception for bad text: a stable code for programs, and a sentence for people."""

from red7.core.errors import Red7Error


class BadText(Red7Error):
    """A text cannot be parsed. docs/reference/referee.md lists the codes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, str(self))
