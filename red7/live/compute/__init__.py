"""Compute jobs: the worker protocol, the jobs, workers without processes, and a cache."""
