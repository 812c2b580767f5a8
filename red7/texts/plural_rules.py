"""Plural rules of CLDR: which form of a noun stands with a number."""

from collections.abc import Callable


def _one_or_other(number: float) -> str:
    return "one" if number == 1 else "other"


def _none_or_one(number: float) -> str:
    """Return the category in languages that use the singular for all numbers below two."""
    return "one" if 0 <= abs(number) < 2 else "other"


def _polish(number: float) -> str:
    if number == 1:
        return "one"
    if number != int(number):
        return "other"
    is_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return "few" if is_few else "many"


PLURAL_RULES: dict[str, Callable[[float], str]] = {
    "de": _one_or_other,
    "en": _one_or_other,
    "es": _one_or_other,
    "es-419": _one_or_other,
    "fr": _none_or_one,
    "it": _one_or_other,
    "pl": _polish,
    "pt-BR": _none_or_one,
}
"""The plural rule of each language. A float that is whole, such as 2.0, counts as whole."""
