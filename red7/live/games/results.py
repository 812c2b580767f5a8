"""Results: what came of somebody's matches, from summaries, totals and notes about reviews.

Counted are matches that began here, anew, with one seat of the person's and bots at the others.
"""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from red7.live.games.game_list import GameList, PlainGame, summaries
from red7.live.games.game_summary import Summary
from red7.live.games.result_totals import ResultTotals, counts
from red7.live.loaded_table import LoadedTable
from red7.live.store import Conflict, Revision, Store
from red7.table import Origin
from red7.wire.http_bodies import Results, ReviewNoteShape, ReviewShape

MOST_NOTES = 500
"""So many reviews are remembered for a person, the latest."""


class _Document(msgspec.Struct):
    """What is kept for a person."""

    reviews: list[ReviewNoteShape] = []
    totals: ResultTotals = msgspec.field(default_factory=ResultTotals)
    """Of the matches that were pruned."""


class ResultRequests:
    """The results of whoever asks."""

    def __init__(self, store: Store, games: GameList) -> None:
        self._store, self._games = store, games

    async def of(self, person: str) -> Results:
        """What came of somebody's matches."""
        document = await self._store.document(person)
        found, _ = await self._games.made_of(person, results, person, document)
        return msgspec.msgpack.decode(found, type=Results)

    async def note(self, person: str, name: str, loaded: LoadedTable, review: ReviewShape) -> None:
        """Remember what a review says about the play of whoever asked for it."""
        seats = loaded.table.seats_of(person)
        if len(seats) != 1 or loaded.imported or loaded.table.origin is not Origin.NEW:
            return
        note = _note(name, loaded.opened, seats[0], review)
        while True:
            before = await self._store.document(person)
            document = _read(before)
            others = [each for each in document.reviews if each.table != name]
            notes = sorted([*others, note], key=lambda each: each.at)[-MOST_NOTES:]
            if notes == document.reviews:
                return
            kept = msgspec.json.encode(replace(document, reviews=notes))
            # Another review of theirs may have been noted meanwhile, by another process, too.
            with suppress(Conflict):
                await self._store.keep_document(Revision(person, before, kept))
                return


def results(
    held: Sequence[PlainGame], person: str, document: bytes | None
) -> tuple[bytes, list[str]]:
    """What some games and a document come to, as MessagePack; and the games without a summary."""
    kept, (found, unknown) = _read(document), summaries(held)
    # Listed by when they last changed: that is when they ended. What was pruned is older.
    for each, summary in reversed(found):
        if counts(summary, person):
            kept.totals.add(each.table, summary, person)
    return msgspec.msgpack.encode(kept.totals.results(kept.reviews)), unknown


async def revision_with(store: Store, person: str, summary: Summary) -> Revision | None:
    """What is to be kept for a person when a game of theirs is pruned; None for nothing new."""
    if not counts(summary, person):
        return None
    before = await store.document(person)
    document = _read(before)
    document.totals.add(None, summary, person)
    return Revision(person, before, msgspec.json.encode(document))


def _read(document: bytes | None) -> _Document:
    return _Document() if document is None else msgspec.json.decode(document, type=_Document)


def _note(name: str, opened: float, seat: int, review: ReviewShape) -> ReviewNoteShape:
    """What a review says about the play of a seat."""
    kinds: defaultdict[str, float] = defaultdict(float)
    mine = [turn for turn in review.turns if turn.seat == seat]
    for turn in mine:
        if turn.kind is not None:
            kinds[turn.kind] += turn.given
    given = sum(turn.given for turn in mine)
    return ReviewNoteShape(name, opened, len(mine), given, dict(kinds))
