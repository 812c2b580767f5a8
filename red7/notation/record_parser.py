"""Parser of game records: reads line by line and plays the match to check each turn."""

import re
from collections.abc import Callable
from typing import NoReturn, TypeVar

from red7.core.cards import Card, card_set
from red7.core.editions import Rules
from red7.core.match import HAND_SIZE, PLAYERS, BadDeal, Match, deal, with_result
from red7.core.playing import play
from red7.core.position import Position
from red7.core.refusals import IllegalStep
from red7.notation.cards import parse_cards
from red7.notation.errors import BadText
from red7.notation.positions import SWITCHES, parse_edition
from red7.notation.records import (
    FORMAT,
    SEAT_TAG,
    Record,
    RecordedRound,
    RecordedTurn,
    has_controls,
    is_structural,
    result_text,
)
from red7.notation.steps import parse_turn, step_name

T = TypeVar("T")

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')
_ROUND = re.compile(r"Round ([0-9]{1,4})(?: \{([^{}]*)\})?")
_TURN = re.compile(r"([0-9]{1,4})\. ([0-9]): ([^{}]*?)(?: ?\{([^{}]*)\})?")


class BadRecord(BadText):
    """A record cannot be parsed, or breaks the rules; the error says where."""

    def __init__(self, reason: str, line: int, number: int = 0, turn: int = 0) -> None:
        where = f"line {line}"
        where += f", round {number}" if number else ""
        where += f", turn {turn}" if turn else ""
        super().__init__("bad-record", f"{where}: {reason}")
        self.reason, self.line, self.round, self.turn = reason, line, number, turn
        self.values = {"line": line, "round": number, "turn": turn, "text": reason}

    def __reduce__(self) -> tuple[object, ...]:
        return BadRecord, (self.reason, self.line, self.round, self.turn)


def parse_record(text: str) -> Record:
    """Return the record of a text. Raise `BadRecord`, which names the line, round and turn."""
    return _Parser(text).record()


class _Parser:
    """A place in the text of a record: the line, round and turn, and the tags before it."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.split("\n"), start=1)
        self.lines = [(number, line.strip()) for number, line in numbered if line.strip()]
        self.at = 0
        self.round = self.turn = 0
        self.tags: dict[str, tuple[int, str]] = {}

    @property
    def line(self) -> str:
        """The next line, or an empty string at the end."""
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def fail(self, reason: str) -> NoReturn:
        last = self.lines[-1][0] if self.lines else 1
        number = self.lines[self.at][0] if self.at < len(self.lines) else last
        raise BadRecord(reason, number, self.round, self.turn)

    def attempt(self, read: Callable[[str], T], text: str) -> T:
        """Return what `read` makes of a text; add the place in the record to its error."""
        try:
            return read(text)
        except BadText as error:
            self.fail(str(error))

    def record(self) -> Record:
        for number, line in self.lines:
            if has_controls(line.replace("\t", " ")):
                raise BadRecord("there is a control character in this line", number)
        self.read_tags()
        match = Match(self.rules(), len(self.names()))
        rounds = []
        while self.line:
            self.turn = 0
            if match.is_over:
                self.fail("the match is over, nothing may follow")
            self.round += 1
            played, position = self.read_round(match)
            rounds.append(played)
            if position.is_over:
                match = with_result(match, position)
            elif self.line:
                self.fail(f"round {self.round} is not over, so this must be one of its turns")
        self.check_result(match)
        further = [
            (name, value) for name, (_, value) in self.tags.items() if not is_structural(name)
        ]
        return Record(match.rules, self.names(), tuple(rounds), tuple(further))

    def read_tags(self) -> None:
        while self.line.startswith("["):
            found = _TAG.fullmatch(self.line)
            if not found:
                self.fail('a tag looks like [Name "value"]')
            name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
            if name in self.tags:
                self.fail(f"the tag {name} is there twice")
            self.tags[name] = self.lines[self.at][0], value
            self.at += 1
        if self.tag("Red7") != FORMAT:
            self.fail_at("Red7", f"this is not a record of format {FORMAT}")

    def tag(self, name: str) -> str:
        """Return the value of a required tag."""
        if name not in self.tags:
            self.fail(f"the tag {name} is missing")
        return self.tags[name][1]

    def fail_at(self, tag: str, reason: str) -> NoReturn:
        raise BadRecord(reason, self.tags[tag][0])

    def rules(self) -> Rules:
        name = self.tag("Edition")
        try:
            edition = parse_edition(name)
        except BadText as error:
            self.fail_at("Edition", str(error))
        switches = self.tag("Switches").split()
        for switch in switches:
            if switch not in SWITCHES:
                self.fail_at("Switches", f"{switch!r:.40} is not one of {', '.join(SWITCHES)}")
        return Rules(edition, *(switch in switches for switch in SWITCHES))

    def names(self) -> tuple[str, ...]:
        """Return the names of the seats, which must be numbered without a gap."""
        seats = [name for name in self.tags if SEAT_TAG.fullmatch(name)]
        if len(seats) not in PLAYERS:
            self.fail(f"a match has 2 to 4 seats, not {len(seats)}")
        return tuple(self.tag(f"Seat{seat}") for seat in range(len(seats)))

    def read_round(self, match: Match) -> tuple[RecordedRound, Position]:
        found = _ROUND.fullmatch(self.line)
        if not found or int(found[1]) != self.round:
            self.fail(f"'Round {self.round}' must stand here")
        self.at += 1
        played = self.read_deal(match.players)._replace(comment=found[2] or "")
        try:
            position = deal(match, played.order)
        except BadDeal as error:
            self.at -= 1
            self.fail(str(error))
        turns = []
        while self.line and not position.is_over and not _ROUND.fullmatch(self.line):
            self.turn += 1
            turn, position = self.read_turn(position)
            turns.append(turn)
        return played._replace(turns=tuple(turns)), position

    def read_deal(self, players: int) -> RecordedRound:
        hands = tuple(
            card_set(self.read_cards(f"hand {seat}:", HAND_SIZE)) for seat in range(players)
        )
        palettes = self.read_cards("palettes:", players)
        return RecordedRound(hands, palettes, self.read_cards("deck:", None))

    def read_cards(self, label: str, count: int | None) -> tuple[Card, ...]:
        """Return the cards after a label; refuse a wrong number of cards."""
        if not self.line.startswith(label):
            self.fail(f"'{label}' and its cards must stand here")
        cards = tuple(self.attempt(parse_cards, self.line.removeprefix(label)))
        if count is not None and len(cards) != count:
            self.fail(f"'{label}' must have {count} cards, not {len(cards)}")
        if card_set(cards).bit_count() != len(cards):
            self.fail(f"'{label}' has a card twice")
        self.at += 1
        return cards

    def read_turn(self, position: Position) -> tuple[RecordedTurn, Position]:
        found = _TURN.fullmatch(self.line)
        if not found:
            self.fail(f"a turn looks like '{self.turn}. {position.mover}: +R7 .'")
        if int(found[1]) != self.turn:
            self.fail(f"this should be turn {self.turn}, not {found[1]}")
        if int(found[2]) != position.mover:
            self.fail(f"it is the turn of seat {position.mover}, not of {found[2]}")
        steps = self.attempt(parse_turn, found[3])
        try:
            after = play(position, steps)
        except IllegalStep as error:
            refusal = error.refusal
            self.fail(f"{step_name(refusal.step)} is refused here: {refusal.why}")
        self.at += 1
        if (after.steps and self.line) or not steps:
            self.at -= 1
            self.fail("the turn is not finished: it ends with '.' or '--'")
        return RecordedTurn(position.mover, steps, found[4] or ""), after

    def check_result(self, match: Match) -> None:
        if "Result" in self.tags and self.tag("Result") != result_text(match):
            self.fail_at(
                "Result", f"the result is {result_text(match)!r}, not {self.tag('Result')!r:.40}"
            )
