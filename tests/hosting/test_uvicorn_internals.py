"""What the server uses of uvicorn beyond its documentation: each name, and why.

After an update of uvicorn these tests name what is missing. Then look at that part of uvicorn's
source, at its use in `red7.hosting`, and change both the use and the list here.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import red7
from red7.hosting.connections.acceptor import Acceptor
from red7.hosting.http.http_protocol import HttpProtocol
from red7.hosting.operations.metrics_server import _SignalFreeServer
from red7.hosting.processes.server_process import _Server
from red7.hosting.sockets.light_queue import LightEvent, LightQueue
from red7.hosting.sockets.socket_protocol import SocketProtocol
from red7.hosting.uvicorn_internals import UvicornHttpProtocol

HTTP_PROTOCOL = {
    "_unset_keepalive_if_required": "to stop the keep-alive timer of a lost connection",
    "_unsupported_upgrade_warning": "overridden, to log nothing",
    "client": "the client's address, which a UNIX socket lacks",
    "conn": "the h11 connection, replaced by `RequestParser`",
    "connection_lost": "overridden, to release the socket",
    "connection_made": "overridden, to track the socket",
    "cycle": "the request that is being answered",
    "flow": "to know whether the client reads",
    "handle_events": "overridden, to expect what comes next",
    "handle_websocket_upgrade": "overridden, to know that `SocketProtocol` goes on",
    "on_response_complete": "overridden, to expect the next request",
    "pause_writing": "overridden, to limit the time of a client that does not read",
    "resume_writing": "overridden, to end that time",
    "send_400_response": "overridden, to count malformed requests",
    "timeout_keep_alive_handler": "overridden, to abort instead of close",
    "transport": "to answer, close and abort",
    "ws_protocol_class": "replaced by `SocketProtocol` for the tracked socket",
}
REQUEST_CYCLE = {
    "body": "freed when the response is complete",
    "disconnected": "to stop the application after a malformed request",
    "message_event": "to wake the application then",
}
FLOW_CONTROL = {"write_paused": "whether the client does not read"}
SOCKET_PROTOCOL = {
    "client": "the client's address, which a UNIX socket lacks",
    "close_sent": "whether the close frame was sent",
    "conn": "the parser's state, and its close frame",
    "connection_lost": "overridden, to release the socket",
    "connection_made": "overridden, to track the socket",
    "data_received": "overridden, to parse only what is soon answered",
    "disconnected": "whether the client has left",
    "frames": "to limit the frames of one message",
    "handle_cont": "overridden, for the same",
    "handle_parser_exception": "to send the close frame to a client without a hello",
    "handle_ping": "overridden, to limit pings",
    "handle_pong": "overridden, to limit pongs",
    "pause_writing": "overridden, to limit the time of a client that does not read",
    "queue": "replaced by `LightQueue`, to save memory",
    "receive": "overridden, to parse more once the application has read",
    "request": "freed once the socket is accepted",
    "response": "freed once the socket is accepted",
    "resume_writing": "overridden, to end the time of a client that does not read",
    "run_asgi": "overridden, to offer the extension and limit the time to close",
    "scope": "to offer the extension, and to free the headers",
    "send": "overridden, to free the request",
    "transport": "to send, and to abort",
    "writable": "replaced by `LightEvent`, to save memory",
}
SERVER = {
    "config": "for the protocols",
    "force_exit": "to stop without delay at the second signal",
    "handle_exit": "overridden, to stop at any signal",
    "lifespan": "for the state of the application",
    "server_state": "for the protocols",
    "servers": "extended by `Acceptor`s",
    "should_exit": "to stop at the first signal",
    "shutdown": "overridden, to drain before, and to log after",
    "startup": "overridden, to accept by `Acceptor`s",
}
METRICS_SERVER = {"capture_signals": "overridden, to leave signals to the players' server"}

USES = {
    H11Protocol: HTTP_PROTOCOL,
    RequestResponseCycle: REQUEST_CYCLE,
    FlowControl: FLOW_CONTROL,
    WebSocketsSansIOProtocol: SOCKET_PROTOCOL,
    uvicorn.Server: {**SERVER, **METRICS_SERVER},
}


def tree_of(kind: type) -> ast.ClassDef:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    return tree


def attributes_of(kind: type) -> set[str]:
    """The names of the methods of a class, and of the attributes that it sets."""
    found = {each for each in vars(kind) if inspect.isfunction(vars(kind)[each])}
    for node in ast.walk(tree_of(kind)):
        if is_of_self(node) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


def is_of_self(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def used_by(kind: type) -> set[str]:
    """The names that a class reads, sets or overrides."""
    found = {each for each in vars(kind) if inspect.isfunction(vars(kind)[each])}
    return found | {node.attr for node in ast.walk(tree_of(kind)) if is_of_self(node)}


def called_on(kind: type, attribute: str) -> Iterator[str]:
    """The methods that a class calls on one of its attributes, or on the members of a list."""
    names = {f"self.{attribute}"}
    for node in ast.walk(tree_of(kind)):
        if isinstance(node, ast.For) and ast.unparse(node.iter) == f"self.{attribute}":
            names.add(ast.unparse(node.target))
    for node in ast.walk(tree_of(kind)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in names:
            yield node.attr


@pytest.mark.parametrize(
    ("kind", "name", "why"),
    [(kind, name, why) for kind, names in USES.items() for name, why in names.items()],
    ids=lambda each: each.__name__ if isinstance(each, type) else None,
)
def test_uvicorn_has_what_the_server_uses(kind: type, name: str, why: str) -> None:
    assert name in attributes_of(kind), (
        f"uvicorn {uvicorn.__version__} has no {kind.__name__}.{name}; red7 needs it: {why}"
    )


@pytest.mark.parametrize(
    ("base", "ours", "names"),
    [
        (H11Protocol, (UvicornHttpProtocol, HttpProtocol), HTTP_PROTOCOL),
        (WebSocketsSansIOProtocol, (SocketProtocol,), SOCKET_PROTOCOL),
        (uvicorn.Server, (_Server,), SERVER),
        (uvicorn.Server, (_SignalFreeServer,), METRICS_SERVER),
    ],
    ids=["http", "websockets", "server", "metrics-server"],
)
def test_the_lists_above_are_complete(
    base: type, ours: tuple[type, ...], names: dict[str, str]
) -> None:
    used = set[str]().union(*map(used_by, ours)) & attributes_of(base)
    assert used - {"__init__"} - set(names) == set()
    # What uvicorn no longer has is named by the test above.
    assert set(names) & attributes_of(base) <= used


@pytest.mark.parametrize(
    ("base", "ours"),
    [
        (H11Protocol, HttpProtocol),
        (WebSocketsSansIOProtocol, SocketProtocol),
        (uvicorn.Server, _Server),
    ],
)
def test_overridden_methods_take_what_uvicorn_passes(base: type, ours: type) -> None:
    for name in vars(ours).keys() & vars(base).keys() - {"__init__"}:
        if inspect.isfunction(vars(base)[name]):
            passed = list(inspect.signature(vars(base)[name]).parameters)
            assert list(inspect.signature(vars(ours)[name]).parameters) == passed, (
                f"uvicorn {uvicorn.__version__} calls {base.__name__}.{name} with {passed}"
            )


@pytest.mark.parametrize(
    ("base", "attribute", "replacement"),
    [
        (WebSocketsSansIOProtocol, "queue", LightQueue),
        (WebSocketsSansIOProtocol, "writable", LightEvent),
        (uvicorn.Server, "servers", Acceptor),
    ],
)
def test_replacements_have_the_methods_that_uvicorn_calls(
    base: type, attribute: str, replacement: type
) -> None:
    # `Server.startup` also reads the sockets of the servers that it creates itself.
    called = set(called_on(base, attribute)) - {"append", "sockets"}
    missing = {each for each in called if not hasattr(replacement, each)}
    assert called
    assert not missing, f"uvicorn {uvicorn.__version__} calls these on {attribute}: {missing}"


def test_no_other_module_imports_uvicorn() -> None:
    package = Path(red7.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith(("import uvicorn", "from uvicorn"))
    }
    assert found == {"hosting/uvicorn_internals.py"}
