// What a new table with friends has agreed on, before its host has changed anything.
import { usualBot } from '../lib/bots'
import { currentLanguage } from '../texts/language'
import type { Lobby, Settings } from '../wire'

export const newTable = ({ bots, watching }: Pick<Lobby, 'bots' | 'watching'>): Settings => ({
  clock: { seconds: 0, increment: null },
  out_of_time: 'bot',
  help: 'marks',
  pause: 30,
  stand_in: usualBot(bots),
  watching,
  late: true,
  public: false,
  language: currentLanguage(),
})
