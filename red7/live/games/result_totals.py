"""Totals of results: what matches come to, added up one by one.

So a match that is pruned goes on counting: the totals of its person are kept, it itself is not.
"""

from dataclasses import dataclass, field

from red7.bots import BOTS
from red7.live.games.game_summary import Summary
from red7.table import Origin
from red7.wire.http_bodies import AgainstShape, BestMatchShape, Results, ReviewNoteShape


@dataclass(slots=True)
class Against:
    """How matches against a bot went, with one preset of the rules."""

    bot: str
    preset: str | None
    matches: int = 0
    wins: int = 0


@dataclass(slots=True)
class ResultTotals:
    """What the matches of a person come to, counted the earliest first."""

    matches: int = 0
    wins: int = 0
    against: list[Against] = field(default_factory=list)
    streak: int = 0
    longest: int = 0
    best: BestMatchShape | None = None

    def add(self, table: str | None, summary: Summary, person: str) -> None:
        """Count a match that a person has finished; without a table, one that is gone."""
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
        """The totals as a page shows them."""
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
    """Whether a game is a finished match of one person against bots."""
    mine = summary.seats_of(person)
    others = [sitter for seat, sitter in enumerate(summary.sitters) if seat not in mine]
    is_new = summary.origin is Origin.NEW and not summary.imported
    return summary.match.over and is_new and len(mine) == 1 and all(each.bot for each in others)


def _place(bot: str, preset: str | None) -> tuple[int, str]:
    """Where a bot stands on the ladder; one that there is no longer comes last."""
    names = [*BOTS]
    return names.index(bot) if bot in names else len(names), preset or "~"


def _better(
    best: BestMatchShape | None, table: str | None, summary: Summary, seat: int
) -> BestMatchShape | None:
    """The better of two matches that were won."""
    if summary.match.target is None:
        return best
    points = summary.match.points
    lead = points[seat] - max(each for other, each in enumerate(points) if other != seat)
    if best is not None and (best.lead, best.points) >= (lead, points[seat]):
        return best
    return BestMatchShape(table, points[seat], lead)
