"""Worker processes: what would hold up the event loop is done there."""
