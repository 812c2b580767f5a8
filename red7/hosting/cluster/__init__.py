"""Several server processes that serve one store."""
