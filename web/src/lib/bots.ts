// The bots by the names and characters that players know them by.
import type { Bot, NewSeat } from '../wire'
import { named } from '../texts/catalogue'

const USUAL = 'planner'

/** What a bot is called. */
export const botName = (bot: string): string => named(`bot-${bot}`) ?? bot

/** How a bot plays, in a sentence; one that the catalogue does not know speaks for itself. */
export const botCharacter = (bot: string, bots: readonly Bot[]): string =>
  named(`bot-${bot}-text`) ?? bots.find((each) => each.name === bot)?.about ?? ''

/** A bot that is offered: the usual one if it is, else the first. */
export const usualBot = (bots: readonly Pick<Bot, 'name'>[]): string =>
  bots.find(({ name }) => name === USUAL)?.name ?? bots[0]?.name ?? USUAL

/** A seat for a bot. */
export const botSeat = (bot: string): NewSeat => ({ name: botName(bot), bot })
