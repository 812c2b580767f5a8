"""Copying all data from a data folder or a database to another one."""
