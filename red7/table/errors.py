"""Why a table refuses a command, where it is no matter of the game's rules."""

from red7.core import Red7Error


class Refused(Red7Error):
    """A command that a table does not accept. Nothing has happened."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.code, str(self))
