"""The table in a browser, as its player sees it and plays at it."""

import re
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from playwright.sync_api import Locator, Page, expect

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const end = document.querySelector('[data-end]:enabled')
  const button = (name) => all('.actions button:enabled').some((each) => each.innerText.startsWith(name))
  return {
    hand: all('.hand [data-pick]').map((each) => [each.dataset.pick, each.ariaLabel.split(', ')[1] ?? '']),
    targets: all('.target [data-pick]').map((each) => each.dataset.pick),
    tips: all('[data-step]').map((each) => [
      each.dataset.step,
      each.ariaDisabled === 'true' ? 'refused' : [...each.classList].find((name) => ['yes', 'maybe', 'no'].includes(name)),
    ]),
    end: end ? (end.classList.contains('go') ? 'stays' : 'out') : 'not yet',
    may_fold: button('Fold'),
    is_laid: button('Take back'),
  }
}"""
SETTLED = """() => document.title.startsWith('Your turn')
  ? [...document.querySelectorAll('.hand [data-pick]')].every((each) => each.ariaLabel.includes(','))
  : !!document.querySelector('dialog[open] .ending, .pass')"""
"""With marks, a hand tells when it is known what its cards would do."""
STAYS, LATER = "keeps you in", "can keep you in"


class Seen(NamedTuple):
    """What a player sees who is to move."""

    hand: list[tuple[str, str]]
    """Cards, and what their marks say."""
    targets: list[str]
    """Cards of palettes that an action may choose."""
    tips: list[tuple[str, Literal["yes", "maybe", "no", "refused"]]]
    """What could be done with the chosen card: the step, and whether it keeps one in."""
    end: Literal["stays", "out", "not yet"]
    """What ending the turn would come to."""
    may_fold: bool
    is_laid: bool
    """Whether there is something to take back."""

    def candidates(self) -> list[str]:
        """Cards worth a look, the best first."""
        marked = {mark: [card for card, each in self.hand if each == mark] for mark in (STAYS, LATER)}
        return [*marked[STAYS], *marked[LATER], *self.targets]


class Way(Protocol):
    """A way to play: by mouse, finger or keys."""

    def press(self, target: Locator) -> None: ...
    def pick(self, card: str) -> None: ...
    def use(self, step: str) -> None: ...
    def end(self) -> None: ...
    def fold(self) -> None: ...


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.click()

    def pick(self, card: str) -> None:
        self.press(self.page.locator(f'[data-pick="{card}"]'))

    def use(self, step: str) -> None:
        self.press(self.page.locator(f'[data-step="{step}"]'))

    def end(self) -> None:
        self.press(self.page.locator("[data-end]"))

    def fold(self) -> None:
        self.press(self.page.locator(".actions").get_by_role("button", name="Fold"))


class Finger(Mouse):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keys(Mouse):
    """Types, and has no mouse."""

    LETTERS = {"+": "p", ">": "c", "~": "c", "*": "d", "^": "d", "!": "d"}

    def press(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Go on by Tab until something has the focus."""
        target.wait_for()
        for _ in range(80):
            if target.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {target}")

    def pick(self, card: str) -> None:
        hand = self.page.locator(".hand [data-pick]").evaluate_all(
            "all => all.map((each) => each.dataset.pick)"
        )
        if card in hand[:9]:
            self.page.keyboard.press(str(hand.index(card) + 1))
        else:
            self._walk_to(card)

    def _walk_to(self, card: str) -> None:
        for _ in range(60):
            if self.page.evaluate("() => document.activeElement.dataset.pick ?? ''") == card:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {card}")

    def use(self, step: str) -> None:
        self.page.keyboard.press(self.LETTERS[step[0]])

    def end(self) -> None:
        self.page.keyboard.press("e")

    def fold(self) -> None:
        self.page.keyboard.press("f")


class TablePage:
    """A table, played in one way."""

    def __init__(self, page: Page, way: Way | None = None) -> None:
        self.page = page
        self.way: Way = Mouse(page) if way is None else way
        self.watch: Callable[[], None] = lambda: None
        """Called whenever the table looks different."""

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
        return self.page.locator("aside .scroll li")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button beside the hand."""
        return self.page.locator(".actions").get_by_role("button", name=name)

    def hand(self) -> list[str]:
        """The cards of the open hand."""
        return [card for card, _ in self.look().hand]

    def wait(self) -> None:
        """Until it is my turn, or the round is over, or the device is to be passed on."""
        self.page.wait_for_function(SETTLED)
        self.watch()

    def look(self) -> Seen:
        """What there is to see."""
        seen = self.page.evaluate(SEEN)
        pairs = {name: [(one, two) for one, two in seen[name]] for name in ("hand", "tips")}
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
        """Until a step that was chosen is on the table, and what could follow is known."""
        card = step[1:]
        expect(self.page.locator(f'[data-pick="{card}"][aria-pressed="true"]')).to_have_count(0)
        if step[0] in "+>":
            expect(self.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
        self.wait()

    def end(self) -> None:
        """End the turn as it lies, whatever becomes of me."""
        stays = self.look().end == "stays"
        self.way.end()
        if not stays:
            self.way.press(self.dialog.get_by_role("button", name="End turn"))
        self._see_it_sent()

    def fold(self) -> None:
        """Fold, and say that I mean it."""
        self.way.fold()
        self.way.press(self.dialog.get_by_role("button", name="Fold"))
        self._see_it_sent()

    def _see_it_sent(self) -> None:
        """Until the turn is not mine any more, or is mine once more."""
        self.wait()

    def take_turn(self) -> None:
        """A turn that keeps me in; if there is none, fold, or be out."""
        while (seen := self.look()).end != "stays":
            step = self._way_on(seen)
            if step is not None:
                self.way.use(step)
                self.see_laid(step)
            elif seen.may_fold:
                return self.fold()
            else:
                break
        return self.end()

    def _way_on(self, seen: Seen) -> str | None:
        for card in seen.candidates():
            tips = self.choose(card).tips
            for wanted in ("yes", "maybe"):
                for step, sign in tips:
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
        """To the next round."""
        self.way.press(self.ending.get_by_role("button", name="Next round"))
        expect(self.ending).to_have_count(0)
        self.wait()

    def play_match(self) -> None:
        """Until the match is over."""
        self.play_round()
        while self.ending.get_by_role("button", name="Next round").count():
            self.go_on()
            self.play_round()
        expect(self.ending.get_by_role("button", name="Rematch")).to_be_visible()
