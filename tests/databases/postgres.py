"""PostgreSQL as a process of the tests: made, stopped, killed and started again."""

import shutil
import signal
import subprocess
from pathlib import Path

from tests.databases.database_process import (
    PATIENCE,
    as_account,
    free_port,
    service_folder,
    started,
    wait_until,
)

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "autovacuum_naptime": "5s",
    "log_min_messages": "warning",
}
NOT_DURABLE = {"fsync": "off", "full_page_writes": "off"}
"""What survives every kill of a process, but not the machine's end; much quicker."""


class PostgresService:
    """A PostgreSQL of one's own."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        """Make it, and start it. `durable` waits for the disk as a real one does."""
        self._programs, self._settings = programs, SETTINGS | ({} if durable else NOT_DURABLE)
        self.folder = service_folder("postgres")
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        try:
            self._make()
            self._start_at_a_free_port()
        except BaseException:
            self.close()
            raise

    @property
    def address(self) -> str:
        """Where it is, with a database that everybody here may use."""
        return f"postgresql://red7@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Begin, with what was stored before, unless it runs."""
        if self._process is None and not self._began():
            raise OSError((self.folder / "log").read_text(errors="replace")[-2000:])

    def stop(self) -> None:
        """End as an operator would: connections are cut, and what was stored is there again."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """End at once, without any care."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        """Stop and start."""
        self.stop()
        self.start()

    def close(self) -> None:
        """End, and leave nothing behind."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self) -> None:
        options = ["--username=red7", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        program = str(self._programs / "initdb")
        command = as_account([program, f"--pgdata={self.folder / 'data'}", *options])
        subprocess.run(
            command, cwd=self.folder, check=True, capture_output=True, timeout=2 * PATIENCE
        )

    def _start_at_a_free_port(self) -> None:
        for _ in range(5):
            self.port = free_port()
            if self._began():
                return
        raise OSError((self.folder / "log").read_text(errors="replace")[-2000:])

    def _began(self) -> bool:
        settings = {**self._settings, "port": str(self.port)}
        words = [word for each in settings.items() for word in ("-c", "=".join(each))]
        program = str(self._programs / "postgres")
        command = [program, "-D", str(self.folder / "data"), *words]
        self._process = started(command, self.folder, "QUIT")
        return wait_until(self._answers, self._process)

    def _answers(self) -> bool:
        program = str(self._programs / "pg_isready")
        command = [program, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
