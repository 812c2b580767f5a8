"""A load generator: a client that plays whole games and checks what was stored."""
