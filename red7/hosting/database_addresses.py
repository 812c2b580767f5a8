"""Addresses of databases and message buses: checking them, and showing them without passwords.

A message bus carries messages between server processes that share a database.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from red7.core import Red7Error

DATABASES = ("postgresql", "postgres")
BUSES = ("redis", "rediss")


class BadAddress(Red7Error):
    """The address is not that of a supported database or bus."""


class MissingPackages(Red7Error):
    """The packages that only a cluster needs are not installed."""


@contextmanager
def cluster_packages() -> Iterator[None]:
    """Raise `MissingPackages` if an import in the `with` block fails."""
    try:
        yield
    except ImportError as error:
        raise MissingPackages(
            f"{error.name} is not installed; pip install 'red7[cluster]' brings it"
        ) from None


def is_database(place: str) -> bool:
    """Return whether `place` is the address of a database rather than a folder."""
    return place.partition("://")[0] in DATABASES and "://" in place


def check_database(address: str) -> None:
    """Raise `BadAddress` if `address` is not the address of a PostgreSQL database."""
    if not is_database(address):
        raise BadAddress(f"no database: {without_password(address)}; it is postgresql://HOST/NAME")


def check_bus(address: str) -> None:
    """Raise `BadAddress` if `address` is not the address of a Redis or Valkey server."""
    if address.partition("://")[0] not in BUSES or "://" not in address:
        raise BadAddress(f"no bus: {without_password(address)}; it is redis://HOST:PORT")


def without_password(address: str) -> str:
    """Return an address without its user name, password and options, so that it can be shown.

    The options are removed because one of them may be a password.
    """
    kind, mark, rest = address.rpartition("://")
    # The last `@` ends the password. A slash before it makes the address invalid, but error
    # messages show invalid addresses, too.
    return f"{kind}{mark}{rest.partition('?')[0].rpartition('@')[2]}"
