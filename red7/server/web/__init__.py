"""What browsers talk to: pages, requests and sockets."""
