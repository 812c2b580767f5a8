"""The commands of `red7`, one module for each command or group of commands."""
