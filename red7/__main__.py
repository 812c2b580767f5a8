"""Entry point of `python -m red7`, which runs the `red7` command."""

import sys

from red7.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
