// @vitest-environment node
// What a language lacks is said in English, and never in a language that looks like it.
import { afterAll, expect, test } from 'vitest'
import english from 'virtual:catalogue/en'
import { messagesOf } from '../../catalogue-source'
import { named, speak } from '../../src/texts/catalogue'

const FILES: Record<string, string> = {
  '/en/common.ftl':
    '# For translators.\ncolor-name = Blue\ncards = { $count ->\n    [one] card\n   *[other] cards\n}\n',
  '/en/table.ftl': 'empty = The deck is empty: { color-name }.\n',
  '/en/terminal.ftl': 'elsewhere = Not in the page.\n',
  '/es/common.ftl': 'color-name = Celeste\ncards = cartas\n',
  '/es/table.ftl': 'empty = No quedan cartas: { color-name }.\n',
  '/es-419/common.ftl': 'color-name = Celeste\n',
  '/pt-BR/common.ftl': 'color-name = Azul\ncards = cartas',
  '/pl/table.ftl': 'empty =\n    Talia jest pusta:\n    cards = 0\n',
}
const reader = {
  fs: {
    readdir: (folder: string) =>
      Promise.resolve(
        Object.keys(FILES)
          .filter((file) => file.startsWith(folder))
          .map((file) => file.slice(folder.length)),
      ),
    readFile: (file: string) => Promise.resolve(FILES[file] ?? ''),
  },
  addWatchFile: () => {},
}
afterAll(() => speak('en', english))

test.each([
  ['en', 'The deck is empty: Blue.', 'cards'],
  ['es', 'No quedan cartas: Celeste.', 'cartas'],
  ['es-419', 'The deck is empty: Celeste.', 'cards'],
  ['pt-BR', 'The deck is empty: Azul.', 'cartas'],
  ['pl', 'Talia jest pusta:\ncards = 0', 'cards'],
])('what %s lacks is said in English', async (language, empty, cards) => {
  const source = await messagesOf(reader, language, '/')
  speak(language, source)
  expect([named('empty'), named('cards', { count: 5 }), named('elsewhere')]).toEqual([
    empty,
    cards,
    null,
  ])
})

test('a language that lacks nothing has no English with it', async () => {
  expect(await messagesOf(reader, 'es', '/')).not.toContain('deck')
})
