"""Server processes: how they start, listen, restart, drain and stop."""
