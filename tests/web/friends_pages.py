"""Friends in a browser: each with a context of their own, at a table that has begun."""

from typing import Any

from playwright.sync_api import Page

from red7.wire.messages import PROTOCOL
from tests.hosting.friend_clients import new_table
from tests.hosting.games import ADVANCED
from tests.web.browser_pages import DESKTOP, PATIENCE, Device, Visitor

NAMES = ("Ann", "Bob", "Cleo", "Dan")
TALK = """async ([protocol, table, key, commands, patience]) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  const heard = []
  let wake = () => {}
  socket.onmessage = ({ data }) => {
    heard.push(JSON.parse(data))
    wake()
  }
  let fail
  const failed = new Promise((_, reject) => (fail = reject))
  const unheard = () => fail(new Error('unheard: ' + JSON.stringify(heard.slice(-3))))
  socket.onclose = unheard
  const alarm = setTimeout(unheard, patience)
  const next = (listen) => Promise.race([failed, new Promise(listen)])
  const until = async (holds) => {
    while (!heard.some(holds)) await next((resolve) => (wake = resolve))
    return heard.findLast(holds)
  }
  const say = (message) => socket.send(JSON.stringify(message))
  await next((resolve) => (socket.onopen = resolve))
  say({ type: 'hello', protocol })
  say({ type: 'watch', table, key })
  let seating = await until(({ type }) => type === 'seating')
  for (const command of commands) {
    const id = crypto.randomUUID()
    const version = command.type === 'next' ? { version: seating.version } : {}
    say({ table, id, ...version, ...command })
    const answer = await until((each) => each.id === id)
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer))
    if (command.type !== 'next')
      seating = await until((each) => each.type === 'seating' && each.version >= answer.version)
  }
  clearTimeout(alarm)
  socket.onclose = null
  socket.close()
  return seating
}"""
"""Gives commands over a socket of its own, as whoever has the page, and gives the seats then."""


def told(page: Page, table: str, *commands: dict[str, Any], key: str = "") -> dict[str, Any]:
    """Give the table some commands; gives its seats."""
    found: dict[str, Any] = page.evaluate(TALK, [PROTOCOL, table, key, commands, PATIENCE])
    return found


def gathered(
    visitor: Visitor,
    people: int = 2,
    *bots: str,
    rules: Any = ADVANCED,
    device: Device = DESKTOP,
    **settings: object,
) -> tuple[str, list[Page]]:
    """A table whose first round is dealt, and a page for everybody, not at the table yet."""
    pages = [visitor.arrive(device, alone=True) for _ in range(people)]
    asked = new_table(people + len(bots), rules=rules, **settings)
    answer = pages[0].request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    key = told(pages[0], table)["links"]["invitation"]
    for seat, page in enumerate(pages[1:], 1):
        page.request.get("/api/lobby")
        told(page, table, {"type": "sit", "seat": seat, "name": NAMES[seat], "key": key}, key=key)
    seated = [
        {"type": "seat-bot", "seat": seat, "bot": bot} for seat, bot in enumerate(bots, people)
    ]
    told(pages[0], table, *seated, {"type": "next"})
    return table, pages


def sit_down(table: str, pages: list[Page]) -> None:
    """Everybody opens the page of a table."""
    for page in pages:
        page.goto(f"/table/{table}")
        page.locator(".tools").wait_for()
