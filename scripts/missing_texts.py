"""List what is missing in the languages compared with English: `make missing`.

The list has missing and superfluous files and messages, values that English does not have, missing
plural forms, and the source files in which a new language is not yet named. Arguments are the
languages to list; by default, all.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from itertools import chain

from fluent_files import TEXTS, BadCatalogue, Pattern, Select, files_of, languages, read, variables

from red7.texts.languages import ENGLISH, LANGUAGES
from red7.texts.plural_rules import PLURAL_RULES

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PAGE = TEXTS.parent.parent / "web" / "src" / "texts"
Messages = Mapping[str, Pattern]


def faults(language: str) -> list[str]:
    """Return everything that is wrong with a language, a line for each fault."""
    try:
        english, messages = read(files_of(ENGLISH)), read(files_of(language))
    except BadCatalogue as error:
        return [str(error)]
    return [
        *unnamed(language),
        *file_faults(language),
        *(f"{key} is missing" for key in english if key not in messages),
        *(f"{key} is not in English" for key in messages if key not in english),
        *value_faults(messages, english),
        *plural_faults(language, messages),
    ]


def unnamed(language: str) -> Iterator[str]:
    """Yield the source files that do not name a language."""
    if language not in LANGUAGES:
        yield "red7/texts/languages.py does not name it"
    if language not in PLURAL_RULES:
        yield "red7/texts/plural_rules.py has no rule for it"
    if f"catalogue/{language}'" not in (PAGE / "language.ts").read_text(encoding="utf-8"):
        yield "web/src/texts/language.ts does not load it"
    names = (PAGE / "languages.ts").read_text(encoding="utf-8")
    if not re.search(rf"^  '?{language}'?: '", names, re.MULTILINE):
        yield "web/src/texts/languages.ts does not name it"


def file_faults(language: str) -> Iterator[str]:
    """Yield files that are missing, or that English does not have."""
    here, there = ({path.name for path in files_of(each)} for each in (language, ENGLISH))
    yield from (f"the file {name} is missing" for name in sorted(there - here))
    yield from (f"the file {name} is not in English" for name in sorted(here - there))


def value_faults(messages: Messages, english: Messages) -> Iterator[str]:
    """Yield values that English does not have, except `case`, which any language may use."""
    for key in messages:
        try:
            asked = variables(key, messages)
        except BadCatalogue as error:
            yield str(error)
            continue
        given = variables(key, english) if key in english else asked
        yield from (f"{key} has no value ${name}" for name in sorted(asked - given - {"case"}))


def plural_faults(language: str, messages: Messages) -> Iterator[str]:
    """Yield missing plural forms that some number needs."""
    if language not in PLURAL_RULES:
        return
    needed = {PLURAL_RULES[language](number) for number in range(1001)}
    for key, pattern in messages.items():
        for select in selects(pattern):
            names = {name for name, _ in select.variants if isinstance(name, str)}
            # The default variant, if it is `other`, may stand for one category without a name.
            spare = select.variants[select.default][0] == "other"
            if names & (CATEGORIES - {"other"}) and len(needed - names) > spare:
                yield f"{key} has no form [{'], ['.join(sorted(needed - names))}] of ${select.name}"


def selects(pattern: Pattern) -> list[Select]:
    """Return all selections in a pattern."""
    found = [element for element in pattern if isinstance(element, Select)]
    inner = chain.from_iterable(variant for each in found for _, variant in each.variants)
    return found + (selects(tuple(inner)) if found else [])


def main() -> None:
    """Print the faults of the languages named, or of all; exit with status 1 if there are any."""
    wanted = sys.argv[1:] or [each for each in languages() if each != ENGLISH]
    unknown = [each for each in wanted if each not in languages()]
    if unknown:
        sys.exit(f"There is no folder red7/texts/{unknown[0]}.")
    found = {language: faults(language) for language in wanted}
    for language, lines in found.items():
        print(f"{language}: {len(lines) or 'nothing'} missing or wrong")
        for line in lines:
            print(f"  {line}")
    sys.exit(any(found.values()))


if __name__ == "__main__":
    main()
