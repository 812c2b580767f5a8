"""Capabilities: secrets of links, each good for one thing at one table.

Invitations and spectators' links are made of a key of the store and the number of the table's
invitation, so that none is stored: whoever reads the log cannot come in by it. A transfer is a
random secret of which the store keeps a digest, good once.
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
    """Makes and checks the secrets of links."""

    def __init__(self, store: Store) -> None:
        self._store, self._key = store, b""

    async def open(self) -> None:
        """Have the key of the store, made with the first use. Raises `StorageFailed`."""
        if not self._key:
            key = await self._store.keep_note(KEY, secrets.token_hex(32), once=True)
            self._key = bytes.fromhex(key)

    def links(self, name: str, table: Table) -> LinksShape:
        """The secrets of a table's links that are good now."""
        return LinksShape(self._secret("sit", name, table), self._secret("watch", name, table))

    def is_link(self, name: str, invitation: int, given: str) -> bool:
        """Return whether a secret is one of a table's links, by the number of its invitation."""
        return any(
            hmac.compare_digest(given.encode(), self._made(purpose, name, invitation).encode())
            for purpose in get_args(Purpose)
        )

    def opens(self, purpose: Purpose, name: str, table: Table, given: str) -> bool:
        """Whether a secret is good for something; with an invitation one may watch, too."""
        good = hmac.compare_digest(given.encode(), self._secret(purpose, name, table).encode())
        return good or (purpose == "watch" and self.opens("sit", name, table, given))

    async def successor(self, token: str, address: str) -> str:
        """Return the token that a client at an address gets for an old one, always the same.

        It is derived, so that nothing need be stored of it: requests that come at the same time get
        the same token from any process. Raise `StorageFailed` if the key cannot be read.
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
