"""Pages of somebody's list of games: which games are asked for, in which order, and where from.

Running games come first, then the others, each the last changed first.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from red7.live.games.game_summary import Summary
from red7.live.store import ListedGame
from red7.table import Origin, Refused
from red7.wire.http_bodies import GameChoices

USUAL, MOST = 100, 200
"""So many games does a page have unless it is told, and at most."""
PERSON = "person"
"""An opponent that is no bot."""
OWN = "own"
"""A preset of one's own."""


class Wanted(msgspec.Struct, frozen=True):
    """Which games are asked for; empty where anything goes."""

    state: Literal["", "running", "finished"] = ""
    opponent: str = ""
    """A bot's name, or `person`."""
    preset: str = ""
    """A preset's name, or `own` for a mix of one's own."""
    result: Literal["", "won", "lost"] = ""
    origin: str = ""
    after: str = ""
    """The place in the list that the page before has ended at."""
    limit: int = USUAL


EVERYTHING = Wanted()


class Place(NamedTuple):
    """A place in the list, whether or not a game is still there."""

    is_over: bool
    changed: float
    table: str

    @property
    def order(self) -> tuple[bool, float, str]:
        """What the list is sorted by."""
        return self.is_over, -self.changed, self.table


SummarizedGame: TypeAlias = tuple[ListedGame, Summary]


class Page(NamedTuple):
    """A page of a list, and what the whole list is like."""

    games: list[SummarizedGame]
    more: str | None
    """Where the next page begins; None after the last."""
    fitting: int
    """How many games are like what is asked for, on all pages."""
    total: int
    choices: GameChoices


def page_of(found: Iterable[SummarizedGame], person: str, wanted: Wanted) -> Page:
    """The page that is asked for of all games of a person. Raises `Refused`."""
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
    """A place as text, which is good until the list is another one, and then nearly."""
    return f"{place.is_over:d}_{place.changed!r}_{place.table}"


def parse_place(text: str) -> Place:
    """The place of a text. Raises `Refused`."""
    try:
        over, changed, table = text.split("_", 2)
        return Place({"0": False, "1": True}[over], float(changed), table)
    except (ValueError, KeyError):
        raise Refused("malformed", text="after must be what a page before has said") from None


def is_unfinished(summary: Summary) -> bool:
    """Return whether a game can be played on, even if no person sits there now.

    The list calls such a game running. Quotas and deletion go by `table.state.is_running`.
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
    """Whoever else sits at a game: bots by their names, and people."""
    mine = summary.seats_of(person)
    others = (sitter for seat, sitter in enumerate(summary.sitters) if seat not in mine)
    return {sitter.bot or PERSON for sitter in others}


def _result(summary: Summary, person: str) -> str:
    mine = summary.seats_of(person)
    if not summary.match.over or not mine:
        return ""
    return "won" if any(seat in summary.match.winners for seat in mine) else "lost"


def choices_in(summaries: Iterable[Summary], person: str) -> GameChoices:
    """What there is to choose from among some games, people last."""
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
