"""Write the web client's types anew from `red7.wire`."""

from pathlib import Path

from red7.wire.typescript import typescript

TYPES = Path(__file__).parent.parent / "web" / "src" / "wire.ts"

if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8", newline="\n")
