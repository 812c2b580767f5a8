"""All that the page says in a language, and words on a page that are not of it.

The package itself has only what Python says.
"""

import re
from functools import cache

from compile_texts import plain
from fluent_files import files_of, literals, read
from playwright.sync_api import Page

from red7.texts.catalogue import Catalogue
from tests.random_tables import NAMES
from tests.web.friends_pages import NAMES as FRIENDS
from tests.web.visible import VISIBLE

SAID = f"""(language) => {{
  {VISIBLE}
  const NOT_OURS = 'kbd, code, .logo, script, style, noscript, [lang]:not(html), textarea'
  const said = [document.title]
  for (const node of textsIn(document.body))
    if (isShown(node.parentElement) && !node.parentElement.closest(NOT_OURS)) said.push(node.data)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${{name}}]`))
      if (!element.closest(NOT_OURS)) said.push(element.getAttribute(name))
  // Months are named by the browser.
  const months = new Intl.DateTimeFormat(language, {{ dateStyle: 'medium', timeStyle: 'short' }})
  const dates = Array.from({{ length: 12 }}, (_, month) =>
    months.format(new Date(2026, month, 1, 2 * month)))
  return [said, dates]
}}"""
PEOPLE = {"Ada", "Anna", *NAMES, *FRIENDS}


@cache
def spoken(language: str) -> Catalogue:
    """Says every message of a language."""
    messages = read(files_of(language))
    return Catalogue(language, {key: plain(pattern) for key, pattern in messages.items()})


def foreign(page: Page, language: str) -> list[str]:
    """What a page says, aloud or in writing, that has a word no message of the language has."""
    said, dates = page.evaluate(SAID, language)
    known = vocabulary(language) | {*words(" ".join(dates))}
    return [text.strip() for text in said if "{" in text or {*words(text)} - known]


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language's messages, and names."""
    texts = [text for pattern in read(files_of(language)).values() for text in literals(pattern)]
    return frozenset(words(" ".join([*texts, *PEOPLE])))


def words(text: str) -> list[str]:
    """The words of a text, in lower case; a letter alone may be a card's color or a key."""
    return [word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)]
