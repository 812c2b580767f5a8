// What this browser remembers between visits.

/** A value that this browser has stored, or another where there is none that can be read. */
export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Remove all values whose keys begin with something. */
export function removeAll(start: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** Store a value; null removes it. */
export function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that stores nothing still plays.
  }
}
