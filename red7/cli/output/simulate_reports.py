"""The reports of `red7 simulate`: figures of random play as tables and as JSON.

The command-line parser imports this module for the names of reports, so the compiled engine is
imported only when a report is made.
"""

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from red7.core import EDITIONS, PLAYERS, Rules
from red7.core.cards import COLORS, NUMBERS
from red7.notation import color_name

if TYPE_CHECKING:
    from red7.sim.statistics import Statistics

SEATS = ("leader of the deal", "moves first", "moves second", "moves third")
_SHORT_SEATS = ("leader", "1st to move", "2nd to move", "3rd to move")
_ERROR = "  standard error, at most"
_ACTIONS = {
    1: "takes a card away",
    3: "draws a card",
    5: "plays another card",
    7: "moves an own card",
}


class Run(NamedTuple):
    """The rules of a run of rounds, and the number of players."""

    rules: Rules
    players: int

    @property
    def words(self) -> str:
        """Players, edition and switches, as in a title."""
        return f"{self.players} players, edition {self.rules.edition.name}, {self.switches}"

    @property
    def switches(self) -> str:
        """The switches that are on, in words."""
        on = [name for name in ("draw", "actions") if getattr(self.rules, name)]
        return " and ".join(on) or "basic rules"


class Played(NamedTuple):
    """Runs and their statistics."""

    runs: list[Run]
    found: list["Statistics"]
    seed: int
    seconds: float
    is_whole: bool
    """Whether all rounds were played, without an interruption."""

    @property
    def speed(self) -> float:
        """Turns per second."""
        return sum(one.turns for one in self.found) / max(self.seconds, 1e-9)


class Table(NamedTuple):
    """A report as rows of cells; the first row may be a heading."""

    title: str
    rows: list[list[str]]
    has_heading: bool = True


class Measure(NamedTuple):
    """A figure computed from statistics, and its names in tables."""

    of: Callable[["Statistics"], float]
    row: str
    column: str
    is_share: bool = False

    def text(self, found: "Statistics", digits: int) -> str:
        """Return the figure as text."""
        value = self.of(found)
        return percent(value, digits) if self.is_share else f"{value:.{digits}f}"


TURNS_MEAN = Measure(lambda found: found.turns_mean, "turns a round", "turns")
CHOICES_MEAN = Measure(lambda found: found.choices_mean, "turns that keep the mover in", "choices")
NO_CHOICE_SHARE = Measure(
    lambda found: found.no_choice_share, "  there is none", "no choice", is_share=True
)
ONE_CHOICE_SHARE = Measure(
    lambda found: found.one_choice_share, "  there is just one", "one choice", is_share=True
)
POINTS_MEAN = Measure(lambda found: found.points_mean, "points of the winner", "points")


def json_object(played: Played) -> dict[str, object]:
    """Return the figures of one run for programs; shares are fractions of 1."""
    (found,) = played.found
    return {
        "rounds": found.rounds,
        "turns_mean": found.turns_mean,
        "wins_from_leader": found.wins_from_leader,
        "choices_mean": found.choices_mean,
        "no_choice_share": found.no_choice_share,
        "one_choice_share": found.one_choice_share,
        "points_mean": found.points_mean,
        "turns_per_second": played.speed,
    }


def percent(share: float, digits: int = 1) -> str:
    """Return a share as text in percent."""
    return f"{100 * share:.{digits}f}%"


def _title(words: str, played: Played) -> str:
    rounds = played.found[0].rounds
    many = f"{rounds:,} rounds" if rounds > 1 else "one round"
    each = " each" if len(played.runs) > 1 else ""
    return f"{words}\nrandom players, {many}, seed {played.seed}{each}"


def _error(share: float, found: "Statistics") -> str:
    """Return the standard error of a share of the rounds, as text."""
    # Imported late, because this imports the compiler.
    from red7.sim.statistics import standard_error

    return percent(standard_error(share, found.rounds), 2)


def _largest_error(found: "Statistics", columns: int) -> list[str]:
    """Return a row with the standard error of a share of one half, the largest of all shares."""
    return [_ERROR, _error(0.5, found), *[""] * (columns - 2)]


def overview(played: Played) -> Table:
    """Return the figures of one run."""
    (run,), (found,) = played.runs, played.found
    wins = zip(SEATS, found.wins_from_leader, strict=False)
    rows = [
        # Padded to the width of any speed, so that the table looks the same on all machines.
        [TURNS_MEAN.row, f"{TURNS_MEAN.text(found, 2):>11}"],
        [POINTS_MEAN.row, POINTS_MEAN.text(found, 2)],
        [CHOICES_MEAN.row, CHOICES_MEAN.text(found, 2)],
        [NO_CHOICE_SHARE.row, NO_CHOICE_SHARE.text(found, 1)],
        [ONE_CHOICE_SHARE.row, ONE_CHOICE_SHARE.text(found, 1)],
        ["", ""],
        *([f"wins, {name}", percent(share)] for name, share in wins),
        ["  an even share", percent(1 / found.players)],
        ["  standard error", _error(1 / found.players, found)],
        ["", ""],
        ["turns a second", f"{played.speed:,.0f}"],
    ]
    return Table(_title(run.words, played), rows, has_heading=False)


def rules_report(played: Played) -> Table:
    """Return how often each rule wins, red to violet."""
    (run,), (found,) = played.runs, played.found
    rows = [["", "rounds won", "turns begun", "out on such a turn", POINTS_MEAN.row]]
    for color in reversed(COLORS):
        under = found.under(color)
        shares = under.win_share, under.turn_share, under.fold_share
        rows.append([color_name(color), *map(percent, shares), f"{under.points_mean:.1f}"])
    return Table(_title(run.words, played), rows)


def seats_report(played: Played) -> Table:
    """Return how often each seat wins, for every number of players and all switches."""
    rows = [["players, rules", *_SHORT_SEATS, TURNS_MEAN.column, POINTS_MEAN.column]]
    for run, found in zip(played.runs, played.found, strict=True):
        shares = [percent(share) for share in found.wins_from_leader]
        blank = [""] * (len(_SHORT_SEATS) - len(shares))
        means = TURNS_MEAN.text(found, 1), POINTS_MEAN.text(found, 1)
        rows.append([f"{run.players}, {run.switches}", *shares, *blank, *means])
    rows.append(_largest_error(played.found[0], len(rows[0])))
    edition = played.runs[0].rules.edition.name
    return Table(_title(f"edition {edition}, all numbers of players and switches", played), rows)


def editions_report(played: Played) -> Table:
    """Return the figures of each edition."""
    columns = {
        TURNS_MEAN: 3,
        CHOICES_MEAN: 2,
        NO_CHOICE_SHARE: 2,
        ONE_CHOICE_SHARE: 2,
        POINTS_MEAN: 3,
    }
    rows = [["edition", "leader wins", *(measure.column for measure in columns)]]
    for run, found in zip(played.runs, played.found, strict=True):
        figures = [measure.text(found, digits) for measure, digits in columns.items()]
        rows.append([run.rules.edition.name, percent(found.wins_from_leader[0], 2), *figures])
    rows.append(_largest_error(played.found[0], len(rows[0])))
    run = played.runs[0]
    return Table(_title(f"{run.players} players, all editions, {run.switches}", played), rows)


def actions_report(played: Played) -> Table:
    """Return how often hands with a card of each number win, without actions and with them."""
    rows = [["wins with a card in the first hand", "without actions", "with actions", "change"]]
    for number in NUMBERS:
        (before, _), (after, _) = (one.win_share_of_number(number) for one in played.found)
        name = f"{number}, {_ACTIONS[number]}" if number in _ACTIONS else f"{number}"
        change = f"{100 * (after - before):+.2f}"
        rows.append([name, percent(before, 2), percent(after, 2), change])
    errors = [one.win_share_of_number(1)[1] for one in played.found]
    both = sqrt(sum(error**2 for error in errors))
    rows.append(["  standard error", *(percent(error, 2) for error in errors), f"{100 * both:.2f}"])
    without, with_actions = played.runs
    words = f"{with_actions.players} players, edition {with_actions.rules.edition.name}"
    return Table(_title(f"{words}, {without.switches}, then with actions", played), rows)


def endings_report(played: Played) -> Table:
    """Return how rounds end, and how often the last turn decides."""
    # Imported late, because this imports the compiler.
    from red7.sim.tallies import (
        DECIDED,
        LAST_FOLD_EMPTY,
        WINNER_ONE_CHOICE,
        WINNER_SPENT,
        WINNER_UNMOVED,
    )

    (run,), (found,) = played.runs, played.found
    out, only, decided = map(found.of_rounds, (LAST_FOLD_EMPTY, WINNER_ONE_CHOICE, DECIDED))
    unmoved = found.of_rounds(WINNER_UNMOVED)
    rows = [
        ["the last player to go out", ""],
        ["  had no card left", percent(out)],
        ["  had cards, but no turn to stay in", percent(1 - out)],
        ["the winner's last turn", ""],
        ["  was never needed: all others were out first", percent(unmoved)],
        ["  was the only one to stay in", percent(only)],
        ["  was one of several, and each would have won", percent(1 - unmoved - only - decided)],
        ["  was one of several, and some would not have won", percent(decided)],
        ["the winner's hand is empty", percent(found.of_rounds(WINNER_SPENT))],
        _largest_error(found, 2),
    ]
    return Table(_title(run.words, played), rows, has_heading=False)


class Report(NamedTuple):
    """A kind of report: the runs it needs, its table, and whether to look at each round again."""

    runs: Callable[[Run], list[Run]]
    table: Callable[[Played], Table]
    looks_back: bool = False


def _as_asked(run: Run) -> list[Run]:
    return [run]


def _all_switches(run: Run) -> list[Run]:
    rules = [
        run.rules._replace(draw=draw, actions=actions)
        for actions in (False, True)
        for draw in (False, True)
    ]
    return [Run(some, players) for players in PLAYERS for some in rules]


def _all_editions(run: Run) -> list[Run]:
    return [run._replace(rules=run.rules._replace(edition=one)) for one in EDITIONS.values()]


def _with_and_without(run: Run) -> list[Run]:
    return [run._replace(rules=run.rules._replace(actions=actions)) for actions in (False, True)]


OVERVIEW = Report(_as_asked, overview)
"""The default report; only this one can be printed as JSON or drawn as a picture."""
REPORTS = {
    "seats": Report(_all_switches, seats_report),
    "endings": Report(_as_asked, endings_report, looks_back=True),
    "rules": Report(_as_asked, rules_report),
    "editions": Report(_all_editions, editions_report),
    "actions": Report(_with_and_without, actions_report),
}
