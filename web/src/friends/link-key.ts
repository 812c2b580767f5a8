// The secret of a link to a table. It stays in the address, as its fragment, so that the address can
// be copied and sent on; a browser never sends a fragment to a server.

const kept = (table: string): string => `red7.key.${table}`
/** Base64 of 24 bytes. What a messenger puts behind a link does not count. */
const SECRET = /^[\w-]{32}/

const inAddress = (): string => {
  const given = globalThis.location?.hash.slice(1) ?? ''
  return SECRET.exec(given)?.[0] ?? given
}

function recall(table: string): string {
  try {
    return sessionStorage.getItem(kept(table)) ?? ''
  } catch {
    return ''
  }
}

/** The secret by which this page may see a table; empty if it came without one. */
export function keyOf(table: string): string {
  const given = inAddress()
  keepKey(table, given)
  return given || recall(table)
}

/** Why the secret of this page opens no table: there is none, it is cut off, or it is void. */
export function wrongWithKey(table: string): 'missing' | 'link-cut' | 'link-dead' {
  const key = keyOf(table)
  if (!key) return 'missing'
  return SECRET.test(key) ? 'link-dead' : 'link-cut'
}

/** Whether the address has another secret than the one by which this page sees the table. */
export function isOtherLink(table: string): boolean {
  const given = inAddress()
  return !!given && given !== recall(table)
}

/** Remember the secret by which this tab may see a table. */
export function keepKey(table: string, secret: string): void {
  try {
    if (secret) sessionStorage.setItem(kept(table), secret)
  } catch {
    // Without storage the address alone has it.
  }
}

/** Put the secret by which others may come to a table into the address; an empty one takes it out. */
export function showInAddress(table: string, secret: string): void {
  const fragment = secret && `#${secret}`
  if (location.hash === fragment || !location.pathname.endsWith(`/${table}`)) return
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}

/** The link to a table with a secret in its fragment. */
export const linkTo = (table: string, secret: string): string =>
  `${location.origin}/table/${table}#${secret}`

/** The link that moves something to another device. */
export const transferLink = (secret: string): string => `${location.origin}/take#${secret}`
