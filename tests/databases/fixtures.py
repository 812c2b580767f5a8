"""Fixtures of real services: one of each for a test process, an empty database for a test."""

import asyncio
import secrets
from collections.abc import Iterator
from functools import cache

import asyncpg
import pytest
from have_databases import is_wanted, postgres_folder, redis_server

from red7.hosting.postgres.migrations import RED7_TABLES
from tests.databases.postgres import PostgresService
from tests.databases.redis import RedisService

HOW = "scripts/have_databases.py installs it where it may"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresService]:
    """A PostgreSQL; a test that stops it starts it again."""
    if not is_wanted():
        pytest.skip("RED7_NO_DATABASES is set")
    programs = postgres_folder()
    if programs is None:
        pytest.skip(f"PostgreSQL is not installed; {HOW}")
    service = PostgresService(programs)
    yield service
    service.close()


@pytest.fixture
def database(postgres: PostgresService) -> str:
    """The address of an empty database, for this test alone."""
    address = _used_again(postgres)
    empty(address)
    return address


@cache
def _used_again(postgres: PostgresService) -> str:
    return new_database(postgres)


def new_database(postgres: PostgresService) -> str:
    """The address of another one that nothing is in: a schema, which is made in no time."""
    name = f"red7_{secrets.token_hex(8)}"
    _execute(postgres.address, f"CREATE SCHEMA {name}")
    return f"{postgres.address}?search_path={name}"


def empty(address: str) -> None:
    """Remove all rows of a store; making its tables anew would take longer."""
    emptied = "".join(f"DELETE FROM {name};" for name in RED7_TABLES)
    _execute(
        address, f"DO $$ BEGIN IF to_regclass('meta') IS NOT NULL THEN {emptied} END IF; END $$"
    )


def _execute(address: str, command: str) -> None:
    async def execute() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    asyncio.run(execute())


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisService]:
    """A Redis or Valkey; a test that stops it starts it again."""
    if not is_wanted():
        pytest.skip("RED7_NO_DATABASES is set")
    program = redis_server()
    if program is None:
        pytest.skip(f"neither Redis nor Valkey is installed; {HOW}")
    service = RedisService(program)
    yield service
    service.close()
