"""Computing outside of the event loop: worker processes and the job queue."""
