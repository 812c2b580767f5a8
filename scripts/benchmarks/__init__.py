"""The sections of `scripts/bench.py`, and the servers and measurements that they share."""
