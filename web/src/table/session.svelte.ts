// The session: the connection to a table, and what the server says about it as a whole.
import { keyOf } from '../friends/link-key'
import { problemSentence } from '../lib/problems'
import { connect, type Connect, type Connection, type Trouble } from '../lib/socket'
import type {
  Accepted,
  Answer,
  Clocks,
  ErrorMessage,
  Hints,
  OptionsMessage,
  Presence,
  Reaction,
  RefusedMessage,
  Request,
  Rules,
  Seating,
  TableMessage,
  Update,
} from '../wire'

/** The code of what the server would have done for somebody who asks for less. */
const TOO_MANY = 'too-many-requests'

/** The codes of what a client hears that may no longer see the table. */
const ENDED = new Set(['was-removed', 'watching-ended'])

/** Who gets the server's messages. */
export interface SessionHooks {
  /** What is said with every new connection after `watch`: what must not be lost. */
  unanswered(): Request[]
  ontable(message: TableMessage): void
  onupdate(message: Update): void
  onoptions(message: OptionsMessage): void
  onhints(message: Hints): void
  onaccepted(message: Accepted): void
  onrefused(message: RefusedMessage): void
  onseating(message: Seating): void
  onpresence(message: Presence): void
  onclocks(message: Clocks): void
  onreaction(message: Reaction): void
  /** Something was too much for now: whether its player must ask for it once more. */
  onheld(): boolean
  /** What was asked and not answered can be asked again. */
  onrested(): void
  /** Something that was asked gets no answer. */
  onfailed(message: ErrorMessage): void
}

export class Session {
  connected = $state(false)
  /** Why it is not. */
  trouble = $state<Trouble>('lost')
  /** Whether there is no such table, or it is not ours. */
  missing = $state(false)
  /** Why the player may no longer see the table, as a sentence. */
  ended = $state<string | null>(null)
  /** Whether the server does not understand this page any more. */
  stale = $state(false)
  /** Whether this browser keeps no cookie, by which the server would know its player. */
  cookieless = $state(false)
  /** What went wrong, as a sentence. */
  problem = $state<string | null>(null)
  rules = $state.raw<Rules | null>(null)
  /** The name of the rules; null for a mix of one's own. */
  preset = $state.raw<string | null>(null)
  private readonly connection: Connection
  private pause = 0

  constructor(
    readonly table: string,
    private readonly hooks: SessionHooks,
    open: Connect = connect,
  ) {
    this.connection = open(
      () => [{ type: 'watch', table, key: keyOf(table) }, ...hooks.unanswered()],
      (answer) => this.receive(answer),
      (is, why = 'lost') => {
        this.connected = is
        this.trouble = why
      },
    )
  }

  /** Whether a message could be sent. */
  send(request: Request): boolean {
    return this.connection.send(request)
  }

  /** Others wait for the player of this page, or nobody does. */
  watchClosely(is: boolean): void {
    this.connection.watchClosely(is)
  }

  close(): void {
    clearTimeout(this.pause)
    this.connection.close()
  }

  /** The server had too much to do for us: what was asked is asked again, a little later. */
  private later(answer: ErrorMessage): void {
    if (this.hooks.onheld()) this.problem = problemSentence(answer)
    const seconds = Number(answer.values?.count ?? 1)
    clearTimeout(this.pause)
    this.pause = setTimeout(
      () => {
        if (this.rules) this.hooks.onrested()
        else this.send({ type: 'watch', table: this.table, key: keyOf(this.table) })
      },
      1000 * seconds * (1 + Math.random()),
    )
  }

  private receive(answer: Answer): void {
    switch (answer.type) {
      case 'table':
        this.rules = answer.rules
        this.preset = answer.preset
        return this.hooks.ontable(answer)
      case 'update':
        return this.hooks.onupdate(answer)
      case 'options':
        return this.hooks.onoptions(answer)
      case 'hints':
        return this.hooks.onhints(answer)
      case 'accepted':
        return this.hooks.onaccepted(answer)
      case 'refused':
        return this.hooks.onrefused(answer)
      case 'seating':
        this.rules = answer.rules
        this.preset = answer.preset
        return this.hooks.onseating(answer)
      case 'presence':
        return this.hooks.onpresence(answer)
      case 'clocks':
        return this.hooks.onclocks(answer)
      case 'reaction':
        return this.hooks.onreaction(answer)
      case 'error':
        return this.failed(answer)
    }
  }

  /** A command was refused: say why. */
  explain(refused: RefusedMessage): void {
    this.problem = problemSentence(refused)
  }

  private failed(answer: ErrorMessage): void {
    const { code } = answer
    if (code === TOO_MANY) return this.later(answer)
    if (code === 'unknown-table') this.missing = true
    else if (ENDED.has(code)) this.ended = problemSentence(answer)
    else if (code === 'no-token') this.cookieless = true
    else if (code === 'protocol') this.stale = true
    // Whoever is behind is shown what has happened in a moment.
    else if (code !== 'behind') this.problem = problemSentence(answer)
    this.hooks.onfailed(answer)
  }
}
