// Cards that are offered to choose from: quests at the start, what an empowered draw turned up, and the
// open card of a draw, which lies on the table as well.
import type { Update } from '@lorehall/host'

const OPEN = 'open'
const OFFERED = new Set(['keep', 'take', OPEN])

const optionsOf = ({ ask }: Update) =>
  ask?.options.filter(({ kind, at }) => OFFERED.has(kind) && at.startsWith('card:')) ?? []

/** The ids of the cards that are held out to the player. */
export function offered(update: Update): string[] {
  return optionsOf(update).map(({ at }) => at.slice('card:'.length))
}

/** Do all of them lie open on the table? */
export function lieOpen(update: Update): boolean {
  return optionsOf(update).every(({ kind }) => kind === OPEN)
}
