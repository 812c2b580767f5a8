"""Our runtime says what Fluent's own says, and the types are those of the files."""

import json
from itertools import islice, product
from pathlib import Path
from typing import Any

import compile_texts
import pytest
import text_types
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number
from fluent_files import IN_THE_TERMINAL, files_of, languages, parsed, read, variables

from red7.texts import ENGLISH, NoCatalogue, catalogue, english, say, speak, spoken_language
from red7.texts.catalogue import Catalogue

COLORS, CARDS = "ROYGBIV", ("R7", "V1", "I4")
SAMPLES: dict[text_types.Kind, tuple[object, ...]] = {
    text_types.PERSON: ("you", "other"),
    text_types.NUMBER: (0, 1, 2, 3, 5, 7, 22, 1234, 0.5, 2.25),
    text_types.TEXT: ("Zoë", "a & b"),
    text_types.CARD: CARDS,
    text_types.CARDS: (("R7",), ("R7", "B2"), ("R7", "B2", "V1")),
    text_types.COLOR: tuple(COLORS),
    text_types.CHOICE: ("rounds", "read", "missing", "else"),
    text_types.DATE: ("today",),
}
GRAMMAR = """
number-decimal = .
number-group = ,
number-percent = { $text }%
list-two = { $first } and { $next }
list-middle = { $first }, { $next }
list-end = { $first }, and { $next }
-canvas = { $case ->
    [loc] tle
   *[nom] tło
}
grammar = { $who ->
    [you] You { $count ->
        [0] do nothing
        [one] draw { $count } card
       *[other] draw { $count } cards
    } on { -canvas(case: "loc") }
   *[other] { $name } has { CARD($cards, case: "acc") }, { PERCENT($share) }
}
amounts = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } { "{" }{ grammar }
"""


def reference(language: str, source: str) -> FluentBundle:
    """Mozilla's runtime over the same texts."""

    def percent(share: FluentNumber) -> Any:
        return fluent_number(share, style="percent", maximumFractionDigits=0)

    def named(color: str, **options: Any) -> Any:
        pattern = bundle.get_message("color-name").value
        return bundle.format_pattern(pattern, {**options, "color": color})[0]

    functions = {"CARD": lambda card, **_: card, "COLOR": named, "PERCENT": percent}
    bundle = FluentBundle([language], functions, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def grid(names: set[str]) -> list[dict[str, Any]]:
    """Values for a message: all together, where they are not too many."""
    ordered = sorted(names)
    samples = [SAMPLES[text_types.KINDS[name]] for name in ordered]
    return [dict(zip(ordered, each, strict=True)) for each in islice(product(*samples), 3000)]


def compare(language: str, source: str, ours: Catalogue, names: dict[str, set[str]]) -> int:
    """How many texts were the same."""
    theirs, compared = reference(language, source), 0
    for key in names:
        pattern = theirs.get_message(key).value
        for values in grid(names[key]):
            flat = {
                name: ours.list_of(value) if isinstance(value, tuple) else value
                for name, value in values.items()
            }
            expected, errors = theirs.format_pattern(pattern, flat)
            assert not errors
            assert ours(key, **values) == expected, (key, values)
            compared += 1
    return compared


@pytest.mark.parametrize("language", languages())
def test_every_message_is_what_fluent_makes_of_it(language: str) -> None:
    files = [file for file in files_of(language) if file.stem in IN_THE_TERMINAL]
    messages = read(files)
    ours = Catalogue(language, json.loads(compile_texts.compiled(language)))
    source = "\n".join(file.read_text() for file in files)
    names = {key: variables(key, messages) for key in messages}
    assert compare(language, source, ours, names) > len(messages)


def test_grammar_that_english_has_no_need_of_is_what_fluent_makes_of_it() -> None:
    messages = parsed(GRAMMAR)
    tree = {key: compile_texts.plain(pattern) for key, pattern in messages.items()}
    ours = Catalogue("en", json.loads(json.dumps(tree)))
    names = {key: variables(key, messages) for key in ("grammar", "amounts")}
    assert compare("en", GRAMMAR, ours, names) > 1000


def test_the_compiled_texts_are_those_of_the_files() -> None:
    assert compile_texts.is_compiled(), "run `make texts`"


@pytest.mark.parametrize("path", text_types.generated(), ids=lambda path: path.name)
def test_the_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == text_types.generated()[path], "run `make types`"


def test_a_language_that_is_not_there_is_missed_with_a_sentence() -> None:
    with pytest.raises(NoCatalogue, match="make texts"):
        catalogue("xx")


def test_the_pseudo_language_marks_and_stretches_what_is_in_the_catalogue() -> None:
    assert catalogue("pseudo")("card-name", color="R", number=7) == "⟦Rééd 7⟧"


def test_a_row_has_the_same_between_all_its_words() -> None:
    assert say.row_of(["R7", "B2", "V1"]) == "R7, B2, V1"
    assert say.row_of([]) == ""
    assert say.list_of(["R7", "B2", "V1"]) == "R7, B2, and V1"


def test_what_is_no_element_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="not an element"):
        Catalogue("en", {"broken": [["loop"]]})("broken")


def test_this_process_speaks_one_language_and_programs_get_english() -> None:
    assert say("bot-random") == english("bot-random") == "Pip"
    try:
        speak("pseudo")
        assert spoken_language() == "pseudo"
        assert say("bot-random") == "⟦Pííp⟧"
        assert say.has("bot-random")
        assert english.named("bot-random") == "Pip"
    finally:
        speak(ENGLISH)
    with pytest.raises(NoCatalogue, match="make texts"):
        speak("xx")
    assert say("bot-random") == "Pip"
