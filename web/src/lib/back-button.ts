// The browser's Back closes an open window before it leaves the page. While windows are open, one
// entry of the history stands for them.

const open: (() => void)[] = []
/** Whether the entry is being given up, which takes the browser a moment. */
let leaving = false
/** Where to go once it is given up. */
let next: string | null = null
const isOurs = (): boolean => !!(history.state as { window?: boolean } | null)?.window

/** Back closes a window by a function; gives what must be called once it is closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  if (!isOurs()) history.pushState({ window: true }, '')
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
    // One window may open another: the entry goes when none is left.
    setTimeout(() => {
      if (open.length || leaving || !isOurs()) return
      leaving = true
      history.back()
    })
  }
}

/** Go to another address; the entry of a window is not worth coming back to. */
export function pushPath(path: string): void {
  if (leaving) next = path
  else if (isOurs()) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
}

globalThis.addEventListener?.('popstate', () => {
  if (!leaving) open.pop()?.()
  leaving = false
  if (next !== null) history.pushState(null, '', next)
  next = null
  if (open.length && !isOurs()) history.pushState({ window: true }, '')
})
