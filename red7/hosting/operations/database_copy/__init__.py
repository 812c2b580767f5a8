"""Copying everything from a data folder or a database to another one."""
