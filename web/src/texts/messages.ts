// Generated from red7/texts/en/*.ftl by `make types`. Do not edit.
import type { CardValue, Text } from './values'

/** What each message is given. */
export interface Messages {
  'color-name': { color: string }
  'card-name': { color: string; number: number }
  'rule': { color: string }
  'rule-named': { color: string }
  'player-unnamed': { number: number }
  'bot-random': null
  'bot-random-text': null
  'bot-thrifty': null
  'bot-thrifty-text': null
  'bot-planner': null
  'bot-planner-text': null
  'bot-sampler': null
  'bot-sampler-text': null
  'bot-scout': null
  'bot-scout-text': null
  'list-two': { first: Text; next: Text }
  'list-middle': { first: Text; next: Text }
  'list-end': { first: Text; next: Text }
  'number-decimal': null
  'number-group': null
  'number-percent': { text: Text }
  'why-unknown': null
  'why-not-your-turn': null
  'why-finished': null
  'why-owes': { cause: CardValue; number: number }
  'why-not-in-hand': null
  'why-palette-done': null
  'why-canvas-done': null
  'why-losing': { color: string }
  'why-hopeless': null
  'why-bound': { cause: CardValue }
  'why-no-action': null
  'why-not-there': null
  'why-fewer-cards': null
  'why-no-draw': null
  'why-nothing-done': null
  'why-too-late': null
}
