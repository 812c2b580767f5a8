// The keyboard's focus: it goes on where a card has taken it away.
import type { Choice } from '../wire'
import type { LiveTable } from './live-table.svelte'

/** Use a card as its player chose to, and go on by keys where they left off. */
export async function useCard(table: LiveTable, choice: Choice): Promise<void> {
  await table.editor.choose(choice)
  const focus = document.activeElement
  if (choice.refusal || (focus && focus !== document.body)) return
  document.querySelector<HTMLElement>('[data-end]:not(:disabled)')?.focus({ preventScroll: true })
}
