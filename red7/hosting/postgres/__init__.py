"""The store and the job queue in PostgreSQL."""
