"""Serialization: the game's values as the shapes that messages are made of.

A frame is built from a spectator's view, and the hands that `core` opens to the seats in `eyes`,
those of the client. So a card that is hidden there reaches no message.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from red7.core import (
    BASIC,
    COLORS,
    EMPTY,
    PRESETS,
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
    counting,
    lead,
    lead_among,
    open_hands,
    out_reason,
    play,
    points,
    standings,
    view,
)
from red7.core.cards import OF_COLOR
from red7.notation import card_name, card_names, color_letter, parse_edition, step_name
from red7.table import PlayedRound, Sitter, Table, commitment
from red7.table.state import Mover
from red7.wire.shapes import (
    CardName,
    FinishedTurnShape,
    Frame,
    HappenedShape,
    LeadShape,
    MatchShape,
    MoverShape,
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
)


def rules_shape(rules: Rules) -> RulesShape:
    """Return the rules of a game as a shape."""
    return RulesShape(rules.edition.name, rules.draw, rules.scoring, rules.actions)


def preset_name(rules: Rules) -> str | None:
    """Return the name of the rules, whatever the edition; None for a custom mix."""
    switches = rules._replace(edition=BASIC.edition)
    return next((name for name, preset in PRESETS.items() if preset == switches), None)


def parse_rules(shape: RulesShape) -> Rules:
    """Return the rules in a shape. Raise `BadText`."""
    return Rules(parse_edition(shape.edition), shape.draw, shape.scoring, shape.actions)


def step_names(turn: Turn) -> list[StepName]:
    """Return the names of a turn's steps."""
    return [*map(step_name, turn)]


@lru_cache(maxsize=1 << 10)
def lead_shape(found: Lead) -> LeadShape:
    """Return who leads, and why, as a shape."""
    tie = found.tie and TieShape(
        found.tie.rival, card_name(found.tie.best), TieBrokenBy(found.tie.broken.value)
    )
    best = card_name(found.best) if found.cards else None
    return LeadShape(color_letter(found.color), found.seat, card_names(found.cards), best, tie)


def refusal_shape(refusal: Refusal) -> RefusalShape:
    """Return why a step is refused, as a shape."""
    return RefusalShape(
        step_name(refusal.step),
        refusal.why.value,
        None if refusal.cause is None else card_name(refusal.cause),
        None if refusal.color is None else color_letter(refusal.color),
    )


def rescue_shapes(cards: CardSet) -> list[RescueShape]:
    """Return the number of unseen cards of each color, red first, but not which they are."""
    if not cards:
        return []
    return [
        RescueShape(color_letter(color), count)
        for color in reversed(COLORS)
        if (count := (cards & OF_COLOR[color]).bit_count())
    ]


def frame(
    position: Position, number: int, eyes: Collection[Seat], happened: HappenedShape | None = None
) -> Frame:
    """Return a round at one moment, with the hands that the seats in `eyes` may see."""
    return with_hands(spectators_frame(position, number, happened), position, eyes)


def spectators_frame(
    position: Position, number: int, happened: HappenedShape | None = None
) -> Frame:
    """Return a round at one moment as all clients may see it, without hands."""
    seen = view(position, None)
    standing = standings(seen.color, seen.palettes, seen.out)
    return Frame(
        round=number,
        turn=len(seen.history),
        steps=step_names(seen.steps),
        mover=seen.mover,
        over=seen.is_over,
        color=color_letter(seen.color),
        canvas=_names(seen.canvas),
        deck=seen.deck,
        top=_names(seen.top),
        seats=[_seat(seen, seat, standing[seat].cards) for seat in range(len(seen.palettes))],
        lead=lead_shape(lead_among(seen.color, standing)),
        happened=happened,
    )


def with_hands(shown: Frame, position: Position, eyes: Collection[Seat]) -> Frame:
    """Return a spectator's frame of a position, with the hands that seats in `eyes` may see."""
    seats = [
        shape if hand is None else replace(shape, hand=card_names(hand))
        for shape, hand in zip(shown.seats, open_hands(position, eyes), strict=True)
    ]
    return replace(shown, seats=seats)


def _seat(seen: View, seat: Seat, counts: CardSet) -> SeatShape:
    return SeatShape(
        hand=None,
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


def happened_shape(before: Position, step: Step, after: Position) -> HappenedShape:
    """Return the step that led from one position to the next, as a shape."""
    seat = before.mover
    ended = len(after.history) > len(before.history)
    drew = after.history[-1].drew if ended else after.drew
    return HappenedShape(
        seat, step_name(step), drew - before.drew, after.out[seat] and not before.out[seat]
    )


def finished_turns(
    played: PlayedRound, number: int, start: Position, sitters: Sequence[Sitter] = ()
) -> Iterator[FinishedTurnShape]:
    """Yield the finished turns of a round, from its deal on.

    `sitters` are the present players at a table with friends, so that turns of earlier ones can be
    told apart.
    """
    position = start
    for count, past in enumerate(played.position.history, start=1):
        position = play(position, past.steps)
        by = mover_shape(played.movers, count, sitters[past.seat]) if sitters else None
        yield finished_turn(position, past, number, count, by)


def mover_shape(movers: Sequence[Mover], count: int, sitter: Sitter) -> MoverShape | None:
    """Return the player of a turn, by its number; None for the player who sits there now."""
    if count > len(movers):
        return None
    person, name, bot = movers[count - 1]
    is_same = bot == sitter.bot and person == sitter.person and (not bot or name == sitter.name)
    return None if is_same else MoverShape(name, bot)


def finished_turn(
    after: Position, past: PastTurn, number: int, count: int, by: MoverShape | None = None
) -> FinishedTurnShape:
    """Return a finished turn, with the state of the table after it.

    `number` is that of the round, `count` that of the turn in it; both count from 1. `by` is the
    player of the turn, if another player sits there now.
    """
    color = after.color
    counts = [
        (EMPTY if after.out[seat] and seat != past.seat else counting(color, palette)).bit_count()
        for seat, palette in enumerate(after.palettes)
    ]
    reason = out_reason(after)
    return FinishedTurnShape(
        number,
        count,
        past.seat,
        step_names(past.steps),
        past.drew,
        past.out,
        lead_shape(lead(color, after.palettes, after.out)),
        counts,
        out_cards=card_names(reason.cards) if reason else [],
        by=by,
    )


def match_shape(match: Match) -> MatchShape:
    """Return the score sheet of a match."""
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
    """Return who sits where, for a client that has the seats in `mine`."""
    return [
        sitter_shape(
            sitter,
            mine=seat in mine,
            free=sitter.is_free and table.is_networked,
            left=table.is_networked and bool(sitter.bot and sitter.name),
        )
        for seat, sitter in enumerate(table.sitters)
    ]


def sitter_shape(sitter: Sitter, *, mine: bool, free: bool, left: bool = False) -> SitterShape:
    """Return who sits at a seat."""
    return SitterShape(
        name=sitter.name,
        bot=sitter.bot,
        mine=mine,
        stand_in=sitter.stand_in,
        program=sitter.program,
        free=free,
        invited=sitter.invited,
        left=left,
        face=sitter.face,
    )


def shuffle_shapes(table: Table) -> list[ShuffleShape]:
    """Return the proof of every shuffle, with salt and order once the round is over."""
    return [
        ShuffleShape(
            commitment(played.order, played.salt),
            played.salt if played.position.is_over else None,
            _names(played.order) if played.position.is_over else None,
        )
        for played in table.rounds
    ]
