"""A problem as a page: whoever follows a link reads a sentence in their language, not JSON."""

from html import escape

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

from red7.texts import catalogue
from red7.texts.languages import first_language, header_wishes
from red7.wire.http_bodies import Problem

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Red7</title>
<style>
body {{
  font: 1.125rem/1.5 system-ui, sans-serif;
  margin: 15vh auto;
  max-width: 34rem;
  padding: 0 1rem;
}}
</style>
<p>{sentence}</p>
<p><a href="/">Red7</a></p>
</html>
"""


def wants_page(headers: Headers) -> bool:
    """Whether a browser asks for something to show: programs and scripts ask for anything."""
    return "text/html" in headers.get("accept", "")


def language_for(headers: Headers, wish: str = "") -> str:
    """The language of a wish, if there is one; else the one that a browser asks for."""
    return first_language([wish, *header_wishes(headers.get("accept-language", ""))])


def page_of(sentence: str, language: str, status: int) -> HTMLResponse:
    """A page with one sentence, which may have tags."""
    return HTMLResponse(PAGE.format(language=language, sentence=sentence), status)


def problem_page(problem: Problem, status: int, headers: Headers) -> HTMLResponse:
    """A page that tells a problem, to this browser at this moment."""
    language = language_for(headers)
    say, key = catalogue(language), f"problem-{problem.code}"
    sentence = say.named(key, **problem.values) if say.has(key) else problem.message
    response = page_of(escape(sentence), language, status)
    response.headers["cache-control"] = "no-store"
    return response
