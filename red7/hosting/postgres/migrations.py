"""Schema migrations of a PostgreSQL database: each leads to the next version, in one transaction.

A new database starts at version 0 and runs all of them. An advisory lock lets one process at a time
migrate; a process that waited finds the migration done. A released migration never changes.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import asyncpg

from red7.core import Red7Error
from red7.hosting.sqlite.migrations import EarlierAdmissions

Migration: TypeAlias = Callable[["asyncpg.Connection"], Awaitable[None]]

RED7_TABLES = (
    *("meta", "tables", "entries", "holdings", "tokens", "documents", "transfers"),
    *("leases", "lease_owners", "jobs"),
)
"""All database tables of the schema except `red7_schema`, which stores its version."""


class BadDatabase(Red7Error):
    """A database that cannot be used; it was not changed."""


_FIRST_SCHEMA = """
CREATE TABLE meta (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE tables (
    table_id text COLLATE "C" PRIMARY KEY,
    version integer NOT NULL,
    imported boolean NOT NULL,
    bot_next boolean NOT NULL,
    due double precision,
    listed boolean NOT NULL,
    running boolean,
    changed double precision NOT NULL,
    summary bytea,
    summary_version integer
) WITH (fillfactor = 80);
CREATE INDEX where_bots_are_next ON tables (table_id) WHERE bot_next;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX listed_tables ON tables (changed) WHERE listed;
CREATE INDEX tables_by_change ON tables (coalesce(running, true), changed);
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    sender_kind text COLLATE "C" NOT NULL,
    sender text COLLATE "C" NOT NULL,
    command_id bytea NOT NULL,
    seat integer,
    command bytea NOT NULL,
    rules_version integer NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, sender_kind, sender, command_id)
);
CREATE TABLE holdings (
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX holders_of_a_table ON holdings (table_id);
CREATE TABLE tokens (digest text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL);
CREATE INDEX tokens_of_a_person ON tokens (person);
CREATE TABLE documents (person text COLLATE "C" PRIMARY KEY, document bytea NOT NULL);
CREATE TABLE transfers (
    digest text COLLATE "C" PRIMARY KEY,
    document bytea NOT NULL,
    until double precision NOT NULL,
    person text COLLATE "C" NOT NULL
);
CREATE TABLE leases (table_id text COLLATE "C" PRIMARY KEY, owner text COLLATE "C" NOT NULL);
CREATE INDEX leases_by_owner ON leases (owner);
CREATE TABLE lease_owners (owner text COLLATE "C" PRIMARY KEY, until double precision NOT NULL);
"""


async def _first_schema(connection: "asyncpg.Connection") -> None:
    """Create the schema of version 6 of the SQLite file.

    `tables` also has the version of each game table, because an append locks that row. The ids of
    commands come from clients and may contain any character, so they are stored as bytes. Text is
    sorted by code points, as in the other stores.
    """
    await connection.execute(_FIRST_SCHEMA)


async def _job_queue(connection: "asyncpg.Connection") -> None:
    """Add a database table of jobs for `red7 think` processes.

    It is unlogged: a crash of the database empties it.
    """
    await connection.execute("""
        CREATE UNLOGGED TABLE jobs (
            job_id text COLLATE "C" PRIMARY KEY,
            number bigint GENERATED ALWAYS AS IDENTITY,
            priority smallint NOT NULL,
            rank bigint NOT NULL,
            asker text COLLATE "C" NOT NULL,
            version integer NOT NULL,
            body bytea NOT NULL,
            wanted_until timestamptz NOT NULL,
            leased_until timestamptz,
            leases integer NOT NULL DEFAULT 0,
            answer bytea
        );
        CREATE INDEX jobs_in_turn ON jobs (priority, rank, number) WHERE answer IS NULL;
        CREATE INDEX jobs_of_an_asker ON jobs (asker, priority, rank) WHERE answer IS NULL;
    """)


async def _legacy_tokens_and_admissions(connection: "asyncpg.Connection") -> None:
    """Add the columns of version 7 of the SQLite file."""
    await connection.execute("""
        ALTER TABLE tokens ADD COLUMN legacy boolean NOT NULL DEFAULT false,
            ADD COLUMN exchanged double precision;
        UPDATE tokens SET legacy = true;
        ALTER TABLE tables ADD COLUMN public boolean NOT NULL DEFAULT false,
            ADD COLUMN invitation integer NOT NULL DEFAULT 1;
    """)
    logs = EarlierAdmissions()
    async for table, command in connection.cursor("""
        SELECT table_id, command FROM entries WHERE seat IS NULL
            AND (position('"settings"'::bytea IN command) > 0
                OR position('"remove"'::bytea IN command) > 0)
        ORDER BY table_id, version
    """):
        logs.read(table, command)
    await connection.executemany(
        "UPDATE tables SET public = $1, invitation = $2 WHERE table_id = $3", logs.rows()
    )


MIGRATIONS: tuple[Migration, ...] = (_first_schema, _job_queue, _legacy_tokens_and_admissions)
"""The migrations; the first leads to version 1."""

VERSION = len(MIGRATIONS)
"""The version of the schema. An older release refuses a database of a later version."""

MIGRATION_LOCK = (
    "SELECT pg_advisory_xact_lock(hashtext('red7 migrations'), hashtext(current_schema()))"
)


async def is_migrated(connection: "asyncpg.Connection") -> bool:
    """Return whether a database has the current version of the schema."""
    if await connection.fetchval("SELECT to_regclass('red7_schema')") is None:
        return False
    return bool(await connection.fetchval("SELECT version FROM red7_schema") == VERSION)


async def migrate(
    connection: "asyncpg.Connection", migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Run the migrations that a database still needs.

    Raise `BadDatabase` if a newer Red7 wrote the database, or if another program has database
    tables of the same names.
    """
    for number, migration in enumerate(migrations):
        async with connection.transaction():
            await connection.execute(MIGRATION_LOCK)
            now = await _version(connection)
            if now > VERSION:
                raise BadDatabase("the database was written by a newer Red7; update this one")
            if now == number:
                await migration(connection)
                await connection.execute("UPDATE red7_schema SET version = $1", number + 1)


async def _version(connection: "asyncpg.Connection") -> int:
    """Return the schema version of a database; a new database gets version 0.

    Raise `BadDatabase` if another program has database tables of the same names.
    """
    if await connection.fetchval("SELECT to_regclass('red7_schema')") is None:
        await _begin(connection)
    return int(await connection.fetchval("SELECT version FROM red7_schema"))


async def _begin(connection: "asyncpg.Connection") -> None:
    foreign = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        " AND tablename = ANY($1)",
        RED7_TABLES,
    )
    if foreign:
        names = ", ".join(sorted(name for (name,) in foreign))
        raise BadDatabase(f"another program has tables of these names in the database: {names}")
    await connection.execute(
        "CREATE TABLE red7_schema (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),"
        " version integer NOT NULL)"
    )
    await connection.execute("INSERT INTO red7_schema (version) VALUES (0)")


async def identity(connection: "asyncpg.Connection") -> str:
    """Return the random id of a database. Create one if the database has none."""
    await connection.execute(
        "INSERT INTO meta VALUES ('id', $1) ON CONFLICT DO NOTHING", secrets.token_hex(16)
    )
    return str(await connection.fetchval("SELECT value FROM meta WHERE name = 'id'"))
