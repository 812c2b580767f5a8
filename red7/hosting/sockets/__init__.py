"""WebSockets: the endpoint, connections, the protocol with its limits, and backpressure."""
