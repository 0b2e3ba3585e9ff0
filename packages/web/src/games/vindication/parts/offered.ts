// Cards held out to choose from: quests, the cards of an empowered draw, the face-up card of a draw (which is on the
// table, too), and the offers of modules.
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

/**
 * Are all of them face up on the table? A market counts only if it can be declined; otherwise the player must choose
 * from the cards that are held out.
 */
export function lieOpen(update: Update): boolean {
  const market = update.ask?.options.some(({ manner }) => manner === 'declines') === true
  const { offers } = modulesInPlay()
  return optionsOf(update).every(({ kind }) => kind === OPEN || (market && offers[kind] === 'open'))
}
