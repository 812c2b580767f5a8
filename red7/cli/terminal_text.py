"""What a game in the terminal says: its help, its turns, how you stand, what is wrong."""

from collections.abc import Sequence

from red7.cli.terminal_game import YOUR_SEAT
from red7.core import IllegalStep, PastTurn, View, hopes, turns
from red7.notation import BadText, refusal_sentence, step_name, turn_name

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


def turn_sentence(past: PastTurn, names: Sequence[str]) -> str:
    """What a turn was, in a line."""
    name = names[past.seat]
    drew = " and draws" if past.drew else ""
    out = ", and is out" if past.out else ""
    if past.seat == YOUR_SEAT:
        drew, out = drew.replace("draws", "draw"), out.replace("is", "are")
    return f"{name}: {turn_name(past.steps)}{drew}{out}"


def outlook(seen: View) -> str:
    """How many ways there are to stay in."""
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


def error_sentence(error: BadText | IllegalStep) -> str:
    """What is wrong, in words."""
    if isinstance(error, IllegalStep):
        refusal = error.refusal
        return f"{step_name(refusal.step)}: {refusal_sentence(refusal)}"
    return str(error)
