"""HTTP responses: JSON by the shapes of the wire, and errors as a code and a sentence."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from red7.core import Red7Error
from red7.hosting.http.problem_page import problem_page, wants_page
from red7.live.counters import Metrics
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.limits.request_sizes import LARGEST_BODY
from red7.table import Refused
from red7.wire.http_bodies import Made, Problem
from red7.wire.messages import MAX_ERROR_TEXT
from red7.wire.problems import problem_of
from red7.wire.shapes import Shape

S = TypeVar("S", bound=Shape)

PAUSE = 1.0
"""Seconds until somebody is told that it was too much; a flood waits as long each time."""
STATUS = {
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
"""Of codes that are not simply bad requests."""


NOT_KEPT = {"cache-control": "no-store"}
"""The headers of what is for one browser and this moment only."""


def answer(shape: msgspec.Struct, status: int = 200) -> Response:
    """A shape as JSON, for one browser and this moment only."""
    return json_answer(msgspec.json.encode(shape), status)


def json_answer(data: bytes, status: int = 200) -> Response:
    """Some JSON, for one browser and this moment only."""
    return Response(data, status, NOT_KEPT, media_type="application/json")


def made(name: str) -> Response:
    """The name of a table that was opened."""
    return answer(Made(name), 201)


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body of a request. Raises `Refused` if it is too large, without reading on."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too-large", what="bytes", most=most // 1000)
    return bytes(found)


async def asked(request: Request, kind: type[S], default: S | None = None) -> S:
    """What a request asks for, strictly; with nothing said, the default. Raises `Refused`."""
    body = await body_of(request)
    if not body and default is not None:
        return default
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", text=str(error)[:MAX_ERROR_TEXT]) from None


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a request that something is wrong with."""
    assert isinstance(error, Red7Error)
    problem = problem_of(error)
    _metrics(request).refused(error)
    if isinstance(error, TooManyRequests):
        return await turn_away(error, request.headers)
    return problem_response(problem, STATUS.get(problem.code, 400), request.headers)


def problem_response(problem: Problem, status: int, headers: Headers) -> Response:
    """What is wrong with a request of some headers: a page for people, JSON for programs."""
    return (
        problem_page(problem, status, headers) if wants_page(headers) else answer(problem, status)
    )


async def turn_away(error: TooManyRequests, headers: Headers) -> Response:
    """The answer to a request that is one too many; it takes a moment, to slow down a flood."""
    await asyncio.sleep(PAUSE)
    response = problem_response(problem_of(error), 429, headers)
    response.headers["retry-after"] = str(error.values["count"])
    return response


async def refuse_plainly(request: Request, error: Exception) -> Response:
    """The answer where there is nothing, or where nothing can be done that way."""
    assert isinstance(error, HTTPException)
    code = "unknown-method" if error.status_code == 405 else "unknown-address"
    problem = problem_of(Refused(code, text=f"{request.url.path:.80}"))
    _count(request, problem)
    return problem_response(problem, error.status_code, request.headers)


async def fail(request: Request, error: Exception) -> Response:
    """The answer where the program is at fault."""
    _metrics(request).failures += 1
    return problem_response(problem_of(Refused("failed")), 500, request.headers)


async def give_up(request: Request, error: Exception) -> Response:
    """The answer to somebody who went away, or was turned out, before they had said it all."""
    problem = problem_of(Refused("unfinished"))
    _count(request, problem)
    return answer(problem, 408)


def _count(request: Request, problem: Problem) -> None:
    _metrics(request).refusals[problem.code] += 1


def _metrics(request: Request) -> Metrics:
    """What the application counts."""
    found: Metrics = request.app.state.metrics
    return found
