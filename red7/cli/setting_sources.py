"""Settings from the command line, the environment and a TOML file, in this order of precedence."""

import argparse
import os
import socket
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from red7.core import Red7Error
from red7.hosting.database_addresses import check_bus, check_database
from red7.hosting.server_settings import ServerSettings
from red7.live.setting_fields import Setting

NOT_SETTINGS = {"RED7_DATABASE_PASSWORD"}
"""Variables of deploy/example.env that begin like those of settings."""

UNITS = {"s": "SECONDS", "ms": "MILLISECONDS", "days": "DAYS"}
"""Units by the ends of names."""

DEFAULTS = ServerSettings()


class BadSetting(Red7Error):
    """A setting that is unknown or has a bad value."""


class Source(NamedTuple):
    """Where a setting was given, in words, and its text."""

    name: str
    text: str


Layer: TypeAlias = Mapping[str, Source]
"""What one source sets, by key."""


class NamedSetting(NamedTuple):
    """A setting with its section, its name and its default."""

    section: str
    name: str
    default: object
    setting: Setting

    @property
    def key(self) -> str:
        """The name in sentences, and the key in TOML."""
        return f"{self.section}.{self.name}"

    @property
    def option(self) -> str:
        """The command-line option."""
        return self.setting.option or f"--{self.section}-{self.name}".replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return f"RED7_{self.section}_{self.name}".upper()

    @property
    def metavar(self) -> str:
        """What stands for the value in help."""
        if not self.setting.metavar and isinstance(self.default, int | float):
            return UNITS.get(self.name.rpartition("_")[2], "N")
        return self.setting.metavar or self.name.upper()

    @property
    def has_items(self) -> bool:
        """Whether the value is a collection, given item by item."""
        # A `Rate` is a tuple, too, but one value.
        return type(self.default) is tuple or isinstance(self.default, frozenset | Mapping)

    def parsed(self, source: Source) -> object:
        """Return the value that a source gives. Raise `BadSetting`."""
        if self.has_items and not source.text:
            return type(self.default)()
        try:
            return self.setting.parse(source.text)
        except (ValueError, Red7Error) as error:
            raise BadSetting(f"{source.name}: {error}") from None


def named_settings(section: str) -> list[NamedSetting]:
    """Return the settings of a section."""
    feature: Any = getattr(DEFAULTS, section)
    return [
        NamedSetting(section, each.name, getattr(feature, each.name), each.metadata["setting"])
        for each in fields(feature)
    ]


SECTIONS = tuple(each.name for each in fields(DEFAULTS))
SETTINGS = {each.key: each for section in SECTIONS for each in named_settings(section)}
"""All settings by key."""


def title(section: str) -> str:
    """Return what a section is about, in one sentence."""
    return (type(getattr(DEFAULTS, section)).__doc__ or "").partition("\n")[0]


def shown_default(named: NamedSetting) -> str:
    """Return the default of a setting in words."""
    value = named.default
    if named.setting.default_text:
        return named.setting.default_text
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping) or not value:
        return ""
    if isinstance(value, tuple):
        # The values of a `Rate` have a slash between them.
        return ("/" if hasattr(value, "burst") else ", ").join(map(_plain, value))
    return _plain(value)


def _plain(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def add_setting_options(command: argparse.ArgumentParser, keys: Collection[str]) -> None:
    """Add the options of settings to a command, in groups by section, and `--config`."""
    command.add_argument("--config", metavar="FILE", help="a TOML file with settings (RED7_CONFIG)")
    for section in SECTIONS:
        chosen = [each for each in named_settings(section) if each.key in keys]
        if chosen:
            group = command.add_argument_group(section, title(section).replace("%", "%%"))
            for each in chosen:
                _add_option(group, each)


def _add_option(group: argparse._ArgumentGroup, named: NamedSetting) -> None:
    default, about = shown_default(named), named.setting.meaning
    if isinstance(named.default, bool):
        about, const = (f"no {about}", "false") if named.default else (about, "true")
        group.add_argument(
            named.option, dest=named.key, action="store_const", const=const, help=about
        )
        return
    if named.has_items:
        about = f"{about}; may be repeated"
    if default:
        about = f"{about} ({default})"
    group.add_argument(
        named.option,
        dest=named.key,
        action="append" if named.has_items else "store",
        type=_checked(named.setting.parse),
        metavar=named.metavar,
        help=about.replace("%", "%%"),
    )


def _checked(parse: Callable[[str], object]) -> Callable[[str], str]:
    """Return a function that returns a text which can be parsed, for argparse."""

    def check(text: str) -> str:
        try:
            parse(text)
        except (ValueError, Red7Error) as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        return text

    return check


def read_settings(
    arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ
) -> ServerSettings:
    """Return the settings of a command line, the environment and a file. Raise `BadSetting`."""
    file = arguments.config or environment.get("RED7_CONFIG")
    layers: list[Layer] = [
        _from_file(Path(file)) if file else {},
        dict(_from_environment(environment)),
        dict(_from_options(arguments)),
    ]
    features = {
        section: type(getattr(DEFAULTS, section))(
            **{each.name: _value(each, layers) for each in named_settings(section)}
        )
        for section in SECTIONS
    }
    return ServerSettings(**features)


def serve_settings(arguments: argparse.Namespace) -> ServerSettings:
    """Return the settings of a command line, with this machine's names. Raise `Red7Error`."""
    settings = read_settings(arguments)
    database, listening = settings.database, settings.listen
    if database.address:
        if arguments.data is not None:
            raise Red7Error("games are kept in a folder or in a database: --data or --database")
        check_database(database.address)
    if database.bus:
        if not database.address:
            raise Red7Error("a bus is for those who share a database: --bus needs --database")
        check_bus(database.bus)
    if settings.compute.delegated and not database.address:
        raise Red7Error("thinkers are found by the database: --no-think needs --database")
    names = frozenset({*listening.names, *_own_names(), listening.host.lower()} - {""})
    return replace(settings, listen=replace(listening, names=names))


def _own_names() -> set[str]:
    """Return the names that this machine has on its network."""
    name = socket.gethostname().lower()
    return {name, f"{name}.local"} if name else set()


def _value(named: NamedSetting, layers: list[Layer]) -> object:
    """Return the value of the last layer that has one; mappings are merged, the last one wins."""
    value = named.default
    for layer in layers:
        if named.key in layer:
            found = named.parsed(layer[named.key])
            if isinstance(value, Mapping) and isinstance(found, Mapping):
                found = {**value, **found}
            value = found
    return value


def _from_options(arguments: argparse.Namespace) -> Iterator[tuple[str, Source]]:
    for key, value in vars(arguments).items():
        if key in SETTINGS and value is not None:
            text = ",".join(value) if isinstance(value, list) else value
            yield key, Source(SETTINGS[key].option, text)


def _from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Source]]:
    """Find the variables of settings; an empty one sets nothing. Raise `BadSetting`."""
    known = {each.variable: each for each in SETTINGS.values()}
    for name, text in environment.items():
        if name in known:
            if text:
                yield known[name].key, Source(name, text)
            continue
        for section in SECTIONS:
            if name.startswith(f"RED7_{section}_".upper()) and name not in NOT_SETTINGS:
                there = ", ".join(each.variable for each in named_settings(section))
                raise BadSetting(f"there is no setting {name}; there are {there}")


def _from_file(path: Path) -> dict[str, Source]:
    """Return what a TOML file sets. Raise `BadSetting`."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadSetting(f"{path} is not TOML: {error}") from None
    layer = {}
    for section, values in found.items():
        if section not in SECTIONS or not isinstance(values, dict):
            raise BadSetting(
                f"{path}: there is no section [{section:.40}]; there are {', '.join(SECTIONS)}"
            )
        for name, value in values.items():
            key = f"{section}.{name}"
            if key not in SETTINGS:
                there = ", ".join(each.name for each in named_settings(section))
                raise BadSetting(f"{path}: there is no setting {key:.80}; [{section}] has {there}")
            layer[key] = Source(f"{path}: {key}", _text_of(SETTINGS[key], value, path))
    return layer


def _text_of(named: NamedSetting, value: object, path: Path) -> str:
    """Return the text of a value of TOML. Raise `BadSetting`."""
    if named.has_items and isinstance(value, list):
        return ",".join(_text_of_one(named, each, path) for each in value)
    if isinstance(named.default, Mapping) and isinstance(value, dict):
        return ",".join(f"{key}={_text_of_one(named, each, path)}" for key, each in value.items())
    return _text_of_one(named, value, path)


def _text_of_one(named: NamedSetting, value: object, path: Path) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float() | str():
            return str(value)
    raise BadSetting(f"{path}: {named.key} has a value of a kind that no setting has")
