// A pseudo-language for development: longer, accented, so that what is no message stands out.

const PLAIN = 'aeiouycnszAEIOUYCNSZ'
const ACCENTED = 'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'

/** A text, accented, with every vowel twice. */
export function pseudo(text: string): string {
  return text
    .replace(/[aeiou]/g, '$&$&')
    .replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
}
