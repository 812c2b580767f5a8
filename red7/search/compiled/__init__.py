"""The compiled search: kernels for `sim`, and the Python that drives them."""
