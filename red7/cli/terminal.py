"""`red7 terminal`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from random import Random, SystemRandom

from red7.bots.bot_protocol import Bot
from red7.bots.registry import bot_named
from red7.cli.files import write_text
from red7.cli.replay import closing, round_sentence
from red7.cli.screen import Screen
from red7.cli.waiting import wait_for_kernels
from red7.core import (
    DRAW,
    PRESETS,
    IllegalStep,
    Match,
    PastTurn,
    Position,
    Rules,
    Seat,
    Turn,
    apply,
    cards_in,
    deal,
    finishes,
    hopes,
    legal_steps,
    play,
    preview,
    turns,
    view,
    with_result,
)
from red7.notation import (
    BadText,
    Moment,
    Record,
    RecordedTurn,
    lead_sentence,
    parse_edition,
    parse_turn,
    record_text,
    recorded_deal,
    refusal_sentence,
    step_name,
    turn_name,
)
from red7.notation.sentences import YOU

YOUR_SEAT = 0
NAMES = (YOU, "Ada", "Ben", "Cleo")
HELP = """\
Type the steps of your turn, together or one by one:
  +R7  play R7 to your palette        >B3  put B3 on the canvas: its color is the new rule
  .    end the turn                   !    draw a card, where one is offered
  --   fold: do nothing and be out
With actions, after an odd card on your palette:
  *O5  (1) move O5 from another palette to the deck
  ^G4  (7) move G4 of your palette to the deck      ~G4  (7) or to the canvas
  A 3 draws a card by itself; after a 5 play another card with +.
And: t  list the turns that keep you in    h  what would this do: h +R7 >B3
     s  show the table again               u  take back the steps that showed you nothing new
     ?  this help                          q  quit (the game can be saved with --record)"""


class Quit(Exception):
    """The player leaves the table."""


def rules_of(arguments: argparse.Namespace) -> Rules:
    """The rules that were asked for: preset, edition, switches. Raises `BadText`."""
    rules = PRESETS[arguments.preset]._replace(edition=parse_edition(arguments.edition))
    for switch in ("draw", "scoring", "actions"):
        if (asked := getattr(arguments, switch)) is not None:
            rules = rules._replace(**{switch: asked})
    return rules


def play_game(arguments: argparse.Namespace) -> int:
    """Play a match, and keep its record if that was asked for."""
    random = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    record = Record(rules_of(arguments), NAMES[: arguments.players])
    file = arguments.record
    if file is not None and (file == "-" or Path(file).is_file()):
        raise BadText("no-file", f"--record needs the name of a new file, which {file} is not")
    opponent = bot_named(arguments.opponent)
    wait_for_kernels(opponent.name)
    game = Game(record, opponent, random, file)
    game.save()
    try:
        game.run()
    except (Quit, EOFError, KeyboardInterrupt):
        game.screen.print("", "You leave the table.")
        if game.record.rounds:
            game.write_down(game.position.turn, game.position.steps)
    if file is not None:
        game.screen.print(f"The game is in {file}; walk through it with red7 replay.")
    return 0


class Game:
    """A match between you and the machine, and its record so far."""

    def __init__(self, record: Record, opponent: Bot, random: Random, file: str | None) -> None:
        self.record = record
        self.opponent = opponent
        self.random = random
        self.file = file
        self.match = Match(record.rules, len(record.names))
        self.screen = Screen()
        self.position: Position

    def run(self) -> None:
        """Play round after round to the end of the match."""
        self.screen.print("Red7 in the terminal. Type ? for help.")
        while not self.match.is_over:
            self.deal()
            while not self.position.is_over:
                self.take_turn()
            self.finish_round()
        self.screen.print("", *closing(self.screen, self.record))

    def deal(self) -> None:
        """Shuffle and deal the next round."""
        order = cards_in(self.match.cards_left)
        self.random.shuffle(order)
        self.position = deal(self.match, order)
        rounds = (*self.record.rounds, recorded_deal(self.position))
        self.record = self.record._replace(rounds=rounds)
        first = self.record.names[self.position.turn]
        begins = "You begin." if self.position.turn == YOUR_SEAT else f"{first} begins."
        self.screen.print("", self.screen.bold(f"Round {len(rounds)}. {begins}"))

    def take_turn(self) -> None:
        """Let whoever is to move take a whole turn, and write it down."""
        if self.position.turn == YOUR_SEAT:
            self.your_turn()
        else:
            self.their_turn()
        past = self.position.history[-1]
        self.write_down(past.seat, past.steps)

    def write_down(self, seat: Seat, steps: Turn) -> None:
        """Add a turn to the record, and keep it."""
        *rest, last = self.record.rounds
        if steps:
            last = last._replace(turns=(*last.turns, RecordedTurn(seat, steps)))
        self.record = self.record._replace(rounds=(*rest, last))
        self.save()

    def save(self) -> None:
        """Write the record to its file, if there is one."""
        if self.file is not None:
            write_text(self.file, record_text(self.record))

    def their_turn(self) -> None:
        """The turn that the opponent chooses by what it may see."""
        taken = len(self.position.history)
        while len(self.position.history) == taken:
            seen = view(self.position, self.position.turn)
            step = self.opponent.choose(seen, self.random, self.opponent.budget)
            self.position = apply(self.position, step)
        self.screen.print(self.turn_sentence(self.position.history[-1]))

    def turn_sentence(self, past: PastTurn) -> str:
        """What a turn was, in a line."""
        name = self.record.names[past.seat]
        drew = " and draws" if past.drew else ""
        out = ", and is out" if past.out else ""
        if past.seat == YOUR_SEAT:
            drew, out = drew.replace("draws", "draw"), out.replace("is", "are")
        return f"{name}: {turn_name(past.steps)}{drew}{out}"

    def finish_round(self) -> None:
        """Say who won the round, and score it."""
        moment = Moment(self.match, len(self.record.rounds), 0, self.position)
        self.screen.print("", round_sentence(moment, self.record.names))
        self.match = with_result(self.match, self.position)

    def your_turn(self) -> None:
        """Ask until your turn is finished."""
        start, taken = self.position, len(self.position.history)
        self.show()
        while len(self.position.history) == taken:
            words = input("your turn> ").strip()
            if words == "u":
                self.position = start
                self.screen.print(
                    "Taken back." if start.steps == () else "Taken back to your draw."
                )
            elif not self.command(words):
                start = self.take_steps(words, start)

    def command(self, words: str) -> bool:
        """Obey what is not a step; tells whether it was such a command."""
        if words in ("q", "quit", "exit"):
            raise Quit
        if words in ("", "s"):
            self.show()
        elif words == "?":
            self.screen.print(HELP)
        elif words == "t":
            self.list_turns()
        elif words[:2] == "h " or words == "h":
            self.preview(words[2:])
        else:
            return False
        return True

    def take_steps(self, words: str, start: Position) -> Position:
        """Take some steps; gives the position to which they can be taken back."""
        position = kept = self.position
        try:
            steps = parse_turn(words)
            if any(map(finishes, steps[:-1])):
                raise BadText("unknown-step", "nothing can follow the end of a turn")
            for step in steps:
                if finishes(step) and not self.is_sure(position, step):
                    break
                before, position = position, play(position, [step])
                if position.drew > before.drew:
                    # What was drawn has been seen: this far the steps are taken.
                    kept = start = position
            else:
                kept = position
        except (BadText, IllegalStep) as error:
            self.screen.print(f"That cannot be done: {sentence(error)}.")
        self.settle(kept)
        return start

    def settle(self, position: Position) -> None:
        """Go on from a position, and show what has become of the turn."""
        before, self.position = self.position, position
        if len(position.history) > len(before.history):
            self.screen.print(self.turn_sentence(position.history[-1]))
        elif position is not before:
            self.show()

    def is_sure(self, position: Position, last: int) -> bool:
        """Whether a turn that puts you out is meant so."""
        try:
            change = preview(view(position, YOUR_SEAT), [last])
        except IllegalStep:
            return True
        if change.stays:
            return True
        self.screen.print(f"You would be out. {lead_sentence(change.after, self.record.names)}")
        return input("Really? (y/n) ").strip().lower() in ("y", "yes")

    def show(self) -> None:
        """The table, your hand, and how you stand."""
        seen = view(self.position, YOUR_SEAT)
        screen = self.screen
        screen.print("", *screen.table(seen, self.record.names), "")
        screen.print(f"  Your hand {screen.cards(cards_in(seen.hand))}")
        if seen.steps:
            screen.print(f"  So far: {turn_name(seen.steps)}")
        if DRAW in legal_steps(seen):
            screen.print("  You may draw a card: !")
        screen.print(f"  {self.outlook()}")

    def outlook(self) -> str:
        """How many ways there are to stay in."""
        seen = view(self.position, YOUR_SEAT)
        count = len(turns(seen))
        if count:
            ways = "turn keeps" if count == 1 else "turns keep"
            return f"{count} {ways} you in; t lists them."
        if seen.steps:
            return "Nothing that could follow keeps you in; u takes back, . ends the turn."
        chances = hopes(seen)
        if chances:
            best = max(chances, key=lambda hope: hope.rescues.bit_count())
            return (
                f"Nothing certain is left, but {turn_name(best.steps)} could draw one of "
                f"{best.rescues.bit_count()} cards that save you."
            )
        return "No turn is left that keeps you in: this round is lost. Fold with --"

    def list_turns(self, most: int = 60) -> None:
        """The turns that keep you in, in columns."""
        seen = view(self.position, YOUR_SEAT)
        choices = [turn[len(seen.steps) :] for turn in turns(seen)]
        wide = max((len(turn_name(turn)) for turn in choices), default=0) + 3
        columns = max(78 // wide, 1)
        for at in range(0, min(len(choices), most), columns):
            row = choices[at : at + columns]
            self.screen.print("  " + "".join(f"{turn_name(turn):{wide}}" for turn in row).rstrip())
        if len(choices) > most:
            self.screen.print(f"  and {len(choices) - most} more")
        if not choices:
            self.screen.print(f"  {self.outlook()}")

    def preview(self, words: str) -> None:
        """What some steps would lead to, without taking them."""
        try:
            steps: Turn = parse_turn(words)
            change = preview(view(self.position, YOUR_SEAT), steps)
        except (BadText, IllegalStep) as error:
            self.screen.print(f"That cannot be done: {sentence(error)}.")
            return
        names = self.record.names
        self.screen.print(
            f"{self.screen.rule(change.after.color)}. {lead_sentence(change.after, names)}"
        )
        if change.may_draw:
            self.screen.print("You could draw a card: !")
        self.screen.print("You would stay in." if change.stays else "You would be out.")


def sentence(error: BadText | IllegalStep) -> str:
    """What is wrong, in words."""
    if isinstance(error, IllegalStep):
        refusal = error.refusal
        return f"{step_name(refusal.step)}: {refusal_sentence(refusal)}"
    return str(error)
