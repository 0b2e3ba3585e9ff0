// What an option would bring: what trying it out showed, but for what its label has said already.
import type { GameEvent, Option, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { event } from '../events/en.ts'

/** The events that say no more than the label of the option does. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  hero: ['heroTaken'],
  keep: ['sealed'],
  pass: ['passed'],
  use: ['hired', 'paid'],
  recruit: ['recruited', 'paid'],
  either: ['rested', 'gained'],
  space: ['built', 'paid'],
  cheaper: ['built'],
  'full-price': ['built', 'paid'],
  house: ['housed'],
  rehouse: ['rehoused'],
  refill: ['refilled', 'paid'],
  order: ['orderDone', 'paid'],
  take: ['villager'],
  arrow: ['setOut'],
  move: ['moved'],
  visit: ['visited'],
  fight: ['fightBegun'],
  play: ['questPlayed', 'paid'],
  power: ['used', 'paid'],
  learn: ['placed', 'paid'],
  reroll: ['paid'],
  change: ['changed'],
  ready: ['readied'],
  borrow: ['borrowed', 'paid'],
  retreat: ['fightLost', 'gained'],
  strike: ['struck', 'hurt'],
  'put-away': ['putAway'],
  'keep-order': ['orderTaken'],
}

export function hint(
  f: F,
  option: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: Seat | null,
): string[] {
  // Only the first of a type is the option's own; the same may happen again in its wake.
  const own = (SAID[option.kind] ?? []).map((said) => events.findIndex(({ type }) => type === said))
  return events.flatMap((happened, i) => (own.includes(i) ? [] : (event(f, happened, names, reader) ?? [])))
}
