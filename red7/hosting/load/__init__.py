"""The load generator (`red7 load`): plays whole games on a server, and checks its logs."""
