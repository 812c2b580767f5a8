"""The server: HTTP, WebSockets, databases, processes, clusters and operations."""
