// Has the pages import Fluent files: as texts, without what is said to translators. What is said
// where no script runs is put into the page itself.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PAGES = new URL('../red7/texts/en/pages.ftl', import.meta.url)
const NO_SCRIPT = 'site-no-script'

/** A message that is a plain text in one line. */
function plainMessage(key: string): string {
  const found = new RegExp(`^${key} = ([^{}<>&\\n]+)$`, 'm').exec(readFileSync(PAGES, 'utf-8'))
  if (!found?.[1]) throw new Error(`there is no plain message ${key}`)
  return found[1]
}

export const catalogue = (): Plugin => ({
  name: 'red7-catalogue',
  transformIndexHtml: () => [
    { tag: 'noscript', children: plainMessage(NO_SCRIPT), injectTo: 'body-prepend' },
  ],
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null
    const messages = source.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n')
    return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' }
  },
})
