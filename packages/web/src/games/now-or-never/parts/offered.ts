// Cards offered to choose from: heroes and quests at the start, cards and orders that were drawn, and gear, which is
// also face up in the market.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

const GEAR = 'gear'
/** Kinds of options that take a card. */
const TAKING = new Set(['hero', 'left', GEAR])

const taken = ({ ask }: Update, taking: (kind: string) => boolean) =>
  ask?.options.filter(({ kind }) => taking(kind)).map(({ at }) => at.slice(at.indexOf(':') + 1)) ?? []

/** Quests and orders that were drawn and not chosen from yet, including those that can't be chosen right now. */
function drawn(update: Update): readonly string[] {
  const { seat, players } = viewOf(update)
  const own = seat === null ? undefined : players[seat]
  return own === undefined ? [] : [...(own.drawn ?? []), ...own.looked]
}

/** The ids of the cards offered to the player. */
export function offered(update: Update): readonly string[] {
  if (update.ask === null || update.ask.aside) return []
  const cards = drawn(update)
  return cards.length > 0 ? cards : taken(update, (kind) => TAKING.has(kind))
}

/** Are all of them face up on the table? */
export function lieOpen(update: Update): boolean {
  return drawn(update).length === 0 && taken(update, (kind) => TAKING.has(kind) && kind !== GEAR).length === 0
}
