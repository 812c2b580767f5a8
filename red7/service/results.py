"""Results: what came of somebody's matches, from summaries and from notes about reviews.

Counted are matches that began here, anew, with one seat of the person's and bots at the others.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from red7.bots import BOTS
from red7.service.game_list import GameList
from red7.service.game_summary import Summary
from red7.service.table_loader import LoadedTable
from red7.store import Held, Store
from red7.table import Origin
from red7.wire.http_bodies import (
    AgainstShape,
    BestMatchShape,
    Problem,
    Results,
    ReviewNoteShape,
    ReviewShape,
)

MOST_NOTES = 500
"""So many reviews are remembered for a person, the latest."""


class _Document(msgspec.Struct):
    """What is kept for a person."""

    reviews: list[ReviewNoteShape] = []


class ResultRequests:
    """The results of whoever asks."""

    def __init__(self, store: Store, games: GameList) -> None:
        self._store, self._games = store, games
        self._one_at_a_time = asyncio.Lock()

    async def of(self, person: str) -> Results:
        """What came of somebody's matches."""
        found = [
            (held, summary)
            async for held, summary in self._games.summaries(person)
            if not isinstance(summary, Problem) and _counts(summary, person)
        ]
        document = await self._document(person)
        # Listed by when they last changed: that is when they ended.
        return _results(found[::-1], person, document.reviews)

    async def note(self, person: str, name: str, loaded: LoadedTable, review: ReviewShape) -> None:
        """Remember what a review says about the play of whoever asked for it."""
        seats = loaded.table.seats_of(person)
        if len(seats) != 1 or loaded.imported or loaded.table.origin is not Origin.NEW:
            return
        note = _note(name, loaded.opened, seats[0], review)
        async with self._one_at_a_time:
            document = await self._document(person)
            others = [each for each in document.reviews if each.table != name]
            notes = sorted([*others, note], key=lambda each: each.at)[-MOST_NOTES:]
            if notes != document.reviews:
                kept = msgspec.json.encode(_Document(notes))
                await self._store.keep_document(person, kept)

    async def _document(self, person: str) -> _Document:
        kept = await self._store.document(person)
        return _Document() if kept is None else msgspec.json.decode(kept, type=_Document)


def _counts(summary: Summary, person: str) -> bool:
    """Whether a game is a finished match of one person against bots."""
    mine = summary.seats_of(person)
    others = [sitter for seat, sitter in enumerate(summary.sitters) if seat not in mine]
    is_new = summary.origin is Origin.NEW and not summary.imported
    return summary.match.over and is_new and len(mine) == 1 and all(each.bot for each in others)


def _results(
    found: Iterable[tuple[Held, Summary]], person: str, notes: list[ReviewNoteShape]
) -> Results:
    """What some matches come to, the earliest first."""
    matches: Counter[tuple[str, str | None]] = Counter()
    wins: Counter[tuple[str, str | None]] = Counter()
    results: list[bool] = []
    best: BestMatchShape | None = None
    for held, summary in found:
        (seat,) = summary.seats_of(person)
        won = seat in summary.match.winners
        results.append(won)
        kinds = {(each.bot, summary.preset) for each in summary.sitters if each.bot}
        matches.update(kinds)
        if won:
            wins.update(kinds)
            best = _better(best, held, summary, seat)
    streaks = _streaks(results)
    return Results(
        matches=len(results),
        wins=sum(results),
        against=[
            AgainstShape(bot, preset, count, wins[bot, preset])
            for (bot, preset), count in sorted(matches.items(), key=lambda each: _place(*each[0]))
        ],
        streak=streaks[-1],
        longest=max(streaks),
        best=best,
        reviews=notes,
    )


def _place(bot: str, preset: str | None) -> tuple[int, str]:
    """Where a bot stands on the ladder; one that there is no longer comes last."""
    names = [*BOTS]
    return names.index(bot) if bot in names else len(names), preset or "~"


def _streaks(results: list[bool]) -> list[int]:
    """How many matches were won in a row, before the first and after each."""
    found = [0]
    for won in results:
        found.append(found[-1] + 1 if won else 0)
    return found


def _better(
    best: BestMatchShape | None, held: Held, summary: Summary, seat: int
) -> BestMatchShape | None:
    """The better of two matches that were won."""
    if summary.match.target is None:
        return best
    points = summary.match.points
    lead = points[seat] - max(each for other, each in enumerate(points) if other != seat)
    if best is not None and (best.lead, best.points) >= (lead, points[seat]):
        return best
    return BestMatchShape(held.table, points[seat], lead)


def _note(name: str, opened: float, seat: int, review: ReviewShape) -> ReviewNoteShape:
    """What a review says about the play of a seat."""
    kinds: defaultdict[str, float] = defaultdict(float)
    mine = [turn for turn in review.turns if turn.seat == seat]
    for turn in mine:
        if turn.kind is not None:
            kinds[turn.kind] += turn.given
    given = sum(turn.given for turn in mine)
    return ReviewNoteShape(name, opened, len(mine), given, dict(kinds))
