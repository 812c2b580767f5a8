// The layouts of the table, and the screens that each is for. No component asks for sizes itself:
// the page carries the name as `data-layout`, and what is drawn follows it.
import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('(min-width: 1000px) and (min-height: 640px)')
const tall = new MediaQuery('(min-width: 700px) and (min-height: 900px)')
const upright = new MediaQuery('(max-aspect-ratio: 1/1)')

/** The layout for the screen as it is now; the two for phones have much in common. */
export function layout(): 'wide' | 'tall' | 'phone-upright' | 'phone-sideways' {
  if (wide.current) return 'wide'
  if (tall.current) return 'tall'
  return upright.current ? 'phone-upright' : 'phone-sideways'
}
