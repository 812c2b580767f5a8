// Tables that this page has just opened: those are shown from their deal on.

const fresh = new Set<string>()

export const open = (table: string): string => {
  fresh.add(table)
  return `/table/${table}`
}

/** Whether a table was just opened; asked once. */
export const isFresh = (table: string): boolean => fresh.delete(table)
