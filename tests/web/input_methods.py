"""Ways to play at a table: by mouse, by finger, by keys."""

from typing import Protocol

from playwright.sync_api import Locator, Page

LETTERS = {"+": "p", ">": "c", "~": "c", "*": "d", "^": "d", "!": "d"}
"""For each kind of step the key that takes it."""


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
        self.press(self.page.locator(".actions .fold"))


class Finger(Mouse):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keys(Mouse):
    """Types, and has no mouse."""

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
        self.page.keyboard.press(LETTERS[step[0]])

    def end(self) -> None:
        self.page.keyboard.press("e")

    def fold(self) -> None:
        self.page.keyboard.press("f")
