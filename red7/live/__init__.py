"""Tables in use, whatever the transport. Knows no operating system: a browser can run it."""
