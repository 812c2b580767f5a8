// Has the pages import languages: `virtual:catalogue/en` is the text of all Fluent files that the page
// needs, without what is said to translators. What is said where no script runs is put into the page.
import type { Plugin, Rolldown } from 'vite'

const TEXTS = new URL('../red7/texts/', import.meta.url).pathname
const VIRTUAL = 'virtual:catalogue/'
/** Files that the page does without. */
const ELSEWHERE = ['terminal.ftl', 'pictures.ftl']
/** A message that is a plain text in one line. */
const NO_SCRIPT = 'site-no-script'

async function messagesOf(context: Rolldown.PluginContext, language: string): Promise<string> {
  const folder = `${TEXTS}${language}/`
  const names = (await context.fs.readdir(folder)).filter((name) => name.endsWith('.ftl')).sort()
  const files = names.filter((name) => !ELSEWHERE.includes(name)).map((name) => folder + name)
  files.forEach((file) => context.addWatchFile(file))
  const texts = await Promise.all(
    files.map((file) => context.fs.readFile(file, { encoding: 'utf8' })),
  )
  return texts
    .join('\n')
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{2,}/g, '\n')
}

export const catalogue = (): Plugin => {
  let sentence = ''
  return {
    name: 'red7-catalogue',
    async buildStart() {
      const english = await messagesOf(this, 'en')
      const found = new RegExp(`^${NO_SCRIPT} = ([^{}<>&\\n]+)$`, 'm').exec(english)
      sentence = found?.[1] ?? this.error(`there is no plain message ${NO_SCRIPT}`)
    },
    transformIndexHtml: () => [
      { tag: 'noscript', children: sentence, injectTo: 'body-prepend' as const },
    ],
    resolveId: (id) => (id.startsWith(VIRTUAL) ? id : null),
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return null
      const messages = await messagesOf(this, id.slice(VIRTUAL.length))
      return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' }
    },
  }
}
