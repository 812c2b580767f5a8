"""What operators need: backup, transfer, retention, logs, metrics."""
