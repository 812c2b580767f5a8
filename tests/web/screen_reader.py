"""A player who sees nothing: hears live regions, reads names of roles, and presses keys.

Whatever is decided here is decided from what was said. No selector, no picture, no class.
"""

import re
from time import monotonic

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.web.browser_pages import PATIENCE

LISTEN = """() => {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  window.heard = []
  const said = (node) =>
    node.nodeType === Node.TEXT_NODE ? node.data
      : node.ariaHidden === 'true' ? ''
      : node.ariaLabel ?? [...node.childNodes].map(said).join('')
  // What is behind a window is inert.
  const isHeard = (region) => {
    const over = [...document.querySelectorAll('dialog:modal')].at(-1)
    return !over || over.contains(region)
  }
  const hear = (region, node) => {
    if (!isHeard(region)) return
    const words = said(node).replace(/\\s+/g, ' ').trim()
    const urgent = region.role === 'alert' || region.ariaLive === 'assertive'
    if (words) window.heard.push([urgent ? 'assertive' : 'polite', words])
  }
  const regions = (node) => {
    const around = (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE)
    if (around) return [around]
    return node.nodeType === 1 ? [...node.querySelectorAll(LIVE)] : []
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') regions(target).forEach((each) => hear(each, target))
      for (const node of addedNodes) {
        const around = node.parentElement?.closest(LIVE)
        if (around) hear(around, node)
        else regions(node).forEach((each) => hear(each, each))
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}"""
"""Notes what is added to live regions, as a screen reader would say it."""

PAUSE = 120
"""Milliseconds after which nothing more is said in one go."""
MOST_ACTS = 80
"""Far more than a round takes."""
KEEPS = re.compile(", keeps you in( with another card)?$")
PROMPT = re.compile(
    "^(Your turn|You stay in|Not enough yet|You do not lead|The [157]: |The round is over)"
    "|Take the lead|You lead already"
)
CHOICE = re.compile(
    r"(To your palette|To the canvas|To the deck|Draw a card): (.*?)\.(?= To | Draw |$)"
)
PROSPECTS = (
    re.compile("you lead"),
    re.compile("ways? to go on|^then (?!.*no turn)|would save"),
    re.compile("possible turns? uses? it"),
)
"""What is said of a choice that keeps one in, that can, and that must wait for another card."""


class ScreenReader:
    """Plays at a table by what is said and named."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = 0

    def heard(self) -> list[str]:
        """All that was said so far."""
        return [words for _, words in self.page.evaluate("() => window.heard")]

    def urgent(self) -> list[str]:
        """What has cut off whatever was being said."""
        said = self.page.evaluate("() => window.heard")
        return [words for how, words in said if how == "assertive"]

    def listen(self, wanted: re.Pattern[str]) -> str:
        """The next line of a kind that was not listened to yet."""
        end = monotonic() + PATIENCE / 1000
        while True:
            new = self.heard()[self.place :]
            for number, words in enumerate(new, 1):
                if wanted.search(words):
                    self.place += number
                    return words
            assert monotonic() < end, f"nothing more is said: {self.heard()[-6:]}"
            self.page.wait_for_timeout(15)

    def button(self, name: str | re.Pattern[str], *, disabled: bool | None = None) -> Locator:
        return self.page.get_by_role("button", name=name, disabled=disabled)

    def press(self, target: Locator) -> None:
        """By the keyboard, as screen readers do."""
        try:
            target.first.press("Enter", timeout=10_000)
        except Late as late:
            tree = self.page.locator("body").aria_snapshot()
            raise AssertionError(f"{self.heard()[-6:]}\n{tree}") from late

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand")

    def names(self, where: Locator | Page, name: re.Pattern[str]) -> list[str]:
        """The names of buttons, as the accessibility tree has them."""
        tree = (where.locator("body") if isinstance(where, Page) else where).aria_snapshot()
        found = re.findall(r'button "([^"]+)"', tree)
        return [each for each in found if name.search(each)]

    def play_round(self) -> None:
        """Until somebody has won the round."""
        for _ in range(MOST_ACTS):
            words = self.prompt()
            if words.startswith("The round is over"):
                return
            self.act(words)
        raise AssertionError(f"nothing comes to an end: {self.heard()[-20:]}")

    def prompt(self) -> str:
        """What is to be done now: the last of what is said in one go."""
        words = self.listen(PROMPT)
        for _ in range(MOST_ACTS):
            self.page.wait_for_timeout(PAUSE)
            new = self.heard()[self.place :]
            later = [number for number, each in enumerate(new, 1) if PROMPT.search(each)]
            if not later:
                return words
            words = new[later[-1] - 1]
            self.place += later[-1]
        raise AssertionError(f"it is said again and again: {self.heard()[-20:]}")

    def act(self, prompt: str) -> None:
        """What is asked for."""
        if "No turn keeps you in" in prompt:
            self.press(self.button(re.compile("on to the result$")))
        elif "could still save you" in prompt:
            self.press(self.button("Try it"))
        elif self.button(re.compile("^End turn(?! and be out)"), disabled=False).count():
            self.press(self.button(re.compile("^End turn")))
        elif prompt.startswith(("The 1", "The 7")):
            assert self.use(self.names(self.page, re.compile("can be chosen, .*keep")))
        elif not self.use(self.names(self.hand, KEEPS)):
            self.press(self.button("End turn and be out"))
            self.press(self.page.get_by_role("dialog").get_by_role("button", name="End turn"))

    def use(self, cards: list[str]) -> bool:
        """Choose cards one by one, until one is said to be good for something."""
        for name in cards:
            self.press(self.page.get_by_role("button", name=name, exact=True))
            card = name.partition(",")[0]
            choices = CHOICE.findall(self.listen(re.compile(f"^{card}\\. ")))
            for prospect in PROSPECTS:
                titles = [title for title, said in choices if prospect.search(said)]
                if titles:
                    self.press(self.button(re.compile(f"^{titles[0]} .")))
                    self.take_offer(prospect)
                    return True
        return False

    def take_offer(self, prospect: re.Pattern[str]) -> None:
        """Where several turns use a card that waits, the first has the focus; one is laid."""
        if prospect is PROSPECTS[-1]:
            words = self.listen(re.compile(f"^With |{PROMPT.pattern}"))
            if words.startswith("With "):
                self.page.keyboard.press("Enter")
            else:
                self.place -= 1
