// The options cache: what the mover could do, by the version of the table and the steps taken.
// What is not known is asked for once, and asked again on another connection.
import { turnKey } from '../lib/steps'
import type { Options } from '../wire'

/** What is asked: the whole turn so far, and perhaps a step that all listed turns shall take. */
export interface Question {
  version: number
  steps: readonly string[]
  using: string | null
}

interface Asked {
  question: Question
  resolve: (found: Options | null) => void
  answered: Promise<Options | null>
}

export class OptionsCache {
  private version = 0
  private known = $state.raw<ReadonlyMap<string, Options>>(new Map())
  private asked = new Map<string, Asked>()

  constructor(private readonly ask: (question: Question) => void) {}

  /** What could follow on all steps of a turn so far; null if it is not known yet. */
  get(steps: readonly string[]): Options | null {
    return this.known.get(key(steps, null)) ?? null
  }

  /** What could follow on some steps: known, or asked for; null if there will be no answer. */
  find(steps: readonly string[], using: string | null = null): Promise<Options | null> {
    const place = key(steps, using)
    const known = this.known.get(place)
    if (known) return Promise.resolve(known)
    const before = this.asked.get(place)
    if (before) return before.answered
    const question = { version: this.version, steps, using }
    let resolve: Asked['resolve'] = () => {}
    const answered = new Promise<Options | null>((given) => (resolve = given))
    this.asked.set(place, { question, resolve, answered })
    this.ask(question)
    return answered
  }

  /** An answer has come; one about another version is no use any more. */
  learn(version: number, found: Options, using: string | null = null): void {
    if (version !== this.version) return
    const place = key(found.steps, using)
    this.known = new Map(this.known).set(place, found)
    this.asked.get(place)?.resolve(found)
    this.asked.delete(place)
  }

  /** The table has another version: forget all that was known of the last one. */
  begin(version: number, found: readonly Options[]): void {
    this.giveUp()
    this.version = version
    this.known = new Map(found.map((each) => [key(each.steps, null), each]))
  }

  /** What was asked on a connection that is lost gets no answer there. */
  askAgain(): void {
    for (const { question } of this.asked.values()) this.ask(question)
  }

  /** Questions will not be answered any more. */
  giveUp(): void {
    for (const each of this.asked.values()) each.resolve(null)
    this.asked.clear()
  }
}

const key = (steps: readonly string[], using: string | null): string =>
  turnKey([...steps, using ?? ''])
