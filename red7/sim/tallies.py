"""Tallies of random rounds: an array of counts that are added up over any number of rounds.

The constants are places in the array. Counts by color, seat, card or number of turns take one
word each, from the named place on.
"""

from red7.sim.array_types import Words
from red7.sim.bits import lowest
from red7.sim.jit import inlined
from red7.sim.row_layout import COLOR, HAND, MOVER, PALETTE_CARDS, PLAYERS
from red7.sim.scoring import counting, points

ROUNDS, TURNS, CHOICES, NO_CHOICE, ONE_CHOICE, POINTS = range(6)
"""Rounds; turns, including folds; turns that keep the mover in, summed over all turns; turns with
no such choice, and with exactly one; the winners' points."""
EMPTY_HAND_FOLDS, LAST_FOLD_EMPTY, WINNER_UNMOVED, WINNER_ONE_CHOICE, WINNER_SPENT = range(6, 11)
"""Folds with an empty hand; then rounds: whose last fold was with an empty hand, whose winner took
no turn, whose winner had one choice in its last turn, whose winner has an empty hand."""
DECIDED = 11
"""Rounds whose winner had another last turn that would have left a rival in (see `look_back`)."""
SEAT_WINS = 16
"""Wins by seat, from the leader of the deal on."""
COLOR_TURNS, COLOR_FOLDS, COLOR_WINS, COLOR_POINTS = range(24, 56, 8)
"""By the color in force: turns begun, folds, rounds that ended, the points of their winners."""
LENGTHS = 64
"""Rounds by their number of turns."""
MOST_TURNS = 63
"""Number of turns that the last word of `LENGTHS` stands for; it counts longer rounds, too."""
CARD_DEALT, CARD_WON = 128, 192
"""For each card, the rounds that began with it in any hand, and in the winner's hand."""
TALLY_WORDS = 256

FIRST_HANDS, LAST_CHOICES = 0, 4
"""Places in the memory of a round, by seat: the first hand, and the number of choices in the last
turn that kept the seat in (0: none did)."""
MEMORY_WORDS = 8


@inlined
def begin(state: Words, memory: Words) -> None:
    """Remember the hands of a round that has just been dealt."""
    for seat in range(state[PLAYERS]):
        memory[FIRST_HANDS + seat] = state[HAND + seat]
        memory[LAST_CHOICES + seat] = 0


@inlined
def tally_turn(
    tallies: Words, memory: Words, seat: int, color: int, hand: int, choices: int
) -> None:
    """Count a turn: its seat, the color in force, its hand, and its number of choices."""
    tallies[COLOR_TURNS + color] += 1
    if choices == 0:
        tallies[COLOR_FOLDS + color] += 1
        tallies[EMPTY_HAND_FOLDS] += hand == 0
        return
    tallies[CHOICES] += choices
    tallies[ONE_CHOICE] += choices == 1
    memory[LAST_CHOICES + seat] = choices


@inlined
def _tally_hands(tallies: Words, memory: Words, players: int, winner: int) -> None:
    """Count the cards of the first hands."""
    dealt, won = 0, memory[FIRST_HANDS + winner]
    for seat in range(players):
        dealt |= memory[FIRST_HANDS + seat]
    while dealt:
        card = lowest(dealt)
        dealt &= dealt - 1
        tallies[CARD_DEALT + card] += 1
        tallies[CARD_WON + card] += won >> card & 1


@inlined
def tally_end(state: Words, tallies: Words, memory: Words, first: int, turns: int) -> None:
    """Count a finished round, given the seat that began and the number of turns."""
    winner, players, color = state[MOVER], state[PLAYERS], state[COLOR]
    score = points(counting(color, state[PALETTE_CARDS + winner]))
    tallies[ROUNDS] += 1
    tallies[TURNS] += turns
    tallies[NO_CHOICE] += players - 1
    tallies[POINTS] += score
    tallies[SEAT_WINS + (winner - first + 1 + players) % players] += 1
    tallies[COLOR_WINS + color] += 1
    tallies[COLOR_POINTS + color] += score
    tallies[LENGTHS + min(turns, MOST_TURNS)] += 1
    tallies[WINNER_UNMOVED] += memory[LAST_CHOICES + winner] == 0
    tallies[WINNER_ONE_CHOICE] += memory[LAST_CHOICES + winner] == 1
    tallies[WINNER_SPENT] += state[HAND + winner] == 0
    _tally_hands(tallies, memory, players, winner)
