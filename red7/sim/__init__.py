"""The fast engine: kernels on rows of words."""
