"""The command line: `red7 play`, `serve`, `terminal`, `referee`, `replay`, `show` and more."""
