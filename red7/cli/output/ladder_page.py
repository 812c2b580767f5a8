"""The ladder of bots as a Markdown page: a table of ratings and a table of pairs."""

from typing import NamedTuple

from red7.bots.arena import Summary
from red7.bots.rating import Rating
from red7.notation import BadText

BEGIN, STOP = "<!-- ladder: begin -->", "<!-- ladder: end -->"


class Ladder(NamedTuple):
    """The contents of the page."""

    names: list[str]
    about: list[str]
    ratings: list[Rating]
    pace: list[float]
    """Milliseconds per turn of each bot."""
    pairs: dict[tuple[str, str], Summary]
    """The results of the first bot against the second; with two players, each pair only once."""
    players: int
    rules: str
    command: str

    def share(self, a: str, b: str) -> float | None:
        """Return one bot's share of the wins against another, or None if they did not play."""
        if (a, b) in self.pairs:
            return self.pairs[a, b].win
        return 1 - self.pairs[b, a].win if (b, a) in self.pairs else None


def page_with(before: str, section: str) -> str:
    """Return a page with a new section between its markers; without markers, append it.

    Raise `BadText` if one of the markers is missing.
    """
    if BEGIN not in before and STOP not in before:
        return f"{before.rstrip()}\n\n{BEGIN}\n{section}\n{STOP}\n"
    head, begin, rest = before.partition(BEGIN)
    _, stop, tail = rest.partition(STOP)
    if not begin or not stop:
        raise BadText("bad-value", f"the page needs both {BEGIN} and {STOP} in this order")
    return f"{head}{BEGIN}\n{section}\n{STOP}{tail}"


def section(ladder: Ladder, picture: str) -> str:
    """Return the part of the page between the markers."""
    many = "each other bot" if ladder.players == 2 else f"{ladder.players - 1} of each other bot"
    games = next(iter(ladder.pairs.values())).games
    return f"""
Each bot played {many}: {ladder.rules}.
That is {games} games a pair, for every deal is replayed with the bot in each seat. A rating of
400 more is odds of ten to one; `{ladder.names[0]}` is 0. Ranges are 95% intervals, by deal.

![Ratings, and the share of games won by each pair]({picture})

{_rating_table(ladder)}

What the bot of the row won against that of the column, in percent (an even share:
{100 / ladder.players:.0f}).

{_pair_table(ladder)}

Made by `{ladder.command}`.
"""


def _rating_table(ladder: Ladder) -> str:
    rows = zip(ladder.names, ladder.ratings, ladder.pace, ladder.about, strict=True)
    lines = [
        f"| `{name}` | {value:.0f} | {low:.0f} to {high:.0f} | {pace:.2f} | {about} |"
        for name, (value, low, high), pace, about in rows
    ]
    head = ["| bot | rating | range | ms a turn | how it plays |", "|---|--:|---|--:|---|"]
    return "\n".join(head + lines[::-1])


def _pair_table(ladder: Ladder) -> str:
    names = ladder.names
    head = ["| | " + " | ".join(f"`{name}`" for name in names) + " |"]
    head.append("|---" + "|--:" * len(names) + "|")
    rows = [
        f"| `{a}` | " + " | ".join(_percent(ladder.share(a, b)) for b in names) + " |"
        for a in reversed(names)
    ]
    return "\n".join(head + rows)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"  # noqa: RUF001 # a dash is meant
