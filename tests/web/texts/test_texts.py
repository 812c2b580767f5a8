"""Texts come from the catalogue: no words in the templates, and no message that nobody says.

That every message exists and is given its values is checked by the types of its keys; words in
strings of the code are looked for by `web/tests/lib/literals.test.ts`.
"""

import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from fluent_files import IN_THE_TERMINAL, Message, Pattern, Select, files_of, read
from rules_sheet import POINTS

from red7.analysis.mistake_kinds import MistakeKind
from red7.analysis.turn_quality import Quality
from red7.bots import BOTS
from red7.core import EDITIONS, PRESETS
from red7.core.editions import Edition
from red7.core.refusals import Why
from red7.table import Origin
from red7.table.faces import FACES
from red7.table.reactions import REACTIONS
from red7.table.state import EventKind
from red7.wire.http_bodies import AccountShape

SOURCES = Path(__file__).parents[3] / "web" / "src"
COMPONENTS = sorted(SOURCES.rglob("*.svelte"))
CODE = "\n".join(
    path.read_text()
    for path in (*COMPONENTS, *SOURCES.rglob("*.ts"), SOURCES.parent / "index.html")
    if path.name != "messages.ts"
)
MESSAGES = read(files_of("en"))
ONLY_IN_THE_PAGE = read([file for file in files_of("en") if file.stem not in IN_THE_TERMINAL])
NOT_WORDS = {"Red", "7"}
"""The logo is drawn with letters."""
SAID = ("aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription")


def without_code(component: str) -> str:
    """The markup of a component; what is computed, and the names of keys, left out."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", component, flags=re.DOTALL)
    markup = re.sub(r"<!--.*?-->|<kbd\b.*?</kbd>", "", markup, flags=re.DOTALL)
    before = ""
    while markup != before:
        before, markup = markup, re.sub(r"\{[^{}]*\}", "", markup)
    return markup


def words(markup: str) -> list[str]:
    """Words between tags, and in attributes that are read out."""
    between = re.sub(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*>""", "\n", markup)
    named = re.findall(rf"""\b(?:{"|".join(SAID)})=["']([^"']*)["']""", markup)
    return [
        word
        for text in (between, *named)
        for word in re.findall(r"[^\W\d_]+|\b7\b", text)
        if word not in NOT_WORDS
    ]


def test_words_are_found_where_there_are_some() -> None:
    assert words(without_code("<p>Hello {name}</p>")) == ["Hello"]
    assert words(without_code("<b title='Bye {x}' class=\"up\">{text('you')}</b>")) == ["Bye"]
    assert words(without_code("<p>{#if a > 1 && '<b>'}{/if}</p><style>p {}</style>")) == []


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.name)
def test_a_template_has_no_words_of_its_own(path: Path) -> None:
    assert words(without_code(path.read_text())) == []


def union(name: str) -> list[str]:
    """The names of a union type of the page's settings."""
    (found,) = re.findall(rf"^export type {name} = (.*)$", CODE, flags=re.MULTILINE)
    return re.findall(r"'(\w+)'", found)


EVENTS = list(EventKind)
PLACES = ("palette", "canvas", "deck")
LINK_FAULTS = ("missing", "link-cut", "link-dead")
SWITCHES = ("draw", "scoring", "actions")
FAMILIES: dict[str, Collection[str]] = {
    "bot-${bot}": BOTS,
    "bot-${bot}-text": BOTS,
    "word-${bot}": BOTS,
    "preset-${preset ?? 'own'}": (*PRESETS, "own"),
    "preset-${preset}-text": PRESETS,
    "edition-${edition.replaceAll('.', '-')}": [name.replace(".", "-") for name in EDITIONS],
    "rules-book-${edition.replaceAll('.', '-')}": [name.replace(".", "-") for name in EDITIONS],
    "rules-point-${point}": [point.field.replace("_", "-") for point in POINTS],
    "edition-differs-${difference}": [
        field.replace("_", "-") for field in Edition._fields if field not in ("name", "start_color")
    ],
    "why-${why}": list(Why),
    "problem-${code}": ("network",),
    "review-quality-${quality}": list(Quality),
    "review-kind-${kind}": list(MistakeKind),
    "review-kind-${kind}-text": list(MistakeKind),
    "games-origin-${origin}": list(Origin),
    "review-account-${row}": AccountShape.__annotations__,
    "settings-pace-${pace}": union("Pace"),
    "settings-theme-${theme}": union("Theme"),
    "switch-${each}": SWITCHES,
    "switch-${name}-text": SWITCHES,
    "act-${destination}": PLACES,
    "goes-${destination}": PLACES,
    "replay-${name}": ("turn-back", "back", "forward", "turn-forward"),
    "${what}-won": ("round", "match"),
    "reaction-${reaction}": REACTIONS,
    "reaction-${shown?.reaction}": REACTIONS,
    "face-${known}": (*FACES, "none"),
    "event-${kind}": [*EVENTS, "offline", "online"],
    "table-${wrong}": LINK_FAULTS,
    "table-${wrong}-why": LINK_FAULTS,
}
"""Keys that are put together, as the code has them, and what stands in their gap."""


def members(family: str) -> list[str]:
    return [re.sub(r"\$\{[^}]*\}", name, family) for name in FAMILIES[family]]


def test_every_key_that_is_put_together_is_of_a_known_family() -> None:
    found = re.findall(r"\b(?:text|richText|named|namedParts)\(\s*`([^`]*)`", CODE)
    assert {*found} == {*FAMILIES}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_message_for_everything_that_it_can_be_asked_for(family: str) -> None:
    assert [key for key in members(family) if key not in MESSAGES] == []


def test_every_message_is_said() -> None:
    said = {*re.findall(r"['%]([\w-]+)['%]", CODE)}
    said |= {key for family in FAMILIES for key in members(family)}
    said |= {key for pattern in MESSAGES.values() for key in inside(pattern)}
    assert [key for key in ONLY_IN_THE_PAGE if key not in said] == []


def inside(pattern: Pattern) -> Iterator[str]:
    """The messages that a message has inside it."""
    for element in pattern:
        match element:
            case Message(key):
                yield key
            case Select(_, variants, _):
                for _, variant in variants:
                    yield from inside(variant)
