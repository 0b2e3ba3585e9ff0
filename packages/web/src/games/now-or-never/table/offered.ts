// Cards that are held out to choose from: heroes and quests at the start, cards and orders that were drawn, and
// gear, which lies open at the market as well.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

const GEAR = 'gear'
/** Kinds of answers that take a card, which stands behind what it is. */
const TAKING = new Set(['hero', 'left', GEAR])

const taken = ({ ask }: Update, taking: (kind: string) => boolean) =>
  ask?.options.filter(({ kind }) => taking(kind)).map(({ at }) => at.slice(at.indexOf(':') + 1)) ?? []

/** Quests and orders that were drawn and not chosen from yet: also those that cannot be chosen just now. */
function drawn(update: Update): readonly string[] {
  const { seat, players } = viewOf(update)
  const own = seat === null ? undefined : players[seat]
  return own === undefined ? [] : [...(own.drawn ?? []), ...own.looked]
}

/** The ids of the cards that are held out to the player. */
export function offered(update: Update): readonly string[] {
  if (update.ask === null || update.ask.aside) return []
  const cards = drawn(update)
  return cards.length > 0 ? cards : taken(update, (kind) => TAKING.has(kind))
}

/** Do all of them lie open on the table? */
export function lieOpen(update: Update): boolean {
  return drawn(update).length === 0 && taken(update, (kind) => TAKING.has(kind) && kind !== GEAR).length === 0
}
