// How bots judge treachery: weights of options, and the value of harming others.
import { cardsOf, player } from '../../rules/counters.ts'
import { card } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { goods } from '../../bot/worth.ts'
import { others } from './rules/near.ts'
import { treacheryOf } from './state.ts'

/** For the quick player; 10 is usual. */
export const eager: Readonly<Record<string, number>> = {
  mark: 25,
  'mark-region': 20,
  lift: 6,
  'lift-region': 4,
  usurp: 60,
  shove: 30,
  dash: 10,
  stay: 14,
  siphon: 30,
  'pay-alone': 10,
}

const WORTH = {
  /** A black block on a card, to its owner. */
  marked: -3,
  /** On a region, to its owner, in addition to the points lost. */
  closed: -1.5,
  /** A traitor gives more than others do. */
  traitor: 1.5,
}

/** A player's prospects, reduced for marked cards and regions. */
function means(f: F, seat: number): number {
  const { cards, hexes } = treacheryOf(f)
  const p = player(f, seat)
  let worth = 0
  for (const id of cards) {
    if (cardsOf(p).includes(id)) worth += WORTH.marked
  }
  for (const hex of hexes) if (at(f.state.owners, hex) === seat) worth += WORTH.closed
  return worth
}

/** The losses of others count as gains, divided among all their opponents. */
export function worth(f: F, seat: number): number {
  let total = means(f, seat)
  for (const { card: id } of player(f, seat).party)
    if (card(f, id).treacherous === true) total += WORTH.traitor
  let rivals = 0
  for (const other of others(f, seat)) rivals += means(f, other) + goods(player(f, other))
  return total - rivals / (f.seats - 1)
}
