// What is possible at almost any moment, and seldom meant: it glows faintly, and waits in the menu of
// its thing.
import type { WireOption } from '@lorehall/host'

export function isQuiet({ manner }: Pick<WireOption, 'manner'>): boolean {
  return manner === 'quiet'
}
