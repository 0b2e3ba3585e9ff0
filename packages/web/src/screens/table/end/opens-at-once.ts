// Whether the scores lie over the board in the moment the game is over. What ended it is looked at
// first, and whoever has seen enough asks for them.
import type { Update } from '@lorehall/host'
import type { Settings } from '../../../state/settings.ts'

export function opensAtOnce(
  { fresh, events }: Pick<Update, 'fresh' | 'events'>,
  { speed }: Pick<Settings, 'speed'>,
): boolean {
  // The table was over when it was opened, or was ended by agreement: there is nothing to be seen.
  return fresh || events.length === 0 || speed === 0
}
