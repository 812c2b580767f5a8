// What the buttons are called by which a card is used.
import { text } from '../texts/catalogue'
import type { Choice } from '../wire'
import { kindOf } from './steps'

const TITLES = {
  '+': 'act-palette',
  '>': 'act-canvas',
  '*': 'act-deck',
  '^': 'act-deck',
  '~': 'act-canvas',
  '!': 'act-draw',
  '.': 'act-end',
  '--': 'act-fold',
} as const

export const choiceTitle = (choice: Choice): string => text(TITLES[kindOf(choice.step)])
