// The one WebSocket of this page. It reconnects by itself, with exponential backoff, and sends pings.
import { PROTOCOL, type Answer, type Request } from '../wire'

const PING_INTERVAL = 20_000
/** Seconds between pings while the page is seen and others wait for its player. */
const PING_CLOSELY_S = 4
/** Until a connection that does not answer is given up. */
const PATIENCE = 10_000
/** Until it is said that there is no answer: to a command, and once the browser is offline. */
const ANSWER = 2_000
const ANSWER_OFFLINE = 1_000
const LONGEST_WAIT = 3_000
/** Between tries of a page that is not seen: somebody may wait for its player. */
const HIDDEN_WAIT = 20_000
/** What is answered at once. Hints take their time, and so may what is explored. */
const ANSWERED = ['play', 'next', 'watch', 'ping', 'sit', 'stand', 'take-back']
/** Codes with which the server closes what it would refuse again. */
const REFUSED = [1002, 1008]

/** The code of a server that is started again, and how long at most until a page comes back. */
const RESTARTING = 1012
const RESTART_WAIT = 2_000

/** A way to say something to a server. */
export interface Connection {
  send(request: Request): boolean
  /** Let the server know soon if the connection is lost, or take its time. */
  watchClosely(is: boolean): void
  close(): void
}

/** Why there is no connection: the browser is offline, nobody answers, or it has ended. */
export type Trouble = 'offline' | 'silent' | 'lost'

/** Connects to a server; what must not be lost is in `greet`, which is said with every connection. */
export type Connect = (
  greet: () => Request[],
  receive: (answer: Answer) => void,
  connected: (is: boolean, why?: Trouble) => void,
) => Connection

export const connect: Connect = (...handlers) => new Socket(...handlers)

class Socket implements Connection {
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private heard = 0
  private asked = 0
  private timers: number[] = []
  private isWatched = false
  /** Whether somebody has answered, and since then not been waited for in vain. */
  private isUp = false
  /** Runs while an answer is waited for. */
  private deadline = 0

  constructor(
    private readonly greet: () => Request[],
    private readonly receive: (answer: Answer) => void,
    private readonly connected: (is: boolean, why?: Trouble) => void,
  ) {
    this.open()
    const pinging = setInterval(() => this.ping(), PING_INTERVAL)
    const closely = setInterval(() => this.isClosely() && this.ping(), 1000 * PING_CLOSELY_S)
    this.timers.push(pinging, closely)
    addEventListener('online', this.resume)
    addEventListener('offline', this.doubt)
    document.addEventListener('visibilitychange', this.wake)
  }

  /** Whether a message could be sent: there must be a connection. */
  send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(request))
    if (ANSWERED.includes(request.type)) this.expectAnswer(this.socket, ANSWER)
    return true
  }

  watchClosely(is: boolean): void {
    if (is === this.isWatched) return
    this.isWatched = is
    this.ping()
  }

  private isClosely(): boolean {
    return this.isWatched && !document.hidden
  }

  close(): void {
    this.closed = true
    this.timers.forEach(clearInterval)
    clearTimeout(this.deadline)
    removeEventListener('online', this.resume)
    removeEventListener('offline', this.doubt)
    document.removeEventListener('visibilitychange', this.wake)
    // Browsers complain of a connection that is closed before it is there.
    const { socket } = this
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws`)
    this.socket = socket
    this.asked = 0
    clearTimeout(this.deadline)
    this.deadline = 0
    const patience = setTimeout(() => this.drop(socket), PATIENCE)
    this.timers.push(patience)
    socket.onopen = () => {
      clearTimeout(patience)
      this.heard = Date.now()
      this.send({ type: 'hello', protocol: PROTOCOL })
      this.greet().forEach((request) => this.send(request))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.tries = 0
      clearTimeout(this.deadline)
      this.deadline = 0
      this.isUp = true
      this.connected(true)
      this.receive(JSON.parse(event.data) as Answer)
    }
    socket.onclose = (event) => {
      clearTimeout(patience)
      this.lost(socket, event.code)
    }
  }

  /** Give up a connection that does not answer, without waiting for its end. */
  private drop(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return
    this.lost(socket, 0)
    this.socket = null
    socket.close()
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return
    this.miss(isOffline() ? 'offline' : 'lost')
    if (REFUSED.includes(code)) return
    // With jitter, so that all who were sent away do not come back at once.
    const most = document.hidden ? HIDDEN_WAIT : LONGEST_WAIT
    const step = code === RESTARTING ? RESTART_WAIT : Math.min(250 * 2 ** this.tries++, most)
    const wait = step * (code === RESTARTING ? Math.random() : 0.5 + Math.random() / 2)
    this.timers.push(setTimeout(() => this.wake(), wait))
  }

  private miss(why: Trouble): void {
    clearTimeout(this.deadline)
    this.deadline = 0
    this.isUp = false
    this.connected(false, why)
  }

  /** Whatever is heard next is an answer; if nothing is, that is told, and then given up. */
  private expectAnswer(socket: WebSocket, wait: number): void {
    if (this.deadline || socket !== this.socket) return
    this.deadline = setTimeout(() => {
      // The sooner it is closed, the sooner the server can tell the others.
      if (isOffline()) return this.drop(socket)
      this.miss('silent')
      this.deadline = setTimeout(() => this.drop(socket), PATIENCE - wait)
    }, wait)
  }

  /** The browser is offline; a server on this machine may be there nevertheless. */
  private doubt = (): void => {
    if (this.closed) return
    clearTimeout(this.deadline)
    this.deadline = 0
    if (this.socket?.readyState !== WebSocket.OPEN) return this.miss('offline')
    this.expectAnswer(this.socket, ANSWER_OFFLINE)
    this.send({ type: 'ping' })
  }

  /** The browser is online again: nothing is left of a connection that did not answer. */
  private resume = (): void => {
    const { socket } = this
    if (this.closed || this.isUp || !socket) return this.wake()
    this.tries = 0
    this.socket = null
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
    this.open()
  }

  private wake = (): void => {
    if (this.closed) return
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.open()
    else if (!document.hidden) this.ping()
    else if (this.isWatched) this.send(this.nextPing())
  }

  /** A page that is seen says when its next ping comes; browsers slow down the others. */
  private nextPing(): Request {
    return this.isClosely() ? { type: 'ping', within: PING_CLOSELY_S } : { type: 'ping' }
  }

  /** A connection that died without a word is given up, so that a new one is made. */
  private ping(): void {
    if (this.socket && this.asked > this.heard && Date.now() - this.asked >= PATIENCE)
      this.drop(this.socket)
    else if (this.asked <= this.heard && this.send(this.nextPing())) this.asked = Date.now()
  }
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** An id that nobody else thinks of; `randomUUID` is not to be had on a plain local network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
