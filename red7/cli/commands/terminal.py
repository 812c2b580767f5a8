"""`red7 terminal`: play against bots in the terminal."""

import argparse
from pathlib import Path
from random import Random, SystemRandom

from red7.bots.registry import bot_named
from red7.cli.commands.compile_kernels import wait_for_kernels
from red7.cli.output.result_text import match_result, round_sentence
from red7.cli.output.screen import Screen
from red7.cli.output.table_drawing import draw_hand, draw_rule, draw_table
from red7.cli.output.text_files import write_text
from red7.cli.output.text_table import text_table
from red7.cli.terminal.game import YOUR_SEAT, Game
from red7.cli.terminal.text import error_sentence, out_lines, outlook, turn_sentence
from red7.core import (
    DRAW,
    PRESETS,
    IllegalStep,
    Rules,
    Step,
    Turn,
    View,
    cards_in,
    finishes,
    legal_steps,
    preview,
    turns,
    view,
)
from red7.notation import BadText, parse_edition, parse_turn, record_text, turn_name
from red7.texts import lead_sentence, person, say, spoken_language
from red7.texts.languages import home_edition

LETTERS = {"d": "^", "c": "~"}
"""Letters to type instead of signs that some keyboards lack or have only as dead keys."""


class Quit(Exception):
    """The player leaves the table."""


def rules_of(arguments: argparse.Namespace) -> Rules:
    """Return the rules of the command line: preset, edition, switches. Raise `BadText`."""
    edition = arguments.edition or home_edition(spoken_language())
    rules = PRESETS[arguments.preset]._replace(edition=parse_edition(edition))
    for switch in ("draw", "scoring", "actions"):
        if (asked := getattr(arguments, switch)) is not None:
            rules = rules._replace(**{switch: asked})
    return rules


def play_game(arguments: argparse.Namespace) -> int:
    """Play a match, and write its record to a file if the command line names one."""
    random = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    rules = rules_of(arguments)
    file = arguments.record
    if file is not None and (file == "-" or Path(file).is_file()):
        raise BadText("no-file", say("terminal-record-exists", file=file))
    opponent = bot_named(arguments.opponent)
    wait_for_kernels(opponent.name)
    session = Session(Game(rules, arguments.players, opponent, random), file)
    session.save()
    try:
        session.run()
    except (Quit, EOFError, KeyboardInterrupt):
        session.screen.print("", say("terminal-leave"))
        session.game.commit()
        session.save()
    if file is not None:
        session.screen.print(say("terminal-recorded", file=file))
    return 0


class Session:
    """A game at the terminal: shows the table, asks the player for turns, and plays them."""

    def __init__(self, game: Game, file: str | None) -> None:
        self.game = game
        self.file = file
        self.screen = Screen()

    @property
    def seen(self) -> View:
        """The player's view of the round, after the drafted steps."""
        return view(self.game.position, YOUR_SEAT)

    def save(self) -> None:
        """Write the record to its file, if the game has one."""
        if self.file is not None:
            write_text(self.file, record_text(self.game.record()))

    def run(self) -> None:
        """Play rounds until the match ends."""
        self.screen.print(say("terminal-welcome"))
        game, names = self.game, self.game.names
        while game.table.wants_deal:
            self.deal()
            while not game.committed.is_over:
                self.take_turn()
            ending = round_sentence(game.table.match, game.committed, names, YOUR_SEAT)
            self.screen.print("", ending)
        self.screen.print("", *match_result(self.screen, game.table.match, names, YOUR_SEAT))

    def deal(self) -> None:
        """Deal the next round, and print who begins."""
        self.game.deal()
        first, number = self.game.committed.mover, len(self.game.table.rounds)
        who, name = person(first, YOUR_SEAT), self.game.names[first]
        heading = say("terminal-round-begins", who=who, name=name, round=number)
        self.screen.print("", self.screen.bold(heading))

    def take_turn(self) -> None:
        """Play a whole turn of the player or bot to move, print it, and save the record."""
        if self.game.table.auto_folds:
            self.game.fold_for_empty_hand()
        elif self.game.committed.mover == YOUR_SEAT:
            self.your_turn()
        else:
            self.game.take_bot_turn()
        after, names = self.game.committed, self.game.names
        self.screen.print(turn_sentence(after.history[-1], names), *out_lines(after, names))
        self.save()

    def your_turn(self) -> None:
        """Ask the player for input until the turn is finished."""
        taken = len(self.game.committed.history)
        self.show()
        while len(self.game.committed.history) == taken:
            words = input(f"{say('terminal-prompt')} ").strip()
            if words == "u":
                self.take_back()
            elif not self.command(words):
                self.take_steps(words)

    def take_back(self) -> None:
        """Take back the steps drafted so far."""
        self.game.draft = ()
        drawn = self.game.committed.steps
        self.screen.print(say("terminal-taken-back-to-draw" if drawn else "terminal-taken-back"))

    def command(self, words: str) -> bool:
        """Carry out a command that is not a step; return whether the input was one."""
        if words in ("q", "quit", "exit"):
            raise Quit
        if words in ("", "s"):
            self.show()
        elif words == "?":
            self.screen.print(say("terminal-help"))
        elif words == "t":
            self.list_turns()
        elif words[:2] == "h " or words == "h":
            self.preview(words[2:])
        else:
            return False
        return True

    def take_steps(self, words: str) -> None:
        """Take all of the typed steps, or none if one is wrong.

        Steps that revealed a drawn card stay taken.
        """
        game = self.game
        taken, before = len(game.committed.history), (game.table.version, game.draft)
        kept = game.draft
        try:
            for step in parse_steps(words):
                if finishes(step) and not self.is_sure(step):
                    break
                game.take(step)
                kept = kept if game.draft else ()
            else:
                kept = game.draft
        except (BadText, IllegalStep) as error:
            self.screen.print(error_sentence(error))
        finally:
            game.draft = kept
        is_over = len(game.committed.history) > taken
        if not is_over and (game.table.version, game.draft) != before:
            self.show()

    def is_sure(self, last: Step) -> bool:
        """Return whether to finish the turn; if it puts the player out, ask the player first."""
        try:
            change = preview(self.seen, [last])
        except IllegalStep:
            return True
        if change.stays:
            return True
        why = lead_sentence(change.after, self.game.names, YOUR_SEAT)
        self.screen.print(say("terminal-would-be-out-as", text=why))
        answer = input(f"{say('terminal-really')} ").strip().lower()
        return answer in say("terminal-yes").split()

    def show(self) -> None:
        """Print the table, the player's hand, and the player's outlook."""
        seen, screen = self.seen, self.screen
        screen.print("", *draw_table(screen, seen, self.game.names, YOUR_SEAT), "")
        screen.print(*draw_hand(screen, f"  {say('terminal-your-hand')}", cards_in(seen.hand)))
        if seen.steps:
            screen.print(f"  {say('terminal-so-far', typed=turn_name(seen.steps))}")
        if DRAW in legal_steps(seen):
            screen.print(f"  {say('terminal-may-draw')}")
        screen.print(f"  {outlook(seen)}")

    def list_turns(self, most: int = 60) -> None:
        """Print the turns that keep the player in, in columns."""
        seen = self.seen
        choices = [turn_name(turn[len(seen.steps) :]) for turn in turns(seen)]
        if not choices:
            self.screen.print(f"  {outlook(seen)}")
            return
        wide = max(map(len, choices))
        columns = max((self.screen.width - 2) // (wide + 3), 1)
        shown = [f"{turn:{wide}}" for turn in choices[:most]]
        cells = iter([*shown, *[""] * (-len(shown) % columns)])
        rows = list(zip(*[cells] * columns, strict=True))
        for line in text_table(self.screen, rows, all_left=True):
            self.screen.print(f"  {line}")
        if len(choices) > most:
            self.screen.print(f"  {say('terminal-more', count=len(choices) - most)}")

    def preview(self, words: str) -> None:
        """Print what some steps would lead to, without taking them."""
        try:
            steps = parse_typed(words)
            change = preview(self.seen, steps)
        except (BadText, IllegalStep) as error:
            self.screen.print(error_sentence(error))
            return
        rule = draw_rule(self.screen, change.after.color)
        who = lead_sentence(change.after, self.game.names, YOUR_SEAT)
        self.screen.print(say("terminal-preview", first=rule, next=who))
        if change.may_draw:
            self.screen.print(say("terminal-could-draw"))
        self.screen.print(say("terminal-would-stay" if change.stays else "terminal-would-be-out"))


def parse_steps(words: str) -> Turn:
    """Return typed steps. Raise `BadText`, also if a step follows the end of the turn."""
    steps = parse_typed(words)
    if any(map(finishes, steps[:-1])):
        raise BadText("unknown-step", say("terminal-nothing-follows"))
    return steps


def parse_typed(words: str) -> Turn:
    """Return typed steps, with letters allowed instead of signs. Raise `BadText`."""
    return parse_turn(
        " ".join(
            LETTERS.get(word[0], word[0]) + word[1:] if len(word) == 3 else word
            for word in words.split()
        )
    )
