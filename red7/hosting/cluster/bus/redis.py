"""The bus over Redis or Valkey: publish and subscribe, which store no messages."""

import asyncio
from collections.abc import Coroutine

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from red7.core import Red7Error
from red7.hosting.cluster.bus.reconnecting import ANSWER_S, LINK_TEST_S, LinkedBus


class BadBus(Red7Error):
    """The address is not a valid address of Redis or Valkey."""


class RedisBus(LinkedBus):
    """A `Bus` between all processes that use the same channel of a Redis or Valkey server."""

    _lost = (*LinkedBus._lost, RedisError)

    def __init__(self, address: str, channel: str) -> None:
        """Store the address and the channel. Raise `BadBus` if the address is invalid."""
        super().__init__()
        self._channel = f"red7:{channel}"
        try:
            self._redis = Redis.from_url(
                address,
                socket_connect_timeout=ANSWER_S,
                socket_timeout=ANSWER_S,
                # `LinkedBus` retries instead, so that all processes are told about the gap.
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise BadBus(f"{error}; a bus is redis://HOST:PORT") from None

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()

    async def _serve(self) -> None:
        try:
            async with self._redis.pubsub() as subscription:
                await subscription.subscribe(self._channel)
                # The first message confirms the subscription: from now on no message is missed.
                await asyncio.wait_for(subscription.parse_response(block=True), ANSWER_S)
                self._linked()
                await _until_one_fails(self._listen(subscription), self._send())
        finally:
            await self._redis.connection_pool.disconnect()

    async def _listen(self, subscription: PubSub) -> None:
        is_silent = False
        while True:
            message = await subscription.get_message(timeout=ANSWER_S if is_silent else LINK_TEST_S)
            if message is None:
                if is_silent:
                    raise TimeoutError("it does not answer")
                is_silent = True
                await subscription.ping()
                continue
            is_silent = False
            if message["type"] == "message":
                self._hear(bytes(message["data"]))

    async def _send(self) -> None:
        while True:
            messages = await self._to_send()
            async with self._redis.pipeline(transaction=False) as pipeline:
                for message in messages:
                    pipeline.publish(self._channel, message)
                await pipeline.execute()


async def _until_one_fails(*jobs: Coroutine[object, object, None]) -> None:
    """Run coroutines until the first of them fails, then cancel the others. Raise its error."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
