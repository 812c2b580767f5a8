"""The pure-Python search, for whoever has no compiler or cannot wait for it.

It does what the compiled one does, on positions of `core`: sampled hands weighted by the opponent
model, epsilon-greedy rollouts, sequential halving. It is some hundred times slower, so that it
looks at fewer turns and fewer determinizations.
"""
