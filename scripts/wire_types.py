"""Generate the TypeScript types of the messages from the classes in `red7/wire`."""

import ast
from collections.abc import Iterator
from inspect import getsource
from itertools import pairwise
from typing import Any, get_args

from msgspec import inspect

from red7.table import MAX_NAME_CHARACTERS
from red7.table.names import MAX_NAME_BYTES
from red7.wire import http_bodies
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL, Answer, Request
from red7.wire.seating_messages import SeatingRequest
from red7.wire.shapes import Message, Shape

HEADER = "// Generated from red7/wire by `make types`. Do not edit.\n"


def typescript() -> str:
    """Return the source text of the client's types."""
    asked = [each for each in vars(http_bodies).values() if _is_shape(each)]
    kinds = inspect.multi_type_info([*get_args(Request), *get_args(Answer), *asked])
    found: dict[str, inspect.Type] = {}
    for kind in kinds:
        _collect(kind, found)
    parts = [
        HEADER,
        f"export const PROTOCOL = {PROTOCOL};\n"
        f"export const MAX_MESSAGE_BYTES = {MAX_MESSAGE_BYTES};\n"
        f"export const MAX_NAME_CHARACTERS = {MAX_NAME_CHARACTERS};\n"
        f"export const MAX_NAME_BYTES = {MAX_NAME_BYTES};\n",
    ]
    parts += [_declaration(found[name]) for name in sorted(found)]
    unions = {"SeatingRequest": SeatingRequest, "Request": Request, "Answer": Answer}
    parts += [_union(name, union) for name, union in unions.items()]
    return "\n".join(parts)


def _is_shape(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Shape) and value is not Shape


def _union(name: str, union: object) -> str:
    names = " | ".join(_name(each) for each in get_args(union))
    return f"export type {name} = {names};\n"


def _name(cls: type) -> str:
    """Return a type's name in the client; names of shapes lose their ending."""
    name = cls.__name__
    return name.removesuffix("Shape") if issubclass(cls, Shape) else _MESSAGES.get(name, name)


_MESSAGES = {"Options": "OptionsMessage"}


def _collect(kind: inspect.Type, found: dict[str, inspect.Type]) -> None:
    """Add every structure and enumeration that a type contains to `found`."""
    if isinstance(kind, inspect.StructType | inspect.EnumType):
        name = _name(kind.cls) if isinstance(kind, inspect.StructType) else kind.cls.__name__
        if name in found:
            return
        found[name] = kind
    for part in _parts(kind):
        _collect(part, found)


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.ListType):
        yield kind.item_type


def _declaration(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.EnumType):
        values = " | ".join(f'"{each.value}"' for each in kind.cls)
        return f"{_comment(kind.cls)}export type {kind.cls.__name__} = {values};\n"
    assert isinstance(kind, inspect.StructType)
    lines = [f"{_comment(kind.cls)}export interface {_name(kind.cls)} {{"]
    if issubclass(kind.cls, Message):
        lines.append(f'  type: "{kind.tag}";')
    told = field_docstrings(kind.cls)
    for field in kind.fields:
        if field.name in told:
            lines.append(f"  /** {told[field.name].replace('None', 'null')} */")
        optional = "?" if not field.required else ""
        lines.append(f"  {field.name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _comment(cls: type) -> str:
    return f"/** {cls.__doc__} */\n"


def field_docstrings(cls: type) -> dict[str, str]:
    """Return the docstrings below the fields of a class, from its source; Python drops them."""
    (node,) = ast.parse(getsource(cls)).body
    assert isinstance(node, ast.ClassDef)
    found = {}
    for field, below in pairwise(node.body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return _name(kind.cls)
        case inspect.EnumType():
            return kind.cls.__name__
        case inspect.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(map(_type, kind.types))
    return _PLAIN[type(kind)]


_PLAIN: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
