"""Worker processes: what would hold up the event loop is done there."""

from red7.server.workers.pool import ProcessWorkers

__all__ = ["ProcessWorkers"]
