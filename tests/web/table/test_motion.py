"""What moves: transform and opacity alone, and nothing at all where the system asks for that."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
WITNESS = """
  window.moved = new Set()
  window.flights = 0
  const SIDE = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const note = () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect.target?.closest('[data-card], .flown')) window.flights += 1
      for (const frame of animation.effect.getKeyframes()) {
        for (const name of Object.keys(frame)) if (!SIDE.has(name)) window.moved.add(name)
      }
    }
    requestAnimationFrame(note)
  }
  note()
"""
"""Notes, in every picture that is drawn, which properties are being animated."""


def play_a_turn(visitor: Visitor, *, moving: bool, pace: str) -> Page:
    page = visitor.arrive(moving=moving, alone=True, settings={"pace": pace})
    page.add_init_script(WITNESS)
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.lay("+G7", ">B6")
    page.locator("[data-end]").click()
    expect(table.log).to_have_count(2)
    return page


def test_only_transform_and_opacity_are_animated(visitor: Visitor) -> None:
    page = play_a_turn(visitor, moving=True, pace="fast")
    moved = {*page.evaluate("() => [...window.moved]")}
    assert {"transform", "opacity"} <= moved
    assert moved <= {"transform", "opacity"}
    assert page.evaluate("() => window.flights") > 0


def test_nothing_moves_where_that_is_asked_for(visitor: Visitor) -> None:
    page = play_a_turn(visitor, moving=False, pace="fast")
    assert page.evaluate("() => [...window.moved]") == []


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
    expect(page.locator(".banner").filter(has_text="New rule")).to_be_visible()
