// The layouts of the table, and the screens that each is for. No component asks for sizes itself:
// the page carries the name as `data-layout`, and what is drawn follows it.

const SCREENS = [
  ['wide', '(min-width: 1000px) and (min-height: 640px)'],
  ['tall', '(min-width: 700px) and (min-height: 900px)'],
  ['phone-upright', '(max-aspect-ratio: 1/1)'],
  ['phone-sideways', 'all'],
] as const

const found = (): string => SCREENS.find(([, screen]) => matchMedia(screen).matches)![0]

let current = $state(found())
for (const [, screen] of SCREENS)
  matchMedia(screen).addEventListener('change', () => (current = found()))

/** Return the layout for the screen as it is now; the two for phones have much in common. */
export const layout = (): string => current
