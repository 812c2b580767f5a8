"""Results of a person's matches, from summaries, stored totals, and notes about reviews.

A finished match counts if it began as a new game on this server and the person has one seat. It
counts as a match with friends if another person sits at the table, otherwise as one against bots.
"""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from red7.live.games.game_list import GameList, PlainGame, summaries
from red7.live.games.game_summary import Summary
from red7.live.games.result_totals import Friends, ResultTotals, counts, counts_with_friends
from red7.live.loaded_table import LoadedTable
from red7.live.store import Conflict, Revision, Store
from red7.table import Origin
from red7.wire.http_bodies import Results, ReviewNoteShape, ReviewShape

MOST_NOTES = 500
"""Maximum notes about reviews that are stored for a person: those of the latest matches."""


class _Document(msgspec.Struct):
    """The document that the store keeps about the results of a person."""

    reviews: list[ReviewNoteShape] = []
    totals: ResultTotals = msgspec.field(default_factory=ResultTotals)
    """The totals of matches that were deleted for their age."""


class ResultRequests:
    """Returns the results of a person, and stores notes about reviews."""

    def __init__(self, store: Store, games: GameList) -> None:
        self._store, self._games = store, games

    async def of(self, person: str) -> Results:
        """Return the results of a person's matches."""
        document = await self._store.document(person)
        found, _ = await self._games.made_of(person, results, person, document)
        return msgspec.msgpack.decode(found, type=Results)

    async def note(self, person: str, name: str, loaded: LoadedTable, review: ReviewShape) -> None:
        """Store what a review says about the play of a person.

        Do nothing if the game was uploaded or continues another game, or if the person does not
        have exactly one seat.
        """
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
            # Repeat if another task or process has stored another document meanwhile.
            with suppress(Conflict):
                await self._store.keep_document(Revision(person, before, kept))
                return


def results(
    held: Sequence[PlainGame], person: str, document: bytes | None
) -> tuple[bytes, list[str]]:
    """Return a person's results as MessagePack, from games and the stored document.

    Also return the names of games without a readable summary.
    """
    kept, (found, unknown), friends = _read(document), summaries(held), Friends()
    # The last changed game comes first in the list, and a match last changes when it ends. The
    # stored totals are those of earlier matches.
    for each, summary in reversed(found):
        if counts(summary, person):
            kept.totals.add(each.table, summary, person)
        elif counts_with_friends(summary, person):
            kept.totals.friends.add(summary, person)
            friends.add(summary, person)
    return msgspec.msgpack.encode(kept.totals.results(kept.reviews, friends.results())), unknown


async def revision_with(store: Store, person: str, summary: Summary) -> Revision | None:
    """Return a new version of a person's document, to be stored when a game is deleted.

    It adds the result of the game to the stored totals. Return None if the game does not count in
    the person's results.
    """
    against_bots = counts(summary, person)
    if not against_bots and not counts_with_friends(summary, person):
        return None
    before = await store.document(person)
    document = _read(before)
    if against_bots:
        document.totals.add(None, summary, person)
    else:
        document.totals.friends.add(summary, person)
    return Revision(person, before, msgspec.json.encode(document))


def _read(document: bytes | None) -> _Document:
    return _Document() if document is None else msgspec.json.decode(document, type=_Document)


def _note(name: str, opened: float, seat: int, review: ReviewShape) -> ReviewNoteShape:
    """Return a note with what a review says about the turns of one seat."""
    kinds: defaultdict[str, float] = defaultdict(float)
    mine = [turn for turn in review.turns if turn.seat == seat]
    for turn in mine:
        if turn.kind is not None:
            kinds[turn.kind] += turn.given
    given = sum(turn.given for turn in mine)
    return ReviewNoteShape(name, opened, len(mine), given, dict(kinds))
