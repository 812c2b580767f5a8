"""The words of the boxes are said, in every language, wherever English says theirs."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from fluent_files import files_of, languages, literals, read

from red7.texts import catalogue

LINES = (Path(__file__).parent / "box_vocabulary.md").read_text(encoding="utf-8").splitlines()
HEAD, _, *ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in LINES if line[:1] == "|"
]
TABLE = {row[0]: dict(zip(HEAD[1:], row[1:], strict=True)) for row in ROWS}
"""By key and language."""
LANGUAGES = languages()
COLORS = dict(zip("ROYGBIV", list(TABLE)[4:11], strict=True))


class Said(NamedTuple):
    """A word that a language must have wherever English has its own, in one form or another."""

    english: str
    """A pattern; so are the stems of those languages where the base form is not in all forms."""
    stems: Mapping[str, str] = MappingProxyType({})
    unless: str = ""
    """Messages that go without it, in some language: an idiom, another sense of the word."""
    only: str = ""
    """The only messages that must have it, where idioms are the rule."""


TURNING = "review-turning terminal-turning-nobody terminal-turning-never"
TURNING_MORE = "terminal-turning-deal terminal-turning-turn"
AREA, PILE = r"áreas? de juego", r"pilas? de reglas"
SAID = {
    "palette": Said(r"palettes?", {"it": "tavolozz", "es": AREA, "es-419": AREA, "pl": "pale[tc]"}),
    "canvas": Said("canvas", {"es": PILE, "es-419": PILE, "pl": r"\b(tł|tle)"}, "edition-v1-3"),
    "deck": Said("decks?", {"pl": "tali"}),
    "hand": Said(
        "hands?",
        {"de": "hand|händ", "it": r"\bman[oi]\b", "pt-BR": r"\bmãos?\b", "pl": r"\br[ęą][kc]"},
        "word-scout pass-text",
    ),
    "turn": Said(
        "turns?",
        {"de": r"z[uü]g", "it": r"\bturn[oi]", "pl": r"\btur"},
        only="act-end out-title help-key-end replay-turn-back replay-turn-forward "
        "problem-no-steps why-finished agreed-is-turn",
    ),
    "round": Said("rounds?", {"pl": "rund"}),
    "to lead (now)": Said(
        "leads?|leading|losing",
        {
            **{"fr": "m[eèé]n", "de": "führ", "it": "in vantaggio", "pt-BR": "venc"},
            **{"es": r"\b(gan|p(ie|e)rd)", "es-419": r"\b(gan|p(ie|e)rd)", "pl": "prowadz"},
        },
        "room-remove-text edition-v1-3 why-hopeless turn-beat-nobody",
    ),
    "to be out": Said(
        "(is|are|be) out",
        {
            **{"fr": r"\bquitt", "de": "sch(eide|ied)", "it": r"\bfuori\b"},
            **{"es": r"\bfuera\b", "es-419": r"\bfuera\b", "pt-BR": r"\bfora\b", "pl": "odpa[dś]"},
        },
        "turn-out",
    ),
    "to win (round, match)": Said(
        "wins?|won|winner",
        {
            **{"fr": "remport|gagn|victoire", "de": "gew[io]nn", "it": "vin[ct]|vitt"},
            **{"es": r"gan|victoria", "es-419": "gan|victoria", "pt-BR": "venc|vitó"},
            "pl": "wygr|zwyci",
        },
        "word-sampler",
    ),
    "to draw": Said(
        "draws?|drawn|drawing",
        {
            **{"fr": "pioch", "de": "zieh|zog", "it": "pesc", "pt-BR": "compr"},
            **{"es": r"\brob[aoeó]", "es-419": r"\brob[aoeó]", "pl": r"dob(ier|ra|ór)"},
        },
        "word-planner preset-advanced-text",
    ),
    "to fold": Said(
        "folds?|folded|folding",
        {
            **{"fr": "pass", "de": "pass", "it": "ritir", "es": "retir", "es-419": "retir"},
            **{"pt-BR": "desist", "pl": "pas"},
        },
        "terminal-lost",
    ),
    "action of an odd card": Said(
        "actions?", {"it": "azion", "es": "acci[oó]n", "es-419": "acci[oó]n"}
    ),
    "points": Said(
        "points?",
        {"fr": "point", "de": "punkt", "it": "punt[oi]", "es": "punto", "es-419": "punto"}
        | {"pt-BR": "ponto", "pl": "punkt"},
        f"{TURNING} {TURNING_MORE}",
    ),
    "match": Said(
        "match|matches", {"it": "partit", "pl": "parti"}, "match-shared terminal-match-shared"
    ),
    "tie": Said(
        "equal(ly)?",
        {"de": "gleich", "it": "par(ità|eggio)", "es": "empat", "es-419": "empat"}
        | {"pt-BR": "empate|igua|mesm", "pl": "remis|równ|tyle samo"},
        only="tie-rule",
    ),
    "rule": Said("rules?", {"it": "regol", "pl": "zasad"}),
    "seat (at a table)": Said(
        "seats?", {"de": "pl[aä]tz", "it": "post[oi]", "pl": "miejsc"}, "problem-seats-taken"
    ),
}
FORBIDDEN = {
    "en": {"colour": "the box has colors"},
    "fr": {r"\b(tu|toi|ton|tes)\b": "vous", "élimin": "agrees with the player's gender"},
    "de": {r"\b(Ihnen|Ihre?)\b": "du", r"\b(Deck|Canvas)\b": "the words of the box"},
    "it": {r"\b(voi|vostr\w+|Lei)\b": "tu", r"\btela\b|palett": "the words of the box"},
    "es": {
        **{r"\b(usted|ustedes|vosotr\w+|vos)\b": "tú", r"\bpaleta|lienzo|\btela\b": "of the box"},
        **{"eliminad": "agrees with the player's gender", r"\bbaraja\b": "mazo"},
    },
    "es-419": {
        **{r"\b(usted|vosotr\w+|vos)\b": "tú", r"\bpaleta|lienzo|\btela\b": "of the box"},
        **{"eliminad": "agrees with the player's gender", r"\bmazo": "baraja"},
    },
    "pt-BR": {
        **{r"\b(tu|teu|tua|ti)\b": "você", r"\baç(ão|ões)\b": "efeito"},
        "eliminad": "agrees with the player's gender",
    },
    "pl": {r"\bakcj": "efekt", r"\b(pan|pani|państw\w*)\b": "ty", "wyelimin": "odpaść"},
}
"""Words that are never said, and what is instead."""


TEXTS = {
    language: {
        key: " ".join(literals(pattern)) for key, pattern in read(files_of(language)).items()
    }
    for language in LANGUAGES
}


def same(said: str, word: str) -> bool:
    """Whether a message is the word of the table, but for capitals and an article before it."""
    return re.fullmatch(rf"((the|la|le|die|a) )?{re.escape(word)}", said, re.IGNORECASE) is not None


def test_every_row_of_the_table_is_tested() -> None:
    exact = {*COLORS.values(), *(f"{name.capitalize()}'s rule" for name in COLORS.values())}
    presets = {"preset basic", "preset advanced", "preset expert (advanced with actions)"}
    assert {*TABLE} == exact | presets | {*SAID} | {"form of address"}
    assert {*HEAD[1:]} == {*LANGUAGES} == {*FORBIDDEN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_colors_and_rules_have_their_names(language: str) -> None:
    say = catalogue(language)
    for letter, name in COLORS.items():
        assert say.named("color-name", color=letter).lower() == TABLE[name][language].lower()
        rule = TABLE[f"{name.capitalize()}'s rule"][language]
        assert same(say.named("rule", color=letter), rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_have_their_names(language: str) -> None:
    texts = TEXTS[language]
    for preset, row in zip(("basic", "advanced", "expert"), list(TABLE)[20:23], strict=True):
        assert texts[f"preset-{preset}"] == TABLE[row][language]


@pytest.mark.parametrize("row", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_said_wherever_english_says_its_own(language: str, row: str) -> None:
    said, texts = SAID[row], TEXTS[language]
    stem = said.english if language == "en" else said.stems.get(language)
    stem = stem or re.escape(TABLE[row][language])
    keys = said.only.split() or [
        key for key, text in TEXTS["en"].items() if re.search(rf"\b({said.english})\b", text, re.I)
    ]
    assert keys
    left = {key for key in keys if not re.search(stem, texts[key], re.I)} - {*said.unless.split()}
    assert {key: texts[key] for key in left} == {}


def test_the_stems_are_those_of_the_table() -> None:
    """Of every word that is not said in one piece, the base form has its stem, too."""
    for row, said in SAID.items():
        for language, stem in said.stems.items():
            base = TABLE[row][language].split(",")[0]
            assert re.search(stem, base, re.I), (row, language, base)


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_words_are_never_said(language: str) -> None:
    for pattern, instead in FORBIDDEN[language].items():
        flags = 0 if language == "de" else re.IGNORECASE
        found = {
            key: text for key, text in TEXTS[language].items() if re.search(pattern, text, flags)
        }
        assert found == {}, f"say: {instead}"
