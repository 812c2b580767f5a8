"""A link to a service that can be cut: nothing comes through, and nobody is told, until mended."""

import asyncio
from collections.abc import Coroutine
from contextlib import closing, suppress
from threading import Thread


class Link:
    """Forwards a port of its own to another one, from a thread of its own."""

    def __init__(self, port: int) -> None:
        self._target, self.port = port, 0
        self._to_lose = 0
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._call(self._open())

    def cut(self) -> None:
        """Let nothing through."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """Let everything through again, and what was held back, too."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def lose_answers(self, count: int) -> None:
        """Cut so many connections when the service answers next, in place of its answer."""

        def lose() -> None:
            self._to_lose = count

        self._loop.call_soon_threadsafe(lose)

    @property
    def is_losing(self) -> bool:
        """Whether answers are still to be lost."""
        return self._to_lose > 0

    def close(self) -> None:
        """End all connections."""
        self._call(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _call(self, work: Coroutine[object, object, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _open(self) -> None:
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with closing(writer), suppress(OSError, asyncio.CancelledError):
            await self._whole.wait()
            there = await asyncio.open_connection("127.0.0.1", self._target)
            with closing(there[1]):
                await asyncio.gather(
                    self._pump(reader, there[1]), self._pump(there[0], writer, answers=True)
                )

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool = False
    ) -> None:
        while data := await reader.read(65536):
            await self._whole.wait()
            if answers and self._to_lose:
                self._to_lose -= 1
                break
            writer.write(data)
            await writer.drain()
        await self._whole.wait()
        # Both directions end together.
        writer.close()
        raise ConnectionResetError
