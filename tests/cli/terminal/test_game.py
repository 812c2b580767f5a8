"""A game at a table in memory: what the table gets, what stays a draft, what is recorded."""

from random import Random

import pytest

from red7.bots.registry import bot_named
from red7.cli.terminal.game import YOUR_SEAT, Game
from red7.core import (
    ADVANCED,
    BASIC,
    EXPERT,
    FOLD,
    IllegalStep,
    Rules,
    Turn,
    finishes,
    legal_steps,
    play,
    turns,
    view,
)
from red7.notation import parse_record, parse_step, record_text, replay, result_of
from tests.builders import rules_name


def game_of(rules: Rules, players: int = 2, seed: int = 1) -> Game:
    """Return a game whose first round has come to your turn."""
    game = Game(rules, players, bot_named("random"), Random(seed))
    game.deal()
    while game.committed.mover != YOUR_SEAT:
        game.take_bot_turn()
    return game


def first_turn(game: Game) -> Turn:
    """Return a turn of yours that keeps you in, or a fold."""
    return next(iter(turns(view(game.position, YOUR_SEAT))), (FOLD,))


def test_the_bots_are_at_the_table() -> None:
    game = Game(BASIC, 4, bot_named("thrifty"), Random(1))
    assert game.names == ("You", "Ada", "Ben", "Cleo")
    assert game.record().names == ("", "Ada", "Ben", "Cleo")
    assert [sitter.bot for sitter in game.table.sitters] == [None, *["thrifty"] * 3]


def test_steps_are_a_draft_until_the_turn_ends() -> None:
    game = game_of(BASIC)
    version, before = game.table.version, game.committed
    *steps, last = first_turn(game)
    for step in steps:
        game.take(step)
    assert game.draft == tuple(steps)
    assert (game.table.version, game.committed) == (version, before)
    game.take(last)
    assert game.draft == ()
    assert game.table.version == version + 1
    assert game.committed == play(before, [*steps, last])


def test_an_illegal_step_changes_nothing() -> None:
    game = game_of(BASIC)
    before = game.table
    with pytest.raises(IllegalStep):
        game.take(parse_step("."))
    assert (game.table, game.draft) == (before, ())


def test_a_step_that_draws_is_given_to_the_table() -> None:
    for seed in range(50):
        game = game_of(EXPERT, seed=seed)
        seen = view(game.position, YOUR_SEAT)
        drawing = [
            step
            for step in legal_steps(seen)
            if not finishes(step) and play(game.committed, [step]).drew
        ]
        if drawing:
            break
    game.take(drawing[0])
    assert game.draft == ()
    assert game.committed.steps == (drawing[0],)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [BASIC, ADVANCED, EXPERT], ids=rules_name)
def test_the_record_tells_the_whole_match(rules: Rules, players: int) -> None:
    game = Game(rules, players, bot_named("random"), Random(players))
    while game.table.wants_deal:
        game.deal()
        while not game.committed.is_over:
            if game.committed.mover == YOUR_SEAT:
                for step in first_turn(game):
                    game.take(step)
            else:
                game.take_bot_turn()
    record = parse_record(record_text(game.record()))
    assert record == game.record()
    assert result_of(record) == game.table.match
    assert [*replay(record)][-1].position == game.committed


def test_a_draft_is_recorded_when_it_is_given_up() -> None:
    game = game_of(BASIC)
    game.take(first_turn(game)[0])
    drafted = game.draft
    assert game.record().rounds[-1].turns == game_of(BASIC).record().rounds[-1].turns
    game.commit()
    assert game.record().rounds[-1].turns[-1].steps == drafted
