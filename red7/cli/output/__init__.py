"""What commands print: tables, pages, plots, progress."""
