"""Totals of a person's results: matches, wins, streaks and the best match, added up one by one.

Matches against bots and matches with friends are two groups, and no match is in both.

A match still counts after it was deleted for its age, because the person's totals are stored.
"""

from dataclasses import dataclass, field

from red7.bots import BOTS
from red7.live.games.game_summary import Summary
from red7.table import Origin
from red7.wire.http_bodies import (
    AgainstShape,
    BestMatchShape,
    ByPlayersShape,
    FriendShape,
    Results,
    ReviewNoteShape,
    WithFriendsShape,
)

MOST_FRIENDS = 50
"""Maximum people in the results, those with the most matches."""


@dataclass(slots=True)
class Against:
    """The results of a person's matches against one bot, with one preset of the rules."""

    bot: str
    preset: str | None
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class ByPlayers:
    """The results of a person's matches with friends, with one number of players."""

    players: int
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class FriendTotals:
    """The totals of a person's matches with friends, which name no other people."""

    by_players: list[ByPlayers] = field(default_factory=list)

    def add(self, summary: Summary, person: str) -> None:
        """Add a match that counts in a person's results with friends."""
        found = self._with_players(len(summary.sitters))
        found.matches += 1
        found.wins += _is_won(summary, person)

    def _with_players(self, players: int) -> ByPlayers:
        for each in self.by_players:
            if each.players == players:
                return each
        self.by_players.append(ByPlayers(players))
        return self.by_players[-1]

    def results(self, people: list[FriendShape]) -> WithFriendsShape:
        """Return the totals with the results by person, as the results page needs them."""
        return WithFriendsShape(
            matches=sum(each.matches for each in self.by_players),
            wins=sum(each.wins for each in self.by_players),
            players=[
                ByPlayersShape(each.players, each.matches, each.wins)
                for each in sorted(self.by_players, key=lambda each: each.players)
            ],
            people=people,
        )


@dataclass(slots=True)
class Friend:
    """The results of a person's matches with one other person."""

    name: str = ""
    matches: int = 0
    wins: int = 0


class Friends:
    """The results of a person's matches with each other person. Add the matches in order."""

    def __init__(self) -> None:
        self._met: dict[str, Friend] = {}

    def add(self, summary: Summary, person: str) -> None:
        """Add a match that counts in a person's results with friends."""
        won = _is_won(summary, person)
        others = {each.person: each.name for each in summary.sitters if each.is_seated}
        for other, name in others.items():
            if other != person:
                friend = self._met.setdefault(other, Friend())
                friend.name = name or friend.name
                friend.matches += 1
                friend.wins += won

    def results(self) -> list[FriendShape]:
        """Return the results with people whom the person has met more than once."""
        often = [each for each in self._met.values() if each.matches > 1]
        often.sort(key=lambda each: (-each.matches, each.name))
        return [FriendShape(each.name, each.matches, each.wins) for each in often[:MOST_FRIENDS]]


@dataclass(slots=True)
class ResultTotals:
    """The totals of a person's matches. Add the matches in the order in which they ended."""

    matches: int = 0
    wins: int = 0
    against: list[Against] = field(default_factory=list)
    streak: int = 0
    longest: int = 0
    best: BestMatchShape | None = None
    friends: FriendTotals = field(default_factory=FriendTotals)
    """The totals of matches with friends, which all other totals leave out."""

    def add(self, table: str | None, summary: Summary, person: str) -> None:
        """Add a match that counts in a person's results against bots.

        `table` is the name of the match's table. Pass None if the table is about to be deleted: the
        result then stays in the totals, but the name does not.
        """
        (seat,) = summary.seats_of(person)
        won = _is_won(summary, person)
        self.matches += 1
        self.wins += won
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)
        for bot in {each.bot for each in summary.sitters if each.bot}:
            against = self._against(bot, summary.preset)
            against.matches += 1
            against.wins += won
        if won:
            self.best = _better(self.best, table, summary, seat)

    def _against(self, bot: str, preset: str | None) -> Against:
        for each in self.against:
            if (each.bot, each.preset) == (bot, preset):
                return each
        self.against.append(Against(bot, preset))
        return self.against[-1]

    def results(self, reviews: list[ReviewNoteShape], people: list[FriendShape]) -> Results:
        """Return the totals with notes about reviews and results by person, for the page."""
        in_order = sorted(self.against, key=lambda each: _place(each.bot, each.preset))
        return Results(
            matches=self.matches,
            wins=self.wins,
            against=[
                AgainstShape(each.bot, each.preset, each.matches, each.wins) for each in in_order
            ],
            streak=self.streak,
            longest=self.longest,
            best=self.best,
            reviews=reviews,
            friends=self.friends.results(people),
        )


def counts(summary: Summary, person: str) -> bool:
    """Return whether a game counts in the results of a person against bots.

    It counts if it could count at all, and bots have all seats but the person's.
    """
    others = [each for each in summary.sitters if each.person != person]
    return _may_count(summary, person) and all(each.bot for each in others)


def counts_with_friends(summary: Summary, person: str) -> bool:
    """Return whether a game counts in the results of a person with friends.

    It counts if it could count at all, and at least one other person sat there at the end.
    """
    others = [each for each in summary.sitters if each.person != person]
    return _may_count(summary, person) and any(each.is_seated for each in others)


def _may_count(summary: Summary, person: str) -> bool:
    """Return whether a game could count in a person's results.

    The game must be finished, and must have begun as a new game on this server. The person must
    have exactly one seat.
    """
    is_new = summary.origin is Origin.NEW and not summary.imported
    return summary.match.over and is_new and len(summary.seats_of(person)) == 1


def _is_won(summary: Summary, person: str) -> bool:
    """Return whether a person with one seat has won a match, alone or with others."""
    (seat,) = summary.seats_of(person)
    return seat in summary.match.winners


def _place(bot: str, preset: str | None) -> tuple[int, str]:
    """Return the sort key of a bot and a preset: the weakest bot first, unknown bots last."""
    names = [*BOTS]
    return names.index(bot) if bot in names else len(names), preset or "~"


def _better(
    best: BestMatchShape | None, table: str | None, summary: Summary, seat: int
) -> BestMatchShape | None:
    """Return the better match: the best one so far, or the one that a seat has won.

    The larger lead in points decides, then the number of points. A match that is not played for
    points is never the best one.
    """
    if summary.match.target is None:
        return best
    points = summary.match.points
    lead = points[seat] - max(each for other, each in enumerate(points) if other != seat)
    if best is not None and (best.lead, best.points) >= (lead, points[seat]):
        return best
    return BestMatchShape(table, points[seat], lead)
