// Whether this browser keeps cookies; without one the server does not know whose seat is whose.

/** Tried out, as `navigator.cookieEnabled` is true in browsers that were told to block them. */
export function keepsCookies(): boolean {
  try {
    document.cookie = 'red7.try=1; SameSite=Strict'
    const kept = document.cookie.includes('red7.try=1')
    document.cookie = 'red7.try=1; SameSite=Strict; Max-Age=0'
    return kept
  } catch {
    return false
  }
}
