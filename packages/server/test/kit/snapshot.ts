// Messages about a game: whole updates and changes.
import type { Change, SentUpdate } from '@lorehall/host/changes'

export const isWhole = (message: object): message is SentUpdate => 'update' in message
export const isChange = (message: object): message is { change: Change } => 'change' in message

/** The state that the page keeps: the update without its news. */
export function snapshotIn(sent: SentUpdate | null): object | null {
  if (sent === null) return null
  const { after: _after, events: _events, log: _log, fresh: _fresh, ...snapshot } = sent.update
  return { ...snapshot, deadlines: sent.deadlines }
}
