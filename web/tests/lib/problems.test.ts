import { expect, test } from 'vitest'
import { problemSentence, refusalWords, unreadableSentence } from '../../src/lib/problems'
import { plainText } from '../../src/texts/catalogue'
import type { Refusal } from '../../src/wire'

const refusal = (given: Partial<Refusal>): Refusal => ({
  step: '>B2',
  why: '',
  cause: null,
  color: null,
  ...given,
})

test.each<[Partial<Refusal>, string]>([
  [{ why: 'owes', cause: 'R1' }, 'first do what Red 1 asks: take a card from another palette'],
  [{ why: 'losing', color: 'B' }, 'Blue: not allowed, as you would not lead'],
  [{ why: 'owes' }, 'That did not work (owes). Have another look, or load the page again.'],
  [
    { why: 'a-new-reason' },
    'That did not work (a-new-reason). Have another look, or load the page again.',
  ],
])('%j is refused with a reason', (given, said) => {
  expect(plainText(refusalWords(refusal(given)))).toBe(said)
})

test('a problem is said by its code', () => {
  expect(problemSentence({ code: 'network' })).toContain('does not answer')
  const losing = refusal({ why: 'losing', color: 'B' })
  expect(problemSentence({ code: 'illegal', refusal: losing })).toBe(
    'Not possible: Blue: not allowed, as you would not lead.',
  )
})

test('a code without a sentence, or without its values, gets the general one', () => {
  const general = 'That did not work (a-new-code). Have another look, or load the page again.'
  expect(problemSentence({ code: 'a-new-code' })).toBe(general)
  expect(problemSentence({ code: 'a-new-code', values: { count: 2 } })).toBe(general)
  expect(problemSentence({ code: 'unknown' })).toContain('(unknown)')
})

test('a game that cannot be shown says so, whatever the reason', () => {
  expect(unreadableSentence('a-new-reason')).toBe('This game cannot be read.')
})
