"""A slow and plain referee for Red7: the second opinion that a faster engine is tested against.

Cards are their names ("R7"), piles are lists, a turn is the list of its steps, and every question
is answered by trying the steps out. `answer` is the only function meant for callers.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

COLOURS = "ROYGBIV"
NUMBERS = range(1, 8)
ENDS = (".", "--")

# The rows in which the editions differ; each set names the editions where the sentence is true.
DRAW_IS_COMPULSORY = {"v1.2-fr", "pl-2021"}
SEVEN_ON_CANVAS_WINS_AT_ONCE = {"v1.2", "v1.2-fr", "v1.2-it"}
SEVEN_ON_CANVAS_DRAWS = {"v1.2", "v1.2-fr", "v1.2-it"}
PLAYING_1_OR_7_BINDS = {"pl-2021", "v1.3"}
TAKING_WITH_1_BINDS = {"v1.2", "v1.2-fr"}
LOSER_MAY_CHANGE_CANVAS = {"v1.3"}


@dataclass
class State:
    """Everything on the table, and the steps taken so far in this turn."""

    edition: str
    draw: bool
    actions: bool
    hands: list[list[str]]
    palettes: list[list[str]]
    out: list[bool]
    canvas: list[str]  # bottom first
    deck: list[str]  # top first
    mover: int
    steps: list[str]


def answer(position: dict[str, Any], steps: list[str]) -> dict[str, Any]:
    """Leader, standings and legal steps (sorted) once these steps of the turn are taken."""
    state = read(position)
    for step in steps:
        state = after(state, step)
    return {
        "leader": leader(state),
        "standings": [standing(state, seat) for seat in range(len(state.palettes))],
        "winning": is_winning(state),
        "legal": sorted(legal_steps(state)),
    }


def read(position: dict[str, Any]) -> State:
    """The state at the start of the turn that a JSON position describes."""
    rules = position.get("rules", {})
    players = position["players"]
    return State(
        edition=rules.get("edition", "v1.2"),
        draw=rules.get("draw", False),
        actions=rules.get("actions", False),
        hands=[list(player["hand"]) for player in players],
        palettes=[list(player["palette"]) for player in players],
        out=[player.get("out", False) for player in players],
        canvas=list(position["canvas"]),
        deck=list(position["deck"]),
        mover=position["turn"],
        steps=[],
    )


def number(card: str) -> int:
    """The number on a card."""
    return int(card[1])


def strength(card: str) -> tuple[int, int]:
    """Orders cards: by number, then by nearness to red."""
    return number(card), -COLOURS.index(card[0])


def best_first(cards: list[str]) -> list[str]:
    """The cards from highest to lowest."""
    return sorted(cards, key=strength, reverse=True)


def highest_of_each(piles: list[list[str]]) -> list[str]:
    """The highest card of each pile that has any."""
    return [max(pile, key=strength) for pile in piles if pile]


def groups(palette: list[str], colour: str) -> list[list[str]]:
    """Every group of cards that might be the one that counts under a canvas colour."""
    by_colour = [[card for card in palette if card[0] == c] for c in COLOURS]
    by_number = [[card for card in palette if number(card) == n] for n in NUMBERS]
    stretches = [by_number[low:high] for low in range(7) for high in range(low + 1, 8)]
    return {
        "R": [[card] for card in palette],
        "O": by_number,
        "Y": by_colour,
        "G": [[card for card in palette if number(card) % 2 == 0]],
        "B": [highest_of_each(by_colour)],
        "I": [highest_of_each(stretch) for stretch in stretches if all(stretch)],
        "V": [[card for card in palette if number(card) < 4]],
    }[colour]


def merit(cards: list[str]) -> tuple[int, list[tuple[int, int]]]:
    """Orders groups of cards: the larger, then the one with the higher best card."""
    return len(cards), [strength(card) for card in best_first(cards)[:1]]


@lru_cache(maxsize=100_000)
def best_group(palette: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """The cards of a palette that count under a canvas colour, best first."""
    return tuple(best_first(max(groups(list(palette), colour), key=merit, default=[])))


def counting(state: State, seat: int) -> list[str]:
    """The cards of a seat that count under the canvas now, best first; none once out."""
    colour = state.canvas[-1][0] if state.canvas else "R"
    return [] if state.out[seat] else list(best_group(tuple(state.palettes[seat]), colour))


def standing(state: State, seat: int) -> dict[str, Any]:
    """How a seat stands under the canvas now."""
    cards = counting(state, seat)
    return {
        "seat": seat,
        "out": state.out[seat],
        "count": len(cards),
        "cards": cards,
        "best": cards[0] if cards else None,
    }


def leader(state: State) -> int | None:
    """The seat that is winning, if anybody has a card that counts."""
    seats = range(len(state.palettes))
    best = max(seats, key=lambda seat: merit(counting(state, seat)))
    return best if counting(state, best) else None


def is_winning(state: State) -> bool:
    """Is the mover the leader?"""
    return leader(state) == state.mover


def after(state: State, step: str) -> State:
    """The state once a step is taken; the old state is left as it was."""
    new = replace(
        state,
        hands=[list(hand) for hand in state.hands],
        palettes=[list(palette) for palette in state.palettes],
        out=list(state.out),
        canvas=list(state.canvas),
        deck=list(state.deck),
        steps=[*state.steps, step],
    )
    take(new, step)
    if draw_is_due(new) and new.edition in DRAW_IS_COMPULSORY:
        draw_card(new)
    return new


def take(state: State, step: str) -> None:
    """Do what a step says, in place."""
    kind, card = step[0], step[1:]
    if kind in "+>":
        state.hands[state.mover].remove(card)
    if kind in "*^~":
        next(palette for palette in state.palettes if card in palette).remove(card)
    if kind == "+":
        state.palettes[state.mover].append(card)
    if kind in ">~":
        state.canvas.append(card)
    if kind in "*^":
        state.deck.insert(0, card)
    if kind == "!" or (kind == "+" and number(card) == 3 and state.actions):
        draw_card(state)
    if step == "--" or (step == "." and not is_winning(state)):
        state.out[state.mover] = True


def draw_card(state: State) -> None:
    """The mover draws the top card of the deck, if there is one."""
    if state.deck:
        state.hands[state.mover].append(state.deck.pop(0))


def draw_is_due(state: State) -> bool:
    """Does the step just taken give the advanced draw?"""
    last = state.steps[-1]
    draws = last[0] == ">" or (last[0] == "~" and state.edition in SEVEN_ON_CANVAS_DRAWS)
    if not (state.draw and draws and state.deck):
        return False
    return number(last[1:]) > len(state.palettes[state.mover])


def legal_steps(state: State) -> list[str]:
    """The possible steps after which the turn can still be finished."""
    return [step for step in possible_steps(state) if can_finish(after(state, step))]


def can_finish(state: State) -> bool:
    """Has the turn been ended, or is there any way to end it from here?"""
    if state.steps[-1] in ENDS:
        return True
    return any(can_finish(after(state, step)) for step in possible_steps(state))


def is_bound(state: State) -> bool:
    """Has a card been used that only a player who stays in may use?"""
    if not state.actions:
        return False
    if state.edition in PLAYING_1_OR_7_BINDS:
        return any(step[0] == "+" and number(step[1:]) in (1, 7) for step in state.steps)
    return state.edition in TAKING_WITH_1_BINDS and any(step[0] == "*" for step in state.steps)


def possible_steps(state: State) -> list[str]:
    """The steps that fit here, some of which may lead to where the turn cannot be finished."""
    if state.out.count(False) <= 1:
        return []
    if not state.steps:
        return ["--", *palette_steps(state), *canvas_steps(state)]
    if state.steps[-1] in ENDS:
        return []
    return action_steps(state) or end_steps(state) + draw_steps(state) + canvas_steps(state)


def palette_steps(state: State) -> list[str]:
    """Playing each card of the hand to the palette."""
    return ["+" + card for card in state.hands[state.mover]]


def canvas_steps(state: State) -> list[str]:
    """Putting a hand card on the canvas, once a turn, where the mover may do so."""
    if any(step[0] == ">" for step in state.steps):
        return []
    steps = [">" + card for card in state.hands[state.mover]]
    if state.edition in LOSER_MAY_CHANGE_CANVAS and not is_bound(state):
        return steps
    return [step for step in steps if is_winning(after(state, step))]


def draw_steps(state: State) -> list[str]:
    """The advanced draw, where it is due now and may be declined."""
    optional = state.edition not in DRAW_IS_COMPULSORY
    return ["!"] if optional and draw_is_due(state) else []


def end_steps(state: State) -> list[str]:
    """Ending the turn, which a bound mover may only do while winning."""
    return [] if is_bound(state) and not is_winning(state) else ["."]


def action_steps(state: State) -> list[str]:
    """The ways to do the action of the card just played; none if nothing is owed."""
    last = state.steps[-1]
    if not state.actions or last[0] != "+":
        return []
    match number(last[1:]):
        case 1:
            return one_steps(state)
        case 5:
            return [step for step in palette_steps(state) if can_finish(after(state, step))]
        case 7:
            return seven_steps(state)
    return []


def one_steps(state: State) -> list[str]:
    """The cards that a 1 may take from players with no fewer palette cards than the mover."""
    least = len(state.palettes[state.mover])
    steps = []
    for seat, palette in enumerate(state.palettes):
        if seat != state.mover and not state.out[seat] and len(palette) >= least:
            steps += ["*" + card for card in palette]
    if state.edition in TAKING_WITH_1_BINDS:
        return [step for step in steps if can_finish(after(state, step))]
    return steps


def seven_steps(state: State) -> list[str]:
    """What a 7 may do: each palette card to the top of the deck or to the canvas."""
    palette = state.palettes[state.mover]
    to_deck = ["^" + card for card in palette]
    to_canvas = ["~" + card for card in palette]
    if state.edition in SEVEN_ON_CANVAS_WINS_AT_ONCE:
        to_canvas = [step for step in to_canvas if is_winning(after(state, step))]
    return to_deck + to_canvas
