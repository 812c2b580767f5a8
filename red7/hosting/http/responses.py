"""HTTP responses: data as JSON, and errors as JSON or as a page for a browser."""

import asyncio
from html import escape
from typing import TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from red7.core import Red7Error
from red7.live.counters import Metrics
from red7.live.limits.rate_limits import TooManyRequests
from red7.table import Refused
from red7.texts import catalogue
from red7.texts.languages import first_language, header_wishes
from red7.wire.http_bodies import Made, Problem
from red7.wire.messages import MAX_ERROR_TEXT
from red7.wire.problems import problem_of
from red7.wire.shapes import Shape

S = TypeVar("S", bound=Shape)

MAX_BODY_BYTES = 64_000
"""Maximum bytes of a request's body, except for records."""
RATE_LIMIT_DELAY_S = 1.0
"""Seconds before a request beyond the rate limit is answered, which slows a flood down."""
STATUS_BY_CODE = {
    "no-lobby": 403,
    "no-uploads": 403,
    "unknown-table": 404,
    "not-over": 409,
    "uploaded": 409,
    "no-turns": 409,
    "unfinished": 408,
    "quota": 409,
    "too-large": 413,
    "damaged": 500,
    "failed": 500,
    "storage": 503,
    "crowded": 503,
}
"""The HTTP status for each error code; the status for all other codes is 400."""
NO_STORE = {"cache-control": "no-store"}
"""The headers of an answer that no cache may store."""
SENTENCE_PAGE = """<!doctype html>
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


def json_response(shape: msgspec.Struct, status: int = 200) -> Response:
    """Return a response with a struct as JSON. No cache may store it."""
    return json_bytes_response(msgspec.json.encode(shape), status)


def json_bytes_response(data: bytes, status: int = 200) -> Response:
    """Return a response with JSON that is already encoded. No cache may store it."""
    return Response(data, status, NO_STORE, media_type="application/json")


def created_response(name: str) -> Response:
    """Return a 201 response with the name of a new game."""
    return json_response(Made(name), 201)


async def read_body(request: Request, max_bytes: int = MAX_BODY_BYTES) -> bytes:
    """Return the body of a request. Raise `Refused` once more than `max_bytes` have arrived."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > max_bytes:
            raise Refused("too-large", what="bytes", most=max_bytes // 1000)
    return bytes(body)


async def parse_body(request: Request, kind: type[S], default: S | None = None) -> S:
    """Parse the JSON body of a request as an object of the class `kind`.

    For an empty body, return the default if there is one. Raise `Refused` if the body is malformed
    or too large.
    """
    body = await read_body(request)
    if not body and default is not None:
        return default
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", text=str(error)[:MAX_ERROR_TEXT]) from None


def problem_response(problem: Problem, status: int, headers: Headers) -> Response:
    """Return an error response: a page if the client accepts HTML pages, or else JSON."""
    if wants_page(headers):
        return problem_page(problem, status, headers)
    return json_response(problem, status)


def wants_page(headers: Headers) -> bool:
    """Return whether a client accepts `text/html`, as a browser does when it opens a page."""
    return "text/html" in headers.get("accept", "")


def problem_page(problem: Problem, status: int, headers: Headers) -> HTMLResponse:
    """Return a page that explains an error in the browser's language."""
    language = language_for(headers)
    say, key = catalogue(language), f"problem-{problem.code}"
    sentence = say.named(key, **problem.values) if say.has(key) else problem.message
    response = sentence_page(escape(sentence), language, status)
    response.headers.update(NO_STORE)
    return response


def language_for(headers: Headers, wish: str = "") -> str:
    """Return the language that `wish` names, or else the one that the browser prefers.

    Languages that Red7 does not support are skipped. If none is left, return English.
    """
    return first_language([wish, *header_wishes(headers.get("accept-language", ""))])


def sentence_page(sentence: str, language: str, status: int) -> HTMLResponse:
    """Return an HTML page that shows one sentence; the sentence may contain HTML."""
    return HTMLResponse(SENTENCE_PAGE.format(language=language, sentence=sentence), status)


async def rate_limit_response(error: TooManyRequests, headers: Headers) -> Response:
    """Return the answer to a request beyond the rate limit, after a delay."""
    await asyncio.sleep(RATE_LIMIT_DELAY_S)
    response = problem_response(problem_of(error), 429, headers)
    response.headers["retry-after"] = str(error.values["count"])
    return response


async def on_refusal(request: Request, error: Exception) -> Response:
    """Return the answer to a request that raised a `Red7Error`."""
    assert isinstance(error, Red7Error)
    problem = problem_of(error)
    _metrics(request).refused(error)
    if isinstance(error, TooManyRequests):
        return await rate_limit_response(error, request.headers)
    return problem_response(problem, STATUS_BY_CODE.get(problem.code, 400), request.headers)


async def on_unknown_route(request: Request, error: Exception) -> Response:
    """Return the answer to a request for an unknown path or method."""
    assert isinstance(error, HTTPException)
    code = "unknown-method" if error.status_code == 405 else "unknown-address"
    problem = problem_of(Refused(code, text=f"{request.url.path:.80}"))
    _count(request, problem)
    return problem_response(problem, error.status_code, request.headers)


async def on_failure(request: Request, error: Exception) -> Response:
    """Return the answer to a request whose handler raised an unexpected exception."""
    _metrics(request).failures += 1
    return problem_response(problem_of(Refused("failed")), 500, request.headers)


async def on_disconnect(request: Request, error: Exception) -> Response:
    """Return the answer to a request whose client left before the server could answer."""
    problem = problem_of(Refused("unfinished"))
    _count(request, problem)
    return json_response(problem, 408)


def _count(request: Request, problem: Problem) -> None:
    _metrics(request).refusals[problem.code] += 1


def _metrics(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics
