// The secret of a link, which stands in its fragment: kept for this tab, and taken from the address.

const kept = (table: string): string => `red7.key.${table}`

/** The secret by which this page may see a table; empty if it came without one. */
export function keyOf(table: string): string {
  const given = globalThis.location?.hash.slice(1) ?? ''
  try {
    if (given) {
      sessionStorage.setItem(kept(table), given)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    return given || (sessionStorage.getItem(kept(table)) ?? '')
  } catch {
    return given
  }
}

/** The link to a table with a secret in its fragment. */
export const linkTo = (table: string, secret: string): string =>
  `${location.origin}/table/${table}#${secret}`

/** The link that moves something to another device. */
export const transferLink = (secret: string): string => `${location.origin}/take#${secret}`
