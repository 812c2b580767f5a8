"""Plural categories as CLDR has them: which form of a noun stands with a number."""

from collections.abc import Callable


def _one_or_other(number: float) -> str:
    return "one" if number == 1 else "other"


PLURAL_RULES: dict[str, Callable[[float], str]] = {"en": _one_or_other}
"""By language. A number with a fraction that happens to be whole counts as whole."""
