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
  'problem-not-your-seat': null
  'problem-not-your-turn': null
  'problem-behind': null
  'problem-illegal': null
  'problem-no-deal': null
  'problem-no-steps': null
  'problem-unknown-table': null
  'problem-already-open': null
  'problem-player-count': { count: number }
  'problem-bad-name': { most: number }
  'problem-no-player': null
  'problem-unknown-bot': { names: Text; text: Text }
  'problem-unknown-seat': { seat: number }
  'problem-unknown-moment': { round: number; turn: number }
  'problem-over': null
  'problem-not-over': null
  'problem-uploaded': null
  'problem-no-turns': null
  'problem-busy': null
  'problem-bad-id': { most: number }
  'problem-protocol': { ours: number; yours: number }
  'problem-no-token': null
  'problem-malformed': { text: Text }
  'problem-too-large': { most: number; what: string }
  'problem-not-utf-8': null
  'problem-bad-record': { line: number; round: number; text: Text; turn: number }
  'problem-host': { text: Text }
  'problem-origin': null
  'problem-unknown-address': { text: Text }
  'problem-unknown-method': { text: Text }
  'problem-failed': null
  'problem-storage': { text: Text; work: string }
  'problem-damaged': { text: Text; why: string }
  'site-not-built': { command: Text }
}
