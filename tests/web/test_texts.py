"""Texts come from the catalogue: no words in the templates, and no message that nobody says."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(SOURCES.rglob("*.svelte"))
CATALOGUE = SOURCES / "texts" / "en.ts"
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


def test_every_message_is_said() -> None:
    keys = re.findall(r"^  '([^']+)':", CATALOGUE.read_text(), flags=re.MULTILINE)
    sources = [*COMPONENTS, *(path for path in SOURCES.rglob("*.ts") if path != CATALOGUE)]
    code = "\n".join(path.read_text() for path in sources)
    named = {*re.findall(r"'([\w.-]+)'", code)}
    computed = [re.compile(each) for each in patterns(code)]
    assert keys
    assert [
        key
        for key in keys
        if key not in named and not any(each.fullmatch(key) for each in computed)
    ] == []


def patterns(code: str) -> set[str]:
    """Keys that are put together, such as `lead.${whom}`, as patterns."""
    found = set()
    for text in re.split("[`\n]", code):
        said, *rest = re.split(r"\$\{[^}]*\}", text)
        if rest and re.search("[a-z]", "".join((said, *rest))):
            found.add(r"[\w.-]*".join(map(re.escape, (said, *rest))))
    return found
