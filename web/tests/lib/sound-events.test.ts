import { expect, test } from 'vitest'
import { soundsOf } from '../../src/lib/sound-events'
import type { Frame } from '../../src/wire'
import { frame, lead } from '../builders'

const before = frame()
const after = (step: string, given: Partial<Frame> = {}, drew = 0): Frame =>
  frame({ happened: { seat: 0, step, drew, out: false }, ...given })

test('a deal is cards that are drawn', () => {
  expect(soundsOf(null, frame())).toEqual(['draw'])
})

test.each([
  ['a card is played', after('+V2'), ['play']],
  ['a card takes the lead', after('+G7', { lead: lead({ seat: 0 }) }), ['lead']],
  ['a card changes the rule', after('>B3', { color: 'B', lead: lead({ seat: 0 }) }), ['rule']],
  ['the rule changes and a card is drawn', after('>B3', { color: 'B' }, 1), ['rule', 'draw']],
  ['a 3 draws', after('+G3', {}, 1), ['play', 'draw']],
  ['an action takes a card away', after('*O5'), ['play']],
  ['a card is drawn', after('!', {}, 1), ['draw']],
  ['a turn ends', after('.'), []],
  ['somebody folds', after('--'), []],
] as const)('%s', (_, now, sounds) => {
  expect(soundsOf(before, now)).toEqual(sounds)
})

test('who led already takes no lead', () => {
  const leads = { lead: lead({ seat: 0 }) }
  expect(soundsOf(frame(leads), after('+V2', leads))).toEqual(['play'])
})
