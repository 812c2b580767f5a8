"""The flag and the queue of a socket: nobody waits for ever, and nothing that came is lost."""

import asyncio

import pytest

from red7.hosting.sockets.lean_waiting import Flag, Inbox


def test_everybody_who_waits_for_a_flag_goes_on() -> None:
    async def run() -> None:
        flag = Flag()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        flag.set()
        flag.clear()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [each is True for each in found] == [True, False, True]
        assert not flag.is_set()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(flag.wait(), 0.01)
        flag.set()
        assert await flag.wait()

    asyncio.run(run())


def test_what_comes_in_is_read_in_its_order() -> None:
    async def run() -> None:
        inbox: Inbox[int] = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert (await reading, inbox.qsize(), await inbox.get()) == (1, 1, 2)
        assert inbox.empty()

    asyncio.run(run())


def test_a_reader_who_leaves_as_something_comes_takes_nothing_along() -> None:
    async def run() -> None:
        inbox: Inbox[int] = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert await inbox.get() == 1

    asyncio.run(run())
