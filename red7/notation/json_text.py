"""Strict JSON parsing: refuses duplicate fields, NaN, and values that are nested too deep."""

import json
from typing import NoReturn, TypeAlias

from red7.notation.errors import BadText

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def parse_json(text: str) -> Json:
    """Return the value of a JSON text. Raise `BadText` if it is not strict JSON."""
    try:
        value: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        raise BadText("too-deep", "the JSON is nested too deep") from None
    except ValueError as error:
        raise BadText("not-json", f"this is not JSON: {error}"[:200]) from None
    return value


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise BadText("duplicate-field", "an object has the same field twice")
    return fields


def _constant(name: str) -> NoReturn:
    raise BadText("not-json", f"{name} is not JSON")
