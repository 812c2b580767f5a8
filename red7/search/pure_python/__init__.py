"""The pure-Python search, used without a compiler or while the kernels are not ready.

It works like the compiled search, but on positions of `core`: it samples hands, weights them by
the opponent model, and compares turns by epsilon-greedy rollouts with sequential halving. It is
about a hundred times slower, so it tries fewer turns in fewer determinizations.
"""
