import { expect, test } from 'vitest'
import { digitOf } from '../../src/table/keyboard'

test.each([
  ['a German keyboard', '3', 'Digit3', false, 3],
  ['a keypad', '3', 'Numpad3', false, 3],
  ['a French keyboard', '"', 'Digit3', false, 3],
  ['a French keyboard with Shift', '3', 'Digit3', true, 3],
  ['an exclamation mark', '!', 'Digit1', true, 0],
  ['a letter', 'p', 'KeyP', false, 0],
  ['no card', '0', 'Digit0', false, 0],
])('the digit of %s', (_, key, code, shiftKey, digit) => {
  expect(digitOf({ key, code, shiftKey })).toBe(digit)
})
