"""The reports of `red7 simulate`: what is told of random play, as tables."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from red7.core import EDITIONS, PLAYERS, Rules
from red7.core.cards import COLORS, NUMBERS
from red7.notation import color_name
from red7.sim.counters import DECIDED, LAST_EMPTY, ONLY_TURN, SPENT, UNMOVED
from red7.sim.statistics import Statistics, standard_error

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
    """The rules of some rounds, and how many play."""

    rules: Rules
    players: int

    @property
    def words(self) -> str:
        """All of it, as a title has it."""
        return f"{self.players} players, edition {self.rules.edition.name}, {self.switches}"

    @property
    def switches(self) -> str:
        """The switches that are on."""
        on = [name for name in ("draw", "actions") if getattr(self.rules, name)]
        return " and ".join(on) or "basic rules"


def percent(share: float, digits: int = 1) -> str:
    """A share as people write it."""
    return f"{100 * share:.{digits}f}%"


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as lines: the first column from the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [f"{cell:>{wide}}" for cell, wide in zip(others, widths[1:], strict=True)]
        lines.append("   ".join([f"{first:{widths[0]}}", *cells]).rstrip())
    return "\n".join(lines)


def _title(words: str, rounds: int, seed: int) -> str:
    many = f"{rounds:,} rounds" if rounds > 1 else "one round"
    return f"{words}\nrandom players, {many}, seed {seed}\n"


def _largest_error(found: Statistics) -> str:
    """The standard error of a share of one half of the rounds; of others it is smaller."""
    return percent(standard_error(0.5, found.rounds), 2)


def overview(run: Run, found: Statistics, seed: int, speed: float) -> str:
    """The table of one run."""
    error = standard_error(1 / found.players, found.rounds)
    rows = [
        # As wide as any speed, so that the table does not look otherwise on a faster machine.
        ["turns a round", f"{found.turns_mean:>11.2f}"],
        ["points of the winner", f"{found.points_mean:.2f}"],
        ["turns that keep the mover in", f"{found.choices_mean:.2f}"],
        ["  there is none", percent(found.no_choice_share)],
        ["  there is just one", percent(found.one_choice_share)],
        ["", ""],
        ["wins, leader of the deal", percent(found.wins_from_leader[0])],
        *([f"wins, {name}", percent(share)] for name, share in _later_seats(found)),
        ["  an even share", percent(1 / found.players)],
        ["  standard error", percent(error, 2)],
        ["", ""],
        ["turns a second", f"{speed:,.0f}"],
    ]
    return f"{_title(run.words, found.rounds, seed)}\n{aligned(rows)}"


def _later_seats(found: Statistics) -> list[tuple[str, float]]:
    return list(zip(SEATS[1 : found.players], found.wins_from_leader[1:], strict=True))


def rules_report(runs: list[Run], found: list[Statistics], seed: int) -> str:
    """Which rule wins, red to violet."""
    (run,), (all_of_it,) = runs, found
    rows = [["", "rounds won", "turns begun", "out on such a turn", "points of the winner"]]
    for color in reversed(COLORS):
        under = all_of_it.under(color)
        shares = under.win_share, under.turn_share, under.fold_share
        rows.append([color_name(color), *map(percent, shares), f"{under.points_mean:.1f}"])
    return f"{_title(run.words, all_of_it.rounds, seed)}\n{aligned(rows)}"


def seats_report(runs: list[Run], found: list[Statistics], seed: int) -> str:
    """Who wins by seat, for every number of players and all switches."""
    rows = [["players, rules", *_SHORT_SEATS, "turns", "points"]]
    for run, one in zip(runs, found, strict=True):
        shares = [percent(share) for share in one.wins_from_leader]
        blank = [""] * (len(_SHORT_SEATS) - len(shares))
        means = f"{one.turns_mean:.1f}", f"{one.points_mean:.1f}"
        rows.append([f"{run.players}, {run.switches}", *shares, *blank, *means])
    rows.append([_ERROR, _largest_error(found[0]), *[""] * (len(rows[0]) - 2)])
    words = f"edition {runs[0].rules.edition.name}, all numbers of players and switches"
    return f"{_title(words, found[0].rounds, seed).rstrip()} each\n\n{aligned(rows)}"


def editions_report(runs: list[Run], found: list[Statistics], seed: int) -> str:
    """What each edition changes."""
    rows = [["edition", "leader wins", "turns", "choices", "no choice", "one choice", "points"]]
    for run, one in zip(runs, found, strict=True):
        rows.append(
            [
                run.rules.edition.name,
                percent(one.wins_from_leader[0], 2),
                f"{one.turns_mean:.3f}",
                f"{one.choices_mean:.2f}",
                percent(one.no_choice_share, 2),
                percent(one.one_choice_share, 2),
                f"{one.points_mean:.3f}",
            ]
        )
    rows.append([_ERROR, _largest_error(found[0]), *[""] * (len(rows[0]) - 2)])
    words = f"{runs[0].players} players, all editions, {runs[0].switches}"
    return f"{_title(words, found[0].rounds, seed).rstrip()} each\n\n{aligned(rows)}"


def actions_report(runs: list[Run], found: list[Statistics], seed: int) -> str:
    """What a card in the first hand is worth, by its number, without actions and with them."""
    rows = [["wins with a card in the first hand", "without actions", "with actions", "change"]]
    for number in NUMBERS:
        (before, _), (after, _) = (one.win_share_of_number(number) for one in found)
        name = f"{number}, {_ACTIONS[number]}" if number in _ACTIONS else f"{number}"
        change = f"{100 * (after - before):+.2f}"
        rows.append([name, percent(before, 2), percent(after, 2), change])
    errors = [one.win_share_of_number(1)[1] for one in found]
    both = sqrt(sum(error**2 for error in errors))
    rows.append(["  standard error", *(percent(error, 2) for error in errors), f"{100 * both:.2f}"])
    words = f"{runs[1].players} players, edition {runs[1].rules.edition.name}"
    words += f", {runs[0].switches}, then with actions"
    return f"{_title(words, found[0].rounds, seed).rstrip()} each\n\n{aligned(rows)}"


def endings_report(runs: list[Run], found: list[Statistics], seed: int) -> str:
    """How rounds end, and whether it was the last turn that decided."""
    (run,), (one,) = runs, found
    out, only, decided = map(one.of_rounds, (LAST_EMPTY, ONLY_TURN, DECIDED))
    unmoved = one.of_rounds(UNMOVED)
    rows = [
        ["the last player to go out", ""],
        ["  had no card left", percent(out)],
        ["  had cards, but no turn to stay in", percent(1 - out)],
        ["the winner's last turn", ""],
        ["  was never needed: all others were out first", percent(unmoved)],
        ["  was the only one to stay in", percent(only)],
        ["  was one of several, and each would have won", percent(1 - unmoved - only - decided)],
        ["  was one of several, and some would not have won", percent(decided)],
        ["the winner's hand is empty", percent(one.of_rounds(SPENT))],
        [_ERROR, _largest_error(one)],
    ]
    return f"{_title(run.words, one.rounds, seed)}\n{aligned(rows)}"


class Report(NamedTuple):
    """A table of its own: which runs it needs, and its text."""

    runs: Callable[[Run], list[Run]]
    text: Callable[[list[Run], list[Statistics], int], str]


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


REPORTS: dict[str, Report] = {
    "seats": Report(_all_switches, seats_report),
    "endings": Report(_as_asked, endings_report),
    "rules": Report(_as_asked, rules_report),
    "editions": Report(_all_editions, editions_report),
    "actions": Report(_with_and_without, actions_report),
}
