"""What the catalogue says in Python: keys and values of its messages.

Generated from red7/texts/en/*.ftl by `make types`. Do not edit.
"""
# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, overload

Person: TypeAlias = Literal["you", "other"]
"""Whether the sentence speaks to somebody, or of them."""


class Say(Protocol):
    """Says a message of the catalogue, in some language."""

    @overload
    def __call__(
        self,
        key: Literal[
            "bot-random", "bot-random-text", "bot-thrifty", "bot-thrifty-text", "bot-planner",
            "bot-planner-text", "bot-sampler", "bot-sampler-text", "bot-scout", "bot-scout-text",
            "number-decimal", "number-group", "why-unknown", "why-not-your-turn", "why-finished",
            "why-not-in-hand", "why-palette-done", "why-canvas-done", "why-hopeless",
            "why-no-action", "why-not-there", "why-fewer-cards", "why-no-draw", "why-nothing-done",
            "why-too-late"
        ],
        /,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "why-bound"
        ],
        /, *, cause: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "why-owes"
        ],
        /, *, cause: str, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "color-name", "rule", "rule-named", "why-losing"
        ],
        /, *, color: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "card-name"
        ],
        /, *, color: str, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "list-two", "list-middle", "list-end"
        ],
        /, *, first: str, next: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "player-unnamed"
        ],
        /, *, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "number-percent"
        ],
        /, *, text: str,
    ) -> str: ...
    def named(self, key: str, /, **values: str | float | Sequence[str]) -> str:
        """A message whose key is made at run time, of a family that a test knows."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""

    def list_of(self, words: Sequence[str]) -> str:
        """Words in a row, with what the language puts between them."""

    def row_of(self, words: Sequence[str]) -> str:
        """Words in a row that goes no further: the same between all of them."""
