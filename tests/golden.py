"""Golden files, to be reviewed as a diff: counts of legal turns, and rounds as every seat saw them.

`python -m tests.golden` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from red7.core import (
    EDITIONS,
    EMPTY,
    PLAYERS,
    PRESETS,
    CardSet,
    Lead,
    Position,
    Rules,
    View,
    hopes,
    lead,
    play,
    points,
    scored,
    turns,
    unseen,
    view,
)
from red7.notation import card_name, card_names, color_name, join_cards, turn_name
from tests.builders import dealt, playout, random_turn

HERE = Path(__file__).parent
TURN_COUNTS = HERE / "data" / "turn_counts.json"
PLAYTHROUGHS = HERE / "playthroughs"

SEEDS = (1, 2, 3)
MIDDLE = (3, 6, 9)
"""After how many turns the counts of an expert round are taken again."""

ROUNDS: dict[str, tuple[str, str, int, int]] = {
    f"{preset}-{players}p-{edition}": (preset, edition, players, seed)
    for preset, edition, players, seed in (
        ("basic", "v1.2", 2, 1),
        ("advanced", "v1.2", 3, 144),
        ("advanced", "v1.2-fr", 2, 3),
        ("expert", "v1.2", 4, 93),
        ("expert", "v1.2-fr", 3, 201),
        ("expert", "v1.2-it", 4, 301),
        ("expert", "pl-2021", 4, 388),
        ("expert", "v1.3", 4, 15),
        ("expert", "v1.3", 2, 169),
    )
}
"""The rounds that are written down: preset, edition, players and the seed of the deal."""


def rules_of(preset: str, edition: str) -> Rules:
    """A preset in an edition."""
    rules = PRESETS[preset]
    return Rules(EDITIONS[edition], rules.draw, rules.scoring, rules.actions)


def turn_counts() -> dict[str, list[int]]:
    """For each deal the number of turns at depth 1 and 2; of expert rounds at several moments."""
    return {
        f"{edition} {preset} {players}p deal {seed}": counts(
            rules_of(preset, edition), players, seed
        )
        for edition in EDITIONS
        for preset in PRESETS
        for players in PLAYERS
        for seed in SEEDS
    }


def counts(rules: Rules, players: int, seed: int) -> list[int]:
    """The number of turns at depth 1 and 2, or of an expert round at several moments."""
    start = dealt(rules, players, seed)
    if not rules.actions:
        return [count(start, 1), count(start, 2)]
    return [count(position, 1) for position in moments(start, Random(seed))]


def count(position: Position, depth: int) -> int:
    """How many sequences of turns that keep their players in there are."""
    choices = turns(view(position, position.mover))
    if depth == 1:
        return len(choices)
    return sum(count(play(position, turn), depth - 1) for turn in choices)


def moments(position: Position, random: Random) -> Iterator[Position]:
    """The deal, and some positions of a random round from it."""
    yield position
    for turn in range(1, max(MIDDLE) + 1):
        if position.is_over:
            return
        position = random_turn(position, random)
        if turn in MIDDLE:
            yield position


def playthrough(name: str) -> str:
    """A round as text: what every seat sees before each turn, the turn, and who leads then."""
    preset, edition, players, seed = ROUNDS[name]
    *positions, last = playout(rules_of(preset, edition), players, seed)
    lines = [f"{preset}, {edition}, {players} players, deal {seed}"]
    for number, (before, then) in enumerate(zip(positions, [*positions[1:], last], strict=True)):
        lines += ["", f"turn {number + 1}, seat {before.mover}", *map("  ".__add__, table(before))]
        lines += [f"  plays   {taken(then)}", f"  leads   {leading(then)}"]
    return "\n".join([*lines, "", ending(last)]) + "\n"


def ending(last: Position) -> str:
    """Who won a round, and what it scored."""
    won = scored(last) if last.rules.scoring else EMPTY
    return f"seat {last.mover} wins" + (f" and scores {points(won)}: {listed(won)}" if won else "")


def table(position: Position) -> Iterator[str]:
    """What everybody sees, then what each seat sees besides."""
    public = view(position, None)
    canvas = f" {join_cards(public.canvas)}" if public.canvas else ""
    top = f", on top {join_cards(public.top)}" if public.top else ""
    yield f"canvas  {color_name(public.color)}{canvas}"
    yield f"deck    {public.deck}{top}"
    for seat in range(len(position.hands)):
        yield f"seat {seat}  {seat_line(view(position, seat), seat)}"


def seat_line(seen: View, seat: int) -> str:
    """A seat's palette and hand, and what it could do, as it sees them."""
    parts = [f"palette {listed(seen.palettes[seat])}", f"hand {listed(seen.hand)}"]
    if seen.known[seat]:
        parts.append(f"known {listed(seen.known[seat])}")
    if seen.out[seat]:
        return "; ".join(["out", *parts])
    others = [other_seat(seen, other) for other in range(len(seen.out)) if other != seat]
    parts.append(f"sees {', '.join(others)}")
    parts.append(f"unseen {unseen(seen).bit_count()}, turns past {len(seen.history)}")
    if seen.mover == seat:
        parts.append(f"turns {len(turns(seen))}")
    if hopes(seen):
        parts.append(f"hopes {len(hopes(seen))}")
    return "; ".join(parts)


def other_seat(seen: View, other: int) -> str:
    """What a seat sees of another one besides its palette."""
    known = f" with {listed(seen.known[other])}" if seen.known[other] else ""
    points = f" and {seen.score.points[other]} points" if seen.rules.scoring else ""
    return f"{other}: {seen.hand_counts[other]} in hand{known}{points}"


def taken(position: Position) -> str:
    """The turn just taken."""
    turn = position.history[-1]
    drew = f" (draws {turn.drew})" if turn.drew else ""
    return turn_name(turn.steps) + drew + (" and is out" if turn.out else "")


def leading(position: Position) -> str:
    """Who leads, and why."""
    found = lead(position.color, position.palettes, position.out)
    if found.seat is None:
        return f"nobody, no card counts under {color_name(found.color)}"
    return f"seat {found.seat} under {color_name(found.color)} by {listed(found.cards)}{tie(found)}"


def tie(found: Lead) -> str:
    """How a tie was broken, if there was one."""
    if found.tie is None:
        return ""
    best = f"{card_name(found.best)} over {card_name(found.tie.best)}"
    return f", {best} of seat {found.tie.rival} ({found.tie.broken})"


def listed(cards: CardSet) -> str:
    """The names of some cards."""
    return " ".join(card_names(cards)) or "-"


def main() -> None:
    """Write all golden files."""
    TURN_COUNTS.parent.mkdir(exist_ok=True)
    TURN_COUNTS.write_text(as_json(turn_counts()), encoding="utf-8", newline="\n")
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for name in ROUNDS:
        path = PLAYTHROUGHS / f"{name}.txt"
        path.write_text(playthrough(name), encoding="utf-8", newline="\n")


def as_json(counts: dict[str, list[int]]) -> str:
    """Counts as JSON, a deal on each line."""
    lines = (f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in counts.items())
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
