"""The messages of the live protocol, versioned; docs/reference/protocol.md describes them."""
