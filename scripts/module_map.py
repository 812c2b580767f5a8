"""Write the map of all modules, `docs/reference/modules.md`, from their docstrings."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference" / "modules.md"
ORDER = (
    *("core", "notation", "texts", "table", "wire", "sim", "search", "bots", "analysis"),
    *("live", "hosting", "cli"),
)
"""Packages from the core to the command line; packages that are not named here follow."""
HEAD = """\
# Modules

Every Python module in one line: the first sentence of its docstring. `make types` writes this page
from the sources, so correct a line there. [Architecture](../architecture.md) shows how the packages
work together.
"""
FOOT = """\
## scripts

Run by the Makefile, or as `python scripts/NAME.py`; not part of the package.
"""


def first_sentence(path: Path) -> str:
    """Return the first line of a module's docstring, with the lines that complete its sentence."""
    paragraph = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n\n")
    lines = paragraph[0].splitlines()
    end = next((number for number, line in enumerate(lines) if line.endswith(".")), len(lines))
    return " ".join(lines[: end + 1])


def packages() -> list[Path]:
    """Return the folders of all packages, each before its sub-packages."""
    folders = [path.parent for path in (ROOT / "red7").glob("*/**/__init__.py")]
    return sorted(folders, key=lambda folder: (_rank(folder), folder.as_posix()))


def _rank(folder: Path) -> int:
    name = folder.relative_to(ROOT / "red7").parts[0]
    return ORDER.index(name) if name in ORDER else len(ORDER)


def table(files: list[Path]) -> Iterator[str]:
    """Yield the lines of a table of modules."""
    if files:
        yield "| module | contents |"
        yield "|---|---|"
        for path in files:
            text = first_sentence(path).removesuffix(".").replace("|", r"\|")
            yield f"| `{path.stem}` | {text} |"
        yield ""


def module_map() -> str:
    """Return the text of the page."""
    lines = [HEAD]
    for folder in packages():
        depth = len(folder.relative_to(ROOT / "red7").parts)
        heading = "#" * (depth + 1)
        lines += [f"{heading} {folder.relative_to(ROOT).as_posix()}", ""]
        lines += [first_sentence(folder / "__init__.py"), ""]
        lines += table([path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"])
    lines.append(FOOT)
    scripts = ROOT / "scripts"
    lines += table(sorted(scripts.glob("*.py")))
    for folder in sorted({path.parent for path in scripts.glob("*/*.py")}):
        lines += [f"### {folder.relative_to(ROOT).as_posix()}", ""]
        lines += table([path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"])
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(module_map(), encoding="utf-8")
