"""WebSockets: frames, messages, backpressure."""
