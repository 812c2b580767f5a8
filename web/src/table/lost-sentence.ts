// That there is no connection to the table, and what is kept until there is one.
import { plainText, richText, sentences } from '../texts/catalogue'
import type { LiveTable } from './live-table.svelte'

/** A sentence where the table cannot be reached; null where it can. */
export function lostSentence({ session, timeline, outbox }: LiveTable): string | null {
  if (session.connected || session.stale || session.cookieless || !timeline.frame) return null
  const lost = richText('table-lost', { why: session.trouble })
  const pending = outbox.pending?.type
  return plainText(
    sentences(pending ? [lost, richText('table-lost-pending', { what: pending })] : [lost]),
  )
}
