"""A review as lines of text, at most 80 characters wide if names and turns allow it."""

from collections.abc import Iterator

from red7.analysis.luck_and_skill import Account, ReviewedTurn
from red7.analysis.reviews import Review
from red7.analysis.turn_quality import Quality
from red7.cli.output.chance_graph import BLOCKS, PLAIN, graph, percent
from red7.cli.output.result_text import match_result, round_sentence, scores
from red7.cli.output.screen import Screen
from red7.cli.output.text_table import text_table
from red7.core import Seat, with_result
from red7.notation import Moment, Record, replay, result_of, turn_name
from red7.texts import say, seat_names

WIDE = 80
LONGEST_NAME = 12
LONGEST_TURN = 22
MARKS = {Quality.DOUBTFUL: "?!", Quality.MISTAKE: "?", Quality.BLUNDER: "??"}
_STYLES = {
    Quality.BEST: "dim",
    Quality.GOOD: "none",
    Quality.DOUBTFUL: "yellow",
    Quality.MISTAKE: "bold yellow",
    Quality.BLUNDER: "bold red",
}
LEAST = 5
"""Minimum columns of a number such as 100.0."""


class Page:
    """The review of a record as text for a screen."""

    def __init__(self, screen: Screen, record: Record, found: Review) -> None:
        self.screen, self.found = screen, found
        self.record = record._replace(names=seat_names(record.names))
        self.names = [_short(name) for name in self.record.names]
        self.name_wide = max(map(len, self.names))
        longest = max((len(turn_name(turn.steps)) for turn in found.turns), default=0)
        self.turn_wide = min(longest, LONGEST_TURN)
        self.qualities = {quality: say.named(f"review-quality-{quality}") for quality in Quality}
        self.quality_wide = max(map(len, self.qualities.values()))
        self.wide = min(WIDE, screen.width)
        self.has_blocks = _can_show(screen, BLOCKS)

    def lines(self) -> Iterator[str]:
        """Yield the lines of the whole page."""
        yield from self._rounds()
        yield from match_result(self.screen, result_of(self.record), self.record.names)
        yield ""
        yield from self._graph()
        yield from ["", self._turning(), "", *self._accounts(), "", *self._counts()]

    def _graph(self) -> Iterator[str]:
        """Yield the lines of the graph of chances."""
        marks = BLOCKS if self.has_blocks else PLAIN
        points, turning = self.found.points, self.found.turning_point

        def paint(row: str) -> str:
            return self._paint("cyan", row)

        yield from graph(points, self.names, turning, marks, paint, self.wide)

    def _paint(self, codes: str, text: str) -> str:
        """Return a text in a style; an empty text stays empty."""
        return self.screen.style(codes, text) if text else ""

    def _rounds(self) -> Iterator[str]:
        """Yield the lines of all turns, round by round."""
        turns = {(turn.round, turn.turn_number): turn for turn in self.found.turns}
        for moment in replay(self.record):
            turn = turns.get((moment.round, moment.turn_number))
            if moment.turn_number == 0:
                yield self._heading(moment)
            if turn is not None:
                yield from self._turn(turn)
            if moment.position.is_over:
                match = with_result(moment.match, moment.position)
                ending = round_sentence(match, moment.position, self.record.names)
                yield self._paint("dim", f"     {ending}")
                yield ""
        if not moment.position.is_over:
            yield ""

    def _heading(self, moment: Moment) -> str:
        """Return the heading of a round: its number and the score before it."""
        heading = self.screen.bold(say("terminal-review-round", round=moment.round))
        if not self.record.rules.scoring:
            return heading
        return f"{heading}   {scores(moment.match, self.names)}"

    def _turn(self, turn: ReviewedTurn) -> Iterator[str]:
        """Yield the lines of a turn: player, steps, chance before it, quality, better turn."""
        chance = percent(turn.before[turn.seat])
        start = f"{turn.turn_number:3}  {self.names[turn.seat]:{self.name_wide}}  "
        start += f"{turn_name(turn.steps):{self.turn_wide}}  {chance}  "
        quality, better = turn.quality, ""
        verdict = self.qualities[quality]
        if turn.better is not None and quality is not Quality.BEST:
            lost = f"{_change(-turn.given):>{LEAST}}"
            verdict = f"{verdict:{self.quality_wide}} {MARKS.get(quality, ''):2} {lost}"
            better = f"  {say('terminal-review-better', typed=turn_name(turn.better))}"
        if len(start + verdict) > self.screen.room:
            yield start.rstrip()
            start = " " * 5
        fits = not better or len(start + verdict + better) <= self.wide
        yield start + self._paint(_STYLES[quality], verdict) + (better if fits else "")
        if not fits:
            yield " " * (len(start) - 2) + better

    def _turning(self) -> str:
        """Return the sentence about when the winner took the lead for good."""
        point, winners = self.found.turning_point, _only_winner(self.found)
        if winners is None:
            return say("terminal-turning-nobody")
        name = self.record.names[winners]
        if point is None:
            return say("terminal-turning-never", name=name)
        if point.turn_number == 0:
            return say("terminal-turning-deal", round=point.round, name=name)
        turns = self.record.rounds[point.round - 1].turns
        played = turns[point.turn_number - 1]
        return say(
            "terminal-turning-turn",
            round=point.round,
            turn=point.turn_number,
            mover=self.record.names[played.seat],
            typed=turn_name(played.steps),
            name=name,
        )

    def _accounts(self) -> list[str]:
        """Return the table of what changed each player's chance; the columns add up."""
        accounts = zip(self.names, self.found.accounts, strict=True)
        rows = [[name, *_figures(account)] for name, account in accounts]
        heading = [f"{word:>{LEAST}}" for word in _columns()]
        return text_table(self.screen, [["", *heading], *rows], has_heading=True)

    def _counts(self) -> list[str]:
        """Return the table of how many turns of each class each player has played."""
        rows = [
            [name, *map(str, self.found.counts(seat).values())]
            for seat, name in enumerate(self.names)
        ]
        heading = ["", *(f"{word:>{self.quality_wide}}" for word in self.qualities.values())]
        return text_table(self.screen, [heading, *rows], has_heading=True)


def _figures(account: Account) -> list[str]:
    """Return an account in percentage points, in the order of the columns."""
    moves = (-account.given + 0.0, account.received, account.deals, account.draws)
    start, end = (
        say("terminal-amount", number=100 * share) for share in (account.start, account.end)
    )
    return [start, *map(_change, moves), end]


def _columns() -> list[str]:
    """Return the column headings of accounts."""
    return [
        say("terminal-column-start"),
        say("terminal-column-own"),
        say("terminal-column-others"),
        say("terminal-column-deals"),
        say("terminal-column-draws"),
        say("terminal-column-end"),
    ]


def _change(share: float) -> str:
    """Return the gain or loss of a chance in percentage points, as text."""
    return say("terminal-loss" if share < 0 else "terminal-gain", number=100 * abs(share))


def _only_winner(found: Review) -> Seat | None:
    """Return the seat that has won alone, or None."""
    ends = [account.end for account in found.accounts]
    return ends.index(1.0) if 1.0 in ends else None


def _short(name: str) -> str:
    """Return a name, shortened to fit its column."""
    if len(name) <= LONGEST_NAME:
        return name
    room = LONGEST_NAME - len(say("terminal-name-cut", name=""))
    return say("terminal-name-cut", name=name[:room])


def _can_show(screen: Screen, text: str) -> bool:
    """Return whether a screen's stream can encode these characters."""
    try:
        text.encode(screen.stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
