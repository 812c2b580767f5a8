// Has the pages import Fluent files: as texts, without what is said to translators. What is said
// where no script runs is put into the page itself.
import type { Plugin } from 'vite'

const PAGES = new URL('../red7/texts/en/pages.ftl', import.meta.url).pathname
/** A message that is a plain text in one line. */
const NO_SCRIPT = 'site-no-script'

export const catalogue = (): Plugin => {
  let sentence = ''
  return {
    name: 'red7-catalogue',
    async buildStart() {
      const pages = await this.fs.readFile(PAGES, { encoding: 'utf8' })
      const found = new RegExp(`^${NO_SCRIPT} = ([^{}<>&\\n]+)$`, 'm').exec(pages)
      sentence = found?.[1] ?? this.error(`there is no plain message ${NO_SCRIPT}`)
    },
    transformIndexHtml: () => [
      { tag: 'noscript', children: sentence, injectTo: 'body-prepend' as const },
    ],
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      const messages = source.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n')
      return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' }
    },
  }
}
