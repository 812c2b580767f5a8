// The layouts of the table, and the screens that each is for. No component asks for sizes itself:
// the page carries the name as `data-layout`, and what is drawn follows it.
import { MediaQuery } from 'svelte/reactivity'

const WIDE = new MediaQuery('(min-width: 1000px) and (min-height: 640px)')
const TALL = new MediaQuery('(min-width: 700px) and (min-height: 900px)')
const UPRIGHT = new MediaQuery('(orientation: portrait)')

/** Return the words for `data-layout`: phones have two layouts with much in common. */
export function layout(): string {
  if (WIDE.current) return 'wide'
  if (TALL.current) return 'tall'
  return UPRIGHT.current ? 'phone upright' : 'phone sideways'
}
