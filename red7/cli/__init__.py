"""The commands: `red7 play`, `referee`, `replay` and `show`."""
