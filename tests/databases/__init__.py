"""Real services on loopback, in temporary folders: PostgreSQL, Redis or Valkey, links to cut."""
