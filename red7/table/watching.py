"""Who may see a table: its players, people with a link, and the public."""

from collections.abc import Collection

from red7.table.errors import Refused
from red7.table.state import Table


def may_watch(table: Table, person: str, *, has_it: bool, has_link: bool) -> bool:
    """Return whether a person may see a table.

    Pass as `has_it` whether the table is in the person's list, and as `has_link` whether the
    person has a link that is good now. A person whom the host has removed sees the table again
    once the match is over.
    """
    if person and any(each.person == person for each in table.sitters):
        return True
    if is_shut_out(person, table.removed, is_over=table.match.is_over):
        return False
    settings = table.settings
    return has_it or (settings is not None and (settings.public or has_link))


def is_shut_out(person: str, removed: Collection[str], *, is_over: bool) -> bool:
    """Return whether a table is hidden from a person whom the host has removed."""
    return person in removed and not is_over


def watching_ended(table: Table, person: str) -> Refused:
    """Return why a person may no longer see a table."""
    if person in table.removed:
        return Refused("was-removed")
    return Refused("watching-ended")
