"""Output of the commands: tables, pages, plots, progress bars."""
