// The result of an option: the events of trying it out, without those its label already states, as a kind of event or as
// an amount.
import type { GameEvent, Option, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { type Useless, uselessFor } from '../../rules/useless.ts'
import { event } from '../events/en.ts'
import { label } from '../options/en.ts'
import { bagOf, number } from '../telling/en.ts'
import { amounts, count } from '../words/en.ts'

/** By kind of option, the events that say no more than its label. */
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

/** The amount of an event, as a label would put it; null for other events. */
function amountOf({ type, ...event }: GameEvent): string | null {
  if (type === 'hurt') return count(number(event['n']), 'heart')
  return type === 'paid' || type === 'gained' ? amounts(bagOf(event[type === 'paid' ? 'price' : type])) : null
}

/** Does the label of a visit name all of this event? A smaller gain than the label promises is still shown. */
function isInLabel(f: F, option: Option, event: GameEvent, names: readonly string[]): boolean {
  const amount = amountOf(event)
  if (option.kind !== 'visit' || event.from !== option.name || amount === null) return false
  return label(f, option, names)
    .split(/: |; /)
    .some((part) => part.endsWith(` ${amount}`))
}

const USELESS_EN: Readonly<Record<Useless, string>> = {
  nothing: 'Gains nothing now.',
  build: 'Leaves too few coins for any building',
  'sell-first': 'Sell goods to have enough coins for a building',
}

export function hint(
  f: F,
  option: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: Seat | null,
): string[] {
  // Only the first event of a type is left out; a later one is a consequence the label does not state.
  const own = (SAID[option.kind] ?? []).map((said) => events.findIndex(({ type }) => type === said))
  const useless = uselessFor(f, reader ?? f.state.turn.seat, option)
  const warned = useless !== null && !events.some(({ type }) => type === 'tooDear')
  return [
    ...(warned ? [USELESS_EN[useless]] : []),
    ...events.flatMap((happened, i) =>
      own.includes(i) || isInLabel(f, option, happened, names)
        ? []
        : (event(f, happened, names, reader) ?? []),
    ),
  ]
}
