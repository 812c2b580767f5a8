"""A load generator: whole games over a server's own protocol, and what was seen of them."""
