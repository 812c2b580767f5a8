"""WebSockets: the endpoint, connections, frames and their limits, backpressure."""
