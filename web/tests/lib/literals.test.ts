// @vitest-environment node
// Words that players read come from the catalogue: none in strings of the code, or in templates.
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>(
  ['../../src/**/*.{ts,svelte}', '!../../src/{wire,symbols}.ts', '!../../src/texts/languages.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Several words, or one with a capital letter. Paths of drawings have numbers. */
const isSaid = (text: string): boolean =>
  /^[^\d]*\p{L}{2,}[,.:;!?…]? +\p{L}+/u.test(text) || /^\p{Lu}\p{Ll}+/u.test(text)

/** What programs read, though it looks like words. */
const NOT_SAID = [
  /^(Arrow(Left|Right)|Enter|Home|End|Esc|Tab)$/, // Names of keys.
  /^AbortError$/,
  /^You$/, // What earlier releases stored.
  /^(input|button(:enabled)?|main), /, // Selectors.
  /^\((prefers-|pointer:)/,
  /^PERCENT|^CARD|^there is no message/, // Mistakes of ours, not seen by players.
  /^text\/plain;/,
]
const isWrong = (text: string): boolean =>
  isSaid(text) && !NOT_SAID.some((pattern) => pattern.test(text))

function stringsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text)
    else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest))
  return found
}

const ATTRIBUTES = /^(aria-(label|description|roledescription)|title|placeholder|alt)$/

/** The texts of a template, and the strings of its expressions. */
function textsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, name, data, value } = node as Record<string, unknown>
    // The logo is drawn with letters, and keys have their names on them.
    if (type === 'RegularElement' && (name === 'kbd' || isLogo(node))) return
    if (type === 'StyleDirective') return
    if (type === 'Attribute' && !ATTRIBUTES.test(String(name)) && isPlain(value)) return
    if (type === 'Text' && /\p{L}/u.test(String(data))) found.push(`Text: ${String(data).trim()}`)
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked)
    Object.values(node).forEach(visit)
  }
  const { fragment } = parse(source, { modern: true })
  visit(fragment)
  return found
}

/** Whether an attribute has no expressions, or is made of texts that are no words of ours. */
const isPlain = (value: unknown): boolean => value === true || Array.isArray(value)

const isLogo = (node: object): boolean =>
  'attributes' in node && JSON.stringify(node.attributes).includes('"logo"')

const scriptOf = (source: string): string =>
  [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n')

test('words are found where there are some', () => {
  expect(stringsOf("const a = `Hello ${b}`; c('Good bye')").filter(isWrong)).toEqual([
    'Hello ',
    'Good bye',
  ])
  const template = "<p>Hi {a ? 'Not now' : b}</p><b title='Why' class='Up there'>{c}</b>"
  expect(textsOf(template).filter(isWrong)).toEqual(['Text: Hi', 'Not now', 'Text: Why'])
  expect(['M3 13h10', 'act-end', 'two-words', 'R7'].filter(isWrong)).toEqual([])
})

test.each(Object.entries(SOURCES))('%s has no words of its own', (name, source) => {
  const strings = name.endsWith('.ts')
    ? stringsOf(source)
    : [...stringsOf(scriptOf(source)), ...textsOf(source)]
  expect(strings.filter(isWrong)).toEqual([])
})
