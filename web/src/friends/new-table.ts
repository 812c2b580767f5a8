// What a new table with friends has agreed on, before its host has changed anything.
import { currentLanguage } from '../texts/language'
import type { Settings } from '../wire'

export const newTable = (): Settings => ({
  clock: { seconds: 0, increment: null },
  out_of_time: 'bot',
  help: 'marks',
  pause: 30,
  stand_in: 'planner',
  watching: true,
  late: true,
  public: false,
  language: currentLanguage(),
})
