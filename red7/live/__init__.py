"""Live tables and the services around them, for any transport.

Nothing here depends on the operating system, so Python in a browser can run this package.
"""
