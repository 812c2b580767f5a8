"""Server processes: start, listen, restart, drain, stop."""
