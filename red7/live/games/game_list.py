"""The list of a person's games, made from stored summaries, or from the log if one is missing."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from red7.live.compute.protocol import Workers
from red7.live.games.game_summary import (
    Summary,
    game_shape,
    packed_summary,
    stored_summary,
    summary_of,
)
from red7.live.games.list_pages import EVERYTHING, Wanted, page_of
from red7.live.live_settings import DEFAULTS, RetentionSettings
from red7.live.loaded_table import load_table
from red7.live.store import Damaged, ListedGame, StorageFailed, Store
from red7.table import Refused
from red7.table.state import is_running
from red7.table.watching import is_shut_out
from red7.wire.http_bodies import Games, GameShape, Problem, Unreadable
from red7.wire.problems import problem_of

T = TypeVar("T")

FEW = 20
"""Maximum games listed on the event loop; longer lists are made in a worker process."""
GAMES_A_REQUEST = 500
"""Number of games in a list that cost the client one additional request."""

PlainGame: TypeAlias = tuple[str, int, float, bytes]
"""The fields of a `ListedGame` as a plain tuple, which pickles faster in large numbers."""


class GameList:
    """Lists the games of a person by their summaries.

    A missing summary is made from the log of the game and stored, so each log is read only once.
    """

    def __init__(
        self,
        store: Store,
        workers: Workers,
        retention: RetentionSettings = DEFAULTS.retention,
        charge: Callable[[float], None] = lambda requests: None,
    ) -> None:
        """`charge` is called with the number of additional requests that a list costs."""
        self._store, self._workers, self._retention = store, workers, retention
        self._charge = charge

    async def of(self, person: str, wanted: Wanted = EVERYTHING) -> Games:
        """Return a page of the games in a person's list.

        Only the first page names the games that cannot be read. Raise `Refused` if `wanted.after`
        is invalid.
        """
        page, unreadable = await self.made_of(person, listed, person, wanted, self._retention)
        games = msgspec.msgpack.decode(page, type=Games)
        return games if wanted.after else replace(games, unreadable=unreadable)

    async def made_of(
        self, person: str, job: Callable[..., tuple[T, list[str]]], *given: object
    ) -> tuple[T, list[Unreadable]]:
        """Run a job over a person's games; return its result and the games that cannot be read.

        The job is called with the games and `given`. It returns its result, and the names of games
        whose summaries it cannot read. These summaries are made again from the logs, and the job is
        repeated. Raise `Red7Error` if the job fails or the store cannot be read.
        """
        held = {each.table: each for each in await self._store.games_of(person)}
        self._charge(len(held) / GAMES_A_REQUEST)
        unknown, unreadable = [name for name in held if held[name].summary is None], []
        while True:
            for name in unknown:
                summary = await self._noted(held[name])
                if isinstance(summary, bytes):
                    held[name] = held[name]._replace(summary=summary)
                    continue
                del held[name]
                if summary is not None:
                    unreadable.append(Unreadable(name, summary.message, summary))
            plain = [(*each,) for each in held.values()]
            if len(plain) <= FEW:
                found, unknown = job(plain, *given)
            else:
                found, unknown = await self._workers.run_query(job, plain, *given)
            if not unknown:
                return found, unreadable

    async def summary(self, held: ListedGame) -> Summary | Problem | None:
        """Return the summary of a game, or None if the game was deleted.

        Return the problem if the log of the game is damaged.
        """
        if (known := stored_summary(held)) is not None:
            return known
        noted = await self._noted(held)
        return stored_summary(held._replace(summary=noted)) if isinstance(noted, bytes) else noted

    async def _noted(self, held: ListedGame) -> bytes | Problem | None:
        """Make the summary of a game from its log; store it, and return it as bytes.

        Return the problem if the log is damaged, and None if the game was deleted.
        """
        try:
            loaded = await load_table(self._store, self._workers, held.table)
        except Damaged as damaged:
            return problem_of(damaged)
        except Refused:
            return None
        summary = packed_summary(summary_of(loaded))
        # Games can be listed even if the store cannot write now.
        with suppress(StorageFailed):
            await self._store.keep_summary(held.table, loaded.table.version, summary)
        return summary


def summaries(held: Sequence[PlainGame]) -> tuple[list[tuple[ListedGame, Summary]], list[str]]:
    """Return games with their summaries, and the names of games without a readable summary."""
    found, unknown = [], []
    for each in (ListedGame(*plain) for plain in held):
        if (summary := stored_summary(each)) is None:
            unknown.append(each.table)
        else:
            found.append((each, summary))
    return found, unknown


def listed(
    held: Sequence[PlainGame], person: str, wanted: Wanted, retention: RetentionSettings
) -> tuple[bytes, list[str]]:
    """Return a page of games as MessagePack, and the names of games without a readable summary.

    The page leaves out games from which the host has removed the person, until they are over.
    """
    found, unknown = summaries(held)
    page = page_of([each for each in found if not _is_hidden(each[1], person)], person, wanted)
    games = Games(
        games=[_shape(held, summary, person, retention) for held, summary in page.games],
        unreadable=[],
        more=page.more,
        count=page.fitting,
        total=page.total,
        choices=page.choices,
    )
    return msgspec.msgpack.encode(games), unknown


def _is_hidden(summary: Summary, person: str) -> bool:
    return is_shut_out(person, summary.removed, is_over=summary.match.over)


def _shape(
    held: ListedGame, summary: Summary, person: str, retention: RetentionSettings
) -> GameShape:
    running = is_running(summary.sitters, is_over=summary.match.over)
    return game_shape(held, summary, person, retention.lasts_until(held.changed, running=running))
