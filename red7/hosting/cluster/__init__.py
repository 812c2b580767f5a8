"""Clusters: several server processes that serve the same store."""
