"""QR codes as SVG pictures. Worker processes import only this module to draw them."""

from io import BytesIO

MAX_QR_CHARACTERS = 500
"""Maximum characters of a code; a larger one would be hard to scan from a distance."""


def qr_svg(text: str) -> bytes:
    """Return the QR code of a text as SVG. This takes too long for the event loop."""
    import segno

    picture = BytesIO()
    code = segno.make(text, micro=False)
    code.save(picture, kind="svg", border=2, omitsize=True, xmldecl=False, svgclass=None)
    return picture.getvalue()
