// Cards that are offered to choose from: quests, what an empowered draw turned up, the open card of a draw, which lies
// on the table as well, and what modules hold out.
import type { Update, WireOption } from '@lorehall/host'
import { modulesInPlay } from '../in-play.ts'

const OPEN = 'open'
const HELD = new Set(['keep', 'take', OPEN])

const CARD = /^card:/

function isOffered({ kind, at }: WireOption): boolean {
  return HELD.has(kind) ? CARD.test(at) : kind in modulesInPlay().offers && at !== ''
}

const optionsOf = ({ ask }: Update) => ask?.options.filter(isOffered) ?? []

/** The ids of the cards that are held out to the player. */
export function offered(update: Update): string[] {
  return optionsOf(update).map(({ at }) => at.replace(CARD, ''))
}

/** Do all of them lie open on the table? What an empowered draw turned up must be chosen from. */
export function lieOpen(update: Update): boolean {
  const market = update.ask?.options.some(({ manner }) => manner === 'declines') === true
  const { offers } = modulesInPlay()
  return optionsOf(update).every(({ kind }) => kind === OPEN || (market && offers[kind] === 'open'))
}
