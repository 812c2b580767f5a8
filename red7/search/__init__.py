"""Search: determinization, an opponent model, flat Monte Carlo, ISMCTS, match equity."""
