// Cards that are offered to choose from: quests, what an empowered draw turned up, wishes, tiles to be built, loot,
// and the open card of a draw, which lies on the table as well, as the pets of the market do.
import type { Update } from '@lorehall/host'

const OPEN = 'open'
const PET = 'adopt'
const OFFERED = new Set(['keep', 'take', 'wish', 'build', 'loot', 'swap-in', OPEN, PET])

const optionsOf = ({ ask }: Update) =>
  ask?.options.filter(({ kind, at }) => OFFERED.has(kind) && /^(?:card|tile):/.test(at)) ?? []

/** The ids of the cards that are held out to the player. */
export function offered(update: Update): string[] {
  return optionsOf(update).map(({ at }) => at.replace(/^card:/, ''))
}

/** Do all of them lie open on the table? What an empowered draw turned up must be chosen from. */
export function lieOpen(update: Update): boolean {
  const market = update.ask?.options.some(({ manner }) => manner === 'declines') === true
  return optionsOf(update).every(({ kind }) => kind === OPEN || (market && kind === PET))
}
