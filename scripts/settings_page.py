"""Write `docs/reference/settings.md` from the settings classes."""

from collections.abc import Iterator
from pathlib import Path

from red7.cli.setting_sources import SECTIONS, named_settings, shown_default, title

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "settings.md"
HEAD = """\
# Settings

The settings of `red7 serve`. `red7 play` and `red7 think` take some of them; `--help` says which.
[Host Red7](../how-to/host-it.md) explains when to change them. `make types` writes this page from
the sources.

A setting is taken from the first of these places that has it:

1. its command-line option,
2. its environment variable, `RED7_SECTION_NAME` (an empty variable sets nothing),
3. the TOML file that `--config FILE` or the environment variable `RED7_CONFIG` names,
4. its default.

```toml
[listen]
port = 7777
names = ["red7.example.org"]

[offer]
lobby = false

[rates]
per_person = { hint = "1/20" }

[retention]
keep_days = 365
```

A setting with several values takes a list in TOML and commas in an environment variable; its option
may be repeated. Rate limits of single kinds add up: the kinds that no place names keep their
defaults. An unknown section, setting or variable of a section, or a bad value, is refused at the
start with a sentence. The folder for games is no setting: `--data DIR` names it.
"""
RATES = "[by kind](../how-to/host-it.md#rate-limits)"
"""In place of the default of a rate limit."""


def cell(text: str) -> str:
    """Return a text as a cell of a table."""
    return text.replace("|", r"\|")


def section_lines(section: str) -> Iterator[str]:
    """Yield the lines of a section."""
    yield f"## {section}"
    yield ""
    yield title(section)
    yield ""
    yield "| setting | default | option | environment variable | meaning |"
    yield "|---|---|---|---|---|"
    for named in named_settings(section):
        default = cell(shown_default(named)) or (RATES if section == "rates" else "")
        about = cell(named.setting.meaning)
        yield f"| `{named.name}` | {default} | `{named.option}` | `{named.variable}` | {about} |"
    yield ""


def settings_page() -> str:
    """Return the text of the page."""
    lines = [HEAD]
    for section in SECTIONS:
        lines += section_lines(section)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(settings_page(), encoding="utf-8")
