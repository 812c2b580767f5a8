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

/** Store a value; null removes it. */
export function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that stores nothing still plays.
  }
}
