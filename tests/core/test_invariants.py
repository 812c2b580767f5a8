"""What holds in every round of every edition, whatever is played."""

from collections.abc import Iterator
from functools import reduce
from itertools import chain
from random import Random

from hypothesis import given

from red7.core import (
    BURY,
    CANVAS,
    CARDS,
    DRAW,
    END,
    EXPERT,
    FOLD,
    PALETTE,
    SHIFT,
    TAKE,
    Card,
    IllegalStep,
    Position,
    Refusal,
    Rules,
    Step,
    Turn,
    View,
    Why,
    apply,
    card_set,
    cards_in,
    kind_of,
    leader,
    legal_steps,
    number_of,
    play,
    step_card,
    step_of,
    to_palette,
    turns,
    view,
    why_not,
)
from red7.notation import turn_name
from tests.builders import many, moments, playout, playouts, seeds


def mover(position: Position) -> View:
    """The mover's view."""
    return view(position, position.mover)


def leads(position: Position) -> bool:
    """Whether the seat to move, or the winner, leads."""
    return leader(position.color, position.palettes, position.out) == position.mover


def a_loser_may_meddle(rules: Rules) -> bool:
    """Whether somebody who goes out may change the canvas or take a card on the way."""
    edition = rules.edition
    return edition.losing_canvas or (edition.hopeless_one_takes and rules.actions)


def refusal_of(position: Position, step: Step) -> Refusal | None:
    """Why a step cannot be applied, or None if it can."""
    try:
        apply(position, step)
    except IllegalStep as illegal:
        return illegal.refusal
    return None


def every_card(position: Position) -> list[Card]:
    """The cards of all places, those face down with players who are out included."""
    sets = (*position.hands, *position.palettes, position.score.aside)
    return sorted([*position.canvas, *position.deck, *chain(*map(cards_in, sets))])


@given(moments)
def test_49_cards_each_in_one_place(position: Position) -> None:
    assert every_card(position) == list(CARDS)


@given(playouts)
def test_49_cards_still_when_the_round_is_over(positions: list[Position]) -> None:
    assert every_card(positions[-1]) == list(CARDS)


@given(playouts)
def test_the_mover_never_leads_at_the_start_and_the_last_one_in_does(
    positions: list[Position],
) -> None:
    *before, last = positions
    if not a_loser_may_meddle(last.rules):
        assert not any(map(leads, before))
        assert leads(last)


@given(moments)
def test_no_palette_of_a_player_still_in_is_empty(position: Position) -> None:
    for palette, out in zip(position.palettes, position.out, strict=True):
        assert palette or out


@many
@given(playouts)
def test_taking_a_card_never_turns_a_winning_end_into_a_losing_one(
    positions: list[Position],
) -> None:
    """Every 1 that could be played, in a game made to have many of them."""
    for position in positions[:-1]:
        with_actions = position._replace(rules=position.rules._replace(actions=True))
        for played in ones_played(with_actions):
            takes = [step for step in legal_steps(mover(played)) if kind_of(step) == TAKE]
            if leads(played):
                assert all(leads(apply(played, step)) for step in takes)


def ones_played(position: Position) -> list[Position]:
    """The positions after each 1 that is not on a palette yet, as if the mover held them all."""
    ones = [card for card in CARDS if number_of(card) == 1]
    found = []
    for card in ones:
        hand = position.hands[position.mover] | 1 << card
        lying = sum(position.palettes) | card_set(position.canvas)
        holding = position._replace(
            hands=tuple(
                hand if seat == position.mover else other & ~(1 << card)
                for seat, other in enumerate(position.hands)
            ),
            deck=tuple(other for other in position.deck if other != card),
        )
        if not lying >> card & 1 and to_palette(card) in legal_steps(mover(holding)):
            found.append(apply(holding, to_palette(card)))
    return found


def test_that_property_has_something_to_say() -> None:
    led = [
        step
        for seed in range(20)
        for position in playout(EXPERT, 2, seed)[:-1]
        for played in ones_played(position)
        if leads(played)
        for step in legal_steps(mover(played))
        if kind_of(step) == TAKE
    ]
    assert len(led) > 20


@given(playouts)
def test_a_leader_stays_in_the_lead_whatever_card_a_rival_loses(positions: list[Position]) -> None:
    """Whatever the reach of a 1: a palette is worth no more without one of its cards."""
    for position in positions:
        best = leader(position.color, position.palettes, position.out)
        for seat, palette in enumerate(position.palettes):
            for card in cards_in(palette) if seat != best else []:
                poorer = list(position.palettes)
                poorer[seat] ^= 1 << card
                assert leader(position.color, poorer, position.out) == best


@given(moments)
def test_apply_accepts_exactly_the_legal_steps_and_says_why_not(position: Position) -> None:
    seen = mover(position)
    lawful = legal_steps(seen)
    assert len(lawful) == len(set(lawful))
    for step in range(600):
        assert refusal_of(position, step) == why_not(seen, step)
        assert (why_not(seen, step) is None) == (step in lawful)


@given(moments)
def test_only_the_mover_has_legal_steps_and_always_has_one(position: Position) -> None:
    assert legal_steps(mover(position))
    for seat in range(len(position.hands)):
        if seat != position.mover:
            assert not legal_steps(view(position, seat))


@given(playouts)
def test_nobody_moves_once_the_round_is_over(positions: list[Position]) -> None:
    over = positions[-1]
    assert over.is_over
    assert over.out.count(False) == 1
    assert not over.out[over.mover]
    assert not legal_steps(mover(over))
    for step in range(600):
        refused = refusal_of(over, step)
        assert refused is not None
        assert refused.why in (Why.FINISHED, Why.UNKNOWN)
    assert refusal_of(over, FOLD) == Refusal(FOLD, Why.FINISHED)


@given(moments)
def test_folding_is_legal_at_the_start_of_a_turn_and_never_again(position: Position) -> None:
    assert (FOLD in legal_steps(mover(position))) == (not position.steps)


@many
@given(moments)
def test_every_turn_is_legal_step_by_step_and_keeps_the_mover_in(position: Position) -> None:
    for turn in turns(mover(position)):
        assert turn[: len(position.steps)] == position.steps
        now = position
        for step in turn[len(position.steps) :]:
            assert step in legal_steps(mover(now))
            now = apply(now, step)
        assert not now.out[position.mover]
        assert now.history[-1].steps == turn


@many
@given(moments)
def test_the_turns_are_all_there(position: Position) -> None:
    found = list(turns(mover(position)))
    assert len(found) == len(set(found))
    assert set(map(turn_name, found)) == set(map(turn_name, ends_in_the_lead(position)))


def ends_in_the_lead(position: Position) -> Iterator[Turn]:
    """Every turn that keeps the mover in, found by walking the legal steps.

    A draw that is offered is taken, and a card that is drawn blindly is not used.
    """
    yield from _walk(position, mover(position).hand | card_set(mover(position).top))


def _walk(position: Position, usable: int) -> Iterator[Turn]:
    """Walk on with some cards; one that goes to the top of the deck becomes usable."""
    steps = legal_steps(mover(position))
    if DRAW in steps:
        steps = (DRAW,)
    for step in steps:
        if kind_of(step) in (PALETTE, CANVAS) and not usable >> step_card(step) & 1:
            continue
        after = apply(position, step)
        if step < END:
            yield from _walk(after, usable | card_set(mover(after).top))
        elif not after.out[position.mover]:
            yield after.history[-1].steps


@given(moments, seeds)
def test_a_turn_taken_at_once_is_the_same_turn_step_by_step(position: Position, seed: int) -> None:
    for steps in conceivable_turns(position, Random(seed)):
        assert outcome(position, [steps]) == outcome(position, [(step,) for step in steps])


def conceivable_turns(position: Position, random: Random) -> Iterator[Turn]:
    """Turns that keep the mover in, and others that need not even be legal."""
    for turn in list(turns(mover(position)))[:10]:
        yield turn[len(position.steps) :]
    cards = [*cards_in(mover(position).hand), *random.sample(CARDS, 3), 49]
    pool = [step_of(kind, card) for kind in (PALETTE, CANVAS) for card in cards] + [DRAW]
    for _ in range(40):
        yield (*random.choices(pool, k=random.randint(0, 3)), END)


def outcome(position: Position, parts: list[Turn]) -> Position | Refusal:
    """Where the parts of a turn lead, played one after the other, or why they do not."""
    try:
        return reduce(play, parts, position)
    except IllegalStep as illegal:
        return illegal.refusal


@given(playouts)
def test_a_round_replays_from_its_history(positions: list[Position]) -> None:
    now = positions[0]
    for turn in positions[-1].history:
        assert turn.seat == now.mover
        now = play(now, turn.steps)
        assert now.out[turn.seat] == turn.out
    assert now == positions[-1]


@given(playouts)
def test_only_odd_cards_have_actions(positions: list[Position]) -> None:
    for turn in positions[-1].history:
        for step, following in zip(turn.steps, turn.steps[1:], strict=False):
            if kind_of(following) in (TAKE, BURY, SHIFT):
                assert kind_of(step) == PALETTE
                assert number_of(step_card(step)) in (1, 7)
