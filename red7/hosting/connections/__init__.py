"""Connection limits: open sockets, unfinished requests, request bodies, and proxies."""
