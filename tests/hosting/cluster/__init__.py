"""Several server processes at one store."""
