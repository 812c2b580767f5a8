"""Copy everything from one database to another."""
