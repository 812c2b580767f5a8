"""The message bus between server processes: the protocol and its implementations."""
