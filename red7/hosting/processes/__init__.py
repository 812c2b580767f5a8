"""Server processes: start, listen, drain, stop."""
