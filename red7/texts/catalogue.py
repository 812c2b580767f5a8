"""The catalogue in Python: a runtime for Fluent messages, compiled to JSON when Red7 is built.

Only what `scripts/fluent_files.py` lets through can be in the JSON. A card is its name in the
notation, a color its letter, wherever Python prints one.
"""

import json
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from red7.texts.message_keys import Say
from red7.texts.plural_rules import PLURAL_RULES
from red7.texts.pseudo_language import PSEUDO, pseudo

Value: TypeAlias = str | float | Sequence[str]
Values: TypeAlias = Mapping[str, Value]
ENGLISH = "en"
COMPILED = Path(__file__).parent / "compiled"


class NoCatalogue(Exception):
    """The compiled texts are not there, or not of this language."""


@lru_cache
def catalogue(language: str) -> Say:
    """What says the messages of a language. Raises NoCatalogue."""
    is_pseudo = language == PSEUDO
    file = COMPILED / f"{ENGLISH if is_pseudo else language}.json"
    try:
        messages = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise NoCatalogue(f"the texts in {language!r} are not compiled; run `make texts`") from None
    return cast(Say, Catalogue(ENGLISH if is_pseudo else language, messages, is_pseudo=is_pseudo))


class Catalogue:
    """Says the messages of one language."""

    def __init__(self, language: str, messages: dict[str, Any], *, is_pseudo: bool = False) -> None:
        self.messages = messages
        self.plural = PLURAL_RULES[language]
        self.is_pseudo = is_pseudo

    def __call__(self, key: str, /, **values: Value) -> str:
        """A message as a text. Raises KeyError for a message or a value that is not there."""
        said = self._pattern(self.messages[key], values)
        return f"⟦{said}⟧" if self.is_pseudo else said

    named = __call__
    """For keys that are made at run time."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.messages

    def _pattern(self, pattern: Any, values: Values) -> str:
        if isinstance(pattern, str):
            return pseudo(pattern) if self.is_pseudo else pattern
        return "".join(self._element(element, values) for element in pattern)

    def _element(self, element: Any, values: Values) -> str:
        match element:
            case str():
                return self._pattern(element, values)
            case ["$", name]:
                return self._shown(values[name], {})
            case ["message", key]:
                return self._pattern(self.messages[key], values)
            case ["select", name, default, variants]:
                return self._pattern(self._chosen(values[name], default, variants), values)
            case ["PERCENT", name, _]:
                return self._percent(cast(float, values[name]))
            case [_, name, options]:
                return self._shown(values[name], options)
        raise ValueError(f"not an element: {element!r}")

    def _chosen(self, value: Value, default: int, variants: list[list[Any]]) -> Any:
        """The first pattern whose key is the value, or the plural category of a number."""
        wanted = {value} if isinstance(value, str) else {value, self.plural(cast(float, value))}
        for key, pattern in variants:
            if key in wanted:
                return pattern
        return variants[default][1]

    def _shown(self, value: Value, options: dict[str, Any]) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int | float):
            return self._number(value, options)
        return self.list_of(value)

    def _number(self, value: float, options: dict[str, Any]) -> str:
        """A number with the marks of the language."""
        most = int(options.get("maximumFractionDigits", 3))
        least = int(options.get("minimumFractionDigits", 0))
        rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, fraction = f"{rounded:,f}".partition(".")
        fraction = fraction[:least] + fraction[least:].rstrip("0")
        shown: str = whole.replace(",", self.messages["number-group"])
        return shown + self.messages["number-decimal"] + fraction if fraction else shown

    def _percent(self, share: float) -> str:
        """A share in whole percents."""
        shown = self._number(100 * share, {"maximumFractionDigits": 0})
        return self._pattern(self.messages["number-percent"], {"text": shown})

    def list_of(self, words: Sequence[str]) -> str:
        """Words in a row, with what the language puts between them."""
        found = words[0] if words else ""
        for at, word in enumerate(words[1:], start=2):
            key = "list-middle" if at < len(words) else "list-end" if at > 2 else "list-two"
            found = self._pattern(self.messages[key], {"first": found, "next": word})
        return found
