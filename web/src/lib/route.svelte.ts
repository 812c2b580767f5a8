// Which page is shown, by the address.
import { pushPath } from './back-button'

class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  /** To an address within the site, with what it asks for, such as a moment of a replay. */
  go(address: string): void {
    const [path = address] = address.split(/[?#]/)
    const here = location.pathname + (address === path ? '' : location.search)
    if (address !== here) pushPath(address)
    this.path = path
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** Links within the site do not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return
  // The browser itself goes to a part of the page that is shown.
  const isHere = link.pathname === location.pathname && link.search === location.search
  if (link.hash && isHere) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
