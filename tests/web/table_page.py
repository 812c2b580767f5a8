"""The table in a browser, as its player sees it and plays at it."""

import re
from collections.abc import Callable
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from red7.texts import ENGLISH
from tests.web.input_methods import Mouse, Way
from tests.web.page_language import spoken

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const end = document.querySelector('[data-end]:enabled')
  const sign = (choice) =>
    choice.ariaDisabled === 'true' ? 'refused' : choice.className.match(/\\b(yes|maybe|no)\\b/)[0]
  return {
    hand: all('.hand [data-pick]').map((each) => [each.dataset.pick, each.ariaLabel]),
    marked: ['stays', 'later'].flatMap((mark) =>
      all(`.hand .table-card:has(.mark.${mark}) [data-pick]`).map((each) => each.dataset.pick)),
    targets: all('.target [data-pick]').map((each) => each.dataset.pick),
    choices: all('[data-step]').map((each) => [each.dataset.step, sign(each)]),
    end: end ? (end.classList.contains('go') ? 'stays' : 'out') : 'not yet',
    may_fold: !!document.querySelector('.actions .fold:enabled'),
  }
}"""
SETTLED = """(yours = 'Your turn') => document.title.startsWith(yours)
  ? !document.querySelector('.hand [data-pick]:not([aria-label*=","])') &&
    !!document.querySelector(
      ':is(.hand, .target) [data-pick], .actions :is([data-end], .fold):enabled')
  : !!document.querySelector('dialog[open] .ending, .pass')"""
"""With marks, a hand tells when it is known what its cards would do; an empty one tells nothing."""


class Seen(NamedTuple):
    """What a player sees who is to move."""

    hand: list[tuple[str, str]]
    """Cards, and what is said of them."""
    marked: list[str]
    """Cards that keep one in, and then those that can do so with another."""
    targets: list[str]
    """Cards of palettes that an action may choose."""
    choices: list[tuple[str, Literal["yes", "maybe", "no", "refused"]]]
    """What could be done with the chosen card: the step, and whether it keeps one in."""
    end: Literal["stays", "out", "not yet"]
    """What ending the turn would come to."""
    may_fold: bool

    def candidates(self) -> list[str]:
        """Cards worth a look, the best first."""
        return [*self.marked, *self.targets]


class TablePage:
    """A table, played in one way."""

    def __init__(
        self,
        page: Page,
        way: Way | None = None,
        watch: Callable[[], None] = lambda: None,
        language: str = ENGLISH,
    ) -> None:
        """Watch is called whenever the table looks different."""
        self.page, self.watch, self.say = page, watch, spoken(language)
        self.way: Way = way or Mouse(page)

    @property
    def dialog(self) -> Locator:
        """The window over the table."""
        return self.page.get_by_role("dialog")

    @property
    def ending(self) -> Locator:
        """What is shown when a round or the match is over."""
        return self.page.locator("dialog[open] .ending")

    @property
    def log(self) -> Locator:
        """The turns of this round, in words."""
        return self.page.locator("aside .scroll li:not(.event)")

    @property
    def offers(self) -> Locator:
        """The turns with a canvas card that must wait for others."""
        return self.page.locator(".talk:has(.offer) button")

    def canvas(self, card: str) -> Locator:
        """A card on top of the canvas."""
        return self.page.locator(f'[data-drop="canvas"] [data-card="{card}"]')

    def palette(self, card: str) -> Locator:
        """A card of my palette."""
        return self.page.locator(f'[data-drop="palette"] [data-card="{card}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button beside the hand."""
        return self.page.locator(".actions").get_by_role("button", name=name)

    def hand(self) -> list[str]:
        """The cards of the open hand."""
        return [card for card, _ in self.look().hand]

    def wait(self) -> None:
        """Until it is my turn, or the round is over, or the device is to be passed on."""
        try:
            self.page.wait_for_function(SETTLED, arg=self.say("turn-yours"))
        except Late as late:
            shown = self.page.locator("body").inner_text()
            raise AssertionError(f"{self.page.title()}, and nothing goes on:\n{shown}") from late
        self.watch()

    def look(self) -> Seen:
        """What there is to see."""
        seen = self.page.evaluate(SEEN)
        pairs = {name: [(one, two) for one, two in seen[name]] for name in ("hand", "choices")}
        return Seen(**{**seen, **pairs})

    def choose(self, card: str) -> Seen:
        """Choose a card; gives what there is to see then."""
        chosen = self.page.locator(f'[data-pick="{card}"][aria-pressed="true"]')
        if not chosen.count():
            self.way.pick(card)
            chosen.wait_for()
        self.watch()
        return self.look()

    def lay(self, *steps: str) -> None:
        """Choose cards, and where they go."""
        for step in steps:
            self.choose(step[1:])
            self.way.use(step)
            self.see_laid(step)

    def see_laid(self, step: str) -> None:
        """Until a step that was chosen is on the table, and what could follow is known.

        A canvas card may have to wait for others: then the first of the turns with it is taken.
        """
        card = step[1:]
        if step[0] == ">":
            there = self.canvas(card)
            expect(there.or_(self.offers.first)).to_be_visible()
            if not there.count():
                self.way.press(self.offers.first)
            expect(there).to_be_visible()
        else:
            expect(self.page.locator(f'[data-pick="{card}"][aria-pressed="true"]')).to_have_count(0)
        self.wait()

    def end(self) -> None:
        """End the turn as it lies, whatever becomes of me."""
        stays = self.look().end == "stays"
        self.way.end()
        if not stays:
            self.way.press(self.dialog.get_by_role("button", name=self.say("out-yes")))
        self.wait()

    def fold(self) -> None:
        """Fold, and say that I mean it."""
        self.way.fold()
        self.way.press(self.dialog.get_by_role("button", name=self.say("fold-yes")))
        self.wait()

    def take_turn(self) -> None:
        """A turn that keeps me in; if there is none, fold, or be out."""
        while (seen := self.look()).end != "stays":
            step = self.way_on(seen)
            if step is not None:
                self.way.use(step)
                self.see_laid(step)
            elif seen.may_fold:
                assert seen.hand, "asked for a turn, though the table folds for an empty hand"
                return self.fold()
            else:
                break
        return self.end()

    def way_on(self, seen: Seen) -> str | None:
        """A step that keeps me in, or leads there."""
        for card in seen.candidates():
            choices = self.choose(card).choices
            for wanted in ("yes", "maybe"):
                for step, sign in choices:
                    if sign == wanted and step[1:] == card:
                        return step
        return None

    def play_round(self) -> None:
        """Until the round is over."""
        self.wait()
        while not self.ending.count():
            self.take_turn()
            self.wait()

    def go_on(self) -> None:
        """To the next round, or the next match."""
        name = re.compile(
            "|".join(map(re.escape, (self.say("act-next"), self.say("match-rematch"))))
        )
        self.way.press(self.ending.get_by_role("button", name=name))
        expect(self.ending).to_have_count(0)
        self.wait()

    def play_match(self) -> None:
        """Until the match is over."""
        self.play_round()
        while self.ending.get_by_role("button", name=self.say("act-next")).count():
            self.go_on()
            self.play_round()
        expect(self.ending.get_by_role("button", name=self.say("match-rematch"))).to_be_visible()
