"""The pure-Python search, used without a compiler or while the kernels are not ready.

It works like the compiled search, on positions of `core`: sampled hands weighted by the opponent
model, epsilon-greedy rollouts, sequential halving. It is about a hundred times slower, so it
tries fewer turns in fewer determinizations.
"""
