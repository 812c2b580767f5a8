// What a table with friends has agreed on, in sentences.
import { botName } from '../lib/bots'
import { editionName, homeEdition } from '../lib/editions'
import { text } from '../texts/catalogue'
import type { Lobby, Rules, Settings } from '../wire'

/** A length of time in the largest unit that it is whole in. */
export function duration(seconds: number): string {
  if (seconds && seconds % 3600 === 0) return text('duration-hours', { count: seconds / 3600 })
  if (seconds && seconds % 60 === 0) return text('duration-minutes', { count: seconds / 60 })
  return text('duration-seconds', { count: seconds })
}

const HELP = {
  hints: 'agreed-help-hints',
  marks: 'agreed-help-marks',
  none: 'agreed-help-none',
} as const

export const helpName = (help: Settings['help']): string => text(HELP[help])

/** Whether a switch of a table can be had on this server; while that is not known, it can. */
export function isOffered(
  name: 'watching' | 'late' | 'public' | 'spectators_react',
  offered: Pick<Lobby, 'lobby' | 'watching'> | null,
): boolean {
  if (name === 'public') return offered?.lobby !== false
  return name !== 'watching' || offered?.watching !== false
}

/** The settings, and what is unusual about the rules; one thing in each line. */
export function agreementLines(rules: Rules, settings: Settings): string[] {
  const { clock, watching, late } = settings
  const name = botName(settings.stand_in)
  return [
    // The edition of one's own box goes without saying.
    ...(rules.edition === homeEdition()
      ? []
      : [text('agreed-edition', { text: editionName(rules.edition) })]),
    clockLine(clock),
    ...(clock.seconds ? [text('agreed-is-out', { what: settings.out_of_time, name })] : []),
    helpName(settings.help),
    text('agreed-is-away', { name, text: duration(settings.pause) }),
    text(watching ? 'agreed-watching' : 'agreed-no-watching'),
    ...(watching
      ? [text(settings.spectators_react === false ? 'agreed-no-spectators' : 'agreed-spectators')]
      : []),
    text(late ? 'agreed-late' : 'agreed-no-late'),
    ...(settings.public ? [text('agreed-public')] : []),
  ]
}

function clockLine({ seconds, increment }: Settings['clock']): string {
  const time = duration(seconds)
  if (!seconds) return text('agreed-clock-none')
  if (increment === undefined || increment === null) return text('agreed-is-turn', { text: time })
  if (!increment) return text('agreed-is-bank', { text: time })
  return text('agreed-is-increment', { text: time, next: duration(increment) })
}
