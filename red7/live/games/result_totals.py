"""Totals of a person's results: matches, wins, streaks and the best match, added up one by one.

A match still counts after it was deleted for its age, because the person's totals are stored.
"""

from dataclasses import dataclass, field

from red7.bots import BOTS
from red7.live.games.game_summary import Summary
from red7.table import Origin
from red7.wire.http_bodies import AgainstShape, BestMatchShape, Results, ReviewNoteShape


@dataclass(slots=True)
class Against:
    """The results of a person's matches against one bot, with one preset of the rules."""

    bot: str
    preset: str | None
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class ResultTotals:
    """The totals of a person's matches. Add the matches in the order in which they ended."""

    matches: int = 0
    wins: int = 0
    against: list[Against] = field(default_factory=list)
    streak: int = 0
    longest: int = 0
    best: BestMatchShape | None = None

    def add(self, table: str | None, summary: Summary, person: str) -> None:
        """Add a match that counts in a person's results.

        `table` is the name of the match's table. Pass None if the table is about to be deleted: the
        result then stays in the totals, but the name does not.
        """
        (seat,) = summary.seats_of(person)
        won = seat in summary.match.winners
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

    def results(self, reviews: list[ReviewNoteShape]) -> Results:
        """Return the totals with notes about reviews, as the results page needs them."""
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
        )


def counts(summary: Summary, person: str) -> bool:
    """Return whether a game counts in the results of a person.

    The game must be finished, and must have begun as a new game on this server. The person must
    have exactly one seat, and bots must have all other seats.
    """
    mine = summary.seats_of(person)
    others = [sitter for seat, sitter in enumerate(summary.sitters) if seat not in mine]
    is_new = summary.origin is Origin.NEW and not summary.imported
    return summary.match.over and is_new and len(mine) == 1 and all(each.bot for each in others)


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
