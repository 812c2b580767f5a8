"""The error of a table that refuses a command for a reason other than the game's rules."""

from red7.core import Red7Error


class Refused(Red7Error):
    """A table refuses a command, and has not changed.

    The error has a code and values. Its sentence is in the catalogue, under `problem-` and the
    code.
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in values.items())]))
        self.code, self.values = code, values

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.code, dict(self.values))


def _refused(code: str, values: dict[str, str | int]) -> Refused:
    return Refused(code, **values)
