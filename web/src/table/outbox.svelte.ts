// The outbox: a command with its idempotency key, stored here and sent again until it is acknowledged.
import { load, save } from '../lib/local-storage'
import type { NextRequest, PlayRequest } from '../wire'

export type Command = PlayRequest | NextRequest

export class Outbox {
  /** What was sent and is not on the table yet. */
  pending = $state.raw<Command | null>(null)
  /** Whether it has waited for a connection. */
  wasKept = false
  /** The version that the table has by it, once it is accepted. */
  private accepted = 0

  constructor(
    private readonly key: string,
    private readonly send: (command: Command) => void,
  ) {
    this.pending = load<Command | null>(key, null)
  }

  /** What is sent again with a new connection. */
  resent(): Command[] {
    this.wasKept = this.pending !== null
    return this.pending ? [this.pending] : []
  }

  post(command: Command): void {
    this.wasKept = false
    this.pending = command
    save(this.key, command)
    this.send(command)
  }

  /** The server has stored a command, so it need not be sent again; done with once it is shown. */
  accept(id: string, version: number, shown: number): void {
    if (this.pending?.id !== id) return
    save(this.key, null)
    this.accepted = version
    this.show(shown)
  }

  /** The table shows a version. */
  show(version: number): void {
    if (!this.accepted || version < this.accepted) return
    this.pending = null
    this.accepted = 0
  }

  /** The server has refused a command; gives it back, if it was ours. */
  refuse(id: string): Command | null {
    const { pending } = this
    if (pending?.id !== id) return null
    this.pending = null
    save(this.key, null)
    return pending
  }
}
