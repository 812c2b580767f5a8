// The icon of the browser's tab: while it is the player's turn, it has a dot.
const TURN = '/icon-turn.svg'
const USUAL = '/icon.svg'

/** Show in the tab's icon whether it is the player's turn; give back what ends that. */
export function showTurnInIcon(isTurn: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute('href', isTurn ? TURN : USUAL)
  return () => link?.setAttribute('href', USUAL)
}
