"""Every key of messages, HTTP bodies, logs, notes, jobs and records, with its type.

`tests/data/wire_keys.json` has them as release 0.10.0 wrote them: clients, stored tables and
processes of other releases depend on each. A new key is added by `make golden`; the difference
must be additions with a `?`, which mark keys that may be absent. Python names are in it nowhere.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from red7.core import EXPERT
from red7.hosting.cluster.peer_messages import PeerMessage
from red7.hosting.compute import queue_messages
from red7.live.games import friend_tables, list_pages, results
from red7.live.games.game_summary import Summary
from red7.live.store import log_text
from red7.notation import record_text
from red7.table import rebuild, record_of
from red7.wire import http_bodies
from red7.wire.messages import Answer, Request
from tests.random_tables import story

WIRE_KEYS = Path(__file__).parent.parent / "data" / "wire_keys.json"

BODIES: Mapping[str, object] = {
    "GET /api/games?": list_pages.Wanted,
    "POST /api/games": http_bodies.NewGame,
    "POST /api/games/{name}/branch": http_bodies.Branch,
    "POST /api/games/{name}/rematch": http_bodies.RematchWish,
    "POST /api/tables": http_bodies.NewFriendsTable,
    "POST /api/tables/{name}/transfer": http_bodies.Transfer,
    "POST /api/transfers": http_bodies.Secret,
    "POST /api/qr": http_bodies.QrText,
    "a new table": http_bodies.Made,
    "a problem": http_bodies.Problem,
    "a secret": http_bodies.Secret,
    "GET /api/lobby": http_bodies.Lobby,
    "GET /api/games": http_bodies.Games,
    "GET /api/results": http_bodies.Results,
    "GET /api/tables": http_bodies.PublicTables,
    "GET /api/games/{name}/replay": http_bodies.Replay,
    "GET /api/games/{name}/review": http_bodies.ReviewShape,
    "what was moved": http_bodies.Moved,
}
"""What is sent over HTTP, by its route where there is one route only."""

NOTES: Mapping[str, object] = {
    "summary": Summary,
    "results of a person": results._Document,
    "transfer": friend_tables._Handover,
}
"""What is stored beside the logs."""


def wire_keys() -> dict[str, dict[str, str]]:
    """Return the keys of everything that leaves the process, each with its type."""
    entries = (*get_args(log_text._AnyEntry), *log_text._KEPT.values())
    groups = {
        "request": tagged(get_args(Request)),
        "answer": tagged(get_args(Answer)),
        "log": tagged(entries),
        "job": tagged(get_args(queue_messages.Job)),
        "job answer": tagged(get_args(queue_messages.Answer)),
        "peer": tagged(get_args(PeerMessage)),
        "HTTP": BODIES,
        "note": NOTES,
    }
    found = {
        f"{group}: {name}": keys_of(kind)
        for group, kinds in groups.items()
        for name, kind in kinds.items()
    }
    return {**found, "record": record_keys()}


def tagged(kinds: tuple[Any, ...]) -> dict[str, object]:
    """Return message classes by the value that tells them apart, with its key."""
    configs = [(kind, kind.__struct_config__) for kind in kinds]
    return {f"{config.tag_field} {config.tag}": kind for kind, config in configs}


def keys_of(kind: object) -> dict[str, str]:
    """Return the keys of a type, each with the type of its value."""
    return dict(_keys("", inspect.type_info(kind)))


def _keys(path: str, kind: inspect.Type) -> Iterator[tuple[str, str]]:
    """Yield the paths to all values of a type; `[]` is any item of a list, `{}` of an object."""
    if path:
        yield path, _text(kind)
    for part in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        for step, inner in _parts(part):
            yield from _keys(f"{path}{step}", inner)


def _parts(kind: inspect.Type) -> Iterator[tuple[str, inspect.Type]]:
    match kind:
        case (
            inspect.StructType(fields=fields)
            | inspect.DataclassType(fields=fields)
            | inspect.NamedTupleType(fields=fields)
        ):
            for place, field in enumerate(fields):
                step = f".{field.encode_name}" if _is_object(kind) else f"[{place}]"
                yield step + "?" * (not field.required), field.type
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield "[]", item
        case inspect.TupleType(item_types=items):
            yield from ((f"[{place}]", item) for place, item in enumerate(items))
        case inspect.DictType(value_type=item):
            yield "{}", item


def _is_object(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.StructType):
        return not kind.array_like
    return isinstance(kind, inspect.DataclassType | inspect.DictType)


def _text(kind: inspect.Type) -> str:
    """Return a type in the words of JSON."""
    match kind:
        case inspect.UnionType(types=types):
            return " | ".join(map(_text, types))
        case inspect.EnumType(cls=cls):
            return " | ".join(json.dumps(each.value) for each in cls)
        case inspect.LiteralType(values=values):
            return " | ".join(map(json.dumps, values))
    return "object" if _is_object(kind) else _PLAIN.get(type(kind), "array")


_PLAIN: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def record_keys() -> dict[str, str]:
    """Return the tags of a record, and the words with which its other lines begin."""
    text = record_text(record_of(rebuild(story(EXPERT, 2, seed=1)), 0.0))
    found = {}
    for line in filter(None, text.splitlines()):
        tag = re.match(r"\[(\w+) ", line)
        word = re.match(r"[A-Za-z]+", line)
        if tag:
            found[f"[{tag[1]}]"] = "tag"
        else:
            found[word[0] if word else "1."] = "line"
        if proof := re.search(r"\{(.*)\}", line):
            found["{}"] = re.sub(r"(?<=salt |rder |-256 )[^,]*", "…", proof[1])
    return found


def as_text(keys: Mapping[str, Mapping[str, str]]) -> str:
    """Return the keys as JSON, one to a line."""
    return json.dumps(keys, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    WIRE_KEYS.write_text(as_text(wire_keys()), encoding="utf-8", newline="\n")
