"""A load on real servers: what it counts is what the log has, whatever happens to the server."""

import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest

from red7.cli.main import main
from red7.hosting.data_folder import FILE
from red7.hosting.load.figures import Report
from red7.hosting.load.generator import Load, carried
from red7.hosting.load.http_client import parse_url
from red7.hosting.sqlite.file import opened_to_read
from tests.hosting.server_process import COMMAND, Served, lasting_port, serving, start

pytestmark = pytest.mark.slow

KEYS = [
    *("moves", "moves_per_second", "ack_p50_ms", "ack_p99_ms", "fanout_p50_ms", "fanout_p99_ms"),
    *("errors", "lost", "doubled", "stuck", "server_rss_mb"),
]
HASTY = (
    "-P",
    str(Path(__file__).parents[1] / "early_ack_server.py"),
)
ATTEMPTS = 3
TABLES, KILLS = 6, int(os.environ.get("RED7_LOAD_KILLS", "2"))


def entries(data: Path) -> int:
    """How many commands are stored."""
    with closing(opened_to_read(data / FILE)) as connection:
        ((found,),) = connection.execute("SELECT count(*) FROM entries")
    return int(found)


def wait_for_entries(data: Path, count: int) -> None:
    """Wait until so many more commands are stored."""
    wanted, until = entries(data) + count, monotonic() + 60
    while entries(data) < wanted:
        assert monotonic() < until, "nothing is stored any more"
        sleep(0.01)


class Restarted:
    """A server that is killed, and comes again at the same port."""

    def __init__(self, data: Path, command: tuple[str, ...] = COMMAND, **variables: str) -> None:
        self.data, self.command, self.port = data, command, lasting_port()
        self.variables = variables
        self.server = self._start()

    def _start(self) -> Served:
        command, variables = self.command, self.variables
        return start(self.data, port=self.port, command=command, environment=variables)

    def kill(self) -> None:
        """Kill it in the middle of things, and start another."""
        self.server.end(signal.SIGKILL)
        self.server = self._start()


def killed_under_load(server: Restarted, kills: int, moves: int, patience: float) -> Report:
    """What a load has seen of a server that was killed after some moves, again and again."""
    enough = Event()
    load = Load(
        parse_url(server.server.url), TABLES, 3, seconds=300, patience=patience, enough=enough
    )
    with ThreadPoolExecutor(1) as executor:
        report = executor.submit(carried, load)
        try:
            for _ in range(kills):
                wait_for_entries(server.data, moves)
                server.kill()
            # A table that is stuck stores nothing any more, but it need not be all of them.
            if patience > 1:
                wait_for_entries(server.data, moves)
            enough.set()
            return report.result()
        finally:
            enough.set()
            server.server.end(signal.SIGKILL)


def test_a_load_counts_what_the_log_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        words = ["--url", server.url, "--tables", "2", "--seats", "2", "--seconds", "1"]
        assert main(["load", *words, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert [*report] == KEYS
        assert report["moves"] > 0
        assert entries(data) > report["moves"]
        assert report["ack_p50_ms"] <= report["ack_p99_ms"]
        assert [report[key] for key in ("errors", "lost", "doubled", "stuck")] == [0, 0, 0, 0]
        assert report["server_rss_mb"] is None or report["server_rss_mb"] > 1
        assert main(["load", *words, "--preset", "expert", "--rate", "20"]) == 0
        assert "stuck tables        0" in capsys.readouterr().out


def test_nothing_is_lost_doubled_or_stuck_by_a_server_that_is_killed(tmp_path: Path) -> None:
    found = killed_under_load(Restarted(tmp_path / "data"), KILLS, 40, patience=60.0)
    assert found.moves > 0
    # Every seat has lost its connection.
    assert found.errors > 0
    assert found.is_sound, found


def test_an_acknowledgement_before_the_commit_is_found_out(tmp_path: Path) -> None:
    # At nearly every table a move has been acknowledged and is not stored yet, whenever one looks.
    for attempt in range(ATTEMPTS):
        server = Restarted(tmp_path / f"data {attempt}", HASTY, RED7_HASTE="0.5")
        if killed_under_load(server, 1, 6 * TABLES, patience=1.0).lost:
            return
    pytest.fail("nothing was lost")


def test_a_server_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--url", f"http://127.0.0.1:{lasting_port()}"]) == 2
    assert "no server answers at 127.0.0.1" in capsys.readouterr().err
    assert main(["load", "--url", "http://a..b"]) == 2
    assert "no server answers at a..b" in capsys.readouterr().err


def test_a_table_that_waits_for_its_pace_is_not_stuck(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        load = Load(parse_url(server.url), 4, 2, rate=0.1, seconds=0.5, patience=5.0)
        assert carried(load).stuck == 0
