"""Pages of a person's list of games: the filter, the order, and the place where a page starts.

Running games come before all other games. In each group, the game that changed last comes first.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from red7.live.games.game_summary import Summary
from red7.live.store import ListedGame
from red7.table import Origin, Refused
from red7.wire.http_bodies import GameChoices

USUAL, MOST = 100, 200
"""The default and the maximum number of games on a page."""
PERSON = "person"
"""The filter value for an opponent that is a person."""
OWN = "own"
"""The filter value for a custom mix of rules, without a preset."""


class Wanted(msgspec.Struct, frozen=True):
    """A filter for a list of games, and the wanted page. An empty field fits every game."""

    state: Literal["", "running", "finished"] = ""
    opponent: str = ""
    """A bot's name, or `person`."""
    preset: str = ""
    """A preset's name, or `own` for a custom mix of rules."""
    result: Literal["", "won", "lost"] = ""
    origin: str = ""
    after: str = ""
    """The place in the list where the previous page ended; empty for the first page."""
    limit: int = USUAL


EVERYTHING = Wanted()


class Place(NamedTuple):
    """The place of a game in a list; it stays valid if the game changes or is deleted."""

    is_over: bool
    changed: float
    table: str

    @property
    def order(self) -> tuple[bool, float, str]:
        """The sort key of the list."""
        return self.is_over, -self.changed, self.table


SummarizedGame: TypeAlias = tuple[ListedGame, Summary]


class Page(NamedTuple):
    """A page of a list of games, with counts and filter values of the whole list."""

    games: list[SummarizedGame]
    more: str | None
    """The place after which the next page begins; None on the last page."""
    fitting: int
    """The number of games that fit the filter, on all pages."""
    total: int
    choices: GameChoices


def page_of(found: Iterable[SummarizedGame], person: str, wanted: Wanted) -> Page:
    """Filter and sort the games of a person, and return the wanted page.

    Raise `Refused` if `wanted.after` is invalid.
    """
    everything = [*found]
    fitting = [each for each in everything if _fits(each[1], person, wanted)]
    fitting.sort(key=lambda each: _place(*each).order)
    left = fitting
    if wanted.after:
        start = parse_place(wanted.after).order
        left = [each for each in fitting if _place(*each).order > start]
    games = left[: wanted.limit]
    more = place_name(_place(*games[-1])) if len(left) > len(games) else None
    choices = choices_in((summary for _, summary in everything), person)
    return Page(games, more, len(fitting), len(everything), choices)


def place_name(place: Place) -> str:
    """Return a place as text, which a client sends to request the next page.

    If the list changes in between, the next page still begins at nearly the same place.
    """
    return f"{place.is_over:d}_{place.changed!r}_{place.table}"


def parse_place(text: str) -> Place:
    """Parse the text of a place in a list. Raise `Refused` if the text is invalid."""
    try:
        over, changed, table = text.split("_", 2)
        return Place({"0": False, "1": True}[over], float(changed), table)
    except (ValueError, KeyError):
        raise Refused("malformed", text="after must be what a page before has said") from None


def is_unfinished(summary: Summary) -> bool:
    """Return whether a game can be played on, even if no person sits at it now.

    Lists call such a game running. Quotas and retention also require that a person sits at it: see
    `table.state.is_running`.
    """
    return not summary.match.over and not summary.imported


def _place(held: ListedGame, summary: Summary) -> Place:
    return Place(not is_unfinished(summary), held.changed, held.table)


def _fits(summary: Summary, person: str, wanted: Wanted) -> bool:
    return (
        (not wanted.state or (wanted.state == "running") == is_unfinished(summary))
        and (not wanted.preset or wanted.preset == _preset(summary))
        and (not wanted.origin or wanted.origin == summary.origin.value)
        and (not wanted.opponent or wanted.opponent in _opponents(summary, person))
        and (not wanted.result or wanted.result == _result(summary, person))
    )


def _preset(summary: Summary) -> str:
    return summary.preset or OWN


def _opponents(summary: Summary, person: str) -> set[str]:
    """Return the other players of a game: the names of bots, and `PERSON` for people."""
    mine = summary.seats_of(person)
    others = (sitter for seat, sitter in enumerate(summary.sitters) if seat not in mine)
    return {sitter.bot or PERSON for sitter in others}


def _result(summary: Summary, person: str) -> str:
    mine = summary.seats_of(person)
    if not summary.match.over or not mine:
        return ""
    return "won" if any(seat in summary.match.winners for seat in mine) else "lost"


def choices_in(summaries: Iterable[Summary], person: str) -> GameChoices:
    """Return the filter values that occur in some games; `PERSON` comes last among opponents."""
    opponents: set[str] = set()
    presets: set[str] = set()
    origins: set[Origin] = set()
    for summary in summaries:
        opponents |= _opponents(summary, person)
        presets.add(_preset(summary))
        origins.add(summary.origin)
    bots = sorted(opponents - {PERSON})
    return GameChoices(
        opponents=[*bots, PERSON] if PERSON in opponents else bots,
        presets=sorted(presets),
        origins=[origin for origin in Origin if origin in origins],
    )
