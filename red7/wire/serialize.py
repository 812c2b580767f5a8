"""Tables as clients see them: the game's values as shapes.

A frame is built from views alone, those of the seats whose eyes the client has; so what no
view shows reaches no message.
"""

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256

from red7.core import (
    COLORS,
    EMPTY,
    Card,
    CardSet,
    Lead,
    Match,
    PastTurn,
    Position,
    Refusal,
    Rules,
    Seat,
    Step,
    Turn,
    View,
    apply,
    counting,
    lead,
    play,
    points,
    standings,
    view,
)
from red7.core.cards import OF_COLOR
from red7.notation import card_name, card_names, color_letter, step_name
from red7.table import PlayedRound, Table
from red7.wire.shapes import (
    CardName,
    Frame,
    HappenedShape,
    LeadShape,
    MatchShape,
    RefusalShape,
    RescueShape,
    ResultShape,
    RulesShape,
    SeatShape,
    ShuffleShape,
    SitterShape,
    StepName,
    TieBrokenBy,
    TieShape,
    ToldShape,
)


def rules_shape(rules: Rules) -> RulesShape:
    """The rules of a game."""
    return RulesShape(rules.edition.name, rules.draw, rules.scoring, rules.actions)


def step_names(turn: Turn) -> list[StepName]:
    """The names of a turn's steps."""
    return [*map(step_name, turn)]


def lead_shape(found: Lead) -> LeadShape:
    """Who leads, and why."""
    tie = found.tie and TieShape(
        found.tie.rival, card_name(found.tie.best), TieBrokenBy(found.tie.broken.value)
    )
    best = card_name(found.best) if found.cards else None
    return LeadShape(color_letter(found.color), found.seat, card_names(found.cards), best, tie)


def refusal_shape(refusal: Refusal) -> RefusalShape:
    """Why a step is refused."""
    return RefusalShape(
        step_name(refusal.step),
        refusal.why.value,
        None if refusal.cause is None else card_name(refusal.cause),
        None if refusal.color is None else color_letter(refusal.color),
    )


def rescue_shapes(cards: CardSet) -> list[RescueShape]:
    """Unseen cards by color, red first: how many, but not which."""
    return [
        RescueShape(color_letter(color), count)
        for color in reversed(COLORS)
        if (count := (cards & OF_COLOR[color]).bit_count())
    ]


def frame(
    position: Position, number: int, eyes: Collection[Seat], happened: HappenedShape | None = None
) -> Frame:
    """A round at one moment, with the hands of the seats in `eyes` open."""
    seen = view(position, None)
    standing = standings(seen.color, seen.palettes, seen.out)
    seats = [
        _seat(
            seen,
            seat,
            standing[seat].cards,
            view(position, seat).hand if seat in eyes else None,
        )
        for seat in range(len(seen.palettes))
    ]
    return Frame(
        round=number,
        turn=len(seen.history),
        steps=step_names(seen.steps),
        mover=seen.turn,
        over=seen.is_over,
        color=color_letter(seen.color),
        canvas=_names(seen.canvas),
        deck=seen.deck,
        top=_names(seen.top),
        seats=seats,
        lead=lead_shape(lead(seen.color, seen.palettes, seen.out)),
        happened=happened,
    )


def _seat(seen: View, seat: Seat, counts: CardSet, hand: CardSet | None) -> SeatShape:
    return SeatShape(
        hand=None if hand is None else card_names(hand),
        size=seen.hand_counts[seat],
        known=card_names(seen.known[seat]),
        palette=card_names(seen.palettes[seat]),
        counts=card_names(counts),
        worth=points(counts),
        out=seen.out[seat],
        points=seen.score.points[seat],
        pile=card_names(seen.score.piles[seat]),
    )


def _names(cards: Sequence[Card]) -> list[CardName]:
    return [*map(card_name, cards)]


def frames(
    before: Position, steps: Sequence[Step], number: int, eyes: Collection[Seat]
) -> Iterator[Frame]:
    """The round after each of some steps of a turn."""
    position = before
    for step in steps:
        seat, position = position.turn, apply(before := position, step)
        yield frame(position, number, eyes, _happened(before, position, seat, step))


def _happened(before: Position, after: Position, seat: Seat, step: Step) -> HappenedShape:
    ended = len(after.history) > len(before.history)
    drew = after.history[-1].drew if ended else after.drew
    return HappenedShape(
        seat, step_name(step), drew - before.drew, after.out[seat] and not before.out[seat]
    )


def told(played: PlayedRound, number: int, start: Position) -> Iterator[ToldShape]:
    """The finished turns of a round, from its deal on."""
    position = start
    for count, past in enumerate(played.position.history, start=1):
        position = play(position, past.steps)
        yield told_turn(position, past, number, count)


def told_turn(after: Position, past: PastTurn, number: int, count: int) -> ToldShape:
    """A finished turn, and the table it left."""
    color = after.color
    counts = [
        (EMPTY if after.out[seat] and seat != past.seat else counting(color, palette)).bit_count()
        for seat, palette in enumerate(after.palettes)
    ]
    return ToldShape(
        number,
        count,
        past.seat,
        step_names(past.steps),
        past.drew,
        past.out,
        lead_shape(lead(color, after.palettes, after.out)),
        counts,
    )


def match_shape(match: Match) -> MatchShape:
    """The score sheet."""
    return MatchShape(
        rounds=[
            ResultShape(winner, card_names(cards), points(cards)) for winner, cards in match.results
        ],
        points=[*match.points],
        target=match.target if match.rules.scoring else None,
        over=match.is_over,
        winners=[*match.winners],
    )


def sitter_shapes(table: Table, mine: Collection[Seat]) -> list[SitterShape]:
    """Who sits where."""
    return [
        SitterShape(sitter.name, sitter.bot, seat in mine)
        for seat, sitter in enumerate(table.sitters)
    ]


def commitment(order: Sequence[Card], salt: str) -> str:
    """The hash that binds whoever shuffled to an order: SHA-256 of the salt and its cards."""
    return sha256(f"{salt} {' '.join(_names(order))}".encode()).hexdigest()


def shuffle_shapes(table: Table) -> list[ShuffleShape]:
    """The proof of every shuffle; salts and orders only once the match is over."""
    return [
        ShuffleShape(
            commitment(played.order, played.salt),
            played.salt if table.match.is_over else None,
            _names(played.order) if table.match.is_over else None,
        )
        for played in table.rounds
    ]
