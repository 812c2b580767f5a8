"""Operations: backup, copies between databases, retention, table administration, logs, metrics."""
