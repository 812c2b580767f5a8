// What the server has told of the choices that follow on the beginning of a turn.
import { turnKey } from '../lib/steps'
import type { Options } from '../wire'

interface Question {
  ask: () => void
  answer: (found: Options | null) => void
  answered: Promise<Options | null>
}

export class Foresight {
  private known = $state.raw<Map<string, Options>>(new Map())
  private asked = new Map<string, Question>()

  /** What could follow on all steps of a turn so far, if it is known. */
  after(steps: readonly string[]): Options | null {
    return this.known.get(key(steps)) ?? null
  }

  /** What could follow on some steps, perhaps with the turns that use one: known, or asked for. */
  find(steps: readonly string[], using: string | null, ask: () => void): Promise<Options | null> {
    const place = key(steps, using)
    const known = this.known.get(place)
    if (known) return Promise.resolve(known)
    const before = this.asked.get(place)
    if (before) return before.answered
    let answer: Question['answer'] = () => {}
    const answered = new Promise<Options | null>((resolve) => (answer = resolve))
    this.asked.set(place, { ask, answer, answered })
    ask()
    return answered
  }

  /** What was asked on a connection that is lost gets no answer there. */
  askAgain(): void {
    for (const question of this.asked.values()) question.ask()
  }

  learn(found: readonly Options[], using: string | null = null): void {
    const known = new Map(this.known)
    for (const each of found) known.set(key(each.steps, using), each)
    this.known = known
    for (const each of found) {
      this.asked.get(key(each.steps, using))?.answer(each)
      this.asked.delete(key(each.steps, using))
    }
  }

  /** Another turn has begun. */
  clear(): void {
    this.known = new Map()
    this.giveUp()
  }

  /** Questions will not be answered any more. */
  giveUp(): void {
    for (const question of this.asked.values()) question.answer(null)
    this.asked.clear()
  }
}

const key = (steps: readonly string[], using: string | null = null): string =>
  turnKey([...steps, using ?? ''])
