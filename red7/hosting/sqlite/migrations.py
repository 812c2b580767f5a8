"""Schema migrations of the SQLite file: each brings it forward by one version, all or nothing.

A new file is made at version 0 and goes the same way, so that there is one schema only. A
released migration is never changed; a test keeps a file written by 0.3.0's own code.
"""

import sqlite3
from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from red7.table import SenderKind

Migration: TypeAlias = Callable[[sqlite3.Connection], None]


def _first_schema(connection: sqlite3.Connection) -> None:
    """The file of release 0.3.0."""
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
    """Who gave each command; tokens that point to persons; documents; what is due when.

    Until now a seat belonged to the digest of a token: that digest becomes the person's id,
    and the token points to it.
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
    # What belongs to no table is damage; it is kept as it is, for whoever may mend it.
    connection.execute(
        "INSERT OR IGNORE INTO entries SELECT table_id, version, 'table', '', command_id, seat,"
        " command, rules_version, at FROM entries_before"
        " WHERE table_id NOT IN (SELECT table_id FROM tables)"
    )
    connection.execute("DROP TABLE entries_before")


def _summaries(connection: sqlite3.Connection) -> None:
    """What a list tells of a table, noted beside it; first commands say where games come from."""
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN summary BLOB",
        "ALTER TABLE tables ADD COLUMN summary_version INTEGER",
    )


def _friends(connection: sqlite3.Connection) -> None:
    """Tables that the lobby shows; secrets that move seats to another device."""
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX listed_tables ON tables (changed) WHERE listed",
        "CREATE TABLE transfers (digest TEXT PRIMARY KEY, document BLOB NOT NULL,"
        " until REAL NOT NULL) WITHOUT ROWID",
    )


def _leases(connection: sqlite3.Connection) -> None:
    """Which process lets things happen at which table, and until when."""
    _execute(
        connection,
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX leases_by_owner ON leases (owner)",
        "CREATE TABLE lease_owners (owner TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID",
    )


def _data_has_an_end(connection: sqlite3.Connection) -> None:
    """Which tables are under way, and since when each is unchanged; whose a transfer is.

    What older files have may be under way or not: NULL.
    """
    _execute(
        connection,
        "ALTER TABLE tables ADD COLUMN running INTEGER",
        "CREATE INDEX tables_by_change ON tables (coalesce(running, 1), changed)",
        "ALTER TABLE transfers ADD COLUMN person TEXT NOT NULL DEFAULT ''",
    )


def _legacy_tokens_and_admissions(connection: sqlite3.Connection) -> None:
    """Which tokens were stored before this version, and when a token took the place of another;
    whether a table is public, and which of its invitations is good."""
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
    """Who may know of the tables of release 0.9 and before, from the commands that say so."""

    _PUBLIC = 7
    """The place of `public` in the settings."""

    def __init__(self) -> None:
        self._public: dict[str, bool] = {}
        self._invitations: dict[str, int] = {}

    def read(self, table: str, command: object) -> None:
        """Take the next command of a table; one that is damaged says nothing."""
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
        """Whether each table is public, its invitation, and its name."""
        for table in self._public.keys() | self._invitations.keys():
            yield self._public.get(table, False), self._invitations.get(table, 1), table


class _OldSitter(msgspec.Struct):
    bot: str | None = None
    holder: str = ""


class _OldOpen(msgspec.Struct):
    sitters: list[_OldSitter]


def _copy_entries(connection: sqlite3.Connection, table: str) -> None:
    """Copy the entries of a table, each with who gave it."""
    rows = connection.execute(
        "SELECT version, command_id, seat, command, rules_version, at FROM entries_before"
        " WHERE table_id = ? ORDER BY version",
        (table,),
    ).fetchall()
    sitters = _old_sitters(rows[0][3]) if rows else []
    # A table had one holder, who opened it and asked for every deal.
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
    """Who sat at a table by its first command; nobody if that is damaged."""
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
"""The migration at each place leads to the version of its number, from 1."""

VERSION = len(MIGRATIONS)
"""Grows when an older program would not understand the file."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the present version, in a transaction of its own for each step."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number in range(version, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have come before this one.
            (now,) = connection.execute("PRAGMA user_version").fetchone()
            if now == number:
                MIGRATIONS[number](connection)
                connection.execute(f"PRAGMA user_version = {number + 1}")
        except BaseException:
            # A disk that is full has ended the transaction already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
