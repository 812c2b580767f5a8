"""Redis or Valkey as a process of the tests, which keeps nothing."""

import shutil
import socket
import subprocess
from contextlib import suppress

from tests.databases.database_process import (
    PATIENCE,
    free_port,
    service_folder,
    started,
    wait_until,
)


class RedisService:
    """A Redis or Valkey of one's own."""

    def __init__(self, program: str) -> None:
        """Start it."""
        self._program = program
        self.folder = service_folder("redis")
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        try:
            self._start_at_a_free_port()
        except BaseException:
            self.close()
            raise

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin, unless it runs."""
        if self._process is None and not self._began():
            raise OSError((self.folder / "log").read_text(errors="replace")[-2000:])

    def stop(self) -> None:
        """End at once, and cut all connections."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        """End, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start_at_a_free_port(self) -> None:
        for _ in range(5):
            self.port = free_port()
            if self._began():
                return
        raise OSError((self.folder / "log").read_text(errors="replace")[-2000:])

    def _began(self) -> bool:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self._process = started(command, self.folder, "KILL")
        return wait_until(self._answers, self._process)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as probe:
            probe.sendall(b"PING\r\n")
            return probe.recv(16).startswith(b"+PONG")
        return False
