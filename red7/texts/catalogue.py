"""The message catalogue: a runtime for Fluent messages, compiled to JSON when Red7 is built.

The JSON contains only those features of Fluent that `scripts/fluent_files.py` accepts. Python
prints a card by its name in the notation, and a color by its name in the language.

`say` speaks the language of this process. `english` always speaks English, for programs. Both load
their catalogue when they format their first message.
"""

import json
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from red7.core.errors import Red7Error
from red7.texts.message_keys import Say
from red7.texts.plural_rules import PLURAL_RULES
from red7.texts.pseudo_language import PSEUDO, pseudo

Value: TypeAlias = str | float | Sequence[str]
Values: TypeAlias = Mapping[str, Value]
ENGLISH = "en"
COMPILED = Path(__file__).parent / "compiled"


class NoCatalogue(Red7Error):
    """The compiled texts of a language are missing."""


@lru_cache
def catalogue(language: str) -> Say:
    """Return the catalogue of a language. Raise `NoCatalogue`."""
    is_pseudo = language == PSEUDO
    file = COMPILED / f"{ENGLISH if is_pseudo else language}.json"
    try:
        messages = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise NoCatalogue(f"the texts in {language!r} are not compiled; run `make texts`") from None
    return cast(Say, Catalogue(ENGLISH if is_pseudo else language, messages, is_pseudo=is_pseudo))


class Catalogue:
    """The messages of one language; calling the catalogue formats a message."""

    def __init__(self, language: str, messages: dict[str, Any], *, is_pseudo: bool = False) -> None:
        self.messages = messages
        self.plural = PLURAL_RULES[language]
        self.is_pseudo = is_pseudo

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return a message as text. Raise KeyError for an unknown message or a missing value."""
        said = self._pattern(self.messages[key], values)
        return f"⟦{said}⟧" if self.is_pseudo else said

    named = __call__
    """The same as a call, for keys that are made at run time."""

    def has(self, key: str) -> bool:
        """Return whether the catalogue has a message."""
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
            case ["select", "case", default, variants]:
                # A card that stands alone has no grammatical case, and takes the default form.
                return self._pattern(
                    self._chosen(values.get("case", ""), default, variants), values
                )
            case ["select", name, default, variants]:
                return self._pattern(self._chosen(values[name], default, variants), values)
            case ["PERCENT", name, _]:
                return self._percent(cast(float, values[name]))
            case ["COLOR", name, options]:
                return self._pattern(
                    self.messages["color-name"], {**options, "color": values[name]}
                )
            case [_, name, options]:
                return self._shown(values[name], options)
        raise ValueError(f"not an element: {element!r}")

    def _chosen(self, value: Value, default: int, variants: list[list[Any]]) -> Any:
        """Return the pattern for a value, or for a number's plural category; else the default."""
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
        """Return a number with the language's decimal mark and thousands separator."""
        most = int(options.get("maximumFractionDigits", 3))
        least = int(options.get("minimumFractionDigits", 0))
        rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, fraction = f"{rounded:,f}".partition(".")
        fraction = fraction[:least] + fraction[least:].rstrip("0")
        shown: str = whole.replace(",", self.messages["number-group"])
        return shown + self.messages["number-decimal"] + fraction if fraction else shown

    def _percent(self, share: float) -> str:
        """Return a share as a percentage without decimals."""
        shown = self._number(100 * share, {"maximumFractionDigits": 0})
        return self._pattern(self.messages["number-percent"], {"text": shown})

    def list_of(self, words: Sequence[str]) -> str:
        """Return words as a complete list in the language, such as `a, b and c`."""
        found = words[0] if words else ""
        for at, word in enumerate(words[1:], start=2):
            key = "list-middle" if at < len(words) else "list-end" if at > 2 else "list-two"
            found = self._pattern(self.messages[key], {"first": found, "next": word})
        return found

    def row_of(self, words: Sequence[str]) -> str:
        """Return words with the same separator between all of them, such as `a, b, c`."""
        found = words[0] if words else ""
        for word in words[1:]:
            found = self._pattern(self.messages["list-middle"], {"first": found, "next": word})
        return found


class _Spoken:
    """A catalogue whose language can change, and which is loaded when it is first used."""

    def __init__(self) -> None:
        self.language = ENGLISH

    def __call__(self, key: str, /, **values: Value) -> str:
        return self._catalogue.named(key, **values)

    named = __call__

    def __getattr__(self, name: str) -> Any:
        return getattr(self._catalogue, name)

    @property
    def _catalogue(self) -> Say:
        return catalogue(self.language)


_spoken = _Spoken()
say = cast(Say, _spoken)
"""Formats messages in the language of this process: English, until `speak` sets another one."""
english = cast(Say, _Spoken())
"""Formats messages in English, whatever the language of this process."""


def speak(language: str) -> None:
    """Set the language of `say`. Raise `NoCatalogue`."""
    catalogue(language)
    _spoken.language = language


def spoken_language() -> str:
    """Return the language of `say`."""
    return _spoken.language
