"""Limits: who asks, how often, how much, and what a server offers."""
