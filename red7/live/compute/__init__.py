"""Compute jobs: the protocol, the jobs themselves, and running them inline."""
