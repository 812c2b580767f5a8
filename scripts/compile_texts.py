"""Compile the Fluent files of the texts to JSON for Python, if they have changed.

The build hook of the package and the Makefile run this. Only builds need the parser.
"""

import json
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from front_end import BuildFailed, digest_of, have_tool, is_stamped

PARSER = "fluent.syntax>=0.19,<0.20"
TEXTS = Path(__file__).resolve().parent.parent / "red7" / "texts"
COMPILED = TEXTS / "compiled"
STAMP = "source.sha256"


def is_compiled() -> bool:
    """Return whether the compiled texts exist and were made of these sources."""
    return is_stamped(COMPILED, digest(), STAMP)


def digest() -> str:
    """Return a digest of all sources of the compiled texts."""
    scripts = Path(__file__).parent
    files = [*TEXTS.glob("*/*.ftl"), scripts / "compile_texts.py", scripts / "fluent_files.py"]
    return digest_of(TEXTS.parent.parent, files)


def build() -> None:
    """Compile the texts, if they have changed. Raise BuildFailed."""
    if is_compiled():
        return
    import fluent_files

    stamp = digest()
    COMPILED.mkdir(exist_ok=True)
    try:
        for language in fluent_files.languages():
            write(COMPILED / f"{language}.json", compiled(language))
    except fluent_files.BadCatalogue as error:
        raise BuildFailed(f"The texts cannot be compiled: {error}") from None
    write(COMPILED / STAMP, stamp)


def write(path: Path, text: str) -> None:
    """Write a file atomically, because a game may be reading it."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as file:
        file.write(text)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def compiled(language: str, texts: Path = TEXTS) -> str:
    """Return the messages of a language for Python as JSON; missing ones are in English."""
    from fluent_files import IN_THE_TERMINAL, files_of, read, variables

    english, own = (
        read([file for file in files_of(name, texts) if file.stem in IN_THE_TERMINAL])
        for name in ("en", language)
    )
    messages = {**english, **own}
    for key in messages:
        variables(key, messages)  # Raises BadCatalogue if a nested message is missing.
    tree = {key: plain(pattern) for key, pattern in messages.items()}
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


def plain(pattern: Any) -> Any:
    """Return a pattern as JSON: a text, or a list of texts and elements."""
    match [element(part) for part in pattern]:
        case []:
            return ""
        case [str() as text]:
            return text
        case parts:
            return parts


def element(part: Any) -> Any:
    """Return an element of a pattern as JSON."""
    from fluent_files import Call, Message, Select, Variable

    match part:
        case Variable(name):
            return ["$", name]
        case Message(key):
            return ["message", key]
        case Call(function, name, options):
            return [function, name, dict(options)]
        case Select(name, variants, default):
            return ["select", name, default, [[key, plain(found)] for key, found in variants]]
    return part


def main() -> None:
    """Compile the texts, if they have changed."""
    try:
        if not is_compiled():
            have_tool("fluent", PARSER)
            build()
    except BuildFailed as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
