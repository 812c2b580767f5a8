// The catalogue in the page: Fluent messages as text, or as parts with cards and names in them.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import type { Messages } from './messages'
import { card, color, type CardsValue, type Part, type Text, type Value } from './values'

export * from './values'
export type Key = keyof Messages
type Given<K extends Key> = Messages[K] extends null ? [] : [values: Messages[K]]

let bundle = new FluentBundle('en')
let isPseudo = false

/** Speak a language from now on; before anything is drawn. */
export function speak(language: string, source: string, pseudo?: (text: string) => string): void {
  isPseudo = pseudo !== undefined
  bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { CARD: inCase, COLOR: colored, PERCENT: percent },
    ...(pseudo && { transform: pseudo }),
  })
  for (const error of bundle.addResource(new FluentResource(source))) throw error
}

/** A message as parts, for `RichText` to draw. */
export function richText<K extends Key>(key: K, ...given: Given<K>): Part[] {
  return said(key, given[0] as Record<string, Value> | undefined)
}

/** A message as a plain string, for names, titles and screen readers. */
export function text<K extends Key>(key: K, ...given: Given<K>): string {
  return plainText(said(key, given[0] as Record<string, Value> | undefined))
}

export const has = (key: string): boolean => bundle.hasMessage(key)

/** A message of a family, whose key is made at run time; null if there is none for these values. */
export function named(key: string, values: Record<string, Value> = {}): string | null {
  const parts = namedParts(key, values)
  return parts && plainText(parts)
}

/** The same as parts. */
export function namedParts(key: string, values: Record<string, Value> = {}): Part[] | null {
  if (!has(key)) return null
  try {
    return said(key, values)
  } catch {
    return null
  }
}

export function plainText(parts: readonly Part[]): string {
  return parts.map(word).join('')
}

/** The cards of a list with what a language puts between them. */
export const cards = (names: readonly string[]): CardsValue => list(names.map(card))
export const colors = (letters: readonly string[]): readonly Part[] => list(letters.map(color))

/** Sentences that follow each other. */
export const sentences = (each: readonly (readonly Part[])[]): Part[] =>
  joined('sentences-joined', each)

/** Short pieces in one line. */
export const items = (each: readonly string[]): string => plainText(joined('items-joined', each))

const joined = (key: 'sentences-joined' | 'items-joined', pieces: readonly Text[]): Part[] => [
  ...pieces
    .slice(1)
    .reduce<readonly Part[]>(
      (row, next) => richText(key, { first: row, next }),
      partsOf(pieces[0] ?? []),
    ),
]

/** Parts in a row, with what a language puts between them. */
export function list(words: readonly Text[]): readonly Part[] {
  return words.reduce<readonly Part[]>((row, next, place) => {
    if (place === 0) return partsOf(next)
    const isLast = place === words.length - 1
    const key = !isLast ? 'list-middle' : place > 1 ? 'list-end' : 'list-two'
    return richText(key, { first: row, next })
  }, [])
}

export function cardName(name: string, grammaticalCase = ''): string {
  const values = { color: name.charAt(0), number: Number(name.slice(1)), case: grammaticalCase }
  return plainText(said('card-name', values))
}

export const colorName = (letter: string, grammaticalCase = ''): string =>
  plainText(said('color-name', { color: letter, case: grammaticalCase }))

const partsOf = (value: Text): readonly Part[] =>
  typeof value === 'object' && 'length' in value ? value : [value]

function word(part: Part): string {
  if (typeof part === 'string') return part
  if ('card' in part) return cardName(part.card, part.case)
  if ('color' in part) return colorName(part.color, part.case)
  return part.strong
}

// A sentence is formatted as one string, in which each part that is no string has a mark; then
// the string is taken apart again at the marks.
const MARKS = /\uE000(\d+)\uE001/
let marked: Part[] = []

/** A value of a message that is more than a string. */
class Parts extends FluentType<readonly Part[]> {
  override toString(): string {
    return this.value
      .map((part) => (typeof part === 'string' ? part : `\uE000${marked.push(part) - 1}\uE001`))
      .join('')
  }
}

function said(key: string, values: Record<string, Value> = {}): Part[] {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) throw new Error(`there is no message ${key}`)
  const outer = marked
  marked = []
  const errors: Error[] = []
  const sentence = bundle.formatPattern(pattern, variables(values), errors)
  const parts = sentence
    .split(MARKS)
    .map((piece, place): Part => (place % 2 ? (marked[Number(piece)] ?? '') : piece))
    .filter((part) => part !== '')
  marked = outer
  if (errors[0]) throw errors[0]
  return isPseudo ? ['⟦', ...parts, '⟧'] : parts
}

function variables(values: Record<string, Value>): Record<string, FluentVariable> {
  const entries = Object.entries(values).map(([name, value]): [string, FluentVariable] =>
    typeof value === 'object' && !(value instanceof Date)
      ? [name, new Parts(partsOf(value))]
      : [name, value],
  )
  return Object.fromEntries(entries)
}

type Named = Record<string, FluentValue>

/** CARD($card, case: "acc"): cards in a case of the language. */
function inCase([value]: FluentValue[], named: Named): FluentValue {
  if (!(value instanceof Parts)) throw new TypeError('CARD() takes cards')
  const bent = (part: Part): Part =>
    typeof part === 'object' && 'card' in part ? { ...part, ...caseOf(named) } : part
  return new Parts(value.value.map(bent))
}

/** COLOR($color): the color of a letter, which is drawn as one. */
function colored([letter]: FluentValue[], named: Named): FluentValue {
  return new Parts([{ color: String(letter), ...caseOf(named) }])
}

const caseOf = (named: Named): { case?: string } => (named.case ? { case: String(named.case) } : {})

/** PERCENT($share): a share in whole percents. */
function percent([share]: FluentValue[]): FluentValue {
  if (!(share instanceof FluentNumber)) throw new TypeError('PERCENT() takes a number')
  return new FluentNumber(share.value, { style: 'percent', maximumFractionDigits: 0 })
}
