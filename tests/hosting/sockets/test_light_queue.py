"""The event and the queue of a socket: nobody waits for ever, and nothing that came is lost."""

import asyncio

import pytest

from red7.hosting.sockets.light_queue import LightEvent, LightQueue


def test_everybody_who_waits_for_a_flag_goes_on() -> None:
    async def run() -> None:
        event = LightEvent()
        waiting = [asyncio.create_task(event.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        event.set()
        event.clear()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [each is True for each in found] == [True, False, True]
        assert not event.is_set()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(event.wait(), 0.01)
        event.set()
        assert await event.wait()

    asyncio.run(run())


def test_what_comes_in_is_read_in_its_order() -> None:
    async def run() -> None:
        queue: LightQueue[int] = LightQueue()
        reading = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert (await reading, queue.qsize(), await queue.get()) == (1, 1, 2)
        assert queue.empty()

    asyncio.run(run())


def test_a_reader_who_leaves_as_something_comes_takes_nothing_along() -> None:
    async def run() -> None:
        queue: LightQueue[int] = LightQueue()
        reading = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert await queue.get() == 1

    asyncio.run(run())
