"""The door: who may come in, how much of the server one address may hold, and for how long."""
