import { beforeEach, describe, expect, test } from 'vitest'
import { Draft } from '../../src/table/draft.svelte'
import { OptionsCache } from '../../src/table/options-cache.svelte'
import { choice, frame, options, outcome, refused } from '../builders'

let cache: OptionsCache
let draft: Draft

beforeEach(() => {
  cache = new OptionsCache(() => {})
  draft = new Draft({ frame: frame() }, cache)
})

test('what could follow is known for just this turn', () => {
  cache.begin(1, [options([], { ways: 7 }), options(['+G7'], { ways: 2 })])
  expect(draft.options?.ways).toBe(7)
  draft.lay(choice('+G7'))
  expect(draft.turn).toEqual(['+G7'])
  expect(draft.options?.ways).toBe(2)
  draft.cut(0)
  expect(draft.options?.ways).toBe(7)
})

test('steps that are stored come before those that are laid', () => {
  draft = new Draft({ frame: frame({ steps: ['+Y3'] }) }, cache)
  draft.lay(choice('>G7'))
  expect([draft.turn, draft.steps]).toEqual([['+Y3', '>G7'], ['>G7']])
})

describe('while it is not known what could follow', () => {
  const laid = choice('+R1', { ways: 3, owes: 'R1', finish: null })

  test('the choice that was laid tells what it can', () => {
    draft.lay(laid)
    expect([draft.options, draft.ways, draft.owed, draft.finish]).toEqual([null, 3, 'R1', null])
  })
  test('nothing is said of any card', () => {
    draft.lay(laid)
    expect([draft.mark('G7'), draft.choicesOf('G7'), draft.find('G7', '+')]).toEqual([
      null,
      [],
      null,
    ])
  })
  test('an answer knows better', () => {
    draft.lay(laid)
    cache.begin(1, [options(['+R1'], { ways: 2, owed: null })])
    expect([draft.ways, draft.owed]).toEqual([2, null])
  })
})

describe('how a turn may end', () => {
  test('as the last step that was laid says', () => {
    draft.lay(choice('>G7', { finish: ['!', '.'], outcome: outcome({ stays: true }) }))
    expect([draft.finish, draft.stays, draft.mayDecline]).toEqual([['!', '.'], true, true])
  })
  test('as the options say, where nothing is laid', () => {
    const end = choice('.', { outcome: outcome({ stays: true }) })
    cache.begin(1, [options([], { finish: ['.'], choices: [end] })])
    expect([draft.finish, draft.stays, draft.mayDecline]).toEqual([['.'], true, false])
  })
  test('not at all at its start', () => {
    cache.begin(1, [options([])])
    expect([draft.finish, draft.stays]).toEqual([null, false])
  })
})

test('a card is marked by the best that could be done with it', () => {
  const stays = outcome({ stays: true })
  const choices = [
    choice('+G7', { ways: 1 }),
    choice('>G7', { outcome: stays }),
    choice('+Y4'),
    refused('>Y4', 'losing', { uses: 1 }),
    choice('+V2'),
    refused('>V2', 'losing'),
  ]
  cache.begin(1, [options([], { choices })])
  expect(['G7', 'Y4', 'V2', 'R1'].map((card) => draft.mark(card))).toEqual([
    'stays',
    'later',
    'out',
    'out',
  ])
  expect(draft.choicesOf('G7').map((each) => each.step)).toEqual(['+G7', '>G7'])
})

test('a way to use a card is found by kind, and a draw where it is one of them', () => {
  cache.begin(1, [
    options([], { choices: [choice('+G7'), choice('^B5'), choice('~B5'), choice('!')] }),
  ])
  expect(draft.find('B5', '>~')?.step).toBe('~B5')
  expect(draft.find('B5', '*^!')?.step).toBe('^B5')
  expect(draft.find('G7', '*^!')?.step).toBe('!')
  expect(draft.find('G7', '>~')).toBe(null)
})
