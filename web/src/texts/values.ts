// The values that messages are given, and the parts that a sentence is made of.

export type Part =
  string | { card: string; case?: string } | { color: string; case?: string } | { strong: string }

/** Whether a sentence speaks to somebody, or of them. */
export type Person = 'you' | 'other'
/** Words that are put into a sentence as they are, perhaps with cards among them. */
export type Text = Part | readonly Part[]
export type CardValue = { card: string }
export type CardsValue = readonly Part[]
export type Value = Text | number | Date

export const card = (name: string): CardValue => ({ card: name })
export const color = (letter: string): Part => ({ color: letter })
export const strong = (text: string): Part => ({ strong: text })
