"""Schema migrations of the SQLite file: each leads to the next version, in one transaction.

A new file starts at version 0 and runs all of them, so that the schema is defined only once. A
released migration never changes. A test migrates a file that release 0.3.0 has written.
"""

import sqlite3
from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from red7.table import SenderKind

Migration: TypeAlias = Callable[[sqlite3.Connection], None]


def _first_schema(connection: sqlite3.Connection) -> None:
    """Create the schema of release 0.3.0."""
    _execute(
        connection,
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE tables (table_id TEXT PRIMARY KEY, uploaded INTEGER NOT NULL,"
        " bot_next INTEGER NOT NULL, changed REAL NOT NULL) WITHOUT ROWID",
        "CREATE INDEX where_bots_are_next ON tables (table_id) WHERE bot_next",
        "CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL,"
        " command_id TEXT NOT NULL, seat INTEGER, command BLOB NOT NULL,"
        " rules_version INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, version),"
        " UNIQUE (table_id, command_id)) WITHOUT ROWID",
        "CREATE TABLE holdings (holder TEXT NOT NULL, table_id TEXT NOT NULL,"
        " PRIMARY KEY (holder, table_id)) WITHOUT ROWID",
        "CREATE INDEX holders_of_a_table ON holdings (table_id)",
    )


def _senders_persons_and_due_times(connection: sqlite3.Connection) -> None:
    """Add senders of commands, tokens that point to persons, documents, and due times.

    In earlier files, a seat belonged to the digest of a token. This digest becomes the person's id,
    and the token points to that person.
    """
    _execute(
        connection,
        "ALTER TABLE tables RENAME COLUMN uploaded TO imported",
        "ALTER TABLE tables ADD COLUMN due REAL",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        "ALTER TABLE holdings RENAME COLUMN holder TO person",
        "CREATE TABLE tokens (digest TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID",
        "INSERT INTO tokens SELECT DISTINCT person, person FROM holdings",
        "CREATE TABLE documents (person TEXT PRIMARY KEY, document BLOB NOT NULL) WITHOUT ROWID",
        "ALTER TABLE entries RENAME TO entries_before",
        "CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL,"
        " sender_kind TEXT NOT NULL, sender TEXT NOT NULL, command_id TEXT NOT NULL, seat INTEGER,"
        " command BLOB NOT NULL, rules_version INTEGER NOT NULL, at REAL NOT NULL,"
        " PRIMARY KEY (table_id, version),"
        " UNIQUE (table_id, sender_kind, sender, command_id)) WITHOUT ROWID",
    )
    for (table,) in connection.execute("SELECT table_id FROM tables").fetchall():
        _copy_entries(connection, table)
    # Entries without a table are damage; they are kept, so that an operator can repair them.
    connection.execute(
        "INSERT OR IGNORE INTO entries SELECT table_id, version, 'table', '', command_id, seat,"
        " command, rules_version, at FROM entries_before"
        " WHERE table_id NOT IN (SELECT table_id FROM tables)"
    )
    connection.execute("DROP TABLE entries_before")


def _summaries(connection: sqlite3.Connection) -> None:
    """Add summaries of games, for people's lists of games."""
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN summary BLOB",
        "ALTER TABLE tables ADD COLUMN summary_version INTEGER",
    )


def _friends(connection: sqlite3.Connection) -> None:
    """Add a column for game tables in the lobby, and handovers of seats to another device."""
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX listed_tables ON tables (changed) WHERE listed",
        "CREATE TABLE transfers (digest TEXT PRIMARY KEY, document BLOB NOT NULL,"
        " until REAL NOT NULL) WITHOUT ROWID",
    )


def _leases(connection: sqlite3.Connection) -> None:
    """Add leases of game tables."""
    _execute(
        connection,
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX leases_by_owner ON leases (owner)",
        "CREATE TABLE lease_owners (owner TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID",
    )


def _data_has_an_end(connection: sqlite3.Connection) -> None:
    """Add columns for running game tables and the person of a handover, and an index by change.

    The game tables of an older file get NULL, because it is unknown which of them are running.
    """
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN running INTEGER",
        "CREATE INDEX tables_by_change ON tables (coalesce(running, 1), changed)",
        "ALTER TABLE transfers ADD COLUMN person TEXT NOT NULL DEFAULT ''",
    )


def _legacy_tokens_and_admissions(connection: sqlite3.Connection) -> None:
    """Add columns for the exchange of tokens, for public tables and for invitations.

    The columns say whether a token is older than this version, when it replaced another token,
    whether a game table is public, and the number of its valid invitation.
    """
    _execute(
        connection,
        "ALTER TABLE tokens ADD COLUMN legacy INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tokens ADD COLUMN exchanged REAL",
        "UPDATE tokens SET legacy = 1",
        "ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN invitation INTEGER NOT NULL DEFAULT 1",
    )
    logs = EarlierAdmissions()
    for table, command in connection.execute(
        "SELECT table_id, command FROM entries WHERE seat IS NULL"
        " AND (instr(command, '\"settings\"') OR instr(command, '\"remove\"'))"
        " ORDER BY table_id, version"
    ):
        logs.read(table, command)
    connection.executemany(
        "UPDATE tables SET public = ?, invitation = ? WHERE table_id = ?", logs.rows()
    )


class _EarlierCommand(msgspec.Struct):
    do: str
    settings: list[object] | None = None


class EarlierAdmissions:
    """Reads logs up to release 0.9 to find public game tables and the valid invitations."""

    _PUBLIC = 7
    """The index of `public` in the stored settings."""

    def __init__(self) -> None:
        self._public: dict[str, bool] = {}
        self._invitations: dict[str, int] = {}

    def read(self, table: str, command: object) -> None:
        """Read the next command of a game table. Ignore a damaged command."""
        if not isinstance(command, bytes | str):
            return
        try:
            found = msgspec.json.decode(command, type=_EarlierCommand)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if found.do == "remove":
            self._invitations[table] = self._invitations.get(table, 1) + 1
        elif found.settings is not None:
            self._public[table] = True in found.settings[self._PUBLIC : self._PUBLIC + 1]

    def rows(self) -> Iterator[tuple[bool, int, str]]:
        """Yield a row for each game table that was found.

        A row has three values: whether the game table is public, the number of its valid
        invitation, and its name.
        """
        for table in self._public.keys() | self._invitations.keys():
            yield self._public.get(table, False), self._invitations.get(table, 1), table


class _OldSitter(msgspec.Struct):
    bot: str | None = None
    holder: str = ""


class _OldOpen(msgspec.Struct):
    sitters: list[_OldSitter]


def _copy_entries(connection: sqlite3.Connection, table: str) -> None:
    """Copy the log of a game table to the new schema, each entry with its sender."""
    rows = connection.execute(
        "SELECT version, command_id, seat, command, rules_version, at FROM entries_before"
        " WHERE table_id = ? ORDER BY version",
        (table,),
    ).fetchall()
    sitters = _old_sitters(rows[0][3]) if rows else []
    # A table had one person, the holder, who opened it and requested every deal.
    holder = next((sitter.holder for sitter in sitters if sitter.holder), "")
    opener = (SenderKind.PERSON, holder) if holder else (SenderKind.TABLE, "")
    for version, command_id, seat, command, rules_version, at in rows:
        kind, sender = opener
        if isinstance(seat, int) and seat < len(sitters) and sitters[seat].bot:
            kind, sender = SenderKind.BOT, sitters[seat].bot or ""
        connection.execute(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table, version, kind.value, sender, command_id, seat, command, rules_version, at),
        )


def _old_sitters(command: object) -> list[_OldSitter]:
    """Return the sitters that a game table's first command names, or [] if it is damaged."""
    if not isinstance(command, bytes | str):
        return []
    try:
        return msgspec.json.decode(command, type=_OldOpen).sitters
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []


def _execute(connection: sqlite3.Connection, *statements: str) -> None:
    for statement in statements:
        connection.execute(statement)


MIGRATIONS: tuple[Migration, ...] = (
    _first_schema,
    _senders_persons_and_due_times,
    _summaries,
    _friends,
    _leases,
    _data_has_an_end,
    _legacy_tokens_and_admissions,
)
"""The migrations; the first leads to version 1."""

VERSION = len(MIGRATIONS)
"""The version of the schema. An older release refuses a file of a later version."""


def migrate(connection: sqlite3.Connection) -> None:
    """Run the migrations that a file still needs, each in a transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number in range(version, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have run this migration meanwhile.
            (now,) = connection.execute("PRAGMA user_version").fetchone()
            if now == number:
                MIGRATIONS[number](connection)
                connection.execute(f"PRAGMA user_version = {number + 1}")
        except BaseException:
            # If the disk is full, SQLite has rolled back already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
