"""Types of the arrays that kernels work on."""

from typing import Protocol


class Words(Protocol):
    """A one-dimensional array of 64-bit words."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, word: int, /) -> None: ...

    def __len__(self) -> int: ...


class Reals(Protocol):
    """An array of real numbers with one or more dimensions."""

    def __getitem__(self, place: int | tuple[int, ...], /) -> float: ...

    def __setitem__(self, place: int | tuple[int, ...], number: float, /) -> None: ...

    def __len__(self) -> int: ...
