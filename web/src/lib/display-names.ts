// What players are called on this page: by the names they gave, or by where they sit.
import { botName } from './bots'
import { text, type Person } from '../texts/catalogue'
import { MAX_NAME_BYTES, MAX_NAME_CHARACTERS, type Sitter } from '../wire'

/** Who sits where, and whom the page speaks to. */
export interface Seating {
  sitters: readonly Sitter[]
  you: number | null
}

/** What earlier releases stored for somebody who had given no name. */
const ONCE_UNNAMED = 'You'

/** The name that somebody has given; empty if none. */
export const givenName = (name: string): string => (name.trim() === ONCE_UNNAMED ? '' : name.trim())

/** As much of a name as a seat may have, in characters as people count them. */
export function fittingName(name: string): string {
  const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined
  const characters = Segmenter
    ? Array.from(new Segmenter().segment(name), ({ segment }) => segment)
    : [...name]
  let fitting = ''
  for (const character of characters.slice(0, MAX_NAME_CHARACTERS)) {
    if (new TextEncoder().encode(fitting + character).length > MAX_NAME_BYTES) break
    fitting += character
  }
  return fitting
}

/** Keep a name that is typed into a field from getting longer than it may be. */
export const fitName = (field: HTMLInputElement): void =>
  field.addEventListener(
    'input',
    () => {
      const name = fittingName(field.value)
      if (name !== field.value) field.value = name
    },
    { capture: true },
  )

/** The seating as this device sees it: it speaks to the only one who plays here. */
export function seatingOf(sitters: readonly Sitter[]): Seating {
  const mine = sitters.flatMap((sitter, seat) => (sitter.mine ? [seat] : []))
  return { sitters, you: mine.length === 1 ? mine[0]! : null }
}

export const whoIs = (seating: Seating, seat: number): Person =>
  seating.you === seat ? 'you' : 'other'

/** What somebody is called where a name stands alone, and in sentences about others. */
export const nameOf = (seating: Seating, seat: number): string => namesOf(seating)[seat] ?? ''

/** The names of all seats; the second of one name has a number after it. */
export function namesOf(seating: Seating): string[] {
  const found: string[] = []
  // Whoever is spoken to as "You" is that, wherever they sit.
  for (const seat of [...seating.sitters.keys()].sort((one) => (isYou(seating, one) ? -1 : 0))) {
    const name = ownName(seating, seat)
    found[seat] = name
    if (seating.sitters[seat]?.free) continue
    for (let number = 2; found.some((each, other) => other !== seat && each === found[seat]);)
      found[seat] = text('player-again', { name, number: number++ })
  }
  return found
}

const isYou = (seating: Seating, seat: number): boolean =>
  ownName(seating, seat) === text('name-you') && seat === seating.you

/** What a person is called whose name and seat are known. */
export const personNameAt = (seat: number, name: string): string =>
  name || text('player-unnamed', { number: seat + 1 })

/** The name of a seat that a bot plays in the place of a person. */
export const nameFor = (bot: string, who: Person, name: string): string =>
  text('name-for', { bot: botName(bot), who, name })

/** The person who has a seat, whoever plays it for the moment. */
export function personName(seating: Seating, seat: number): string {
  const sitters = seating.sitters.map((each) => ({ ...each, stand_in: null }))
  return nameOf({ sitters, you: seating.you }, seat)
}

function ownName(seating: Seating, seat: number): string {
  const sitter = seating.sitters[seat]
  if (sitter?.left && sitter.bot) return nameFor(sitter.bot, 'other', sitter.name)
  const name = givenOrUsualName(seating, seat)
  return sitter?.stand_in && !sitter.mine ? nameFor(sitter.stand_in, 'other', name) : name
}

function givenOrUsualName({ sitters, you }: Seating, seat: number): string {
  const sitter = sitters[seat]
  const name = sitter?.mine ? givenName(sitter.name) : (sitter?.name ?? '')
  if (name) return name
  if (sitter?.free) return text('seat-free')
  if (sitter?.bot) return botName(sitter.bot)
  const shared = sitters.filter((each) => each.mine).length > 1
  return seat === you && !shared ? text('name-you') : personNameAt(seat, '')
}

/** The heading of one's own seat. */
export function ownHeading(seating: Seating, seat: number): string {
  const name = nameOf(seating, seat)
  return seat !== seating.you || name === text('name-you') ? name : text('name-and-you', { name })
}
