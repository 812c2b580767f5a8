"""Capabilities: the secrets in links that let a person sit at a table or watch it.

The secret of an invitation or a spectators' link is computed from the name of the table, the number
of its invitation, and a key that the store keeps. These secrets are not stored, so the log reveals
none of them. The secret of a transfer link is different: it is random and works once, and the store
keeps its digest.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal, get_args

from red7.live.store import Store
from red7.table import Table
from red7.wire.shapes import LinksShape

KEY = "capability-key"
BYTES = 24
Purpose = Literal["sit", "watch"]


class Capabilities:
    """Computes and checks the secrets of links."""

    def __init__(self, store: Store) -> None:
        self._store, self._key = store, b""

    async def open(self) -> None:
        """Load the key for the secrets from the store, or create it on first use.

        Raise `StorageFailed` if the store cannot be used.
        """
        if not self._key:
            key = await self._store.keep_note(KEY, secrets.token_hex(32), once=True)
            self._key = bytes.fromhex(key)

    def links(self, name: str, table: Table) -> LinksShape:
        """Return the secrets of a table's two valid links: one to sit, and one to watch."""
        return LinksShape(self._secret("sit", name, table), self._secret("watch", name, table))

    def rematch_links(self, table: Table) -> LinksShape | None:
        """Return the secrets of the rematch's first two links; None if there is no rematch."""
        if not table.next:
            return None
        first = (self._made(purpose, table.next, 1) for purpose in get_args(Purpose))
        return LinksShape(*first)

    def is_link(self, name: str, invitation: int, given: str) -> bool:
        """Return whether `given` is the secret of one of a table's valid links.

        `invitation` is the number of the table's valid invitation, so the table need not be loaded.
        """
        return any(
            hmac.compare_digest(given.encode(), self._made(purpose, name, invitation).encode())
            for purpose in get_args(Purpose)
        )

    def opens(self, purpose: Purpose, name: str, table: Table, given: str) -> bool:
        """Return whether the secret `given` lets a client sit at a table, or watch it.

        The secret of an invitation is valid for both purposes.
        """
        good = hmac.compare_digest(given.encode(), self._secret(purpose, name, table).encode())
        return good or (purpose == "watch" and self.opens("sit", name, table, given))

    async def successor(self, token: str, address: str) -> str:
        """Return the new token that replaces a client's old token.

        The new token is computed from the old token and the client's address, so nothing about it
        needs to be stored. Every process returns the same token for requests that arrive at the
        same time. Raise `StorageFailed` if the key cannot be read.
        """
        await self.open()
        made = hmac.new(self._key, f"token {token} {address}".encode(), sha256).digest()
        return urlsafe_b64encode(made).decode().rstrip("=")

    def _secret(self, purpose: Purpose, name: str, table: Table) -> str:
        return self._made(purpose, name, table.invitation)

    def _made(self, purpose: Purpose, name: str, invitation: int) -> str:
        text = f"{purpose} {name} {invitation}"
        made = hmac.new(self._key, text.encode(), sha256).digest()
        return urlsafe_b64encode(made[:BYTES]).decode()
