// What pages are told of a game, whole or as changes.
import type { Change, Told } from '@lorehall/host/changes'

export const isWhole = (message: object): message is Told => 'update' in message
export const isChange = (message: object): message is { change: Change } => 'change' in message

/** How the table stands, apart from what is new. */
export function standIn(told: Told | null): object | null {
  if (told === null) return null
  const { after: _after, events: _events, log: _log, fresh: _fresh, ...stand } = told.update
  return { ...stand, deadlines: told.deadlines }
}
