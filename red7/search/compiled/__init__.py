"""The compiled search: kernels on rows of `sim`, and the Python code that calls them."""
