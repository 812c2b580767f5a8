"""What a server adds: HTTP, sockets, databases, processes, many machines, operations."""
