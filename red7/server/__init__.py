"""The table in the browser: HTTP, WebSocket, the log, bot workers."""
