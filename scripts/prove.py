"""`make prove`: servers under load, floods, kills and failures; writes docs/guide/reliability.md.

`python scripts/prove.py [--short] [--only NAME ...]`: with either, nothing is written.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from have_databases import postgres_folder

from tests.hosting.flood_clients import MIXED, MOVES
from tests.hosting.server_process import start
from tests.proof_figures import FILE

ROOT = Path(__file__).resolve().parent.parent
PAGE, TEMPLATE = ROOT / "docs" / "guide" / "reliability.md", ROOT / "scripts" / "reliability.md"
SERVE = ("serve", "--host", "127.0.0.1")
Figures: TypeAlias = Mapping[str, Any]
FLOODED_FROM = {0: "a flood from their own address", 1: "a flood"}


class Row(NamedTuple):
    """A row of the table: a requirement, a goal, and the result."""

    what: str
    must: str
    goal: str
    seen: str
    holds: bool | None
    """Whether the requirement is met; None if it could not be tried."""
    reaches: bool | None = None
    """Whether the goal is reached; None if there is no goal."""

    @property
    def verdict(self) -> str:
        """The result in a word or two."""
        if self.holds is None:
            return "not tried"
        if not self.holds:
            return "**falls short**"
        return "goal" if self.reaches or self.reaches is None else "holds"


def output_of(*words: str) -> str:
    """Run a Python program, and return its standard output; standard error is passed through."""
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    return done.stdout


def load(url: str, **options: float) -> Figures:
    """Run `red7 load`, and return its figures."""
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    found: Figures = json.loads(output_of("-m", "red7", "load", "--url", url, *words, "--json"))
    print(f"    {dict(found)}", flush=True)
    return found


@contextmanager
def served(*words: str, database: str = "") -> Iterator[str]:
    """Run a server with an empty data folder or a database, and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder) / "data", words=(*SERVE, *words), database=database)
        try:
            yield server.url
        finally:
            server.end()
            print(server.errors.read_text(), end="", file=sys.stderr)


def is_sound(found: Figures) -> bool:
    """Return whether a load found no errors and nothing lost, doubled or stuck."""
    return not (found["errors"] or found["lost"] or found["doubled"] or found["stuck"])


def _told(found: Figures) -> str:
    return (
        f"{found['moves_per_second']:.0f} a second, p99 {found['ack_p99_ms']:.0f} ms"
        f" (at all seats {found['fanout_p99_ms']:.0f} ms)"
    )


def _does(found: Figures, rate: float, milliseconds: float) -> bool:
    return (
        is_sound(found)
        and found["moves_per_second"] >= rate
        and (found["ack_p99_ms"] or 0.0) <= milliseconds
    )


def speed(*, short: bool) -> list[Row]:
    """Measure durable moves a second on SQLite: paced a little above the goals, then unpaced."""
    size = {"tables": 16 if short else 128, "seats": 4, "seconds": 3 if short else 30}
    with served() as url:
        must, goal = load(url, **size, rate=520), load(url, **size, rate=1040)
        most = load(url, **size)
    best = goal if _does(goal, 500, 150) else must
    seen = f"{_told(best)}; as fast as it goes {_told(most)}"
    return [
        Row(
            f"durable moves a second, {size['tables']} four-seat tables, SQLite",
            "≥ 500, p99 ≤ 150 ms",
            "1,000, p99 ≤ 100 ms",
            seen,
            _does(best, 500, 150),
            _does(goal, 1000, 100),
        )
    ]


def sockets(*, short: bool) -> list[Row]:
    """Measure the memory for many sockets, and a restart with many tables."""
    count = "400" if short else "10000"
    words = ("scripts/proofs/sockets.py", "--tables", count, "--sockets", count, "--json")
    found = json.loads(output_of(*words, "--rest", "1" if short else "40"))
    print(f"    {found}", flush=True)
    memory, seconds = found["server_rss_mb"] or 0.0, found["restart_s"]
    share = found["cpu_share"] or 0.0
    return [
        Row(
            "sockets at live tables, all processes of the server",
            "10,000 in 479 MB",
            "10,000 in ≤ 400 MB",
            f"{found['sockets']:,} in {memory:.0f} MB",
            memory <= 479,
            memory <= 400,
        ),
        Row(
            "the same sockets at rest: pings from the server, and from the clients",
            "≤ 50 % of one core",
            "≤ 20 %",
            f"{share:.0%} of one core",
            share <= 0.5,
            share <= 0.2,
        ),
        Row(
            "restart with 10,000 open tables to the first accepted move",
            "≤ 1 s",
            "0.3 s",
            f"{seconds:.2f} s from the start of the process, {found['tables']:,} tables",
            seconds <= 1,
            seconds <= 0.3,
        ),
    ]


class Tested(NamedTuple):
    """The result of some tests."""

    passed: bool | None
    """Whether the tests passed; None if there are no such tests, or some were skipped."""
    noted: list[Figures]
    """The figures that the tests noted."""


def tested(path: str, variables: Mapping[str, str]) -> Tested:
    """Run tests with environment variables that set their size."""
    if not (ROOT / path.partition("::")[0]).exists():
        return Tested(None, [])
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen"
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-rs", "--timeout=3600", path],
            cwd=ROOT,
            env={**os.environ, **variables, FILE: str(seen)},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        print("    " + done.stdout.strip().replace("\n", "\n    "), flush=True)
        noted = (
            [json.loads(line) for line in seen.read_text().splitlines()] if seen.exists() else []
        )
    last = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else ""
    if "failed" in last or "error" in last:
        return Tested(False, noted)
    # A skipped test, such as one without a database, proves nothing.
    return Tested(True if "passed" in last and "skipped" not in last else None, noted)


def _row(what: str, must: str, goal: str, found: Tested) -> Row:
    """Return the row of some tests, with the figures that they noted."""
    told = "; ".join(
        f"{each['proof']}: "
        + ", ".join(_figure(name, value) for name, value in each.items() if name != "proof")
        for each in found.noted
    )
    passed = {True: "its tests hold", False: "its tests fail", None: "needs what is not here"}
    seen = f"{told or passed[found.passed]}"
    return Row(what, must, goal, seen, found.passed, None if not goal else False)


def _figure(name: str, value: float) -> str:
    """Return a figure with its name; a name that ends with `_s` means seconds."""
    words = name.removesuffix("_s").replace("_", " ")
    return f"{words} {value:g}" + (" s" if name.endswith("_s") else "")


def kills(*, short: bool) -> list[Row]:
    """Kill the server again and again under load, and end it by SIGTERM."""
    count = "3" if short else "200"
    found = tested("tests/hosting/test_kill.py", {"RED7_KILLS": count})
    again = tested("tests/hosting/load/test_load.py", {"RED7_LOAD_KILLS": "2" if short else "20"})
    both = Tested(found.passed and again.passed, found.noted)
    ends = "1" if short else "20"
    drained = tested("tests/hosting/processes/test_drain.py", {"RED7_DRAINS": ends})
    return [
        _row(f"kill -9 under load, {count} times", "0 lost, doubled, stuck", "", both),
        _row(f"SIGTERM under load, {ends} times", "0 lost, everybody comes back", "", drained),
    ]


def cluster(*, short: bool) -> list[Row]:
    """Let server processes, the bus and the database fail."""
    sizes = {
        "RED7_WORKER_KILLS": "2" if short else "12",
        "RED7_WORKER_KILLS_EVERY": "5",
        "RED7_FAILURES": "1" if short else "3",
        "RED7_FAILURES_SECONDS": "10",
    }
    killed = tested("tests/hosting/cluster/test_killed_workers.py", sizes)
    failing = tested("tests/hosting/cluster/test_failures.py", sizes)
    pause = max((each["longest_pause_s"] for each in killed.noted), default=0.0)
    recovery = max(
        (value for each in failing.noted for name, value in each.items() if name != "proof"),
        default=0.0,
    )
    return [
        _row(
            "one of two workers killed every 5 s for a minute",
            "0 lost, 0 stuck, pause ≤ 2 s",
            "≤ 1 s",
            killed,
        )._replace(holds=killed.passed and pause <= 2, reaches=pause <= 1),
        _row(
            "bus stopped, PostgreSQL restarted, a worker cut off for 10 s: seconds to recover",
            "0 lost, 0 stuck, recovery ≤ 5 s",
            "",
            failing,
        )._replace(holds=failing.passed and recovery <= 5),
    ]


def postgres(*, short: bool) -> list[Row]:
    """Measure moves a second through PostgreSQL with two server processes."""
    programs = postgres_folder()
    what = "moves a second through PostgreSQL, two workers"
    if programs is None:
        return [Row(what, "≥ 300", "600", "PostgreSQL is not installed", None)]
    from tests.databases.postgres import PostgresService

    size = {"tables": 16 if short else 128, "seats": 4, "seconds": 3 if short else 30}
    with ExitStack() as stack:
        service = PostgresService(programs, durable=True)
        stack.callback(service.close)
        url = stack.enter_context(served("--workers", "2", database=service.address))
        paced, most = load(url, **size, rate=320), load(url, **size)
    seen = f"{_told(paced)}; as fast as it goes {_told(most)}"
    best = max(paced, most, key=lambda each: each["moves_per_second"])
    return [
        Row(
            what,
            "≥ 300",
            "600",
            seen,
            _does(best, 300, 1e9),
            _does(best, 600, 1e9),
        )
    ]


def floods(*, short: bool) -> list[Row]:
    """Measure honest players beside floods from one address and fifty, and a class beside moves."""
    words = ("scripts/proofs/floods.py", "--json", "--after", "2" if short else "10")
    once = output_of(*words, "--seconds", "1" if short else "15")
    many = output_of(*words, "--seconds", "1" if short else "8", "--addresses", "50")
    found = [*json.loads(once), *json.loads(many)]
    for addresses in ("1", "0", "50"):
        beside = ("--class", "--seconds", "4" if short else "30", "--addresses", addresses)
        found += json.loads(output_of(*words, *beside, *MOVES))
    return [flood_row(each) for each in found]


def flood_row(each: Figures) -> Row:
    """Return the row of a flood; one kind from one address must hardly slow honest players."""
    share, slower = each["share"], each["ack_p99_ms"] / max(each["ack_p99_ms_without"], 0.1)
    seen = f"{share:.0%} of their rate, p99 {each['ack_p99_ms']:.0f} ms ({slower:.1f} times)"
    turned_away = len(each["turned_away"])
    if turned_away:
        seen += f", {turned_away} times refused or disconnected"
    where = FLOODED_FROM.get(each["addresses"], f"a flood from {each['addresses']} addresses")
    what = f"moves of {each['players']} beside {where}: {each['flood']}"
    if each["addresses"] == 1 and each["flood"] != MIXED:
        holds = share >= 0.8 and slower <= 3 and not turned_away
        return Row(what, "≥ 80%, p99 ≤ 3 times", "≥ 95%", seen, holds, holds and share >= 0.95)
    return Row(
        what, "no player refused or disconnected", "≥ 60%", seen, not turned_away, share >= 0.6
    )


def half_requests(*, short: bool) -> list[Row]:
    """Measure moves beside half request heads, and memory of half uploads."""
    words = ("--half-heads", "120", "--half-uploads", "30", "--seconds", "2") if short else ()
    found = json.loads(output_of("scripts/proofs/connections.py", *words, "--json"))
    print(f"    {found}", flush=True)
    share = found["moves_per_second"] / max(found["moves_per_second_alone"], 0.1)
    slower = (found["ack_p99_ms"] or 0.0) / max(found["ack_p99_ms_alone"] or 0.0, 0.1)
    holds = share >= 0.8 and slower <= 3 and not (found["lost"] or found["stuck"])
    return [
        Row(
            f"honest players' moves beside {found['half_heads']:,} half heads, 1,024 descriptors",
            *("≥ 80%, p99 ≤ 3 times", "≥ 95%"),
            f"{share:.0%} of their rate, p99 {found['ack_p99_ms']:.0f} ms ({slower:.1f} times)",
            holds,
            holds and share >= 0.95,
        ),
        Row(
            f"memory for {found['half_uploads']} half uploads",
            *("an end to it", ""),
            f"{found['more_mb']:.0f} MB more for {found['megabytes_sent']} MB sent",
            found["more_mb"] < found["megabytes_sent"] / 2,
        ),
    ]


def fuzz(*, short: bool) -> list[Row]:
    """Send random data to every route and in every message."""
    count = "600" if short else "12000"
    found = tested("tests/hosting/test_fuzz.py", {"RED7_FUZZ": count})
    what = f"fuzz of every message and every route, {2 * int(count):,} messages"
    return [_row(what, "no failure, no table stuck, flat memory", "", found)]


PROOFS: dict[str, Callable[..., list[Row]]] = {
    each.__name__.replace("_", "-"): each
    for each in (speed, sockets, kills, floods, half_requests, fuzz, cluster, postgres)
}


def machine() -> str:
    """Return a description of this machine: cores, memory, system, Python version."""
    pages = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    version = ".".join(platform.python_version_tuple()[:2])
    return f"{cores} cores, {pages / 1e9:.0f} GB of memory, {platform.system()}, Python {version}"


def other_work() -> str:
    """Return a phrase about how busy this machine is with other work."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return f"a load average of {load:.1f} before it began"


def page(rows: list[Row], other: str) -> str:
    """Return the text of the page about reliability."""
    head = ["| what | must | goal | seen | |", "|---|---|---|---|---|"]
    lines = [
        f"| {row.what} | {row.must} | {row.goal or '-'} | {row.seen} | {row.verdict} |"
        for row in rows
    ]
    short = [row.what for row in rows if row.holds is False]
    left = [row.what for row in rows if row.holds is None]
    told = [f"Falls short: {'; '.join(short)}." if short else "Every requirement was met."]
    if left:
        told.append(f"Not tried here: {'; '.join(left)}.")
    text = TEMPLATE.read_text(encoding="utf-8")
    text = text.replace("{{machine}}", machine()).replace("{{other}}", other)
    text = text.replace("{{figures}}", "\n".join(head + lines))
    return text.replace("{{verdict}}", " ".join(told))


def main() -> int:
    """Run the proofs, print results, and write the page; return 1 if a requirement is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few seconds of each")
    parser.add_argument("--only", nargs="+", choices=PROOFS, metavar="NAME", help=", ".join(PROOFS))
    given = parser.parse_args()
    rows: list[Row] = []
    other = other_work()
    for name in given.only or PROOFS:
        print(f"{name} ...", flush=True)
        rows += PROOFS[name](short=given.short)
    for row in rows:
        print(f"{row.what}: {row.seen} (must {row.must}): {row.verdict}")
    if not given.short and not given.only:
        PAGE.write_text(page(rows, other), encoding="utf-8")
    return 1 if any(row.holds is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
