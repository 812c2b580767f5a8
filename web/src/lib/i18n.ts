// Texts with cards, colours and names in them: from the catalogue, as parts or as a string.
import { en, type Catalogue, type Key } from '../texts/en'

export type { Key }
export type Part = string | { card: string } | { color: string } | { strong: string }
export type Value = string | number | Part | readonly Part[]
export type Values = Record<string, Value>

const catalogue: Catalogue = en
const locale = 'en'
const plural = new Intl.PluralRules(locale)
const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

export const card = (name: string): Part => ({ card: name })
export const color = (letter: string): Part => ({ color: letter })
export const strong = (text: string): Part => ({ strong: text })
export const percent = (share: number): string => percents.format(share)
export const whole = (number: number): string => numbers.format(number)
export const date = (seconds: number): string => dates.format(seconds * 1000)

/** The cards of a list with what a language puts between them. */
export function cards(names: readonly string[]): readonly Part[] {
  return conjunction
    .formatToParts([...names])
    .map((part) => (part.type === 'element' ? card(part.value) : part.value))
}

export function colors(letters: readonly string[]): readonly Part[] {
  return conjunction
    .formatToParts([...letters])
    .map((part) => (part.type === 'element' ? color(part.value) : part.value))
}

export const list = (words: readonly string[]): string => conjunction.format([...words])

/** A message of the catalogue as parts, for `Say` to draw. */
export function richText(key: Key, values: Values = {}): Part[] {
  const pieces = template(key, values).split(/\{(\w+)\}/)
  return pieces.flatMap((piece, place): readonly Part[] => {
    if (place % 2 === 0) return piece ? [piece] : []
    const value = values[piece] ?? ''
    if (typeof value === 'number') return [whole(value)]
    return typeof value === 'object' && 'length' in value ? value : [value]
  })
}

/** A message as a plain string, for names, titles and screen readers. */
export function text(key: Key, values: Values = {}): string {
  return plainText(richText(key, values))
}

export function plainText(parts: readonly Part[]): string {
  return parts.map(word).join('')
}

export function has(key: string): key is Key {
  return key in catalogue
}

function word(part: Part): string {
  if (typeof part === 'string') return part
  if ('card' in part) return cardName(part.card)
  if ('color' in part) return text(`color.${part.color}` as Key)
  return part.strong
}

export function cardName(name: string): string {
  return text('card.name', { color: color(name.charAt(0)), number: name.slice(1) })
}

function template(key: Key, values: Values): string {
  const message = catalogue[key]
  if (typeof message === 'string') return message
  const count = values.count
  const form = typeof count === 'number' ? plural.select(count) : 'other'
  return message[form] ?? message.other
}
