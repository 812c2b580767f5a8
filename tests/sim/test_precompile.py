"""Cold start: what is compiled when, what is cached, and what happens without a cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import time

import pytest

ROOT = Path(__file__).parent.parent.parent
KERNELS = """
from red7.sim.jit import entry, kernel

@kernel
def sum_of(one, other):
    return one + other

@entry("i8(i8)")
def two_more(number):
    return sum_of(number, 1) + sum_of(1, sum_of(number, number)) - sum_of(number, number)

@entry("i8(i8)")
def twice(number):
    return sum_of(number, number)

@entry("i8(i8)")
def thrice(number):
    return sum_of(number, sum_of(number, number))
"""
BEGIN = """
import sys
import some_kernels as kernels
from red7.sim import cache_folder, jit, precompile
from red7.sim.precompile import is_kept, is_ready, prepare

def answers():
    return kernels.two_more(7), kernels.twice(7), kernels.thrice(7)
"""


def printed(code: str, tmp_path: Path, cache: Path | None = None, package: Path = ROOT) -> str:
    """Return what a script prints, in a process with its own cache."""
    (tmp_path / "some_kernels.py").write_text(KERNELS, encoding="utf-8")
    paths = os.pathsep.join([str(package), str(tmp_path)])
    environment = os.environ | {"PYTHONPATH": paths, "NUMBA_CACHE_DIR": str(cache or tmp_path)}
    script = [sys.executable, "-c", BEGIN + code]
    done = subprocess.run(
        script, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


COLD = """
print(is_ready(), is_kept())
told = []
prepare(lambda *numbers: told.append(numbers))
print(is_ready(), is_kept(), told[-1], told == sorted(told), answers())
"""


def test_all_is_compiled_once_and_kept(tmp_path: Path) -> None:
    first, second = printed(COLD, tmp_path).splitlines()
    assert first == "False False"
    assert second == "True True (3, 3) True (9, 14, 21)"
    warm = COLD + "print([sum(each.kernel.stats.cache_hits.values()) for each in jit.ENTRIES])"
    first, second, hits = printed(warm, tmp_path).splitlines()
    assert first == "False True"
    assert second == "True True (3, 3) True (9, 14, 21)"
    assert hits == "[1, 1, 1]"


def test_nothing_is_compiled_before_it_is_called(tmp_path: Path) -> None:
    code = "print([len(each.kernel.signatures) for each in jit.ENTRIES], answers())"
    assert printed(code, tmp_path) == "[0, 0, 0] (9, 14, 21)"


@pytest.mark.slow
def test_a_constant_asks_for_no_kernel_of_its_own(tmp_path: Path) -> None:
    code = "kernels.two_more(1); print(len(kernels.sum_of.signatures))"
    assert printed(code, tmp_path) == "1"


@pytest.mark.slow
def test_a_helper_that_fails_is_done_without(tmp_path: Path) -> None:
    code = f"sys.executable = {shutil.which('false')!r}\n{COLD}"
    assert printed(code, tmp_path).splitlines()[1] == "True True (3, 3) True (9, 14, 21)"


@pytest.mark.slow
def test_where_nothing_can_be_kept_all_is_compiled(tmp_path: Path) -> None:
    in_the_way = tmp_path / "a file"
    in_the_way.touch()
    first, second = printed(COLD, tmp_path, in_the_way).splitlines()
    assert first == "False False"
    assert second == "True False (3, 3) True (9, 14, 21)"


@pytest.mark.slow
def test_a_disk_that_takes_nothing_is_done_without(tmp_path: Path) -> None:
    gone = "import shutil; shutil.rmtree(cache_folder.folder()); cache_folder.folder().touch()\n"
    first, second = printed(gone + COLD, tmp_path).splitlines()
    assert first == "False False"
    assert second == "True False (3, 3) True (9, 14, 21)"


@pytest.mark.slow
def test_what_was_kept_badly_is_compiled_anew(tmp_path: Path) -> None:
    printed(COLD, tmp_path)
    for path in tmp_path.glob("kernels/**/*.nb*"):
        path.write_bytes(path.read_bytes()[:-9] if "twice" in path.name else b"")
    assert printed(COLD, tmp_path).splitlines()[1] == "True True (3, 3) True (9, 14, 21)"


@pytest.mark.slow
def test_what_was_not_used_for_a_day_is_removed(tmp_path: Path) -> None:
    for name, hours in (("old", 25), ("young", 23)):
        folder = tmp_path / "kernels" / name
        folder.mkdir(parents=True)
        os.utime(folder, (time() - hours * 3600,) * 2)
    kept = printed("print(cache_folder.folder().name)", tmp_path)
    assert sorted(path.name for path in (tmp_path / "kernels").iterdir()) == sorted([kept, "young"])


CHANGES = """
import os
from pathlib import Path

names = [cache_folder.digest("search"), cache_folder.digest("search")]
of_sim = {cache_folder.digest()}
for changed in ("core/cards.py", "sim/packed_strengths.py", "search/__init__.py"):
    path = cache_folder.PACKAGE / changed
    dates = path.stat().st_atime_ns, path.stat().st_mtime_ns
    path.write_text(path.read_text(encoding="utf-8") + "# More.\\n", encoding="utf-8")
    os.utime(path, ns=dates)
    names.append(cache_folder.digest("search"))
    of_sim.add(cache_folder.digest())
print(len(names), len(set(names)), len(of_sim), names[0] in of_sim)
"""


@pytest.mark.slow
def test_changed_sources_have_a_folder_of_their_own(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "red7", tmp_path / "red7", ignore=shutil.ignore_patterns("__pycache__"))
    assert printed(CHANGES, tmp_path, package=tmp_path) == "5 4 3 False"
