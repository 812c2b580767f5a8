"""The pages before they are built."""

import asyncio
from pathlib import Path

import httpx
import pytest

from red7.server.web import site


def test_pages_that_are_not_built_are_missed_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path / "nowhere")

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(site.Site("0" * 32))
        async with httpx.AsyncClient(transport=transport, base_url="http://red7") as client:
            return await client.get("/games")

    answer = asyncio.run(ask())
    assert answer.status_code == 503
    assert "Run <code>make site</code>, then load this again." in answer.text
