"""Opponents: a view, a random generator and a budget in, a step out."""
