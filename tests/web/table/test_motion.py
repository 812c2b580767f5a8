"""What moves: transform and opacity alone, for less than half a second, and nothing at all where
that is asked for. No movement keeps a player waiting."""

import re

import pytest
from playwright.sync_api import Page, expect

from red7.notation import step_name
from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, match, play_on, record
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
WON = match("advanced", 2, 49)
"""The winner's last turn changes the rule, and leaves the other player none that stays in."""
WITNESS = r"""
  window.moved = new Set()
  window.lengths = {}
  const SIDE = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const note = () => {
    for (const animation of document.getAnimations()) {
      const { activeDuration, iterations } = animation.effect.getComputedTiming()
      // The dots of a bot that thinks go on until it has thought.
      const name = animation.animationName?.replace(/^svelte-\w+-/, '') ?? 'flight'
      if (iterations < Infinity) window.lengths[name] = activeDuration
      for (const frame of animation.effect.getKeyframes()) {
        for (const name of Object.keys(frame)) if (!SIDE.has(name)) window.moved.add(name)
      }
    }
    requestAnimationFrame(note)
  }
  note()
"""
"""Notes, in every picture that is drawn, which properties are being animated, and for how long."""
LONGEST = 500
"""Milliseconds."""
MOMENTS = {"flight", "wash", "arrive", "shake", "pop", "leave", "unroll", "open", "fall"}
"""A card is played, the rule changes, a player is out, a match is won."""
CHOOSE_IN_FLIGHT = """async ([step, next]) => {
  const picture = () => new Promise(requestAnimationFrame)
  const flight = () => document.querySelector('[data-drop=palette] .flying')?.getAnimations()[0]
  document.querySelector(`[data-step="${step}"]`).click()
  while (!flight()) await picture()
  const flying = flight()
  flying.pause()
  document.querySelector(`[data-pick="${next}"]`).click()
  await picture()
  const chosen = document.querySelector(`[data-pick="${next}"][aria-pressed=true]`)
  const said = chosen && flying.playState === 'paused' ? 'chosen in flight' : 'not chosen'
  flying.play()
  return said
}"""
"""Plays a card, holds it in the air, and chooses the next one."""


def play_until_the_end(visitor: Visitor, *, moving: bool) -> Page:
    """A card that changes the rule puts the opponent out, and the match is won."""
    page = visitor.arrive(moving=moving, alone=True, settings={"pace": "fast"})
    page.add_init_script(WITNESS)
    last, loses = WON.rounds[-1].position.history[-2:]
    assert last.seat == WON.match.winners[0] != loses.seat
    turn = len(WON.rounds[-1].position.history) - 2
    play_on(page, record(WON), seat=last.seat, round=len(WON.rounds), turn=turn)
    table = TablePage(page)
    table.wait()
    table.lay(*(step_name(step) for step in last.steps[:-1]))
    page.locator("[data-end]").click()
    expect(table.ending).to_be_visible()
    return page


def test_every_moment_is_felt_in_less_than_half_a_second(visitor: Visitor) -> None:
    page = play_until_the_end(visitor, moving=True)
    page.wait_for_function("(all) => all.every((one) => window.lengths[one])", arg=[*MOMENTS])
    assert {*page.evaluate("() => [...window.moved]")} == {"transform", "opacity"}
    lengths = page.evaluate("() => window.lengths")
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


def test_nothing_moves_where_that_is_asked_for(visitor: Visitor) -> None:
    page = play_until_the_end(visitor, moving=False)
    assert page.evaluate("() => [...window.moved]") == []


def test_a_card_can_be_chosen_while_another_flies(visitor: Visitor) -> None:
    page = visitor.arrive(moving=True, alone=True, settings={"pace": "fast"})
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.choose("G7")
    assert page.evaluate(CHOOSE_IN_FLIGHT, ["+G7", "B6"]) == "chosen in flight"


def test_whoever_is_in_a_hurry_skips_ahead(visitor: Visitor) -> None:
    page = visitor.arrive(moving=True, settings={"pace": "slow"})
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.lay("+G7")
    table.way.end()
    expect(table.button("Skip ahead")).to_be_visible()
    page.keyboard.press("s")
    table.wait()
    expect(table.log).to_have_count(2)


def test_a_new_rule_and_a_player_who_is_out_are_announced(visitor: Visitor) -> None:
    page = visitor.arrive(moving=True, settings={"pace": "fast"})
    nothing = dealt("R1 R2 R3 R4 R5 R6 O6 | V7", "O2 | I7", "O3 | R7")
    play_on(page, nothing)
    table = TablePage(page)
    table.wait()
    table.button("Fold").click()
    table.dialog.get_by_role("button", name="Fold").click()
    expect(page.locator(".banner").filter(has_text="You fold and are out.")).to_be_visible()
    rule = page.locator(".banner").filter(has_text="New rule")
    expect(rule).to_be_visible()
    # What is bold is the answer.
    expect(rule.locator("strong")).to_have_text(re.compile(r"^\w+: "))
