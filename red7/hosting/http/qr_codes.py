"""QR codes as pictures; drawing one takes too long for the event loop."""

from io import BytesIO

LONGEST_QR = 500
"""Characters; more would be hard to read across a table."""


def qr_svg(text: str) -> bytes:
    """A text as an SVG picture of its QR code."""
    import segno

    drawn = BytesIO()
    code = segno.make(text, micro=False)
    code.save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False, svgclass=None)
    return drawn.getvalue()
