// Says what stands outside of all scripts in every language: `index.html` and the manifest have
// names of messages between percent signs. The English ones keep their names, and `index.pl.html`
// and `manifest.pl.webmanifest` lie beside them; the server chooses.
import type { Plugin, Rolldown } from 'vite'
import { ENGLISH, languages, messagesOf } from './catalogue-source.ts'

const PAGE = 'index.html'
const MANIFEST = 'manifest.webmanifest'
const MANIFEST_SOURCE = new URL('manifest.json', import.meta.url).pathname
const SAID = /%([a-z-]+)%/g
const LANGUAGE = 'lang'

type Words = (template: string) => string

/** What puts the words of a language into a template; they are plain texts in one line. */
async function wordsOf(context: Rolldown.PluginContext, language: string): Promise<Words> {
  const messages = await messagesOf(context, language)
  const said = (key: string): string =>
    key === LANGUAGE
      ? language
      : (new RegExp(`^${key} = ([^{}<>&"\\\\\\n]+)$`, 'm').exec(messages)?.[1] ??
        context.error(`there is no plain message ${key} in ${language}`))
  return (template) => template.replace(SAID, (_, key: string) => said(key))
}

const nameIn = (language: string, file: string): string =>
  language === ENGLISH ? file : file.replace('.', `.${language}.`)

export const spokenPages = (): Plugin => {
  let isServed = false
  let english: Words = (template) => template
  return {
    name: 'red7-languages',
    enforce: 'post',
    configResolved(config) {
      isServed = config.command === 'serve'
    },
    async buildStart() {
      english = await wordsOf(this, ENGLISH)
    },
    // What is built keeps the names of the messages until it is said in each language. While it
    // is served for an editor it is English, and cannot be installed.
    transformIndexHtml: (page) =>
      isServed ? english(page).replace(/^.*rel="manifest".*\n/m, '') : page,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle[PAGE]
        if (page?.type !== 'asset') return this.error(`there is no ${PAGE}`)
        const template = String(page.source)
        const manifest = await this.fs.readFile(MANIFEST_SOURCE, { encoding: 'utf8' })
        for (const language of await languages(this)) {
          const words = await wordsOf(this, language)
          const emit = (name: string, source: string): string =>
            this.emitFile({ type: 'asset', fileName: nameIn(language, name), source })
          emit(MANIFEST, words(manifest))
          if (language === ENGLISH) page.source = words(template)
          else emit(PAGE, words(template))
        }
      },
    },
  }
}
