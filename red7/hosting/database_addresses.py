"""Addresses of databases and buses: what they look like, and how they may be shown."""

from collections.abc import Iterator
from contextlib import contextmanager

from red7.core import Red7Error

DATABASES = ("postgresql", "postgres")
BUSES = ("redis", "rediss")


class BadAddress(Red7Error):
    """An address of a kind that is not known."""


class MissingPackages(Red7Error):
    """What only those need who have many machines is not installed."""


@contextmanager
def cluster_packages() -> Iterator[None]:
    """Raise `MissingPackages` where an import of them fails."""
    try:
        yield
    except ImportError as error:
        raise MissingPackages(
            f"{error.name} is not installed; pip install 'red7[cluster]' brings it"
        ) from None


def is_database(place: str) -> bool:
    """Whether a place is a database's address, and no folder."""
    return place.partition("://")[0] in DATABASES and "://" in place


def check_database(address: str) -> None:
    """Raise `BadAddress` for what is no database's address."""
    if not is_database(address):
        raise BadAddress(f"no database: {without_password(address)}; it is postgresql://HOST/NAME")


def check_bus(address: str) -> None:
    """Raise `BadAddress` for what is no bus's address."""
    if address.partition("://")[0] not in BUSES or "://" not in address:
        raise BadAddress(f"no bus: {without_password(address)}; it is redis://HOST:PORT")


def without_password(address: str) -> str:
    """An address as everybody may read it: without name, password and options, which may be one."""
    kind, mark, rest = address.rpartition("://")
    # A slash within a password should be written otherwise, but the address is told just then.
    return f"{kind}{mark}{rest.partition('?')[0].rpartition('@')[2]}"
