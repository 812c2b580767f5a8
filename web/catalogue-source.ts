// The Fluent files of a language as one text, without what is said to translators.

export const ENGLISH = 'en'
const TEXTS = new URL('../red7/texts/', import.meta.url).pathname
/** Files that the page does without. */
const ELSEWHERE = ['terminal.ftl', 'pictures.ftl', 'link_previews.ftl']
/** Where a message or a term begins, and its name; what goes on is indented. */
const BEGINNING = /^(?=-?[a-z][\w-]* *=)/gim
const NAME = /^-?[\w-]+/

/** What files are read with, and who is told to look at them again. */
interface Reader {
  fs: {
    readdir(folder: string): Promise<string[]>
    readFile(file: string, options: { encoding: 'utf8' }): Promise<string>
  }
  addWatchFile(file: string): void
}

/** All that the page says in a language; what it lacks is said in English. */
export async function messagesOf(
  reader: Reader,
  language: string,
  texts: string = TEXTS,
): Promise<string> {
  const own = await sourceOf(reader, `${texts}${language}/`)
  return language === ENGLISH ? own : completed(own, await sourceOf(reader, `${texts}${ENGLISH}/`))
}

/** The languages that there are, by the names of their folders. */
export async function languages(reader: Reader): Promise<string[]> {
  const names = (await reader.fs.readdir(TEXTS)).filter((name) => /^[a-z]{2}(-\w+)?$/.test(name))
  return names.sort()
}

async function sourceOf(reader: Reader, folder: string): Promise<string> {
  const names = (await reader.fs.readdir(folder)).filter((name) => name.endsWith('.ftl')).sort()
  const files = names.filter((name) => !ELSEWHERE.includes(name)).map((name) => folder + name)
  files.forEach((file) => reader.addWatchFile(file))
  const texts = await Promise.all(
    files.map((file) => reader.fs.readFile(file, { encoding: 'utf8' })),
  )
  return texts
    .join('\n')
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{2,}/g, '\n')
}

/** The messages of a language, then those of English that it lacks. */
function completed(own: string, english: string): string {
  const known = new Set(own.split(BEGINNING).map(nameOf))
  const lacked = english.split(BEGINNING).filter((entry) => !known.has(nameOf(entry)))
  return [own, ...lacked].join('\n')
}

const nameOf = (entry: string): string => NAME.exec(entry)?.[0] ?? ''
