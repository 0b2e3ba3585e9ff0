// Whether the scores open as soon as the game is over. Otherwise the player first sees what ended the game, and opens
// the scores with a button.
import type { Update } from '@lorehall/host'
import type { Settings } from '../../../state/settings.ts'

export function opensAtOnce(
  { fresh, events }: Pick<Update, 'fresh' | 'events'>,
  { speed }: Pick<Settings, 'speed'>,
): boolean {
  // If the table was already over when it was opened, or was ended by agreement, there is no last move to see.
  return fresh || events.length === 0 || speed === 0
}
