// The bots by the names and characters that players know them by.
import type { Bot, NewSeat } from '../wire'
import { has, text } from './i18n'

/** What a bot is called. */
export function botName(bot: string): string {
  const key = `bot.${bot}`
  return has(key) ? text(key) : bot
}

/** How a bot plays, in a sentence; one that the catalogue does not know speaks for itself. */
export function botCharacter(bot: string, bots: readonly Bot[]): string {
  const key = `bot.${bot}.text`
  if (has(key)) return text(key)
  return bots.find((each) => each.name === bot)?.about ?? ''
}

/** A seat for a bot. */
export const botSeat = (bot: string): NewSeat => ({ name: botName(bot), bot })
