"""A table as clients see it: frames, told turns, the score sheet, the proof of the shuffle."""

from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import msgspec
from hypothesis import given

from red7.core import (
    ADVANCED,
    BASIC,
    CARDS,
    EDITIONS,
    EMPTY,
    GREEN,
    PRESETS,
    Lead,
    Match,
    Position,
    Refusal,
    RoundResult,
    Why,
    lead,
    play,
    points,
    standings,
    turns,
    view,
)
from red7.notation import (
    card_names,
    join_cards,
    parse_card,
    parse_record,
    parse_step,
    parse_turn,
    step_name,
)
from red7.table import Command, PlayedRound, commitment, dealt, imported, rebuild
from red7.wire.serialize import (
    finished_turns,
    frame,
    lead_shape,
    match_shape,
    preset_name,
    refusal_shape,
    rescue_shapes,
    shuffle_shapes,
    sitter_shapes,
)
from red7.wire.shapes import (
    Frame,
    HappenedShape,
    LeadShape,
    RefusalShape,
    RescueShape,
    ResultShape,
    SeatShape,
    TieBrokenBy,
    TieShape,
)
from tests.builders import after, alike, cards, moments, playouts, position, seeds
from tests.random_tables import few, stories, tables, whole_stories
from tests.wire.update_messages import frames

OLD = Path(__file__).parent.parent / "data" / "release-0.3.0" / "game.red7"
GAME = position("R7 B6 | V4 O3", "V1 G2 | Y6 G3", canvas="O2", deck="B1 B2", known_top=1)


def test_a_frame_of_a_round() -> None:
    assert frame(GAME, 3, {0}) == Frame(
        round=3,
        turn=0,
        steps=[],
        mover=0,
        over=False,
        color="O",
        canvas=["O2"],
        deck=2,
        top=["B1"],
        seats=[
            SeatShape(["R7", "B6"], 2, [], ["V4", "O3"], ["V4"], 4, False, 0, []),
            SeatShape(None, 2, [], ["Y6", "G3"], ["Y6"], 6, False, 0, []),
        ],
        lead=LeadShape("O", 1, ["Y6"], "Y6", TieShape(0, "V4", TieBrokenBy.NUMBER)),
        happened=None,
    )


def test_eyes_open_the_hands_that_they_belong_to() -> None:
    hands = {
        eyes: [seat.hand for seat in frame(GAME, 1, eyes).seats] for eyes in ((), (1,), (0, 1))
    }
    assert hands == {
        (): [None, None],
        (1,): [None, ["G2", "V1"]],
        (0, 1): [["R7", "B6"], ["G2", "V1"]],
    }


def test_known_hand_cards_are_shown_to_everybody() -> None:
    game = position("R7 G3 | R6 | R7", "B2 | O6")
    assert [seat.known for seat in frame(game, 1, ()).seats] == [["R7"], []]


def test_a_seat_that_is_out_counts_for_nothing() -> None:
    out, other = frame(after(GAME, "--"), 1, ()).seats
    assert (out.out, out.counts, out.worth) == (True, [], 0)
    assert (other.out, other.counts, other.worth) == (False, ["Y6"], 6)


def test_earlier_rounds_are_shown_as_points_and_piles() -> None:
    results = (RoundResult(1, cards("R7 O6")), RoundResult(1, cards("V1")))
    match = Match(ADVANCED, 2, results)
    shape = match_shape(match)
    assert shape.rounds == [ResultShape(1, ["R7", "O6"], 13), ResultShape(1, ["V1"], 1)]
    assert (shape.points, shape.target, shape.over, shape.winners) == ([0, 14], 40, False, [])


def test_a_match_without_scoring_has_no_target() -> None:
    shape = match_shape(Match(BASIC, 3, (RoundResult(2, EMPTY),)))
    assert (shape.target, shape.over, shape.winners) == (None, True, [2])
    assert shape.rounds == [ResultShape(2, [], 0)]


def test_nobody_leads_without_a_card_that_counts() -> None:
    assert lead_shape(Lead(GREEN, None, EMPTY, -1, None)) == LeadShape("G", None, [], None, None)


def test_a_refusal_names_what_is_in_the_way() -> None:
    losing = Refusal(parse_step(">G2"), Why.LOSING, color=GREEN)
    assert refusal_shape(losing) == RefusalShape(">G2", "losing", None, "G")
    owes = Refusal(parse_step("."), Why.OWES, cause=parse_card("V1"))
    assert refusal_shape(owes) == RefusalShape(".", "owes", "V1", None)


def test_rescues_say_how_many_of_a_color_but_not_which() -> None:
    assert rescue_shapes(cards("V1 V2 R7")) == [RescueShape("R", 1), RescueShape("V", 2)]
    assert rescue_shapes(EMPTY) == []


@given(moments, seeds)
def test_what_a_seat_cannot_see_changes_no_frame(one: Position, seed: int) -> None:
    for seat in (None, *range(len(one.hands))):
        two = alike(one, seat, seed)
        eyes = set() if seat is None else {seat}
        assert encoded(frame(one, 1, eyes)) == encoded(frame(two, 1, eyes))


def encoded(shape: msgspec.Struct) -> bytes:
    """The bytes of a shape."""
    return msgspec.json.encode(shape)


@given(playouts)
def test_a_frame_says_what_the_position_says(positions: list[Position]) -> None:
    for now in positions:
        shown = frame(now, 1, range(4))
        assert (shown.mover, shown.over, shown.deck) == (now.mover, now.is_over, len(now.deck))
        assert " ".join(shown.canvas) == join_cards(now.canvas)
        assert shown.lead == lead_shape(lead(now.color, now.palettes, now.out))
        assert [seat.palette for seat in shown.seats] == [*map(card_names, now.palettes)]
        assert [seat.hand for seat in shown.seats] == [*map(card_names, now.hands)]
        assert [seat.size for seat in shown.seats] == [*map(int.bit_count, now.hands)]
        for seat, standing in zip(
            shown.seats, standings(now.color, now.palettes, now.out), strict=True
        ):
            assert seat.counts == card_names(standing.cards)
            assert seat.worth == points(standing.cards)


@given(moments)
def test_the_frames_of_a_turn_end_in_the_frame_of_the_position(now: Position) -> None:
    for turn in [*turns(view(now, now.mover))][:5]:
        steps = turn[len(now.steps) :]
        then = play(now, steps)
        shown = [*frames(now, steps, 2, {0})]
        assert [each.happened.step for each in shown if each.happened] == [*map(step_name, steps)]
        assert msgspec.structs.replace(shown[-1], happened=None) == frame(then, 2, {0})
        drawn = sum(each.happened.drew for each in shown if each.happened)
        assert now.drew + drawn == then.history[-1].drew
        assert [each.turn for each in shown][:-1] == [len(now.history)] * (len(steps) - 1)
        assert shown[-1].turn == len(then.history)


def test_what_happened_is_told_with_each_frame() -> None:
    game = position("R3 B6 | B2", "B1 | R7", deck="V6 O6", draw=True, actions=True)
    shown = frames(game, parse_turn("+R3 >B6 ! ."), 1, ())
    assert [each.happened for each in shown] == [
        HappenedShape(0, "+R3", 1, False),
        HappenedShape(0, ">B6", 0, False),
        HappenedShape(0, "!", 1, False),
        HappenedShape(0, ".", 0, False),
    ]


def test_a_step_that_puts_its_player_out_says_so() -> None:
    (folded,) = frames(GAME, [parse_step("--")], 1, ())
    assert folded.happened == HappenedShape(0, "--", 0, True)
    assert (folded.over, folded.mover, folded.turn) == (True, 1, 1)
    *_, lost = frames(GAME, parse_turn("+B6 ."), 1, ())
    assert lost.happened == HappenedShape(0, ".", 0, True)


@few
@given(stories)
def test_the_told_turns_are_the_history(commands: list[Command]) -> None:
    table = rebuild(commands)
    number, played = len(table.rounds), table.rounds[-1]
    found = [*finished_turns(played, number, dealt(table, number))]
    history = played.position.history
    assert [(each.seat, each.drew, each.out) for each in found] == [
        (past.seat, past.drew, past.out) for past in history
    ]
    assert [each.steps for each in found] == [[*map(step_name, past.steps)] for past in history]
    assert [each.turn for each in found] == [*range(1, len(history) + 1)]
    assert {each.round for each in found} <= {number}


def test_a_told_turn_counts_the_cards_of_who_just_went_out_but_of_nobody_else_out() -> None:
    start = position("V2 V3 | V4", "R2 | G7", "R1 | O7", "O1 | Y7")
    once = after(start, "+V2 .")
    twice = after(once, "--")
    first, second = finished_turns(PlayedRound((), "", twice), 1, start)
    assert (first.out, first.counts) == (True, [1, 1, 1, 1])
    assert (second.out, second.counts) == (True, [0, 1, 1, 1])
    assert first.lead.seat == second.lead.seat == 2


def test_a_game_of_0_3_0_tells_with_which_cards_a_player_went_out() -> None:
    """Ann went out under Orange; the round ended six turns later under Yellow."""
    table = imported(parse_record(OLD.read_text()), "ann").table
    turns = [*finished_turns(table.rounds[0], 1, dealt(table, 1))]
    out, *between, last = turns[10:]
    assert (out.seat, out.out, out.lead.color, last.lead.color) == (0, True, "O", "Y")
    assert (out.out_cards, out.lead.cards, out.counts[0]) == (["V7"], ["R4", "G4"], 1)
    assert last.steps == ["--"]
    assert not any(each.out_cards for each in (*turns[:10], *between, last))


@few
@given(stories)
def test_a_shuffle_is_closed_until_its_round_is_over(commands: list[Command]) -> None:
    for table in tables(commands):
        shapes = shuffle_shapes(table)
        assert len(shapes) == len(table.rounds)
        for shape, played in zip(shapes, table.rounds, strict=True):
            assert shape.commitment == by_hand(played.salt, card_names_in_order(played.order))
            if played.position.is_over:
                assert (shape.salt, shape.order) == (
                    played.salt,
                    card_names_in_order(played.order),
                )
            else:
                assert (shape.salt, shape.order) == (None, None)


@few
@given(whole_stories)
def test_whoever_sees_an_opened_shuffle_can_check_it(commands: list[Command]) -> None:
    promised: dict[int, str] = {}
    for table in tables(commands):
        for number, shape in enumerate(shuffle_shapes(table)):
            assert promised.setdefault(number, shape.commitment) == shape.commitment
    for number, shape in enumerate(shuffle_shapes(rebuild(commands))):
        assert shape.salt is not None
        assert shape.order is not None
        assert promised[number] == by_hand(shape.salt, shape.order)


def by_hand(salt: str, order: list[str]) -> str:
    """What the protocol says about commitments, done by hand."""
    return sha256(" ".join([salt, *order]).encode("utf-8")).hexdigest()


def card_names_in_order(order: tuple[int, ...]) -> list[str]:
    """The names of some cards in their order."""
    return join_cards(order).split()


def test_another_order_or_another_salt_is_another_commitment() -> None:
    order = [*CARDS]
    made = {commitment(order, "a"), commitment(order, "b"), commitment(order[::-1], "a")}
    assert len(made) == 3


@few
@given(stories)
def test_sitters_are_shown_without_their_tokens(commands: list[Command]) -> None:
    table = rebuild(commands)
    shapes = sitter_shapes(table, {1})
    assert [shape.mine for shape in shapes] == [seat == 1 for seat in range(len(shapes))]
    assert [(shape.name, shape.bot) for shape in shapes] == [each[:2] for each in table.sitters]
    people = {each.person for each in table.sitters if each.person}
    assert not any(person in msgspec.json.encode(shapes).decode() for person in people)


@given(playouts)
def test_frames_join_one_another(positions: list[Position]) -> None:
    for before, then in pairwise(positions):
        past = then.history[-1]
        shown = [*frames(before, past.steps, 1, ())]
        happened = shown[-1].happened
        assert happened is not None
        assert happened.out == past.out
        assert happened.seat == before.mover


def test_rules_are_named_by_their_switches_whatever_the_edition() -> None:
    for name, rules in PRESETS.items():
        for edition in EDITIONS.values():
            assert preset_name(rules._replace(edition=edition)) == name
    assert preset_name(BASIC._replace(actions=True)) is None
