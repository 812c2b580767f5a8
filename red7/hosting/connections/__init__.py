"""Limits of connections: caps by address, unfinished requests, proxies."""
