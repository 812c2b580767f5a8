// Has the pages import languages: `virtual:catalogue/pl` is all that the page says in Polish.
import type { Plugin } from 'vite'
import { messagesOf } from './catalogue-source.ts'

const VIRTUAL = 'virtual:catalogue/'

export const catalogue = (): Plugin => ({
  name: 'red7-catalogue',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? id : null),
  async load(id) {
    if (!id.startsWith(VIRTUAL)) return null
    const messages = await messagesOf(this, id.slice(VIRTUAL.length))
    return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' }
  },
})
