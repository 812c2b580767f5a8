// A server that is not there: it notes what it is told, and says what a test lets it say.
import type { Connect } from '../src/lib/socket'
import type { Answer, Request } from '../src/wire'

export class FakeServer {
  readonly heard: Request[] = []
  isThere = true
  private receive: (answer: Answer) => void = () => {}
  private greet: () => Request[] = () => []
  private connected: (is: boolean) => void = () => {}

  readonly connect: Connect = (greet, receive, connected) => {
    Object.assign(this, { greet, receive, connected })
    return {
      send: (request) => {
        if (this.isThere) this.heard.push(request)
        return this.isThere
      },
      watchClosely: () => {},
      close: () => (this.isThere = false),
    }
  }

  /** A connection is there, for the first time or again. */
  open(): void {
    this.isThere = true
    this.connected(true)
    this.heard.push(...this.greet())
  }

  lose(): void {
    this.isThere = false
    this.connected(false)
  }

  say(answer: Answer): void {
    this.receive(answer)
  }

  /** What was heard of a kind. */
  all<T extends Request['type']>(type: T): Extract<Request, { type: T }>[] {
    return this.heard.filter((each): each is Extract<Request, { type: T }> => each.type === type)
  }
}

/** Until all that can be done without waiting for anybody is done. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve()
}
