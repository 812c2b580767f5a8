"""Transcripts of whole commands, as a pipe gets them: what is typed, printed and recorded.

`python -m tests.cli.transcripts` writes them anew; review the diff.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent / "transcripts"
ROOT = Path(__file__).parent.parent.parent
RECORD = "game.red7"

GAMES = {
    "basic-2p": "--seed 7",
    "advanced-3p": "--preset advanced --players 3 --seed 3 --opponent thrifty",
    "expert-4p": "--preset expert --players 4 --edition v1.3 --seed 5",
    "switches-2p": "--edition pl-2021 --draw --actions --seed 11 --opponent random",
    "quit-4p": "--preset expert --players 4 --edition v1.3 --seed 5",
}
"""Games in the terminal: their options. What is typed is in a file of the same name."""

OTHERS = {
    "replay": f"replay {ROOT}/docs/guide/game.red7",
    "replay-seat-1": f"replay {HERE}/switches-2p.red7 --seat 1",
    "show": f"show {ROOT}/docs/pictures/position.json",
    "show-seat-2": f"show {ROOT}/docs/pictures/position.json --seat 2",
}
"""Commands that ask nothing, as they are typed."""


def run(words: str, folder: Path, given: str = "") -> str:
    """Return the output of a command, run in a folder of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "red7", *words.split()],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        check=True,
        timeout=120,
    )
    assert done.stderr == ""
    return done.stdout


def played(name: str, folder: Path) -> dict[str, str]:
    """Return the output and the record of a game, by the ending of the file."""
    given = (HERE / f"{name}.input").read_text()
    printed = run(f"terminal {GAMES[name]} --record {RECORD}", folder, given)
    return {"output": printed, "red7": (folder / RECORD).read_text()}


def kept(name: str) -> dict[str, str]:
    """Return the files of a transcript, by their ending."""
    files = HERE.glob(f"{name}.*")
    return {file.suffix[1:]: file.read_text() for file in files if file.suffix != ".input"}


def main() -> None:
    """Write all transcripts."""
    for name in [*GAMES, *OTHERS]:
        with TemporaryDirectory() as folder:
            place = Path(folder)
            found = played(name, place) if name in GAMES else {"output": run(OTHERS[name], place)}
            for ending, text in found.items():
                (HERE / f"{name}.{ending}").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
