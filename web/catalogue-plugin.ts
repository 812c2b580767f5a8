// Has the pages import Fluent files: as texts, without what is said to translators.
import type { Plugin } from 'vite'

export const catalogue = (): Plugin => ({
  name: 'red7-catalogue',
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null
    const messages = source.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n')
    return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' }
  },
})
