"""What is wrong with a text: a stable code for programs, a sentence for people."""

from red7.core.errors import Red7Error


class BadText(Red7Error):
    """A text that cannot be read. Its code is one of those in docs/reference/referee.md."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, str(self))
