"""What is counted while rounds are played: one array of words, to be added up.

Colors, seats, cards and numbers of turns each have a word of their own, in a row from the
place that is named here.
"""

from red7.sim.array_types import Words
from red7.sim.bits import lowest
from red7.sim.jit import inlined
from red7.sim.row_layout import COLOR, HAND, PLAYERS, SHOWN, TURN
from red7.sim.scoring import counting, points

ROUNDS, TURNS, NO_CHOICE, ONE_CHOICE, POINTS = range(5)
"""Rounds; turns, folds among them; turns with no way to stay in, and with just one; what the
winners' counting cards score."""
EMPTY_HANDS, LAST_EMPTY, UNMOVED, ONLY_TURN, SPENT = range(5, 10)
"""Folds with no card in hand; rounds whose last fold was such; rounds whose winner took no turn,
whose winner's last turn was the only one, whose winner has no card left in hand."""
DECIDED = 10
"""Rounds in which another last turn of the winner's would have left a rival in; only counted by
those who look back."""
SEAT_WINS = 16
"""Wins by seat, from the leader of the deal on."""
COLOR_TURNS, COLOR_FOLDS, COLOR_WINS, COLOR_POINTS = range(24, 56, 8)
"""By the color in force: turns begun, folds, rounds that ended, the points of their winners."""
LENGTHS, CHOICES = 64, 128
"""Rounds by how many turns they took; ways to stay in by how many turns had gone before."""
MOST_TURNS = 63
"""The last word of each of those stands for this many and more."""
DEALT, WON = 192, 256
"""For each card how often it was in a hand at the start, and in the winner's."""
TALLIES = 320

HELD, CHOSE = 0, 4
"""In the memory of a round, for each seat: its hand at the start, and how many turns it could
choose from when it last stayed in (0: never)."""
MEMORY = 8


@inlined
def begin(state: Words, memory: Words) -> None:
    """Remember the hands of a round that has just been dealt."""
    for seat in range(state[PLAYERS]):
        memory[HELD + seat] = state[HAND + seat]
        memory[CHOSE + seat] = 0


@inlined
def tally_turn(
    tallies: Words, memory: Words, turn: int, seat: int, color: int, hand: int, choices: int
) -> None:
    """Count a turn: whose, under which color, with which hand, and out of how many."""
    tallies[COLOR_TURNS + color] += 1
    if choices == 0:
        tallies[COLOR_FOLDS + color] += 1
        tallies[EMPTY_HANDS] += hand == 0
        return
    tallies[CHOICES + min(turn, MOST_TURNS)] += choices
    tallies[ONE_CHOICE] += choices == 1
    memory[CHOSE + seat] = choices


@inlined
def _tally_hands(tallies: Words, memory: Words, players: int, winner: int) -> None:
    """Count the cards of the hands at the start."""
    dealt, won = 0, memory[HELD + winner]
    for seat in range(players):
        dealt |= memory[HELD + seat]
    while dealt:
        card = lowest(dealt)
        dealt &= dealt - 1
        tallies[DEALT + card] += 1
        tallies[WON + card] += won >> card & 1


@inlined
def tally_end(state: Words, tallies: Words, memory: Words, first: int, turns: int) -> None:
    """Count a round that is over: who began, and how many turns it took."""
    winner, players, color = state[TURN], state[PLAYERS], state[COLOR]
    score = points(counting(color, state[SHOWN + winner]))
    tallies[ROUNDS] += 1
    tallies[TURNS] += turns
    tallies[NO_CHOICE] += players - 1
    tallies[POINTS] += score
    tallies[SEAT_WINS + (winner - first + 1 + players) % players] += 1
    tallies[COLOR_WINS + color] += 1
    tallies[COLOR_POINTS + color] += score
    tallies[LENGTHS + min(turns, MOST_TURNS)] += 1
    tallies[UNMOVED] += memory[CHOSE + winner] == 0
    tallies[ONLY_TURN] += memory[CHOSE + winner] == 1
    tallies[SPENT] += state[HAND + winner] == 0
    _tally_hands(tallies, memory, players, winner)
